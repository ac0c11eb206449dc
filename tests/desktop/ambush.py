"""The engagement of the pictures, with fields that nobody reads."""

PERCUTANT = "souffle percutant (mitraille • puissance 4/2)"
AMBUSH = {
    "toise": "engagement",
    "version": 1,
    "system": "hell_dorado",
    "note": "kept",
    "rules": {},
    "attacker": {"name": "Bombardière", "shooting": 3, "mood": "grim"},
    "weapon": PERCUTANT,
    "circumstances": {},
    "targets": [
        {"name": "Goule", "side": "foe", "protection": 1, "hit_points": 6, "distance": 1.7},
        {"name": "Succube", "side": "foe", "hit_points": 8, "distance": 3.4, "hat": "red"},
        {"name": "Sorcier", "side": "foe", "hit_points": 4, "cover": 1, "distance": 5.0},
        {
            "name": "Reître",
            "side": "ally",
            "protection": 2,
            "hit_points": 8,
            "in_area": False,
            "engaged_with": ["Succube"],
        },
    ],
}
