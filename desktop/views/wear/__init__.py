"""Figures that wear away: their sheets, what befalls them, their editions side by side."""
