<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source> (out of action)</source>
        <translation> (hors de combat)</translation>
    </message>
    <message>
        <source> (out {chance})</source>
        <translation> (hors {chance})</translation>
    </message>
    <message>
        <source>% or less</source>
        <translation>% ou moins</translation>
    </message>
    <message>
        <source>% or more</source>
        <translation>% ou plus</translation>
    </message>
    <message numerus="yes">
        <source>%n HP</source>
        <translation>
            <numerusform>%n&#xa0;PV</numerusform>
            <numerusform>%n&#xa0;PV</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n HP lost</source>
        <translation>
            <numerusform>%n PV perdu</numerusform>
            <numerusform>%n PV perdus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n HP lost in all.</source>
        <translation>
            <numerusform>%n PV perdu en tout.</numerusform>
            <numerusform>%n PV perdus en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n HP lost, out of action.</source>
        <translation>
            <numerusform>%n&#xa0;PV perdu, hors de combat.</numerusform>
            <numerusform>%n&#xa0;PV perdus, hors de combat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n HP lost, {left}.</source>
        <translation>
            <numerusform>%n&#xa0;PV perdu, {left}.</numerusform>
            <numerusform>%n&#xa0;PV perdus, {left}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n SP</source>
        <translation>
            <numerusform>%n PS</numerusform>
            <numerusform>%n PS</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n SP left of {points}</source>
        <translation>
            <numerusform>%n PS restant sur {points}</numerusform>
            <numerusform>%n PS restants sur {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n SP of {structure} lost: {penalty}.</source>
        <translation>
            <numerusform>%n PS perdu sur {structure}&#xa0;: {penalty}.</numerusform>
            <numerusform>%n PS perdus sur {structure}&#xa0;: {penalty}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n added</source>
        <translation>
            <numerusform>%n ajouté</numerusform>
            <numerusform>%n ajoutés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s)</source>
        <translation>
            <numerusform>%n attaque</numerusform>
            <numerusform>%n attaques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s) without a law: nothing is counted.</source>
        <translation>
            <numerusform>%n attaque sans loi&#xa0;: rien n’est compté.</numerusform>
            <numerusform>%n attaques sans loi&#xa0;: rien n’est compté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) not computed</source>
        <translation>
            <numerusform>%n case non calculée</numerusform>
            <numerusform>%n cases non calculées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n modifié</numerusform>
            <numerusform>%n modifiés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n dégât</numerusform>
            <numerusform>%n dégâts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage per hit</source>
        <translation>
            <numerusform>%n dégât par touche</numerusform>
            <numerusform>%n dégâts par touche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dé</numerusform>
            <numerusform>%n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice at once</source>
        <translation>
            <numerusform>%n dé à la fois</numerusform>
            <numerusform>%n dés à la fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice in all</source>
        <translation>
            <numerusform>%n dé en tout</numerusform>
            <numerusform>%n dés en tout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice left</source>
        <translation>
            <numerusform>%n dé restant</numerusform>
            <numerusform>%n dés restants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice to come</source>
        <translation>
            <numerusform>%n dé à venir</numerusform>
            <numerusform>%n dés à venir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice: missed, certain</source>
        <translation>
            <numerusform>%n dé&#xa0;: manqué, certain</numerusform>
            <numerusform>%n dés&#xa0;: manqué, certain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die too many</source>
        <translation>
            <numerusform>%n dé en trop</numerusform>
            <numerusform>%n dés en trop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n direction(s) looked at</source>
        <translation>
            <numerusform>%n direction regardée</numerusform>
            <numerusform>%n directions regardées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n entrée</numerusform>
            <numerusform>%n entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n figurine</numerusform>
            <numerusform>%n figurines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) attacked</source>
        <translation>
            <numerusform>%n figurine attaquée</numerusform>
            <numerusform>%n figurines attaquées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n touche</numerusform>
            <numerusform>%n touches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s) destroy it nine times out of ten</source>
        <translation>
            <numerusform>%n touche le détruit neuf fois sur dix</numerusform>
            <numerusform>%n touches le détruisent neuf fois sur dix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s) to come</source>
        <translation>
            <numerusform>%n touche à résoudre</numerusform>
            <numerusform>%n touches à résoudre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s), each: {law}.</source>
        <translation>
            <numerusform>%n touche&#xa0;: {law}.</numerusform>
            <numerusform>%n touches, chacune&#xa0;: {law}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in melee</source>
        <translation>
            <numerusform>%n en mêlée</numerusform>
            <numerusform>%n en mêlée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>il en reste %n</numerusform>
            <numerusform>il en reste %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%n non comptée</numerusform>
            <numerusform>%n non comptées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) that can&apos;t be read</source>
        <translation>
            <numerusform>%n ligne illisible</numerusform>
            <numerusform>%n lignes illisibles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more may be reached through a melee</source>
        <translation>
            <numerusform>%n autre peut être touchée par une mêlée</numerusform>
            <numerusform>%n autres peuvent être touchées par une mêlée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) looked at</source>
        <translation>
            <numerusform>%n point regardé</numerusform>
            <numerusform>%n points regardés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n profile(s) copied</source>
        <translation>
            <numerusform>%n profil copié</numerusform>
            <numerusform>%n profils copiés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n profile(s) copied to {name}</source>
        <translation>
            <numerusform>%n profil copié dans {name}</numerusform>
            <numerusform>%n profils copiés dans {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n profile(s) deleted</source>
        <translation>
            <numerusform>%n profil supprimé</numerusform>
            <numerusform>%n profils supprimés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n profile(s) moved to {name}</source>
        <translation>
            <numerusform>%n profil déplacé vers {name}</numerusform>
            <numerusform>%n profils déplacés vers {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n profile(s) selected</source>
        <translation>
            <numerusform>%n profil sélectionné</numerusform>
            <numerusform>%n profils sélectionnés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n re-roll(s)</source>
        <translation>
            <numerusform>%n relance</numerusform>
            <numerusform>%n relances</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n section</numerusform>
            <numerusform>%n sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shot(s)</source>
        <translation>
            <numerusform>%n tir</numerusform>
            <numerusform>%n tirs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) off</source>
        <translation>
            <numerusform>à&#xa0;%n case</numerusform>
            <numerusform>à&#xa0;%n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) towards {hour} o&apos;clock</source>
        <translation>
            <numerusform>%n case vers {hour}&#xa0;h</numerusform>
            <numerusform>%n cases vers {hour}&#xa0;h</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n degré</numerusform>
            <numerusform>%n degrés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n target(s)</source>
        <translation>
            <numerusform>%n cible</numerusform>
            <numerusform>%n cibles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n toise(s)</source>
        <translation>
            <numerusform>%n toise</numerusform>
            <numerusform>%n toises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n typed, then rolled, seed {seed}</source>
        <translation>
            <numerusform>%n saisi, puis lancé, graine {seed}</numerusform>
            <numerusform>%n saisis, puis lancés, graine {seed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unchanged</source>
        <translation>
            <numerusform>%n inchangé</numerusform>
            <numerusform>%n inchangés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n under the template</source>
        <translation>
            <numerusform>%n sous le gabarit</numerusform>
            <numerusform>%n sous le gabarit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) not saved</source>
        <translation>
            <numerusform>%n valeur non enregistrée</numerusform>
            <numerusform>%n valeurs non enregistrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weapon(s)</source>
        <translation>
            <numerusform>%n arme</numerusform>
            <numerusform>%n armes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound roll(s), 2d6, read on the wound table that was filled in.</source>
        <translation>
            <numerusform>%n jet de blessures, 2d6, lu sur le tableau des blessures rempli.</numerusform>
            <numerusform>%n jets de blessures, 2d6, lus sur le tableau des blessures rempli.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound roll(s), 2d6: the lower die gives the column, the higher + FOR − RES the row of your table.</source>
        <translation>
            <numerusform>%n jet de blessures, 2d6&#xa0;: le dé le plus faible donne la colonne, l’autre + FOR − RES la ligne de votre tableau.</numerusform>
            <numerusform>%n jets de blessures, 2d6&#xa0;: le dé le plus faible donne la colonne, l’autre + FOR − RES la ligne de votre tableau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s) or repair(s), played in order.</source>
        <translation>
            <numerusform>%n blessure ou réparation.</numerusform>
            <numerusform>%n blessures ou réparations, jouées dans l’ordre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s) soaked</source>
        <translation>
            <numerusform>%n Blessure encaissée</numerusform>
            <numerusform>%n Blessures encaissées</numerusform>
        </translation>
    </message>
    <message>
        <source>+2 to evade</source>
        <translation>+2 à l’Évasion</translation>
    </message>
    <message>
        <source>+2, or up to 4 points of penalties ignored, whichever is more</source>
        <translation>+2, ou jusqu’à 4 points de malus ignorés, le plus avantageux</translation>
    </message>
    <message>
        <source>+{taken} of theirs out of action, no risk to ours</source>
        <translation>+{taken} des leurs hors de combat, sans risque pour les nôtres</translation>
    </message>
    <message>
        <source>+{taken} of theirs out of action, −{friendly} of ours, {risk} to hurt one of ours</source>
        <translation>+{taken} des leurs hors de combat, −{friendly} des nôtres, {risk} d’atteindre l’un des nôtres</translation>
    </message>
    <message>
        <source>0: back on his feet with none left</source>
        <translation>0&#xa0;: de nouveau debout sans aucun</translation>
    </message>
    <message>
        <source>1 w.</source>
        <translation>1 bl.</translation>
    </message>
    <message>
        <source>1 wound</source>
        <translation>1 Blessure</translation>
    </message>
    <message>
        <source>12 away from the attacker</source>
        <translation>12 à l’opposé de l’attaquant</translation>
    </message>
    <message>
        <source>12 o&apos;clock points away from the attacker.</source>
        <translation>12 heures pointe à l’opposé de l’attaquant.</translation>
    </message>
    <message>
        <source>12 o&apos;clock points up the table.</source>
        <translation>12 heures pointe vers le haut de la table.</translation>
    </message>
    <message>
        <source>12 up the table</source>
        <translation>12 en haut de la table</translation>
    </message>
    <message>
        <source>2 w.</source>
        <translation>2 bl.</translation>
    </message>
    <message>
        <source>2 wounds</source>
        <translation>2 Blessures</translation>
    </message>
    <message>
        <source>3 w.</source>
        <translation>3 bl.</translation>
    </message>
    <message>
        <source>3 wounds</source>
        <translation>3 Blessures</translation>
    </message>
    <message>
        <source>4 for a helmet: knocked down in place of stunned</source>
        <translation>4 pour un casque&#xa0;: à terre au lieu de sonné</translation>
    </message>
    <message>
        <source>7 or more to hit</source>
        <translation>7 ou plus pour toucher</translation>
    </message>
    <message>
        <source>7 or more to hit is impossible.</source>
        <translation>7 ou plus pour toucher est impossible.</translation>
    </message>
    <message>
        <source>: </source>
        <comment>between a place and what is said of it</comment>
        <translation>&#xa0;: </translation>
    </message>
    <message>
        <source>A 1 always fails</source>
        <translation>Un 1 échoue toujours</translation>
    </message>
    <message>
        <source>A 1 always fails to hit and to save.</source>
        <translation>Un 1 échoue toujours pour toucher et en sauvegarde.</translation>
    </message>
    <message>
        <source>A 1 fails only where more is needed.</source>
        <translation>Un 1 n’échoue que s’il faut davantage.</translation>
    </message>
    <message>
        <source>A Benny is spent on every hit that would wound</source>
        <translation>Un Jeton est dépensé pour chaque coup qui blesserait</translation>
    </message>
    <message>
        <source>A Wild Card rolls his Wild Die to soak.</source>
        <translation>Un Joker lance son dé Joker pour encaisser.</translation>
    </message>
    <message>
        <source>A base that just meets the template is not under it.</source>
        <translation>Un socle qui ne fait qu’affleurer le gabarit n’est pas dessous.</translation>
    </message>
    <message>
        <source>A base that just meets the template is touched.</source>
        <translation>Un socle qui effleure le gabarit est touché.</translation>
    </message>
    <message>
        <source>A battle needs a name.</source>
        <translation>Il faut un nom à la bataille.</translation>
    </message>
    <message>
        <source>A battle needs a roster of this game first.</source>
        <translation>Il faut d’abord une compagnie de ce jeu.</translation>
    </message>
    <message>
        <source>A blunderbuss hits without a die, bolas wound nobody</source>
        <translation>Un tromblon touche sans dé, des bolas ne blessent personne</translation>
    </message>
    <message>
        <source>A chance as in 1/3, 0.25, 25 % or 2/6</source>
        <translation>Une chance, comme 1/3, 0,25, 25&#xa0;% ou 2/6</translation>
    </message>
    <message>
        <source>A critical of a weapon with several wounds inflicts the larger number.</source>
        <translation>Le critique d’une arme à plusieurs blessures inflige le plus grand nombre.</translation>
    </message>
    <message>
        <source>A d6 is rolled beside the trait</source>
        <translation>Un d6 est lancé à côté du Trait</translation>
    </message>
    <message>
        <source>A dagger&apos;s +1: 6+ from nothing</source>
        <translation>Le +1 d’une dague&#xa0;: 6+ sans armure</translation>
    </message>
    <message>
        <source>A failure deviates by {dice}, {most} squares at most.</source>
        <translation>Un échec dévie de {dice}, {most} cases au plus.</translation>
    </message>
    <message>
        <source>A failure does nothing.</source>
        <translation>Un échec ne fait rien.</translation>
    </message>
    <message>
        <source>A fall of {height}″: 1d3 hits of Strength {height}, no save.</source>
        <translation>Une chute de {height}&#xa0;ps&#xa0;: 1d3 touches de Force {height}, sans sauvegarde.</translation>
    </message>
    <message>
        <source>A figure outside the area is affected once per attack at most.</source>
        <translation>Une figurine hors zone n’est affectée qu’une fois par attaque.</translation>
    </message>
    <message>
        <source>A figure outside the area may be affected through each of his melees.</source>
        <translation>Une figurine hors zone peut être affectée par chacune de ses mêlées.</translation>
    </message>
    <message>
        <source>A group of the same, told one by one</source>
        <translation>Un groupe de semblables, comptés un à un</translation>
    </message>
    <message>
        <source>A letter fills the cell and goes on to the next; Delete empties it; a table copied from a spreadsheet can be pasted.</source>
        <translation>Une lettre remplit la case et passe à la suivante&#xa0;; Suppr la vide&#xa0;; un tableau copié d’un tableur peut être collé.</translation>
    </message>
    <message>
        <source>A natural 6 to hit wounds</source>
        <translation>Un 6 naturel pour toucher blesse</translation>
    </message>
    <message>
        <source>A natural attack or a power that fails does not deviate.</source>
        <translation>Une attaque naturelle ou un pouvoir qui échoue ne dévie pas.</translation>
    </message>
    <message>
        <source>A newer version of Toise wrote this battle: it is only shown.</source>
        <translation>Une version plus récente de Toise a écrit cette bataille&#xa0;: elle est seulement montrée.</translation>
    </message>
    <message>
        <source>A newer version of the program wrote this roster: it is only shown.</source>
        <translation>Une version plus récente du programme a écrit cette compagnie&#xa0;: elle est en lecture seule.</translation>
    </message>
    <message>
        <source>A number, a change such as +2, or nothing for the fighter&apos;s own</source>
        <translation>Un nombre, un écart comme +2, ou rien pour celle du combattant</translation>
    </message>
    <message>
        <source>A vital part: one save for both wounds.</source>
        <translation>Organe vital&#xa0;: une sauvegarde pour les deux blessures.</translation>
    </message>
    <message>
        <source>A vital part: one save for each wound.</source>
        <translation>Organe vital&#xa0;: une sauvegarde par blessure.</translation>
    </message>
    <message>
        <source>A warrior down is hit automatically</source>
        <translation>Un guerrier à terre est touché d’office</translation>
    </message>
    <message>
        <source>A wound state is taken as −1, −2 or −3 on the test, as the general rules have it.</source>
        <translation>Un état de blessure compte −1, −2 ou −3 au test, comme dans les règles générales.</translation>
    </message>
    <message>
        <source>AP</source>
        <translation>PA</translation>
    </message>
    <message>
        <source>AP counts once, against armour and cover together.</source>
        <translation>La PA compte une fois, contre l’armure et le couvert ensemble.</translation>
    </message>
    <message>
        <source>AP does not count</source>
        <translation>la PA ne compte pas</translation>
    </message>
    <message>
        <source>AP is from 0 to {bound}, read {value}</source>
        <translation>la PA va de 0 à {bound}, lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>AP reduces it</source>
        <translation>la PA le réduit</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add a profile</source>
        <translation>Ajouter un profil</translation>
    </message>
    <message>
        <source>Add a target</source>
        <translation>Ajouter une cible</translation>
    </message>
    <message>
        <source>Add a wall</source>
        <translation>Ajouter un muret</translation>
    </message>
    <message>
        <source>Add a weapon</source>
        <translation>Ajouter une arme</translation>
    </message>
    <message>
        <source>Add an attack</source>
        <translation>Ajouter une attaque</translation>
    </message>
    <message>
        <source>Add figures</source>
        <translation>Ajouter des figurines</translation>
    </message>
    <message>
        <source>Add one, then Enter</source>
        <translation>En ajouter un, puis Entrée</translation>
    </message>
    <message>
        <source>Add targets</source>
        <translation>Ajouter des cibles</translation>
    </message>
    <message>
        <source>Added to Protection (a resistance to this type, say)</source>
        <translation>S’ajoute à la Protection (une résistance à ce type, par exemple)</translation>
    </message>
    <message>
        <source>Added to Protection against a piercing blast or a shot</source>
        <translation>S’ajoute à la Protection contre un souffle percutant ou un tir</translation>
    </message>
    <message>
        <source>Added to each injury die</source>
        <translation>Ajouté à chaque dé de Dégâts</translation>
    </message>
    <message>
        <source>Added to the die</source>
        <translation>Ajouté au dé</translation>
    </message>
    <message>
        <source>Added to the die of a critical hit</source>
        <translation>Ajouté au dé du coup critique</translation>
    </message>
    <message>
        <source>Added to the die to hit: 1 for a duelling pistol</source>
        <translation>Ajouté au dé pour toucher&#xa0;: 1 pour un pistolet de duel</translation>
    </message>
    <message>
        <source>Added to the die to wound; a critical still needs the natural 6</source>
        <translation>Ajouté au dé pour blesser&#xa0;; un critique demande toujours le 6 naturel</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Encore</translation>
    </message>
    <message>
        <source>Against {name}: to hit {hit}, {rest}.</source>
        <translation>Contre {name}&#xa0;: pour toucher {hit}, {rest}.</translation>
    </message>
    <message>
        <source>Against {name}: to hit {hit}; {arms}.</source>
        <translation>Contre {name}&#xa0;: pour toucher {hit}&#xa0;; {arms}.</translation>
    </message>
    <message>
        <source>Against {name}: {arms}.</source>
        <translation>Contre {name}&#xa0;: {arms}.</translation>
    </message>
    <message>
        <source>Age of Rag&apos;Narok (no text)</source>
        <translation>L’Âge du Rag’Narok (sans texte)</translation>
    </message>
    <message>
        <source>Age of Rag&apos;Narok has structure points, but not this competence: each damage takes one, without stages; choose rooted, confede or c3</source>
        <translation>L’Âge du Rag’Narok a des points de structure, mais pas cette compétence&#xa0;: chaque dégât en ôte un, sans paliers&#xa0;; choisissez rooted, confede ou c3</translation>
    </message>
    <message>
        <source>Agility</source>
        <translation>Agilité</translation>
    </message>
    <message>
        <source>Aim, x</source>
        <translation>Point visé, x</translation>
    </message>
    <message>
        <source>Aim, y</source>
        <translation>Point visé, y</translation>
    </message>
    <message>
        <source>Aimed</source>
        <translation>Visée</translation>
    </message>
    <message>
        <source>All come to the same: {number}.</source>
        <translation>Tout revient au même&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>Also under the template, without a target entry: {names}</source>
        <translation>Sous le gabarit aussi, sans être une cible de l’engagement&#xa0;: {names}</translation>
    </message>
    <message>
        <source>An example of it opens, and four notes show where everything is.</source>
        <translation>Un exemple s’ouvre, et quatre notes montrent où tout se trouve.</translation>
    </message>
    <message>
        <source>An obstacle is in the way.</source>
        <translation>Un obstacle est sur le chemin.</translation>
    </message>
    <message>
        <source>An obstacle stands between the attacker and the point aimed at.</source>
        <translation>Un obstacle se dresse entre l’attaquant et le point visé.</translation>
    </message>
    <message>
        <source>Another attacker of the row is kept in it.</source>
        <translation>Un autre attaquant de la suite y est enregistré.</translation>
    </message>
    <message>
        <source>Another program had changed the file; its version is in the trash: {file}</source>
        <translation>Un autre programme avait modifié le fichier&#xa0;; sa version est à la corbeille&#xa0;: {file}</translation>
    </message>
    <message>
        <source>Another state</source>
        <translation>Un autre état</translation>
    </message>
    <message>
        <source>Another weapon</source>
        <translation>Une arme de plus</translation>
    </message>
    <message>
        <source>Another window of Toise has the rosters open: here they are only shown.</source>
        <translation>Une autre fenêtre de Toise a ouvert les compagnies&#xa0;: ici, elles sont seulement montrées.</translation>
    </message>
    <message>
        <source>Another window of Toise writes here: the battle is only shown.</source>
        <translation>Une autre fenêtre de Toise écrit ici&#xa0;: la bataille est seulement montrée.</translation>
    </message>
    <message>
        <source>Another, to be filled in</source>
        <translation>Un autre, à remplir</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Any save against shots, a printed one too: +1</source>
        <translation>Toute sauvegarde contre les tirs, imprimée aussi&#xa0;: +1</translation>
    </message>
    <message>
        <source>Any save, a printed one too: +1 mounted, +2 on a barded mount</source>
        <translation>Toute sauvegarde, imprimée aussi&#xa0;: +1 monté, +2 sur monture caparaçonnée</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Apply the result</source>
        <translation>Appliquer le résultat</translation>
    </message>
    <message>
        <source>Apply to the battle…</source>
        <translation>Appliquer à la bataille…</translation>
    </message>
    <message>
        <source>Arm.</source>
        <translation>Arm.</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armure</translation>
    </message>
    <message>
        <source>Arrow keys move what is selected; T selects the template.</source>
        <translation>Les flèches déplacent ce qui est sélectionné&#xa0;; T sélectionne le gabarit.</translation>
    </message>
    <message>
        <source>As CSV…</source>
        <translation>En CSV…</translation>
    </message>
    <message>
        <source>As a picture…</source>
        <translation>En image…</translation>
    </message>
    <message>
        <source>As arranged</source>
        <translation>Tel que rangé</translation>
    </message>
    <message>
        <source>As attacker</source>
        <translation>Comme attaquant</translation>
    </message>
    <message>
        <source>As many or fewer in {below}, as many or more in {above}.</source>
        <translation>Autant ou moins dans {below}, autant ou plus dans {above}.</translation>
    </message>
    <message>
        <source>As on the card; of several, 4/6, the highest counts</source>
        <translation>Comme sur la carte&#xa0;; de plusieurs, 4/6, la plus forte compte</translation>
    </message>
    <message>
        <source>As printed, armour included; not needed for an object</source>
        <translation>Telle qu’imprimée, armure comprise&#xa0;; inutile pour un objet</translation>
    </message>
    <message>
        <source>As public sources have it: check it in your book, change it as you like.</source>
        <translation>D’après des sources publiques&#xa0;: à vérifier dans votre livre, à modifier à votre gré.</translation>
    </message>
    <message>
        <source>As target</source>
        <translation>Comme cible</translation>
    </message>
    <message>
        <source>As the dice fell</source>
        <translation>Comme les dés sont tombés</translation>
    </message>
    <message>
        <source>Ask backwards</source>
        <translation>Poser la question à l’envers</translation>
    </message>
    <message>
        <source>Ask backwards…</source>
        <translation>Poser la question à l’envers…</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Hypothèses</translation>
    </message>
    <message numerus="yes">
        <source>At least %n out of action</source>
        <translation>
            <numerusform>Au moins %n hors de combat</numerusform>
            <numerusform>Au moins %n hors de combat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n point(s)</source>
        <translation>
            <numerusform>Au moins %n point</numerusform>
            <numerusform>Au moins %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>At least {half} one time out of two.</source>
        <translation>Au moins {half} une fois sur deux.</translation>
    </message>
    <message>
        <source>At least {nearly} nine times out of ten, at least {half} one time out of two.</source>
        <translation>Au moins {nearly} neuf fois sur dix, au moins {half} une fois sur deux.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Attack compared</source>
        <translation>Attaque comparée</translation>
    </message>
    <message>
        <source>Attack roll</source>
        <translation>Jet d’attaque</translation>
    </message>
    <message numerus="yes">
        <source>Attack roll: %n dice, difficulty {difficulty}</source>
        <translation>
            <numerusform>Jet d’attaque&#xa0;: %n dé, difficulté {difficulty}</numerusform>
            <numerusform>Jet d’attaque&#xa0;: %n dés, difficulté {difficulty}</numerusform>
        </translation>
    </message>
    <message>
        <source>Attack roll: {dice} and {again}, difficulty {difficulty}</source>
        <translation>Jet d’attaque&#xa0;: {dice} et {again}, difficulté {difficulty}</translation>
    </message>
    <message>
        <source>Attack roll: {none}</source>
        <translation>Jet d’attaque&#xa0;: {none}</translation>
    </message>
    <message>
        <source>Attack: {roll}</source>
        <translation>Attaque&#xa0;: {roll}</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Attaquant</translation>
    </message>
    <message>
        <source>Attacker from a roster</source>
        <translation>Attaquant d’une compagnie</translation>
    </message>
    <message>
        <source>Attacker {number}</source>
        <translation>Attaquant {number}</translation>
    </message>
    <message>
        <source>Attackers in a row</source>
        <translation>Attaquants à la suite</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Attaques</translation>
    </message>
    <message>
        <source>Attacks can be resolved all the same; rosters can be kept in another folder.</source>
        <translation>On peut résoudre des attaques malgré tout&#xa0;; les compagnies peuvent être rangées dans un autre dossier.</translation>
    </message>
    <message>
        <source>Attacks on him</source>
        <translation>Attaques sur lui</translation>
    </message>
    <message>
        <source>Attacks…</source>
        <translation>Attaque…</translation>
    </message>
    <message>
        <source>Aware</source>
        <translation>Conscient du danger</translation>
    </message>
    <message>
        <source>Back to the aim</source>
        <translation>Revenir à la visée</translation>
    </message>
    <message>
        <source>Back to the battle</source>
        <translation>Retour à la bataille</translation>
    </message>
    <message>
        <source>Backwards…</source>
        <translation>À l’envers…</translation>
    </message>
    <message>
        <source>Ballistic Skill</source>
        <translation>Capacité de Tir</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Socle</translation>
    </message>
    <message>
        <source>Base in millimetres</source>
        <translation>Socle en millimètres</translation>
    </message>
    <message>
        <source>Base of {size} mm</source>
        <translation>Socle de {size} mm</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>Battle in the trash: {name}</source>
        <translation>Bataille mise à la corbeille&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Batailles</translation>
    </message>
    <message>
        <source>Bears three wounds</source>
        <translation>Supporte trois Blessures</translation>
    </message>
    <message>
        <source>Before this</source>
        <translation>Avant ceci</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Begin again with the usual ones</source>
        <translation>Recommencer avec les attaques et cibles usuelles</translation>
    </message>
    <message>
        <source>Bennies</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Best: {tried}, {number}.</source>
        <translation>Le mieux&#xa0;: {tried}, {number}.</translation>
    </message>
    <message>
        <source>Beyond {bound} SP, how many hits destroy it is told on demand: toise resolve --joint</source>
        <translation>Au-delà de {bound} PS, le nombre de touches qui le détruisent n’est donné que sur demande&#xa0;: toise resolve --joint</translation>
    </message>
    <message>
        <source>Black lotus</source>
        <translation>Lotus noir</translation>
    </message>
    <message>
        <source>Body blow: the attacker makes one more attack at once.</source>
        <translation>Coup au corps&#xa0;: l’attaquant porte aussitôt une attaque de plus.</translation>
    </message>
    <message>
        <source>Bonus dice</source>
        <translation>Dés de bonus</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Par nom</translation>
    </message>
    <message>
        <source>By points</source>
        <translation>Par points</translation>
    </message>
    <message>
        <source>C3: its card makes it suffer the penalties though it is immobile</source>
        <translation>C3&#xa0;: sa carte lui fait subir les pénalités bien qu’il soit immobile</translation>
    </message>
    <message>
        <source>CBT on the card</source>
        <translation>CBT sur la carte</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>Can be critical</source>
        <translation>Peut être critique</translation>
    </message>
    <message>
        <source>Can be evaded</source>
        <translation>Peut être esquivée</translation>
    </message>
    <message>
        <source>Can be parried</source>
        <translation>Peut être parée</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Card says otherwise</source>
        <translation>Sa carte dit autrement</translation>
    </message>
    <message>
        <source>Cells are separated by</source>
        <translation>Séparateur des cases</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Chance as</source>
        <translation>Chance en</translation>
    </message>
    <message>
        <source>Chance of a test</source>
        <translation>Chance d’un test</translation>
    </message>
    <message>
        <source>Chance of {side}</source>
        <translation>Chance de {side}</translation>
    </message>
    <message>
        <source>Chance to hit</source>
        <translation>Chance de toucher</translation>
    </message>
    <message>
        <source>Chance, {title}: {score} ({counted})</source>
        <translation>Chance, {title}&#xa0;: {score} ({counted})</translation>
    </message>
    <message>
        <source>Chances of each figure</source>
        <translation>Chances de chaque figurine</translation>
    </message>
    <message>
        <source>Change the figure…</source>
        <translation>Modifier la figurine…</translation>
    </message>
    <message>
        <source>Chaos armour</source>
        <translation>armure du Chaos</translation>
    </message>
    <message>
        <source>Chaos armour with a shield</source>
        <translation>armure du Chaos avec bouclier</translation>
    </message>
    <message>
        <source>Characteristic</source>
        <translation>Caractéristique</translation>
    </message>
    <message>
        <source>Characteristics and weapons</source>
        <translation>Caractéristiques et armes</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Choose a figure to attack with it, or to change it.</source>
        <translation>Choisissez une figurine pour attaquer avec elle, ou pour la modifier.</translation>
    </message>
    <message>
        <source>Choose a profile to see it here.</source>
        <translation>Choisissez un profil pour le voir ici.</translation>
    </message>
    <message>
        <source>Choose whom the attack may reach.</source>
        <translation>Choisissez qui l’attaque peut atteindre.</translation>
    </message>
    <message>
        <source>Circumstances</source>
        <translation>Circonstances</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Cadran</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close without saving the roster?</source>
        <translation>Fermer sans enregistrer la compagnie&#xa0;?</translation>
    </message>
    <message>
        <source>Columns: {columns}</source>
        <translation>Colonnes&#xa0;: {columns}</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes&#xa0;</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Comparison as CSV</source>
        <translation>Comparaison en CSV</translation>
    </message>
    <message>
        <source>Comparison as a picture</source>
        <translation>Comparaison en image</translation>
    </message>
    <message>
        <source>Competences granted</source>
        <translation>Compétences données</translation>
    </message>
    <message>
        <source>Competences of its card</source>
        <translation>Compétences de sa carte</translation>
    </message>
    <message>
        <source>Complete the attack at the left: what may happen is shown here at once.</source>
        <translation>Complétez l’attaque à gauche&#xa0;: ce qui peut arriver s’affiche ici aussitôt.</translation>
    </message>
    <message>
        <source>Complete the engine and what befalls it: then it can be compared.</source>
        <translation>Complétez l’engin et ce qu’il subit&#xa0;: il pourra alors être comparé.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>Concussion</source>
        <translation>Contondant</translation>
    </message>
    <message>
        <source>Concussion does nothing</source>
        <translation>Le contondant ne lui fait rien</translation>
    </message>
    <message>
        <source>Confrontation</source>
        <translation>Confrontation</translation>
    </message>
    <message>
        <source>Confrontation 1 (no text)</source>
        <translation>Confrontation 1 (sans texte)</translation>
    </message>
    <message>
        <source>Confrontation 1 has no text for Structure/X; choose rooted, confede or c3</source>
        <translation>Confrontation 1 n’a pas de texte pour Structure/X&#xa0;; choisissez rooted, confede ou c3</translation>
    </message>
    <message>
        <source>Confrontation 2 (no text)</source>
        <translation>Confrontation 2 (sans texte)</translation>
    </message>
    <message>
        <source>Confrontation 2 has no text for Structure/X; choose rooted, confede or c3</source>
        <translation>Confrontation 2 n’a pas de texte pour Structure/X&#xa0;; choisissez rooted, confede ou c3</translation>
    </message>
    <message>
        <source>Confrontation 3</source>
        <translation>Confrontation 3</translation>
    </message>
    <message>
        <source>Confrontation 3 has one value of structure points, not several</source>
        <translation>Confrontation 3 a une seule valeur de points de structure, pas plusieurs</translation>
    </message>
    <message>
        <source>Confrontation 3.5 (no text)</source>
        <translation>Confrontation 3.5 (sans texte)</translation>
    </message>
    <message>
        <source>Confrontation 3.5 has no text of its own for Structure/X: it is a list of changes to Confrontation 3, whose text is presumably in force; choose c3 to apply it</source>
        <translation>Confrontation 3.5 n’a pas de texte à elle pour Structure/X&#xa0;: c’est une liste de changements à Confrontation 3, dont le texte reste sans doute en vigueur&#xa0;; choisissez c3 pour l’appliquer</translation>
    </message>
    <message>
        <source>Confédé</source>
        <translation>Confédé</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Coordinate x</source>
        <translation>Coordonnée x</translation>
    </message>
    <message>
        <source>Coordinate y</source>
        <translation>Coordonnée y</translation>
    </message>
    <message>
        <source>Copied as one line</source>
        <translation>Copié en une ligne</translation>
    </message>
    <message>
        <source>Copied: {what}</source>
        <translation>Copié&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>Copier en Python</translation>
    </message>
    <message>
        <source>Copy as one line</source>
        <translation>Copier en une ligne</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier comme texte</translation>
    </message>
    <message>
        <source>Copy for icepool</source>
        <translation>Copier pour icepool</translation>
    </message>
    <message>
        <source>Copy the counts as CSV</source>
        <translation>Copier les nombres de cas en CSV</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Copy the result as one line</source>
        <translation>Copier le résultat en une ligne</translation>
    </message>
    <message>
        <source>Copy to the roster</source>
        <translation>Copier dans la compagnie</translation>
    </message>
    <message>
        <source>Cov.</source>
        <translation>Couv.</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Couverture</translation>
    </message>
    <message>
        <source>Cover against AP</source>
        <translation>Couvert face à la PA</translation>
    </message>
    <message>
        <source>Cover against shots: −1 to hit</source>
        <translation>À couvert contre les tirs&#xa0;: −1 pour toucher</translation>
    </message>
    <message>
        <source>Cover is taken from the damage, whatever the AP.</source>
        <translation>Le couvert se retranche des dégâts, quelle que soit la PA.</translation>
    </message>
    <message>
        <source>Critical bonus</source>
        <translation>Bonus au critique</translation>
    </message>
    <message>
        <source>Critical hit</source>
        <translation>Coup critique</translation>
    </message>
    <message>
        <source>Critical of a weapon with several wounds</source>
        <translation>Critique d’une arme à plusieurs blessures</translation>
    </message>
    <message>
        <source>Critical table</source>
        <translation>Tableau de critiques</translation>
    </message>
    <message>
        <source>Critical wound</source>
        <translation>Blessure critique</translation>
    </message>
    <message>
        <source>Criticals in shooting</source>
        <translation>Critiques au tir</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Courbes</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>DEF on the card</source>
        <translation>DEF sur la carte</translation>
    </message>
    <message>
        <source>DICE</source>
        <translation>DÉS</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dégâts</translation>
    </message>
    <message>
        <source>Damage by number of hits: {table}</source>
        <translation>Dégâts selon les touches&#xa0;: {table}</translation>
    </message>
    <message>
        <source>Damage for 1 to 5 hits</source>
        <translation>Dégâts pour 1 à 5 touches</translation>
    </message>
    <message>
        <source>Damage type</source>
        <translation>Type de dégâts</translation>
    </message>
    <message>
        <source>Damage: {dice}</source>
        <translation>Dégâts&#xa0;: {dice}</translation>
    </message>
    <message>
        <source>Danger</source>
        <translation>Danger</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Darkness, an unstable footing: added to the roll</source>
        <translation>Obscurité, sol instable&#xa0;: ajouté au jet</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete the battle {name}?</source>
        <translation>Supprimer la bataille {name}&#xa0;?</translation>
    </message>
    <message>
        <source>Delete the battle…</source>
        <translation>Supprimer la bataille…</translation>
    </message>
    <message>
        <source>Delete the roster</source>
        <translation>Supprimer la compagnie</translation>
    </message>
    <message>
        <source>Delete the roster {name}?</source>
        <translation>Supprimer la compagnie {name}&#xa0;?</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Envoi</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Détruit</translation>
    </message>
    <message>
        <source>Destroyed after {hits} hits on average</source>
        <translation>Détruit après {hits} touches en moyenne</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Deviates</source>
        <translation>Dévie</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Déviation</translation>
    </message>
    <message>
        <source>Deviation: {dice}</source>
        <translation>Déviation&#xa0;: {dice}</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Dice as in 3d6 or 2d6+1d10-1; all of them ace</source>
        <translation>Des dés comme 3d6 ou 2d6+1d10-1&#xa0;; tous explosent</translation>
    </message>
    <message>
        <source>Dice never spent</source>
        <translation>Dés jamais dépensés</translation>
    </message>
    <message>
        <source>Dice of {name}</source>
        <translation>Dés de {name}</translation>
    </message>
    <message>
        <source>Dice thrown</source>
        <translation>Dés lancés</translation>
    </message>
    <message>
        <source>Dice tray</source>
        <translation>Plateau de dés</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Direct wound: {wound}</source>
        <translation>Blessure directe&#xa0;: {wound}</translation>
    </message>
    <message>
        <source>Direction in degrees</source>
        <translation>Direction en degrés</translation>
    </message>
    <message>
        <source>Direction: d12</source>
        <translation>Direction&#xa0;: d12</translation>
    </message>
    <message>
        <source>Dissolve the group</source>
        <translation>Dissoudre le groupe</translation>
    </message>
    <message>
        <source>Dist.</source>
        <translation>Dist.</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Distance, {unit}</source>
        <translation>Distance, {unit}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Don’t save</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Double {chance}: an exceptional wound, see your book.</source>
        <translation>Double {chance}&#xa0;: blessure exceptionnelle, voir votre livre.</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Duplicate the attack</source>
        <translation>Dupliquer l’attaque</translation>
    </message>
    <message>
        <source>Duplicate the attacker</source>
        <translation>Dupliquer l’attaquant</translation>
    </message>
    <message>
        <source>Duplicate the figure (Ctrl+D)</source>
        <translation>Dupliquer la figurine (Ctrl+D)</translation>
    </message>
    <message>
        <source>Duplicate the target</source>
        <translation>Dupliquer la cible</translation>
    </message>
    <message>
        <source>Each finds the targets as those before leave them.</source>
        <translation>Chacun trouve les cibles comme les précédents les laissent.</translation>
    </message>
    <message>
        <source>Each shot by row and column, to be read on your own wound table.</source>
        <translation>Chaque tir par ligne et colonne, à lire sur votre propre tableau des blessures.</translation>
    </message>
    <message>
        <source>Each shot may be critical; the limit is only written for melee.</source>
        <translation>Chaque tir peut être critique&#xa0;; la limite n’est écrite que pour le corps à corps.</translation>
    </message>
    <message>
        <source>Each throw: its cases, then what each adds and the next throw (0: the end). The last is thrown first.</source>
        <translation>Chaque jet&#xa0;: ses cas, puis ce que chacun ajoute et le jet suivant (0&#xa0;: fin). Le dernier se lance d’abord.</translation>
    </message>
    <message>
        <source>Each wound takes 1 from his rolls.</source>
        <translation>Chaque Blessure retire 1 à ses jets.</translation>
    </message>
    <message>
        <source>Earlier versions of {name}</source>
        <translation>Versions antérieures de {name}</translation>
    </message>
    <message>
        <source>Earlier versions…</source>
        <translation>Versions antérieures…</translation>
    </message>
    <message>
        <source>Edit the attack…</source>
        <translation>Modifier l’attaque…</translation>
    </message>
    <message>
        <source>Edit the target…</source>
        <translation>Modifier la cible…</translation>
    </message>
    <message>
        <source>Edited by hand.</source>
        <translation>Modifié à la main.</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Editions side by side</source>
        <translation>Éditions côte à côte</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>Ailleurs</translation>
    </message>
    <message>
        <source>Empty the field</source>
        <translation>Vider le champ</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Finir</translation>
    </message>
    <message>
        <source>End of the battle</source>
        <translation>Fin de la bataille</translation>
    </message>
    <message>
        <source>End the battle…</source>
        <translation>Finir la bataille…</translation>
    </message>
    <message>
        <source>Enemy&apos;s save bonus</source>
        <translation>Bonus de svg ennemie</translation>
    </message>
    <message>
        <source>Engagement</source>
        <translation>Engagement</translation>
    </message>
    <message>
        <source>Engagements (*.json *.toise)</source>
        <translation>Engagements (*.json *.toise)</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engin</translation>
    </message>
    <message>
        <source>Entangled: unhurt, he may shoot but not move, and fights with 2 less of Weapon Skill; in his rally phase he frees himself on a 4+.</source>
        <translation>Entravé&#xa0;: indemne, il peut tirer mais pas bouger, et combat avec 2 de moins en CC&#xa0;; à son Ralliement, il se libère sur 4+.</translation>
    </message>
    <message>
        <source>Enter: the whole law · S, Shift+S: order by target, by attack · P: pin · D: differences · F2, Shift+F2: edit · Del, Shift+Del: remove</source>
        <translation>Entrée&#xa0;: la loi entière · S, Maj+S&#xa0;: trier par cible, par attaque · P&#xa0;: épingler · D&#xa0;: écarts · F2, Maj+F2&#xa0;: modifier · Suppr, Maj+Suppr&#xa0;: retirer</translation>
    </message>
    <message>
        <source>Evasion: {roll}</source>
        <translation>Évasion&#xa0;: {roll}</translation>
    </message>
    <message>
        <source>Every die has fallen</source>
        <translation>Tous les dés sont tombés</translation>
    </message>
    <message>
        <source>Every value reaches {wanted}.</source>
        <translation>Toutes les valeurs atteignent {wanted}.</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n chance(s) in {whole}.</source>
        <translation>
            <numerusform>Exactement %n chance sur {whole}.</numerusform>
            <numerusform>Exactement %n chances sur {whole}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Export as a picture…</source>
        <translation>Exporter en image…</translation>
    </message>
    <message>
        <source>Export as lines of text…</source>
        <translation>Exporter en lignes de texte…</translation>
    </message>
    <message>
        <source>Export for a spreadsheet (comma, decimal point)…</source>
        <translation>Exporter pour un tableur (virgule, point décimal)…</translation>
    </message>
    <message>
        <source>Export for a spreadsheet (semicolon, decimal comma)…</source>
        <translation>Exporter pour un tableur (point-virgule, virgule décimale)…</translation>
    </message>
    <message>
        <source>Export the roster</source>
        <translation>Exporter la compagnie</translation>
    </message>
    <message>
        <source>Export with every field (JSON)…</source>
        <translation>Exporter avec tous les champs (JSON)…</translation>
    </message>
    <message>
        <source>Exported: {file}</source>
        <translation>Exporté&#xa0;: {file}</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>FOR</source>
        <translation>FOR</translation>
    </message>
    <message>
        <source>FOR is from 0 to {bound}, read {value}</source>
        <translation>la FOR va de 0 à {bound}, lu {value}</translation>
    </message>
    <message>
        <source>FOR of each shot</source>
        <translation>FOR de chaque tir</translation>
    </message>
    <message>
        <source>FOR {strength}</source>
        <translation>FOR {strength}</translation>
    </message>
    <message>
        <source>FOR {strength}: {rows}; {double}</source>
        <translation>FOR {strength}&#xa0;: {rows}&#xa0;; {double}</translation>
    </message>
    <message>
        <source>Fall: 1d3 hits</source>
        <translation>Chute&#xa0;: 1d3 touches</translation>
    </message>
    <message>
        <source>Fallen, in inches</source>
        <translation>De chute, en pas</translation>
    </message>
    <message>
        <source>Far end, x</source>
        <translation>Autre bout, x</translation>
    </message>
    <message>
        <source>Far end, y</source>
        <translation>Autre bout, y</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figurine</translation>
    </message>
    <message>
        <source>Figure {number}</source>
        <translation>Figurine {number}</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>Figures join {side}…</source>
        <translation>Des figurines rejoignent {side}…</translation>
    </message>
    <message>
        <source>Figures of the lists</source>
        <translation>Figurines des listes</translation>
    </message>
    <message>
        <source>Figures on the table</source>
        <translation>Figurines sur la table</translation>
    </message>
    <message>
        <source>Figures, mean</source>
        <translation>Figurines, moyenne</translation>
    </message>
    <message>
        <source>Fill with {value}</source>
        <translation>Remplir avec {value}</translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation>Tout oublier</translation>
    </message>
    <message>
        <source>Forget those that are not there</source>
        <translation>Oublier ceux qui ne sont plus là</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>D’un fichier…</translation>
    </message>
    <message>
        <source>From a roster</source>
        <translation>D’une compagnie</translation>
    </message>
    <message>
        <source>From a roster…</source>
        <translation>D’une compagnie…</translation>
    </message>
    <message>
        <source>From base to base; equal distances are drawn at random</source>
        <translation>De socle à socle&#xa0;; à égale distance, le sort décide</translation>
    </message>
    <message>
        <source>From the game’s lists</source>
        <translation>Des listes du jeu</translation>
    </message>
    <message>
        <source>From the lists</source>
        <translation>Choisir dans les listes</translation>
    </message>
    <message>
        <source>Further reduction</source>
        <translation>Autre réduction</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>JEU</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Give them up</source>
        <translation>Les abandonner</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Give up the dice of {attack}?</source>
        <translation>Abandonner les dés de {attack}&#xa0;?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Guide to this place</source>
        <translation>Guide de cet endroit</translation>
    </message>
    <message>
        <source>Guided tour</source>
        <translation>Visite guidée</translation>
    </message>
    <message>
        <source>HP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>HP lost</source>
        <translation>PV perdus</translation>
    </message>
    <message>
        <source>HP, mean</source>
        <translation>PV, moyenne</translation>
    </message>
    <message>
        <source>Half the distance</source>
        <translation>Moitié de la distance</translation>
    </message>
    <message>
        <source>Half the distance is not rounded.</source>
        <translation>La moitié de la distance n’est pas arrondie.</translation>
    </message>
    <message>
        <source>Half the distance is rounded down to whole squares.</source>
        <translation>La moitié de la distance est arrondie à la case inférieure.</translation>
    </message>
    <message>
        <source>Hammered: the target may not fight this turn, if he has not yet.</source>
        <translation>Martelé&#xa0;: la cible ne peut pas combattre ce tour-ci, si elle ne l’a pas encore fait.</translation>
    </message>
    <message>
        <source>Hard head</source>
        <translation>Tête dure</translation>
    </message>
    <message>
        <source>Hard to kill</source>
        <translation>Dur à cuire</translation>
    </message>
    <message>
        <source>Hardness</source>
        <translation>Solidité</translation>
    </message>
    <message>
        <source>Harms heavy armour</source>
        <translation>Entame l’armure lourde</translation>
    </message>
    <message>
        <source>Have it checked</source>
        <translation>Faites vérifier</translation>
    </message>
    <message>
        <source>He must recover before he acts again.</source>
        <translation>Il doit se ressaisir avant d’agir.</translation>
    </message>
    <message>
        <source>Heavy armour</source>
        <translation>Armure lourde</translation>
    </message>
    <message>
        <source>Heavy weapon</source>
        <translation>Arme lourde</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Hell Dorado</source>
        <translation>Hell Dorado</translation>
    </message>
    <message>
        <source>Helmet</source>
        <translation>Casque</translation>
    </message>
    <message>
        <source>Helmet and several injury dice</source>
        <translation>Casque et plusieurs dés de Dégâts</translation>
    </message>
    <message>
        <source>Helmet: {need}+</source>
        <translation>Casque&#xa0;: {need}+</translation>
    </message>
    <message>
        <source>His wounds and fatigue, for example; added to the roll</source>
        <translation>Ses Blessures et sa Fatigue, par exemple&#xa0;; ajouté au jet</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Points de vie</translation>
    </message>
    <message>
        <source>Hit {number}</source>
        <translation>Touche {number}</translation>
    </message>
    <message>
        <source>Hit {number}: d{faces}</source>
        <translation>Touche {number}&#xa0;: d{faces}</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Hochland long rifle</source>
        <translation>long fusil du Hochland</translation>
    </message>
    <message>
        <source>How it gets there: a fired one deviates by 2d6</source>
        <translation>Comment elle arrive&#xa0;: un tir dévie de 2d6</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>How often one attack may reach the same figure outside the area</source>
        <translation>Combien de fois une même attaque peut atteindre une figurine hors zone</translation>
    </message>
    <message>
        <source>Immobile</source>
        <translation>Immobile</translation>
    </message>
    <message>
        <source>Immobile engine</source>
        <translation>Engin immobile</translation>
    </message>
    <message>
        <source>Immune</source>
        <translation>Immunisé</translation>
    </message>
    <message>
        <source>Immunities</source>
        <translation>Immunités</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Import as a new roster</source>
        <translation>Importer comme nouvelle compagnie</translation>
    </message>
    <message>
        <source>Import as a new roster…</source>
        <translation>Importer comme nouvelle compagnie…</translation>
    </message>
    <message>
        <source>Import into this roster</source>
        <translation>Importer dans cette compagnie</translation>
    </message>
    <message>
        <source>Import into this roster…</source>
        <translation>Importer dans cette compagnie…</translation>
    </message>
    <message>
        <source>Import {source}</source>
        <translation>Importer {source}</translation>
    </message>
    <message>
        <source>Imported for {edition}.</source>
        <translation>Importé pour {edition}.</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Improved Dodge</source>
        <translation>Esquive améliorée</translation>
    </message>
    <message>
        <source>In all: {mean} HP on average, {out} out of action on average</source>
        <translation>En tout&#xa0;: {mean} PV en moyenne, {out} hors de combat en moyenne</translation>
    </message>
    <message>
        <source>In melee with</source>
        <translation>En mêlée avec</translation>
    </message>
    <message>
        <source>In melee with…</source>
        <translation>En mêlée avec…</translation>
    </message>
    <message>
        <source>In place of a shield: +2 to the save on foot, +1 mounted</source>
        <translation>Au lieu d’un bouclier&#xa0;: +2 à la sauvegarde à pied, +1 monté</translation>
    </message>
    <message>
        <source>In place of the one that range or Defence would give</source>
        <translation>À la place de celle que donneraient la portée ou la Défense</translation>
    </message>
    <message>
        <source>In the list: {keys} add a wound, {repair} a repair, Delete takes one out.</source>
        <translation>Dans la liste&#xa0;: {keys} ajoutent une blessure, {repair} une réparation, Suppr en retire une.</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Initiative: {most} or less</source>
        <translation>Initiative&#xa0;: {most} ou moins</translation>
    </message>
    <message>
        <source>Injuries 1–3, 4–5, 6</source>
        <translation>Dégâts 1–3, 4–5, 6</translation>
    </message>
    <message>
        <source>Injury bonus</source>
        <translation>Bonus aux Dégâts</translation>
    </message>
    <message numerus="yes">
        <source>Injury: %n dice</source>
        <translation>
            <numerusform>Dégâts&#xa0;: %n dé</numerusform>
            <numerusform>Dégâts&#xa0;: %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Is attacked…</source>
        <translation>Est attaquée…</translation>
    </message>
    <message>
        <source>It does not count with this weapon; the value is kept.</source>
        <translation>Ne compte pas avec cette arme&#xa0;; la valeur est conservée.</translation>
    </message>
    <message>
        <source>Its difficulty was not found: short is 4, so 5 is taken</source>
        <translation>Sa difficulté n’a pas été trouvée&#xa0;: la courte vaut 4, on prend 5</translation>
    </message>
    <message>
        <source>Its file goes to the trash, from where it can be taken back.</source>
        <translation>Son fichier va à la corbeille, d’où il peut être repris.</translation>
    </message>
    <message>
        <source>Its profiles stay in the roster.</source>
        <translation>Ses profils restent dans la compagnie.</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Kebab: the target is driven back 1D6″; whoever he runs into takes a hit of Strength 3.</source>
        <translation>Embroché&#xa0;: la cible recule de 1D6&#xa0;ps&#xa0;; qui elle heurte subit une touche de Force 3.</translation>
    </message>
    <message>
        <source>Keep the table</source>
        <translation>Garder le tableau</translation>
    </message>
    <message>
        <source>Keep this attack at the top</source>
        <translation>Garder cette attaque en haut</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Killed outright</source>
        <translation>Tué net</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Kite shield</source>
        <translation>Écu</translation>
    </message>
    <message>
        <source>Knocked down in place of stunned</source>
        <translation>À terre au lieu de sonné</translation>
    </message>
    <message>
        <source>Knocked down: on his back. He may crawl 2″ if his adversary fights somebody else; he neither shoots, casts, strikes nor parries. In his next rally phase he stands up: half move, no charge, no run; still in melee he strikes last.</source>
        <translation>À terre&#xa0;: sur le dos. Il peut ramper de 2&#xa0;ps si son adversaire en combat un autre&#xa0;; il ne tire, n’incante, ne frappe ni ne pare. À son prochain Ralliement il se relève&#xa0;: demi-mouvement, ni charge ni course&#xa0;; encore au contact, il frappe en dernier.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Large target</source>
        <translation>Grande cible</translation>
    </message>
    <message>
        <source>Last attack</source>
        <translation>Dernière attaque</translation>
    </message>
    <message>
        <source>Law of severity of one hit</source>
        <translation>Loi de gravité d’une touche</translation>
    </message>
    <message>
        <source>Lay a blast</source>
        <translation>Poser une explosion</translation>
    </message>
    <message>
        <source>Lay a spray</source>
        <translation>Poser un souffle</translation>
    </message>
    <message>
        <source>Leave the dice</source>
        <translation>Quitter les dés</translation>
    </message>
    <message>
        <source>Leaves the table</source>
        <translation>Quitte la table</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>Left unsaved on {when}: {name}</source>
        <translation>Resté non enregistré le {when}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Light wound</source>
        <translation>Blessure légère</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Like this one</source>
        <translation>Comme celui-ci</translation>
    </message>
    <message>
        <source>Live odds</source>
        <translation>Chances en direct</translation>
    </message>
    <message>
        <source>Long range</source>
        <translation>Longue portée</translation>
    </message>
    <message>
        <source>Long range counts as difficulty {difficulty} (not found in the sources).</source>
        <translation>La longue portée compte difficulté {difficulty} (absente des sources).</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>Perd</translation>
    </message>
    <message>
        <source>Loses nothing, certain.</source>
        <translation>Ne perd rien, c’est certain.</translation>
    </message>
    <message>
        <source>Loses {least} at least, {out}.</source>
        <translation>Perd au moins {least}, {out}.</translation>
    </message>
    <message>
        <source>Loses, {name}</source>
        <translation>Perd, {name}</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdus</translation>
    </message>
    <message>
        <source>Lost in the end</source>
        <translation>Perdus à la fin</translation>
    </message>
    <message>
        <source>Make {name} a target…</source>
        <translation>Faire de {name} une cible…</translation>
    </message>
    <message>
        <source>Map of the table</source>
        <translation>Carte de la table</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>Margin, mm</source>
        <translation>Marge, mm</translation>
    </message>
    <message>
        <source>Mean loss</source>
        <translation>Perte moyenne</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Melee: on an odd die, one adversary outside the area, drawn at random.</source>
        <translation>Mêlée&#xa0;: sur un dé impair, un adversaire hors zone, tiré au sort.</translation>
    </message>
    <message>
        <source>Melee: {name}, 1 die, odd or even</source>
        <translation>Mêlée&#xa0;: {name}, 1 dé, pair ou impair</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Modificateur</translation>
    </message>
    <message>
        <source>Mordheim</source>
        <translation>Mordheim</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More about this figure</source>
        <translation>Plus sur cette figurine</translation>
    </message>
    <message>
        <source>More than {bound} hits are needed to destroy it nine times out of ten</source>
        <translation>Il faut plus de {bound} touches pour le détruire neuf fois sur dix</translation>
    </message>
    <message>
        <source>More with the profiles</source>
        <translation>Plus avec les profils</translation>
    </message>
    <message>
        <source>More with the roster</source>
        <translation>Plus avec la compagnie</translation>
    </message>
    <message>
        <source>More wounds from the weapon than from the critical: an ordinary wound.</source>
        <translation>Plus de blessures de l’arme que du critique&#xa0;: une blessure ordinaire.</translation>
    </message>
    <message>
        <source>Mount</source>
        <translation>Monture</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Move to the roster</source>
        <translation>Déplacer vers la compagnie</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Mécanicien</source>
        <translation>Mécanicien</translation>
    </message>
    <message>
        <source>Mécanicien/X</source>
        <translation>Mécanicien/X</translation>
    </message>
    <message>
        <source>Mécanicien/X only; nothing else gives points back</source>
        <translation>Mécanicien/X seulement&#xa0;; rien d’autre ne rend de points</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <translation>Nom du groupe</translation>
    </message>
    <message>
        <source>Name of the roster</source>
        <translation>Nom de la compagnie</translation>
    </message>
    <message>
        <source>Names of other figures, read both ways</source>
        <translation>Noms d’autres figurines, lus dans les deux sens</translation>
    </message>
    <message>
        <source>Near an edge</source>
        <translation>Près d’un bord</translation>
    </message>
    <message>
        <source>New battle</source>
        <translation>Nouvelle bataille</translation>
    </message>
    <message>
        <source>New battle…</source>
        <translation>Nouvelle bataille…</translation>
    </message>
    <message>
        <source>New engagement</source>
        <translation>Nouvel engagement</translation>
    </message>
    <message>
        <source>New figure…</source>
        <translation>Nouvelle figurine…</translation>
    </message>
    <message>
        <source>New group</source>
        <translation>Nouveau groupe</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>Nouveau profil</translation>
    </message>
    <message>
        <source>New roster</source>
        <translation>Nouvelle compagnie</translation>
    </message>
    <message>
        <source>New target</source>
        <translation>Nouvelle cible</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Next attacker</source>
        <translation>Enchaîner</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>No Wild Die is rolled to soak.</source>
        <translation>Pas de dé Joker pour encaisser.</translation>
    </message>
    <message>
        <source>No armour save</source>
        <translation>Sans sauvegarde d’armure</translation>
    </message>
    <message>
        <source>No attack is compared yet.</source>
        <translation>Aucune attaque n’est encore comparée.</translation>
    </message>
    <message>
        <source>No attack yet.</source>
        <translation>Pas encore d’attaque.</translation>
    </message>
    <message>
        <source>No battle yet: it begins with two rosters of one game.</source>
        <translation>Pas encore de bataille&#xa0;: elle commence avec deux compagnies d’un même jeu.</translation>
    </message>
    <message>
        <source>No damage and no state; his dice are thrown all the same</source>
        <translation>Ni dégâts ni état&#xa0;; ses dés sont lancés tout de même</translation>
    </message>
    <message>
        <source>No die to throw</source>
        <translation>Aucun dé à lancer</translation>
    </message>
    <message>
        <source>No die was thrown.</source>
        <translation>Aucun dé n’a été lancé.</translation>
    </message>
    <message>
        <source>No fighter touched.</source>
        <translation>Aucun combattant touché.</translation>
    </message>
    <message>
        <source>No pain</source>
        <translation>Insensible à la douleur</translation>
    </message>
    <message>
        <source>No parry against twice his own or more</source>
        <translation>Pas de parade contre le double de la sienne ou plus</translation>
    </message>
    <message>
        <source>No profile for “{search}”.</source>
        <translation>Aucun profil pour «&#xa0;{search}&#xa0;».</translation>
    </message>
    <message>
        <source>No roster of this game yet: Rosters is where they are made.</source>
        <translation>Pas encore de compagnie pour ce jeu&#xa0;: elles se font dans Compagnies.</translation>
    </message>
    <message>
        <source>No target is compared yet.</source>
        <translation>Aucune cible n’est encore comparée.</translation>
    </message>
    <message>
        <source>No value crosses {wanted}.</source>
        <translation>Aucune valeur ne franchit {wanted}.</translation>
    </message>
    <message>
        <source>No wound yet.</source>
        <translation>Aucune blessure encore.</translation>
    </message>
    <message>
        <source>No wound: {rest}</source>
        <translation>Aucune blessure&#xa0;: {rest}</translation>
    </message>
    <message>
        <source>Nobody in particular</source>
        <translation>Personne en particulier</translation>
    </message>
    <message>
        <source>Nobody is attacked</source>
        <translation>Personne n’est attaqué</translation>
    </message>
    <message>
        <source>Nobody is touched yet.</source>
        <translation>Personne n’est touché pour l’instant.</translation>
    </message>
    <message>
        <source>Nobody is touched.</source>
        <translation>Aucun combattant touché.</translation>
    </message>
    <message>
        <source>Nobody is touched: add a target, or lay the template elsewhere.</source>
        <translation>Aucun combattant touché&#xa0;: ajoutez une cible, ou posez le gabarit ailleurs.</translation>
    </message>
    <message>
        <source>Nobody is touched: add a target.</source>
        <translation>Aucun combattant touché&#xa0;: ajoutez une cible.</translation>
    </message>
    <message>
        <source>Nobody stands on the table.</source>
        <translation>Il n’y a personne sur la table.</translation>
    </message>
    <message>
        <source>Nobody under the template</source>
        <translation>Personne sous le gabarit</translation>
    </message>
    <message>
        <source>Nobody under the template.</source>
        <translation>Personne sous le gabarit.</translation>
    </message>
    <message>
        <source>None of its dice can be said to icepool.</source>
        <translation>Aucun de ses dés ne peut se dire à icepool.</translation>
    </message>
    <message>
        <source>None of ours under the template, certain.</source>
        <translation>Aucun des nôtres sous le gabarit, certain.</translation>
    </message>
    <message>
        <source>None of the targets of the last attack is left.</source>
        <translation>Aucune cible de la dernière attaque n’est encore là.</translation>
    </message>
    <message>
        <source>None of theirs under the template, certain.</source>
        <translation>Aucun des leurs sous le gabarit, certain.</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Aucune.</translation>
    </message>
    <message>
        <source>Not reckoned: {traits}.</source>
        <translation>Hors calcul&#xa0;: {traits}.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Note about this figure…</source>
        <translation>Note sur cette figurine…</translation>
    </message>
    <message>
        <source>Note about {name}</source>
        <translation>Note sur {name}</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>Nothing at all</source>
        <translation>Rien du tout</translation>
    </message>
    <message>
        <source>Nothing can be read.</source>
        <translation>Rien ne peut être lu.</translation>
    </message>
    <message>
        <source>Nothing for “{search}”.</source>
        <translation>Rien pour «&#xa0;{search}&#xa0;».</translation>
    </message>
    <message>
        <source>Nothing for “{search}”: try fewer letters.</source>
        <translation>Rien pour «&#xa0;{search}&#xa0;»&#xa0;: essayez moins de lettres.</translation>
    </message>
    <message>
        <source>Nothing in it that can be used here, as in “Structure/10”.</source>
        <translation>Rien qui puisse servir ici, comme «&#xa0;Structure/10&#xa0;».</translation>
    </message>
    <message>
        <source>Nothing: read from the distance and the weapon&apos;s ranges</source>
        <translation>Rien&#xa0;: lue de la distance et des portées de l’arme</translation>
    </message>
    <message>
        <source>Nowhere are more of theirs affected than of ours.</source>
        <translation>Nulle part on ne touche plus des leurs que des nôtres.</translation>
    </message>
    <message>
        <source>Nowhere are more of theirs taken out than of ours.</source>
        <translation>Nulle part on ne met hors de combat plus des leurs que des nôtres.</translation>
    </message>
    <message>
        <source>Nowhere is more taken from theirs than from ours.</source>
        <translation>Nulle part on ne prend plus aux leurs qu’aux nôtres.</translation>
    </message>
    <message>
        <source>Number out of action</source>
        <translation>Nombre hors de combat</translation>
    </message>
    <message>
        <source>Odds of each weapon against: {targets}</source>
        <translation>Chances de chaque arme contre&#xa0;: {targets}</translation>
    </message>
    <message>
        <source>Of an object: it breaks at that much damage</source>
        <translation>D’un objet&#xa0;: il se brise à autant de dégâts</translation>
    </message>
    <message>
        <source>Of it {lost} to their own.</source>
        <translation>Dont {lost} aux leurs.</translation>
    </message>
    <message>
        <source>Of more than {count} targets only who comes first is tried.</source>
        <translation>Au-delà de {count} cibles, seule la première change à chaque essai.</translation>
    </message>
    <message>
        <source>Of one hit, 4 wounds at most are soaked.</source>
        <translation>D’un même coup, 4 Blessures au plus sont encaissées.</translation>
    </message>
    <message>
        <source>Of ours under the template, certain: {names}.</source>
        <translation>Des nôtres sous le gabarit, certain&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Of the attacker&apos;s; nothing: all that are left</source>
        <translation>De celles de l’attaquant&#xa0;; rien&#xa0;: toutes celles qui restent</translation>
    </message>
    <message>
        <source>Of theirs under the template, certain: {names}.</source>
        <translation>Des leurs sous le gabarit, certain&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Of these: {shares}.</source>
        <translation>Dont&#xa0;: {shares}.</translation>
    </message>
    <message>
        <source>One critical per shooting phase.</source>
        <translation>Un critique par phase de Tir.</translation>
    </message>
    <message>
        <source>One die per hit, after the save; Step Aside and Dodge too</source>
        <translation>Un dé par touche, après la sauvegarde&#xa0;; Pas de côté et Esquive aussi</translation>
    </message>
    <message>
        <source>One of ours comes under the template, certain.</source>
        <translation>L’un des nôtres sera sous le gabarit, certain.</translation>
    </message>
    <message>
        <source>One of ours under the template in {chance}.</source>
        <translation>L’un des nôtres sous le gabarit dans {chance}.</translation>
    </message>
    <message>
        <source>One of theirs comes under the template, certain.</source>
        <translation>L’un des leurs sera sous le gabarit, certain.</translation>
    </message>
    <message>
        <source>One of theirs under the template in {chance}.</source>
        <translation>L’un des leurs sous le gabarit dans {chance}.</translation>
    </message>
    <message>
        <source>One soaks one hit</source>
        <translation>Un Jeton pour encaisser un coup</translation>
    </message>
    <message>
        <source>One source says that it does not help</source>
        <translation>Une source dit qu’il n’aide pas</translation>
    </message>
    <message>
        <source>One target per edition</source>
        <translation>Une cible par édition</translation>
    </message>
    <message>
        <source>Only a heavy weapon harms it</source>
        <translation>Seule une arme lourde l’entame</translation>
    </message>
    <message>
        <source>Only shown</source>
        <translation>Lecture seule</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open a roster of its game first.</source>
        <translation>Ouvrez d’abord une compagnie de son jeu.</translation>
    </message>
    <message>
        <source>Open an engagement or a roster</source>
        <translation>Ouvrir un engagement ou une compagnie</translation>
    </message>
    <message>
        <source>Open in Resolve</source>
        <translation>Ouvrir dans Résoudre</translation>
    </message>
    <message>
        <source>Open the data folder</source>
        <translation>Ouvrir le dossier des données</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Open the next attacker</source>
        <translation>Ouvrir l’attaquant suivant</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options&#xa0;</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Order the attacks by this target</source>
        <translation>Trier les attaques par cette cible</translation>
    </message>
    <message>
        <source>Order the targets by this attack</source>
        <translation>Trier les cibles par cette attaque</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Autres règles</translation>
    </message>
    <message>
        <source>Otherwise reached only through a melee</source>
        <translation>Sinon, atteint seulement par une mêlée</translation>
    </message>
    <message>
        <source>Our roster</source>
        <translation>Notre compagnie</translation>
    </message>
    <message>
        <source>Ours, {name}, is hurt in {chance}.</source>
        <translation>Le nôtre, {name}, est blessé dans {chance}.</translation>
    </message>
    <message>
        <source>Ours, {name}: {told}, certain.</source>
        <translation>Le nôtre, {name}&#xa0;: {told}, c’est certain.</translation>
    </message>
    <message>
        <source>Out of action</source>
        <translation>Hors de combat</translation>
    </message>
    <message>
        <source>Out of action on a 6 only</source>
        <translation>Hors de combat sur 6 seulement</translation>
    </message>
    <message>
        <source>Out of action: off the table; whether he survives is thrown afterwards.</source>
        <translation>Hors de combat&#xa0;: retiré de la table&#xa0;; sa survie se joue après la bataille.</translation>
    </message>
    <message>
        <source>Outsider engaged by several</source>
        <translation>Hors zone engagé par plusieurs</translation>
    </message>
    <message>
        <source>PDF A4 (*.pdf)</source>
        <translation>PDF A4 (*.pdf)</translation>
    </message>
    <message>
        <source>PDF A5 (*.pdf)</source>
        <translation>PDF A5 (*.pdf)</translation>
    </message>
    <message>
        <source>PR</source>
        <translation>PR</translation>
    </message>
    <message>
        <source>Page number</source>
        <translation>Numéro de page</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Parry</source>
        <translation>Parade</translation>
    </message>
    <message>
        <source>Parry: {need}+</source>
        <translation>Parade&#xa0;: {need}+</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Pavise</source>
        <translation>Pavois</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Pénalité</translation>
    </message>
    <message>
        <source>Penalty now</source>
        <translation>Pénalité actuelle</translation>
    </message>
    <message>
        <source>Per wounding hit: a number, or 1d3</source>
        <translation>Par touche qui blesse&#xa0;: un nombre, ou 1d3</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Image de la table</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <translation>Images (*.png *.svg)</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>where a figure stands</comment>
        <translation>Place</translation>
    </message>
    <message>
        <source>Place of a wound</source>
        <translation>Localisation</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lieux</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points repaired</source>
        <translation>Points réparés</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Positions of the template</source>
        <translation>Positions du gabarit</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>Aperçu avant impression</translation>
    </message>
    <message>
        <source>Print preview…</source>
        <translation>Aperçu avant impression…</translation>
    </message>
    <message>
        <source>Print sheet and cards…</source>
        <translation>Imprimer la feuille et les cartes…</translation>
    </message>
    <message>
        <source>Printed save</source>
        <translation>Sauvegarde imprimée</translation>
    </message>
    <message>
        <source>Printed with the weapon; no computation reads them</source>
        <translation>Imprimées avec l’arme&#xa0;; aucun calcul ne les lit</translation>
    </message>
    <message>
        <source>Printed, in inches</source>
        <translation>Imprimée, en pouces</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Profile deleted: {name}</source>
        <translation>Profil supprimé&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profils</translation>
    </message>
    <message>
        <source>Protection</source>
        <translation>Protection</translation>
    </message>
    <message>
        <source>Protection from the lists</source>
        <translation>Protection tirée des listes</translation>
    </message>
    <message>
        <source>Protections of the lists</source>
        <translation>Protections des listes</translation>
    </message>
    <message>
        <source>Put into the group</source>
        <translation>Mettre dans le groupe</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>RES</source>
        <translation>RES</translation>
    </message>
    <message>
        <source>RES {resistance}: {place}</source>
        <translation>RES {resistance}&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Rayon</translation>
    </message>
    <message>
        <source>Rag&apos;Narok (no text)</source>
        <translation>Rag’Narok (sans texte)</translation>
    </message>
    <message>
        <source>Rag&apos;Narok 2 (no text)</source>
        <translation>Rag’Narok 2 (sans texte)</translation>
    </message>
    <message>
        <source>Rag&apos;Narok 2 has no text for Structure/X; choose rooted, confede or c3</source>
        <translation>Rag’Narok 2 n’a pas de texte pour Structure/X&#xa0;; choisissez rooted, confede ou c3</translation>
    </message>
    <message>
        <source>Rag&apos;Narok has no text for Structure/X; choose rooted, confede or c3</source>
        <translation>Rag’Narok n’a pas de texte pour Structure/X&#xa0;; choisissez rooted, confede ou c3</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>Ranges</source>
        <translation>Portées</translation>
    </message>
    <message>
        <source>Read for shots only</source>
        <translation>Lue pour les tirs seulement</translation>
    </message>
    <message>
        <source>Read from left to right, each where its throw is asked</source>
        <translation>Lus de gauche à droite, chacun quand son jet est demandé</translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation>Relire</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Lire la règle</translation>
    </message>
    <message>
        <source>Read them on my wound table</source>
        <translation>Lire sur mon tableau</translation>
    </message>
    <message>
        <source>Read.</source>
        <translation>Lu.</translation>
    </message>
    <message>
        <source>Read; without effect here: {names}</source>
        <translation>Lu&#xa0;; sans effet ici&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Reading</source>
        <comment>what was understood of a weapon</comment>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Relevé</translation>
    </message>
    <message>
        <source>Record of the dice</source>
        <translation>Relevé des dés</translation>
    </message>
    <message numerus="yes">
        <source>Record of the dice, %n typed, the others rolled by Toise, seed {seed}</source>
        <translation>
            <numerusform>Relevé des dés, %n saisi, les autres lancés par Toise, graine {seed}</numerusform>
            <numerusform>Relevé des dés, %n saisis, les autres lancés par Toise, graine {seed}</numerusform>
        </translation>
    </message>
    <message>
        <source>Record of the dice, rolled by Toise, seed {seed}</source>
        <translation>Relevé des dés, lancés par Toise, graine {seed}</translation>
    </message>
    <message>
        <source>Record of the dice, typed at the table</source>
        <translation>Relevé des dés, saisis à la table</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Regains</source>
        <translation>Regagne</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove from the table</source>
        <translation>Retirer de la table</translation>
    </message>
    <message>
        <source>Remove the attack</source>
        <translation>Retirer l’attaque</translation>
    </message>
    <message>
        <source>Remove the attacker</source>
        <translation>Retirer l’attaquant</translation>
    </message>
    <message>
        <source>Remove the entry</source>
        <translation>Retirer la ligne</translation>
    </message>
    <message>
        <source>Remove the target</source>
        <translation>Retirer la cible</translation>
    </message>
    <message>
        <source>Remove the weapon</source>
        <translation>Retirer l’arme</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Réparation</translation>
    </message>
    <message>
        <source>Repair ({key})</source>
        <translation>Réparer ({key})</translation>
    </message>
    <message>
        <source>Repair of {points}, {by}</source>
        <translation>Réparation de {points}, {by}</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Report as PDF</source>
        <translation>Rapport en PDF</translation>
    </message>
    <message>
        <source>Report as PDF…</source>
        <translation>Rapport en PDF…</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Restore the version of {when}</source>
        <translation>Restaurer la version du {when}</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Results after</source>
        <translation>Résultats après</translation>
    </message>
    <message>
        <source>Results as</source>
        <translation>Résultats en</translation>
    </message>
    <message>
        <source>Ricochet: the nearest other enemy within 6″ is hit as well.</source>
        <translation>Ricochet&#xa0;: l’autre ennemi le plus proche à 6&#xa0;ps est touché aussi.</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Roll for {name}</source>
        <translation>Lancer pour {name}</translation>
    </message>
    <message>
        <source>Roll the rest</source>
        <translation>Lancer la suite</translation>
    </message>
    <message>
        <source>Roll whether the vehicle goes out of control.</source>
        <translation>Jet de perte de contrôle du véhicule.</translation>
    </message>
    <message>
        <source>Rolled by Toise, seed {seed}</source>
        <translation>Lancé par Toise, graine {seed}</translation>
    </message>
    <message numerus="yes">
        <source>Room for %n figure(s) only</source>
        <translation>
            <numerusform>Place pour&#xa0;%n figurine seulement</numerusform>
            <numerusform>Place pour&#xa0;%n figurines seulement</numerusform>
        </translation>
    </message>
    <message>
        <source>Rooted</source>
        <translation>Rooted</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Compagnie</translation>
    </message>
    <message>
        <source>Roster in the trash: {name}</source>
        <translation>Compagnie à la corbeille&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Rosters</source>
        <translation>Compagnies</translation>
    </message>
    <message>
        <source>Rosters and tables (*.json *.csv *.tsv *.txt)</source>
        <translation>Compagnies et tableaux (*.json *.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>Rows of the wound table</source>
        <translation>Lignes du tableau des blessures</translation>
    </message>
    <message>
        <source>Rule choices</source>
        <translation>Choix de règle</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>S.M.G. of the Orcs, where it lands</source>
        <translation>S.M.G. des Orques, là où il atterrit</translation>
    </message>
    <message>
        <source>SIGN</source>
        <translation>SIGNE</translation>
    </message>
    <message>
        <source>SP</source>
        <translation>PS</translation>
    </message>
    <message>
        <source>SP left of {points}</source>
        <translation>PS sur {points}</translation>
    </message>
    <message>
        <source>SP lost</source>
        <translation>PS perdus</translation>
    </message>
    <message>
        <source>SP lost on average</source>
        <translation>PS perdus en moyenne</translation>
    </message>
    <message>
        <source>Savage Worlds</source>
        <translation>Savage Worlds</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Save against a vital part</source>
        <translation>Sauvegarde sur organe vital</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>Save modifier</source>
        <translation>Malus de svg</translation>
    </message>
    <message>
        <source>Save the changes to “{name}”?</source>
        <translation>Enregistrer les changements de «&#xa0;{name}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Save the engagement</source>
        <translation>Enregistrer l’engagement</translation>
    </message>
    <message>
        <source>Save the engagement: {name}</source>
        <translation>Enregistrer l’engagement&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Save the roster elsewhere</source>
        <translation>Enregistrer la compagnie ailleurs</translation>
    </message>
    <message>
        <source>Save: {need}+</source>
        <translation>Sauvegarde&#xa0;: {need}+</translation>
    </message>
    <message numerus="yes">
        <source>Save: {need}+, %n dice</source>
        <translation>
            <numerusform>Sauvegarde&#xa0;: {need}+, %n dé</numerusform>
            <numerusform>Sauvegarde&#xa0;: {need}+, %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>Scale 1 : {scale}</source>
        <translation>Échelle 1&#xa0;: {scale}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search in this text</source>
        <translation>Rechercher dans ce texte</translation>
    </message>
    <message>
        <source>Search the profiles</source>
        <translation>Chercher parmi les profils</translation>
    </message>
    <message>
        <source>Seed {seed}.</source>
        <translation>Graine {seed}.</translation>
    </message>
    <message>
        <source>Serious wound</source>
        <translation>Blessure grave</translation>
    </message>
    <message>
        <source>Set out the figures</source>
        <translation>Poser les figurines</translation>
    </message>
    <message>
        <source>Set out the figures to see from above whom the template touches.</source>
        <translation>Posez les figurines pour voir d’en haut qui le gabarit touche.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Several injury dice: the helmet is tested for each that stuns.</source>
        <translation>Plusieurs dés de Dégâts&#xa0;: le casque est testé pour chacun qui sonne.</translation>
    </message>
    <message>
        <source>Several injury dice: the helmet is tested once, on the highest.</source>
        <translation>Plusieurs dés de Dégâts&#xa0;: le casque est testé une fois, sur le plus élevé.</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravité</translation>
    </message>
    <message>
        <source>Severity of a hit</source>
        <translation>Gravité d’une touche</translation>
    </message>
    <message>
        <source>Shaded: theirs lose more. Hatched: ours, as much or more.</source>
        <translation>Teinté&#xa0;: les leurs perdent plus. Hachuré&#xa0;: les nôtres, autant ou plus.</translation>
    </message>
    <message>
        <source>Shaken</source>
        <translation>Secoué</translation>
    </message>
    <message>
        <source>Sheet and cards as PDF…</source>
        <translation>Feuille et cartes en PDF…</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Fiches</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Bouclier</translation>
    </message>
    <message>
        <source>Shield included, before any modifier; in place of the armour</source>
        <translation>Bouclier compris, avant tout malus&#xa0;; à la place de l’armure</translation>
    </message>
    <message>
        <source>Shooter moved</source>
        <translation>Le tireur a bougé</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Tir</translation>
    </message>
    <message>
        <source>Shooting, Athletics, or a power&apos;s: d4 to d12</source>
        <translation>Tir, Athlétisme, ou celui d’un pouvoir&#xa0;: d4 à d12</translation>
    </message>
    <message>
        <source>Short range: difficulty 4</source>
        <translation>Courte portée&#xa0;: difficulté 4</translation>
    </message>
    <message>
        <source>Short, medium and long, in squares</source>
        <translation>Courte, moyenne et longue, en cases</translation>
    </message>
    <message>
        <source>Shot {number}: 2d6, FOR {strength}</source>
        <translation>Tir {number}&#xa0;: 2d6, FOR {strength}</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Tirs</translation>
    </message>
    <message>
        <source>Shots at a warrior down hit automatically.</source>
        <translation>Les tirs sur un guerrier à terre touchent d’office.</translation>
    </message>
    <message>
        <source>Shots at a warrior down must hit as usual.</source>
        <translation>Les tirs sur un guerrier à terre doivent toucher comme d’habitude.</translation>
    </message>
    <message>
        <source>Should he be touched: {mean} HP on average instead of {told}.</source>
        <translation>S’il est touché&#xa0;: {mean} PV en moyenne au lieu de {told}.</translation>
    </message>
    <message>
        <source>Should he not be touched: {mean} HP on average instead of {told}.</source>
        <translation>S’il n’est pas touché&#xa0;: {mean} PV en moyenne au lieu de {told}.</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>Show the whole law</source>
        <translation>Montrer la loi entière</translation>
    </message>
    <message>
        <source>Show them all</source>
        <translation>Les montrer tous</translation>
    </message>
    <message>
        <source>Show where a failed attack may come down (D)</source>
        <translation>Montrer où un échec peut tomber (D)</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Sigmarite warhammer</source>
        <translation>marteau de guerre sigmarite</translation>
    </message>
    <message>
        <source>Sigmarite warhammer against the Undead and the Possessed</source>
        <translation>marteau de guerre sigmarite contre les Morts-Vivants et les Possédés</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Jusqu’ici</translation>
    </message>
    <message>
        <source>Soak</source>
        <translation>Encaissement</translation>
    </message>
    <message>
        <source>Soak: {roll}</source>
        <translation>Encaissement&#xa0;: {roll}</translation>
    </message>
    <message>
        <source>Some of these dice can&apos;t be read here.</source>
        <translation>Certains de ces dés sont illisibles ici.</translation>
    </message>
    <message>
        <source>Something broke</source>
        <translation>Quelque chose a cassé</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Space: has played. Enter: attacks. Minus and plus: points.</source>
        <translation>Espace&#xa0;: a joué. Entrée&#xa0;: attaque. Moins et plus&#xa0;: points.</translation>
    </message>
    <message>
        <source>Spared: {names}.</source>
        <translation>Épargnés&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Palier</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>States</source>
        <translation>États</translation>
    </message>
    <message>
        <source>States of {name}</source>
        <translation>États de {name}</translation>
    </message>
    <message>
        <source>States, {name}</source>
        <translation>États, {name}</translation>
    </message>
    <message>
        <source>States…</source>
        <translation>États…</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>Strike with it earlier</source>
        <translation>Frapper avec elle plus tôt</translation>
    </message>
    <message>
        <source>Strike with it later</source>
        <translation>Frapper avec elle plus tard</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Structure</translation>
    </message>
    <message>
        <source>Structure given twice</source>
        <translation>Structure en double</translation>
    </message>
    <message>
        <source>Stunned</source>
        <translation>Sonné</translation>
    </message>
    <message>
        <source>Stunned: face down, he does nothing at all. In his next rally phase he is turned over and counts as knocked down; attacked in melee before, he is out of action.</source>
        <translation>Sonné&#xa0;: face contre terre, il ne fait rien du tout. À son prochain Ralliement il est retourné et compte comme à terre&#xa0;; attaqué avant au corps à corps, il est hors de combat.</translation>
    </message>
    <message>
        <source>Stuns on 2 to 4</source>
        <translation>Sonne de 2 à 4</translation>
    </message>
    <message>
        <source>T</source>
        <translation>E</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXTE</translation>
    </message>
    <message>
        <source>TIR on the card</source>
        <translation>TIR sur la carte</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>the battlefield</comment>
        <translation>Table</translation>
    </message>
    <message>
        <source>Table mode</source>
        <translation>Mode table</translation>
    </message>
    <message>
        <source>Table of {name}</source>
        <translation>Table de {name}</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Take a battle back from the trash</source>
        <translation>Reprendre une bataille de la corbeille</translation>
    </message>
    <message>
        <source>Take a roster back from the trash</source>
        <translation>Reprendre une compagnie de la corbeille</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Take back the last</source>
        <translation>Annuler la dernière</translation>
    </message>
    <message>
        <source>Take them up again</source>
        <translation>Les reprendre</translation>
    </message>
    <message>
        <source>Take this order</source>
        <translation>Prendre cet ordre</translation>
    </message>
    <message>
        <source>Take this value</source>
        <translation>Prendre cette valeur</translation>
    </message>
    <message>
        <source>Take this weapon</source>
        <translation>Prendre cette arme</translation>
    </message>
    <message>
        <source>Take up again</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Take “{suggestion}” (Tab)</source>
        <translation>Prendre «&#xa0;{suggestion}&#xa0;» (Tab)</translation>
    </message>
    <message>
        <source>Taken from armour only, never beyond it</source>
        <translation>Retranchée de l’armure seule, jamais au-delà</translation>
    </message>
    <message>
        <source>Taken from the damage: 4 for sheet metal, 8 for a brick wall</source>
        <translation>Retranché des dégâts&#xa0;: 4 pour de la tôle, 8 pour un mur de brique</translation>
    </message>
    <message>
        <source>Taken from the save beyond what Strength takes: 1 for an axe</source>
        <translation>Retiré de la sauvegarde en plus de la Force&#xa0;: 1 pour une hache</translation>
    </message>
    <message>
        <source>Target compared</source>
        <translation>Cible comparée</translation>
    </message>
    <message>
        <source>Target in cover</source>
        <translation>Cible à couvert</translation>
    </message>
    <message>
        <source>Target {number}</source>
        <translation>Cible {number}</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Cibles</translation>
    </message>
    <message>
        <source>Tell the others as differences to it</source>
        <translation>Dire les autres en écarts à elle</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Gabarit</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Test of {value} against {difficulty}: {whole}; {quarter} from a quarter lost on, {half} from half, {most} from three quarters</source>
        <translation>Test de {value} contre {difficulty}&#xa0;: {whole}&#xa0;; {quarter} dès un quart perdu, {half} dès la moitié, {most} dès les trois quarts</translation>
    </message>
    <message>
        <source>Tested at an edge</source>
        <translation>Testée près d’un bord</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>what is read</comment>
        <translation>Texte</translation>
    </message>
    <message>
        <source>The Confédé text does not spare immobile engines: the wound state applies.</source>
        <translation>Le texte de Confédé n’épargne pas les engins immobiles&#xa0;: l’état de blessure s’applique.</translation>
    </message>
    <message>
        <source>The account of the battle</source>
        <translation>Le récit de la bataille</translation>
    </message>
    <message>
        <source>The attack hits in {chance}.</source>
        <translation>L’attaque touche dans {chance}.</translation>
    </message>
    <message>
        <source>The attack is being thrown.</source>
        <translation>L’attaque est en train d’être jetée.</translation>
    </message>
    <message>
        <source>The attack of Resolve</source>
        <translation>L’attaque de Résoudre</translation>
    </message>
    <message>
        <source>The attacker is out of view</source>
        <translation>L’attaquant est hors de vue</translation>
    </message>
    <message>
        <source>The base stands for the whole figure.</source>
        <translation>Le socle vaut pour toute la figurine.</translation>
    </message>
    <message>
        <source>The battle is only shown, up to its {broken}</source>
        <translation>La bataille est seulement montrée, jusqu’à sa {broken}</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>La bataille est finie</translation>
    </message>
    <message>
        <source>The best places to aim at</source>
        <translation>Les meilleurs endroits où viser</translation>
    </message>
    <message>
        <source>The comparison is written</source>
        <translation>La comparaison est écrite</translation>
    </message>
    <message numerus="yes">
        <source>The comparison is written without %n cell(s) not computed yet</source>
        <translation>
            <numerusform>La comparaison est écrite, sans %n case qui n’est pas encore calculée</numerusform>
            <numerusform>La comparaison est écrite, sans %n cases qui ne sont pas encore calculées</numerusform>
        </translation>
    </message>
    <message>
        <source>The comparison isn&apos;t kept: {reason}</source>
        <translation>La comparaison n’est pas gardée&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The current cell</source>
        <translation>La case courante</translation>
    </message>
    <message>
        <source>The dice really thrown, without cap or re-roll</source>
        <translation>Les dés vraiment lancés, sans plafond ni relance</translation>
    </message>
    <message>
        <source>The dice told so far were left.</source>
        <translation>Les dés déjà saisis ont été quittés.</translation>
    </message>
    <message>
        <source>The die shows {face}</source>
        <translation>Le dé montre {face}</translation>
    </message>
    <message>
        <source>The earlier version is restored.</source>
        <translation>La version antérieure est restaurée.</translation>
    </message>
    <message>
        <source>The earlier version is restored; what can&apos;t be read is in the trash.</source>
        <translation>La version antérieure est restaurée&#xa0;; le fichier illisible est dans la corbeille.</translation>
    </message>
    <message>
        <source>The file was left as it is; the other rosters can be used.</source>
        <translation>Le fichier est resté tel quel&#xa0;; les autres compagnies restent utilisables.</translation>
    </message>
    <message>
        <source>The final need, in place of every other reckoning</source>
        <translation>Le résultat à obtenir, à la place de tout autre calcul</translation>
    </message>
    <message>
        <source>The height he may fall, in inches</source>
        <translation>La hauteur dont il peut tomber, en pas</translation>
    </message>
    <message numerus="yes">
        <source>The injuries stand in %n roster(s).</source>
        <translation>
            <numerusform>Les blessures sont écrites dans %n compagnie.</numerusform>
            <numerusform>Les blessures sont écrites dans %n compagnies.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last attack with the points of now: {name}, {weapon}</source>
        <translation>La dernière attaque avec les points de maintenant&#xa0;: {name}, {weapon}</translation>
    </message>
    <message>
        <source>The last line was not written to its end: it was put aside in {file}.</source>
        <translation>La dernière ligne n’a pas été écrite jusqu’au bout&#xa0;: elle a été mise de côté dans {file}.</translation>
    </message>
    <message>
        <source>The law of the total would take too many states (--joint computes it).</source>
        <translation>La loi du total demanderait trop d’états (--joint la calcule).</translation>
    </message>
    <message>
        <source>The limit is only written for melee</source>
        <translation>La limite n’est écrite que pour le corps à corps</translation>
    </message>
    <message>
        <source>The most that it deviates; no rounding is given</source>
        <translation>Le plus qu’elle dévie&#xa0;; aucun arrondi n’est donné</translation>
    </message>
    <message>
        <source>The optional table of its kind; none for the common one</source>
        <translation>Le tableau optionnel de son genre&#xa0;; rien pour le tableau commun</translation>
    </message>
    <message>
        <source>The order of the targets</source>
        <translation>L’ordre des cibles</translation>
    </message>
    <message>
        <source>The parrier&apos;s Strength is not known: he may always parry.</source>
        <translation>La Force de qui pare n’est pas connue&#xa0;: il peut toujours parer.</translation>
    </message>
    <message>
        <source>The part of Toughness that is armour</source>
        <translation>La part de la Résistance qui est de l’armure</translation>
    </message>
    <message>
        <source>The picture is written</source>
        <translation>L’image est écrite</translation>
    </message>
    <message>
        <source>The printer can&apos;t be used.</source>
        <translation>L’imprimante n’est pas utilisable.</translation>
    </message>
    <message>
        <source>The report is written</source>
        <translation>Le rapport est écrit</translation>
    </message>
    <message>
        <source>The result in one line</source>
        <translation>Le résultat en une ligne</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La règle</translation>
    </message>
    <message>
        <source>The rules forbid it: it would be kept, without effect.</source>
        <translation>Les règles l’interdisent&#xa0;: ce serait gardé, sans effet.</translation>
    </message>
    <message>
        <source>The source does not say in melee only</source>
        <translation>La source ne dit pas au corps à corps seulement</translation>
    </message>
    <message>
        <source>The source says “with a save” for both wounds</source>
        <translation>La source dit «&#xa0;avec sauvegarde&#xa0;» pour les deux blessures</translation>
    </message>
    <message>
        <source>The table can&apos;t be read.</source>
        <translation>Le tableau ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The table can&apos;t be written.</source>
        <translation>Le tableau ne peut pas être écrit.</translation>
    </message>
    <message>
        <source>The table says how far they are: move them there to have another order.</source>
        <translation>Les distances viennent de la table&#xa0;: déplacez-y les figurines pour changer l’ordre.</translation>
    </message>
    <message>
        <source>The template is out of view</source>
        <translation>Le gabarit est hors de vue</translation>
    </message>
    <message>
        <source>The text does not say who may repair: every repair is taken.</source>
        <translation>Le texte ne dit pas qui peut réparer&#xa0;: toute réparation est acceptée.</translation>
    </message>
    <message>
        <source>The text of Confrontation 3 says nothing of where a wound falls: that has no effect.</source>
        <translation>Le texte de Confrontation 3 ne dit rien de la localisation&#xa0;: elle reste sans effet.</translation>
    </message>
    <message>
        <source>The text takes cover from the damage; others call it armour</source>
        <translation>Le texte le retranche des dégâts&#xa0;; d’autres en font une armure</translation>
    </message>
    <message>
        <source>The weapon is typed as its card prints it; what was understood stands below.</source>
        <translation>L’arme se tape comme sa carte l’imprime&#xa0;; ce qui a été compris est écrit dessous.</translation>
    </message>
    <message>
        <source>The weapon, from the game’s lists</source>
        <translation>L’arme, parmi les listes du jeu</translation>
    </message>
    <message>
        <source>The weapon, from the rosters</source>
        <translation>L’arme, parmi celles des compagnies</translation>
    </message>
    <message>
        <source>The wounds are read on your own table: there is no chance to ask about.</source>
        <translation>Les blessures se lisent sur votre tableau&#xa0;: aucune chance à interroger.</translation>
    </message>
    <message>
        <source>Their roster</source>
        <translation>Leur compagnie</translation>
    </message>
    <message>
        <source>There are dice still to be thrown.</source>
        <translation>Il reste des dés à lancer.</translation>
    </message>
    <message>
        <source>There is no law here to be checked.</source>
        <translation>Rien ici n’est à vérifier par le calcul.</translation>
    </message>
    <message>
        <source>There is no profile in it.</source>
        <translation>Il n’y a aucun profil dedans.</translation>
    </message>
    <message>
        <source>There is no roster yet.</source>
        <translation>Il n’y a pas encore de compagnie.</translation>
    </message>
    <message>
        <source>There is no target to ask about.</source>
        <translation>Aucune cible sur laquelle poser la question.</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation>Il n’y a rien ici.</translation>
    </message>
    <message>
        <source>They are lost if they are not saved.</source>
        <translation>Ils sont perdus s’ils ne sont pas enregistrés.</translation>
    </message>
    <message>
        <source>They have fallen, and the battle does not know of them.</source>
        <translation>Ils sont tombés, et la bataille ne les connaît pas.</translation>
    </message>
    <message>
        <source>This can&apos;t be read.</source>
        <translation>Lecture impossible.</translation>
    </message>
    <message>
        <source>This game lays no template on a table: resolve its attacks.</source>
        <translation>Ce jeu ne pose pas de gabarit sur une table&#xa0;: résolvez ses attaques.</translation>
    </message>
    <message>
        <source>This law would take too many states.</source>
        <translation>Cette loi demanderait trop d’états.</translation>
    </message>
    <message>
        <source>This roster has no group yet.</source>
        <translation>Cette compagnie n’a pas encore de groupe.</translation>
    </message>
    <message>
        <source>This roster has no profile yet.</source>
        <translation>Cette compagnie n’a pas encore de profil.</translation>
    </message>
    <message>
        <source>This weapon reads none.</source>
        <translation>Cette arme n’en lit aucun.</translation>
    </message>
    <message>
        <source>Through melee with {names}. {what}</source>
        <translation>Par la mêlée avec {names}. {what}</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Jeter</translation>
    </message>
    <message>
        <source>Throw {n}</source>
        <translation>Jet {n}</translation>
    </message>
    <message>
        <source>Thrown away: {name}</source>
        <translation>Jeté&#xa0;: {name}</translation>
    </message>
    <message>
        <source>To evade; nothing: he can&apos;t</source>
        <translation>Pour l’Évasion&#xa0;; rien&#xa0;: il n’en a pas</translation>
    </message>
    <message>
        <source>To hit</source>
        <translation>Pour toucher</translation>
    </message>
    <message>
        <source>To hit and to save; universal, though not found in the text</source>
        <translation>Pour toucher et en sauvegarde&#xa0;; d’usage partout, non trouvé dans le texte</translation>
    </message>
    <message numerus="yes">
        <source>To hit: automatic, %n dice</source>
        <translation>
            <numerusform>Pour toucher&#xa0;: automatique, %n dé</numerusform>
            <numerusform>Pour toucher&#xa0;: automatique, %n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To hit: {need}+, %n dice</source>
        <translation>
            <numerusform>Pour toucher&#xa0;: {need}+, %n dé</numerusform>
            <numerusform>Pour toucher&#xa0;: {need}+, %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>To soak wounds</source>
        <translation>Pour encaisser des Blessures</translation>
    </message>
    <message>
        <source>To the attack</source>
        <translation>Vers l’attaque</translation>
    </message>
    <message>
        <source>To the centre of the template; nothing: as the table has it</source>
        <translation>Jusqu’au centre du gabarit&#xa0;; rien&#xa0;: celle de la table</translation>
    </message>
    <message>
        <source>To the places and back</source>
        <translation>Vers les lieux et retour</translation>
    </message>
    <message>
        <source>To wound</source>
        <translation>Pour blesser</translation>
    </message>
    <message>
        <source>To wound: automatic, a 6 is critical</source>
        <translation>Pour blesser&#xa0;: automatique, un 6 est critique</translation>
    </message>
    <message>
        <source>To wound: {need}+</source>
        <translation>Pour blesser&#xa0;: {need}+</translation>
    </message>
    <message>
        <source>To-hit modifier</source>
        <translation>Modificateur pour toucher</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>Toise does not know this table: copy it from your book. The lower die is the column; the higher + FOR − RES is the row.</source>
        <translation>Toise ne connaît pas ce tableau&#xa0;: recopiez-le de votre livre. Le dé le plus faible donne la colonne&#xa0;; l’autre + FOR − RES donne la ligne.</translation>
    </message>
    <message>
        <source>Toise ended all of a sudden last time</source>
        <translation>Toise s’est arrêté brusquement la dernière fois</translation>
    </message>
    <message>
        <source>Toise is open already: its window comes forward.</source>
        <translation>Toise est déjà ouverte&#xa0;: sa fenêtre passe devant.</translation>
    </message>
    <message>
        <source>Too many states for a short program.</source>
        <translation>Trop d’états pour un court programme.</translation>
    </message>
    <message>
        <source>Too many ways lead to this number to be told one by one. Instead, its mean:</source>
        <translation>Trop de chemins mènent à ce nombre pour être dits un à un. À défaut, la moyenne&#xa0;:</translation>
    </message>
    <message>
        <source>Total lost</source>
        <translation>Total des pertes</translation>
    </message>
    <message>
        <source>Total {label}: {sum}</source>
        <translation>Total {label}&#xa0;: {sum}</translation>
    </message>
    <message>
        <source>Touched</source>
        <translation>Touché</translation>
    </message>
    <message>
        <source>Tough.</source>
        <translation>Rés.</translation>
    </message>
    <message>
        <source>Toughness</source>
        <translation>Résistance</translation>
    </message>
    <message>
        <source>Toughness (T)</source>
        <translation>Endurance (E)</translation>
    </message>
    <message>
        <source>Trait</source>
        <translation>Trait</translation>
    </message>
    <message>
        <source>Trash…</source>
        <translation>Corbeille…</translation>
    </message>
    <message>
        <source>True grit</source>
        <translation>Coriace</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tour {turn}</translation>
    </message>
    <message>
        <source>Type a target…</source>
        <translation>Saisir une cible…</translation>
    </message>
    <message>
        <source>Type an attack…</source>
        <translation>Saisir une attaque…</translation>
    </message>
    <message>
        <source>Type the dice</source>
        <translation>Saisir les dés</translation>
    </message>
    <message>
        <source>Type the dice of the table, or roll them here. F1 explains the place you are in.</source>
        <translation>Saisissez les dés de la table, ou lancez-les ici. F1 explique l’endroit où vous êtes.</translation>
    </message>
    <message>
        <source>Type the face, 1 to {sides}, then Enter.</source>
        <translation>Tapez la face, de 1 à {sides}, puis Entrée.</translation>
    </message>
    <message>
        <source>Under the template</source>
        <translation>Sous le gabarit</translation>
    </message>
    <message>
        <source>Under the template: {names}.</source>
        <translation>Sous le gabarit&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo the last one</source>
        <translation>Annuler la dernière</translation>
    </message>
    <message>
        <source>Unfinished.</source>
        <translation>Inachevé.</translation>
    </message>
    <message>
        <source>Use another folder</source>
        <translation>Utiliser un autre dossier</translation>
    </message>
    <message>
        <source>Use another folder…</source>
        <translation>Utiliser un autre dossier…</translation>
    </message>
    <message>
        <source>Usual targets</source>
        <translation>Cibles courantes</translation>
    </message>
    <message>
        <source>Usual: thrown and fired do, natural attacks and powers do not</source>
        <translation>D’ordinaire&#xa0;: lancée et tir dévient, attaques naturelles et pouvoirs non</translation>
    </message>
    <message>
        <source>Vae victis can&apos;t be used with a blast</source>
        <translation>Vae victis n’est pas permis avec un souffle</translation>
    </message>
    <message>
        <source>Vae victis, on the attack roll only</source>
        <translation>Vae victis, sur le jet d’attaque seulement</translation>
    </message>
    <message>
        <source>Vigor</source>
        <translation>Vigueur</translation>
    </message>
    <message>
        <source>W</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>WS</source>
        <translation>CC</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Muret</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Voulu</translation>
    </message>
    <message>
        <source>Ward</source>
        <translation>Sauvegarde spéciale</translation>
    </message>
    <message>
        <source>Ward: {need}+</source>
        <translation>Sauvegarde spéciale&#xa0;: {need}+</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arme</translation>
    </message>
    <message>
        <source>Weapon Skill</source>
        <translation>Capacité de Combat</translation>
    </message>
    <message>
        <source>Weapon {number}, as on the card</source>
        <translation>Arme {number}, comme sur la carte</translation>
    </message>
    <message>
        <source>Weapon, as on the card</source>
        <translation>Arme, comme sur la carte</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armes</translation>
    </message>
    <message>
        <source>Weapons of the lists</source>
        <translation>Armes des listes</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>What a trait has beyond d12 is added to the roll.</source>
        <translation>Ce qu’un Trait a au-delà de d12 s’ajoute au jet.</translation>
    </message>
    <message>
        <source>What befalls them</source>
        <translation>Ce qu’ils subissent</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Ce qui change</translation>
    </message>
    <message>
        <source>What does your table say?</source>
        <translation>Que dit votre tableau&#xa0;?</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui est arrivé</translation>
    </message>
    <message>
        <source>What he has already</source>
        <translation>Celles qu’il a déjà</translation>
    </message>
    <message>
        <source>What it reads</source>
        <translation>Ce qui est lu&#xa0;</translation>
    </message>
    <message>
        <source>What may happen</source>
        <translation>Ce qui peut arriver</translation>
    </message>
    <message>
        <source>What may happen to each, at once. Click a bold number to see why it is so.</source>
        <translation>Ce qui peut arriver à chacun, aussitôt. Cliquez un nombre en gras pour savoir pourquoi.</translation>
    </message>
    <message>
        <source>What one more of each is worth</source>
        <translation>Ce que vaut un point de plus de chacun</translation>
    </message>
    <message>
        <source>What remains to be played</source>
        <translation>Ce qui reste à jouer</translation>
    </message>
    <message>
        <source>What the import would do</source>
        <translation>Ce que l’import ferait</translation>
    </message>
    <message>
        <source>What the states mean</source>
        <translation>Ce que disent les états</translation>
    </message>
    <message>
        <source>What was saved is there. The report says where it happened.</source>
        <translation>Ce qui était enregistré est là. Le rapport dit où c’est arrivé.</translation>
    </message>
    <message>
        <source>What was saved is there; what was not can be taken up again, above the engagement.</source>
        <translation>Ce qui était enregistré est là&#xa0;; le reste peut être repris, au-dessus de l’engagement.</translation>
    </message>
    <message>
        <source>Where 12 o&apos;clock points is not said</source>
        <translation>Où pointe 12 heures n’est pas dit</translation>
    </message>
    <message>
        <source>Where 7 or more is needed to hit, a 6 hits.</source>
        <translation>Quand il faut 7 ou plus pour toucher, un 6 touche.</translation>
    </message>
    <message>
        <source>Where to aim</source>
        <translation>Où viser</translation>
    </message>
    <message>
        <source>Where wounds come from</source>
        <translation>D’où viennent les blessures</translation>
    </message>
    <message>
        <source>Whether its wounds may keep the critical&apos;s other effects</source>
        <translation>Si ses blessures gardent les autres effets du critique</translation>
    </message>
    <message>
        <source>Whether the helmet is tested once, or for each die</source>
        <translation>Si le casque est testé une fois, ou pour chaque dé</translation>
    </message>
    <message>
        <source>Which game do you play?</source>
        <translation>À quel jeu jouez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Who does not see it can&apos;t evade</source>
        <translation>Qui ne voit rien venir ne s’écarte pas</translation>
    </message>
    <message>
        <source>Who is affected: {choices}</source>
        <translation>Qui est affecté&#xa0;: {choices}</translation>
    </message>
    <message>
        <source>Who is struck first: {choices}</source>
        <translation>Qui est touché d’abord&#xa0;: {choices}</translation>
    </message>
    <message>
        <source>Who may be touched, with the numbers of their cards. Type in a cell to change it.</source>
        <translation>Qui peut être touché, avec les nombres de sa carte. Tapez dans une case pour la changer.</translation>
    </message>
    <message>
        <source>Who repairs</source>
        <translation>Qui répare</translation>
    </message>
    <message>
        <source>Whom</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Whom it is for</source>
        <translation>Pour qui</translation>
    </message>
    <message>
        <source>Why these numbers</source>
        <translation>Pourquoi ces nombres</translation>
    </message>
    <message>
        <source>Why this mean?</source>
        <translation>Pourquoi cette moyenne&#xa0;?</translation>
    </message>
    <message>
        <source>Why {chance}?</source>
        <translation>Pourquoi {chance}&#xa0;?</translation>
    </message>
    <message>
        <source>Wild Card</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Wild Die to soak</source>
        <translation>Dé Joker pour encaisser</translation>
    </message>
    <message>
        <source>Wild sweep: the target loses one of his weapons for this combat.</source>
        <translation>Moulinet&#xa0;: la cible perd une de ses armes pour ce combat.</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vainqueur</translation>
    </message>
    <message>
        <source>Without a command: the window, with the engagement or roster FILE where one is named.</source>
        <translation>Sans commande&#xa0;: la fenêtre, avec le FICHIER d’engagement ou de compagnie s’il y en a un.</translation>
    </message>
    <message>
        <source>Without a group</source>
        <translation>Sans groupe</translation>
    </message>
    <message>
        <source>Without a table everybody stands under the template, and a failure reaches nobody.</source>
        <translation>Sans table, tous sont sous le gabarit, et un échec n’atteint personne.</translation>
    </message>
    <message>
        <source>Without dice.</source>
        <translation>Sans dés.</translation>
    </message>
    <message>
        <source>Without dice: what happened?</source>
        <translation>Sans dés&#xa0;: que s’est-il passé&#xa0;?</translation>
    </message>
    <message>
        <source>Without it, rows and columns are told and the table stays yours.</source>
        <translation>Sans lui, lignes et colonnes sont données et le tableau reste le vôtre.</translation>
    </message>
    <message>
        <source>Wolf cloak</source>
        <translation>Cape en peau de loup</translation>
    </message>
    <message>
        <source>Worst state reached by figure</source>
        <translation>Pire état atteint, par figurine</translation>
    </message>
    <message>
        <source>Wound or repair of {name}</source>
        <translation>Blessure ou réparation de {name}</translation>
    </message>
    <message>
        <source>Wound or repair…</source>
        <translation>Blessure ou réparation…</translation>
    </message>
    <message>
        <source>Wound table</source>
        <translation>Tableau des blessures</translation>
    </message>
    <message>
        <source>Wound tables (*.json)</source>
        <translation>Tableaux des blessures (*.json)</translation>
    </message>
    <message>
        <source>Wound table…</source>
        <translation>Tableau…</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Blessures</translation>
    </message>
    <message>
        <source>Wounds and repairs</source>
        <translation>Blessures et réparations</translation>
    </message>
    <message>
        <source>Wounds and repairs, in order</source>
        <translation>Blessures et réparations, dans l’ordre</translation>
    </message>
    <message>
        <source>Wounds left</source>
        <translation>Points de Vie restants</translation>
    </message>
    <message>
        <source>Wounds: 1d3</source>
        <translation>Blessures&#xa0;: 1d3</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>Write: {weapon}</source>
        <translation>Écrire&#xa0;: {weapon}</translation>
    </message>
    <message>
        <source>Your work is still open: save it. The report says where it happened.</source>
        <translation>Votre travail est toujours ouvert&#xa0;: enregistrez-le. Le rapport dit où c’est arrivé.</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Rapprocher</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Éloigner</translation>
    </message>
    <message>
        <source>a 6 hits</source>
        <translation>un 6 touche</translation>
    </message>
    <message>
        <source>a Ballistic Skill is needed, or the need to hit</source>
        <translation>il faut une Capacité de Tir, ou le résultat pour toucher</translation>
    </message>
    <message>
        <source>a JSON object was expected</source>
        <translation>un objet JSON est attendu</translation>
    </message>
    <message>
        <source>a Toughness is needed</source>
        <translation>il faut une Résistance</translation>
    </message>
    <message>
        <source>a Weapon Skill is needed, or the need to hit</source>
        <translation>il faut une Capacité de Combat, ou le résultat pour toucher</translation>
    </message>
    <message>
        <source>a battle</source>
        <translation>une bataille</translation>
    </message>
    <message>
        <source>a blast has no attack roll</source>
        <translation>un souffle n’a pas de jet d’attaque</translation>
    </message>
    <message>
        <source>a blast is either souffle englobant or souffle percutant: say which</source>
        <translation>un souffle est englobant ou percutant&#xa0;: dire lequel</translation>
    </message>
    <message>
        <source>a chance is 1 at most</source>
        <translation>une chance vaut 1 au plus</translation>
    </message>
    <message>
        <source>a combat value is needed, or the dice thrown</source>
        <translation>il faut une valeur de Combat, ou les dés lancés</translation>
    </message>
    <message>
        <source>a cone or a stream never deviates</source>
        <translation>un cône ou un jet ne dévie jamais</translation>
    </message>
    <message>
        <source>a die can&apos;t show {face}, 1 to {sides} is allowed</source>
        <translation>un dé ne peut pas montrer {face}, seulement de 1 à {sides}</translation>
    </message>
    <message>
        <source>a die has from 2 to {bound} sides, read {value}</source>
        <translation>un dé a de 2 à {bound} faces, lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>a die with one side would ace for ever, read {value}</source>
        <translation>un dé à une face ferait des As sans fin, lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>a direct wound has neither FOR nor class</source>
        <translation>une blessure directe n’a ni FOR ni catégorie</translation>
    </message>
    <message>
        <source>a direct wound needs its severity: légère, grave, critique or tué net</source>
        <translation>une blessure directe demande sa gravité&#xa0;: légère, grave, critique ou tué net</translation>
    </message>
    <message>
        <source>a double {chance}: an exceptional wound, see your book</source>
        <translation>un double {chance}&#xa0;: blessure exceptionnelle, voir votre livre</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>match nul</translation>
    </message>
    <message>
        <source>a fall is no weapon among others</source>
        <translation>une chute n’est pas une arme parmi d’autres</translation>
    </message>
    <message>
        <source>a fall needs its height</source>
        <translation>il faut la hauteur de la chute</translation>
    </message>
    <message>
        <source>a field is empty</source>
        <translation>un champ est vide</translation>
    </message>
    <message>
        <source>a figure can&apos;t fight himself</source>
        <translation>une figurine ne peut pas se battre contre elle-même</translation>
    </message>
    <message>
        <source>a hit entangles and wounds nobody</source>
        <translation>une touche entrave et ne blesse pas</translation>
    </message>
    <message>
        <source>a hit makes from 1 to 10 wounds, or 1d3, read {value}</source>
        <translation>une touche fait de 1 à 10 blessures, ou 1d3, lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>a name is missing before the bracket</source>
        <translation>il manque un nom avant la parenthèse</translation>
    </message>
    <message>
        <source>a name is one line, without invisible signs or spaces in a row or at its ends</source>
        <translation>un nom tient sur une ligne, sans signe invisible ni espaces de suite ou aux bords</translation>
    </message>
    <message>
        <source>a name may not hold a weapon&apos;s bracket</source>
        <translation>un nom ne peut contenir la parenthèse d’une arme</translation>
    </message>
    <message>
        <source>a new identity was given</source>
        <translation>un nouvel identifiant a été donné</translation>
    </message>
    <message>
        <source>a newer version of Toise wrote this battle: it can only be read</source>
        <translation>une version plus récente de Toise a écrit cette bataille&#xa0;: elle ne peut qu’être lue</translation>
    </message>
    <message>
        <source>a number is expected</source>
        <translation>un nombre est attendu</translation>
    </message>
    <message>
        <source>a piercing blast needs a shooting value</source>
        <translation>un souffle percutant demande une valeur de Tir</translation>
    </message>
    <message>
        <source>a quarter lost</source>
        <translation>un quart perdu</translation>
    </message>
    <message>
        <source>a quotation mark is not closed</source>
        <translation>un guillemet n’est pas fermé</translation>
    </message>
    <message>
        <source>a raise on the attack</source>
        <translation>une Prouesse à l’attaque</translation>
    </message>
    <message>
        <source>a range is from 1 to {bound} squares, read {value}</source>
        <translation>une portée va de 1 à {bound} cases, lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>a result</source>
        <translation>un résultat</translation>
    </message>
    <message>
        <source>a roster</source>
        <translation>une compagnie</translation>
    </message>
    <message>
        <source>a roster of another game ({game})</source>
        <translation>une compagnie d’un autre jeu ({game})</translation>
    </message>
    <message>
        <source>a roster, or - for standard input</source>
        <translation>une compagnie, ou - pour l’entrée standard</translation>
    </message>
    <message>
        <source>a separator is missing before “{text}”</source>
        <translation>il manque un séparateur avant «&#xa0;{text}&#xa0;»</translation>
    </message>
    <message>
        <source>a shooting value is needed, or the dice thrown</source>
        <translation>il faut une valeur de Tir, ou les dés lancés</translation>
    </message>
    <message>
        <source>a state can&apos;t be named {name}: results call a figure out of action so</source>
        <translation>un état ne peut pas s’appeler {name}&#xa0;: les résultats nomment ainsi une figurine hors de combat</translation>
    </message>
    <message>
        <source>a state stands in place of power X/Y, not beside it</source>
        <translation>un état remplace la puissance X/Y, il ne s’y ajoute pas</translation>
    </message>
    <message>
        <source>a state stands in place of the power: one of them is too many</source>
        <translation>un état remplace la puissance&#xa0;: l’un des deux est de trop</translation>
    </message>
    <message>
        <source>a success on the attack</source>
        <translation>un succès à l’attaque</translation>
    </message>
    <message>
        <source>a template can&apos;t have the size {value}</source>
        <translation>un gabarit ne peut pas avoir la taille {value}</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>il manque une valeur</translation>
    </message>
    <message>
        <source>a whole number is expected</source>
        <translation>un nombre entier est attendu</translation>
    </message>
    <message>
        <source>a word is needed here</source>
        <translation>il faut ici un mot</translation>
    </message>
    <message>
        <source>a wound table</source>
        <translation>un tableau de blessures</translation>
    </message>
    <message>
        <source>affects {taken} of theirs, no risk to ours</source>
        <translation>touche {taken} des leurs, sans risque pour les nôtres</translation>
    </message>
    <message>
        <source>affects {taken} of theirs, {friendly} of ours, {risk} to affect one of ours</source>
        <translation>touche {taken} des leurs, {friendly} des nôtres, {risk} de toucher un des nôtres</translation>
    </message>
    <message numerus="yes">
        <source>after %n dice</source>
        <translation>
            <numerusform>après %n dé</numerusform>
            <numerusform>après %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>after all of them</source>
        <translation>après tous</translation>
    </message>
    <message>
        <source>after {name}</source>
        <translation>après {name}</translation>
    </message>
    <message>
        <source>against</source>
        <comment>a test&apos;s value and its difficulty</comment>
        <translation>contre</translation>
    </message>
    <message>
        <source>against what each attack allowed</source>
        <translation>face à ce que chaque attaque permettait</translation>
    </message>
    <message>
        <source>all together</source>
        <translation>tous ensemble</translation>
    </message>
    <message>
        <source>all, in this order</source>
        <translation>toutes, dans cet ordre</translation>
    </message>
    <message>
        <source>an Initiative is needed near an edge</source>
        <translation>il faut une Initiative près d’un bord</translation>
    </message>
    <message>
        <source>an aim and a direction can&apos;t both be given</source>
        <translation>un point visé et une direction ne peuvent pas être donnés ensemble</translation>
    </message>
    <message>
        <source>an aim or a direction is needed</source>
        <translation>il faut un point visé ou une direction</translation>
    </message>
    <message>
        <source>an engagement</source>
        <translation>un engagement</translation>
    </message>
    <message>
        <source>an engagement file with a table, or - for standard input</source>
        <translation>un fichier d’engagement avec une table, ou - pour l’entrée standard</translation>
    </message>
    <message>
        <source>an engagement file, or - for standard input</source>
        <translation>un fichier d’engagement, ou - pour l’entrée standard</translation>
    </message>
    <message>
        <source>an engagement file, or - for standard input; several follow one another</source>
        <translation>un fichier d’engagement, ou - pour l’entrée standard&#xa0;; plusieurs se suivent</translation>
    </message>
    <message>
        <source>an explosion is neither englobant nor percutant</source>
        <translation>une explosion n’est ni englobante ni percutante</translation>
    </message>
    <message>
        <source>an explosion or a blast has a power, as in “puissance 3/1”</source>
        <translation>une explosion ou un souffle a une puissance, comme «&#xa0;puissance 3/1&#xa0;»</translation>
    </message>
    <message>
        <source>an object needs its Hardness</source>
        <translation>il faut la Solidité d’un objet</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et&#xa0;%n autre</numerusform>
            <numerusform>et&#xa0;%n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>another program has written to this battle since it was opened</source>
        <translation>un autre programme a écrit dans cette bataille depuis qu’elle est ouverte</translation>
    </message>
    <message>
        <source>another repairer</source>
        <translation>un autre réparateur</translation>
    </message>
    <message>
        <source>another weapon</source>
        <translation>une autre arme</translation>
    </message>
    <message>
        <source>another window of Toise is open</source>
        <translation>une autre fenêtre de Toise est ouverte</translation>
    </message>
    <message>
        <source>any text with weapons as their cards print them</source>
        <translation>un texte où des armes sont écrites comme sur leurs cartes</translation>
    </message>
    <message>
        <source>arm lost</source>
        <translation>bras perdu</translation>
    </message>
    <message>
        <source>arm wound</source>
        <translation>blessure au bras</translation>
    </message>
    <message>
        <source>arm wound: misses the next battle</source>
        <translation>blessure au bras&#xa0;: manque la prochaine bataille</translation>
    </message>
    <message>
        <source>armour is a part of Toughness: {bound} at most, read {value}</source>
        <translation>l’armure est une part de la Résistance&#xa0;: {bound} au plus, lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>armoured chariot of Tir-Nâ-Bor, first bolt</source>
        <translation>char blindé de Tir-Nâ-Bor, premier carreau</translation>
    </message>
    <message>
        <source>armoured chariot of Tir-Nâ-Bor, two further bolts</source>
        <translation>char blindé de Tir-Nâ-Bor, deux autres carreaux</translation>
    </message>
    <message>
        <source>artillery</source>
        <translation>artillerie</translation>
    </message>
    <message>
        <source>as the file seems to have it</source>
        <translation>selon le fichier</translation>
    </message>
    <message>
        <source>as the table says</source>
        <translation>d’après la table</translation>
    </message>
    <message>
        <source>as with a {wound}</source>
        <translation>comme en {wound}</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>au moins</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
    </message>
    <message>
        <source>at the edge, {state}</source>
        <translation>au bord, {state}</translation>
    </message>
    <message>
        <source>at {x}, {y}</source>
        <translation>en {x}&#xa0;; {y}</translation>
    </message>
    <message>
        <source>attackers in a row are of one game, {game}</source>
        <translation>les attaquants à la suite sont d’un seul jeu, {game}</translation>
    </message>
    <message>
        <source>attackers in a row can&apos;t be resolved in this game</source>
        <translation>ce jeu ne permet pas d’enchaîner les attaquants</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>attaquant</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>axe</source>
        <translation>hache</translation>
    </message>
    <message>
        <source>ball and chain</source>
        <translation>boulet et chaîne</translation>
    </message>
    <message>
        <source>ballista</source>
        <translation>baliste</translation>
    </message>
    <message>
        <source>barded</source>
        <translation>caparaçonnée</translation>
    </message>
    <message>
        <source>barding, with its mount</source>
        <translation>caparaçon, avec sa monture</translation>
    </message>
    <message>
        <source>before the dice</source>
        <translation>avant les dés</translation>
    </message>
    <message>
        <source>behind a brick wall</source>
        <translation>derrière un mur de brique</translation>
    </message>
    <message>
        <source>behind a stone wall, a tree, bulletproof glass</source>
        <translation>derrière un mur de pierre, un arbre, une vitre blindée</translation>
    </message>
    <message>
        <source>behind an oak door, a cinder-block wall</source>
        <translation>derrière une porte de chêne, un mur de parpaings</translation>
    </message>
    <message>
        <source>behind heavy glass, leather, a wooden shield</source>
        <translation>derrière du verre épais, du cuir, un bouclier de bois</translation>
    </message>
    <message>
        <source>behind sheet metal, a car door</source>
        <translation>derrière de la tôle, une portière</translation>
    </message>
    <message>
        <source>between {least} and {most}</source>
        <translation>entre {least} et {most}</translation>
    </message>
    <message>
        <source>bitter enmity</source>
        <translation>haine tenace</translation>
    </message>
    <message>
        <source>black powder</source>
        <translation>poudre noire</translation>
    </message>
    <message>
        <source>bladed</source>
        <translation>tranchante</translation>
    </message>
    <message>
        <source>bladestorm</source>
        <translation>tempête de lames</translation>
    </message>
    <message>
        <source>blast</source>
        <translation>explosion</translation>
    </message>
    <message>
        <source>blind in one eye: −1 Ballistic Skill, retires the second time</source>
        <translation>aveuglé d’un œil&#xa0;: −1 CT, se retire la seconde fois</translation>
    </message>
    <message>
        <source>blowpipe</source>
        <translation>sarbacane</translation>
    </message>
    <message>
        <source>bludgeoned</source>
        <translation>assommé</translation>
    </message>
    <message>
        <source>bludgeoning</source>
        <translation>contondante</translation>
    </message>
    <message>
        <source>blunderbuss</source>
        <translation>tromblon</translation>
    </message>
    <message>
        <source>body blow</source>
        <translation>coup au corps</translation>
    </message>
    <message>
        <source>bolas</source>
        <translation>bolas</translation>
    </message>
    <message>
        <source>bow</source>
        <translation>arc</translation>
    </message>
    <message>
        <source>brass knuckles</source>
        <translation>coups-de-poing</translation>
    </message>
    <message>
        <source>brazier iron</source>
        <translation>bâton ardent</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>brisé</translation>
    </message>
    <message>
        <source>buckler and sword</source>
        <translation>rondache et épée</translation>
    </message>
    <message>
        <source>buckler or sword</source>
        <translation>rondache ou épée</translation>
    </message>
    <message>
        <source>burst, as a cone</source>
        <translation>déflagration, en cône</translation>
    </message>
    <message>
        <source>burst, as a stream</source>
        <translation>déflagration, en jet</translation>
    </message>
    <message>
        <source>by a roll</source>
        <translation>au jet</translation>
    </message>
    <message>
        <source>by his own entry</source>
        <translation>d’après sa fiche</translation>
    </message>
    <message>
        <source>by other means</source>
        <translation>par un autre moyen</translation>
    </message>
    <message>
        <source>by {size} mm</source>
        <translation>de {size}&#xa0;mm</translation>
    </message>
    <message>
        <source>can&apos;t be given together with {value}</source>
        <translation>ne va pas avec {value}</translation>
    </message>
    <message>
        <source>cannon</source>
        <translation>canon</translation>
    </message>
    <message>
        <source>can’t be resolved: {problem}</source>
        <translation>ne peut être résolu&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>capturé</translation>
    </message>
    <message>
        <source>cases</source>
        <translation>cas</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>chance</translation>
    </message>
    <message>
        <source>chance</source>
        <comment>head of a column</comment>
        <translation>chance</translation>
    </message>
    <message>
        <source>chance of the test at this stage</source>
        <translation>chance du test à ce palier</translation>
    </message>
    <message>
        <source>character</source>
        <translation>personnage</translation>
    </message>
    <message>
        <source>chest wound: −1 Toughness</source>
        <translation>blessure à la poitrine&#xa0;: −1 E</translation>
    </message>
    <message>
        <source>claw of the Old Ones</source>
        <translation>griffe des anciens</translation>
    </message>
    <message>
        <source>club, mace or hammer</source>
        <translation>gourdin, masse ou marteau</translation>
    </message>
    <message>
        <source>clubbed</source>
        <translation>matraqué</translation>
    </message>
    <message>
        <source>column {n}</source>
        <translation>colonne {n}</translation>
    </message>
    <message>
        <source>comes in for {side}</source>
        <translation>arrive pour {side}</translation>
    </message>
    <message>
        <source>comes to</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>virgule</translation>
    </message>
    <message>
        <source>comparison</source>
        <comment>the name of a file</comment>
        <translation>comparaison</translation>
    </message>
    <message>
        <source>compute the joint laws however large they are</source>
        <translation>calculer les lois conjointes, si grandes soient-elles</translation>
    </message>
    <message>
        <source>cone</source>
        <translation>cône</translation>
    </message>
    <message>
        <source>cones that can be evaded</source>
        <translation>cônes dont on peut s’écarter</translation>
    </message>
    <message>
        <source>contestable</source>
        <translation>contestable</translation>
    </message>
    <message>
        <source>cooking pot</source>
        <translation>casque-marmite</translation>
    </message>
    <message>
        <source>counts as critically wounded</source>
        <translation>compte comme blessé critique</translation>
    </message>
    <message>
        <source>counts as having a light, serious or critical wound</source>
        <translation>considéré en blessure Légère, Grave ou Critique</translation>
    </message>
    <message>
        <source>counts as having a {wound}</source>
        <translation>considéré en {wound}</translation>
    </message>
    <message>
        <source>counts as lightly wounded</source>
        <translation>compte comme blessé léger</translation>
    </message>
    <message>
        <source>counts as seriously wounded</source>
        <translation>compte comme blessé grave</translation>
    </message>
    <message>
        <source>critical</source>
        <translation>critique</translation>
    </message>
    <message>
        <source>critical failure</source>
        <translation>échec critique</translation>
    </message>
    <message>
        <source>critical hit</source>
        <translation>coup critique</translation>
    </message>
    <message>
        <source>critical hit by {name}</source>
        <translation>coup critique ({name})</translation>
    </message>
    <message>
        <source>critical wound</source>
        <translation>blessure critique</translation>
    </message>
    <message>
        <source>crossbow</source>
        <translation>arbalète</translation>
    </message>
    <message>
        <source>crossbow pistol</source>
        <translation>arbalète de poing</translation>
    </message>
    <message>
        <source>crossbow pistol, shot in melee</source>
        <translation>arbalète de poing, tir en mêlée</translation>
    </message>
    <message>
        <source>crushing blow</source>
        <translation>coup écrasant</translation>
    </message>
    <message>
        <source>dagger</source>
        <translation>dague</translation>
    </message>
    <message>
        <source>dagger with black lotus</source>
        <translation>dague au lotus noir</translation>
    </message>
    <message>
        <source>damage for 1 to 5 hits is missing</source>
        <translation>il manque les dégâts pour 1 à 5 touches</translation>
    </message>
    <message>
        <source>damage must be from 0 to 999, read {value}</source>
        <translation>les dégâts vont de 0 à 999, lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>mort</translation>
    </message>
    <message>
        <source>deep wound</source>
        <translation>blessure profonde</translation>
    </message>
    <message>
        <source>deep wound: misses the next battle</source>
        <translation>blessure profonde&#xa0;: manque la prochaine bataille</translation>
    </message>
    <message>
        <source>deep wound: misses the next three battles</source>
        <translation>blessure profonde&#xa0;: manque les trois prochaines batailles</translation>
    </message>
    <message>
        <source>deep wound: misses the next two battles</source>
        <translation>blessure profonde&#xa0;: manque les deux prochaines batailles</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>détruit</translation>
    </message>
    <message>
        <source>destroyed in {out}</source>
        <translation>détruit dans {out}</translation>
    </message>
    <message>
        <source>destroyed, removed from the game</source>
        <translation>détruit, retiré de la partie</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>dés</translation>
    </message>
    <message>
        <source>dice are missing</source>
        <translation>il manque des dés</translation>
    </message>
    <message>
        <source>dice can be added, not taken away: {value}</source>
        <translation>des dés s’ajoutent, ils ne se retirent pas&#xa0;: {value}</translation>
    </message>
    <message>
        <source>difficulty is missing</source>
        <translation>il manque la difficulté</translation>
    </message>
    <message>
        <source>direct</source>
        <translation>directe</translation>
    </message>
    <message>
        <source>direct wound</source>
        <translation>blessure directe</translation>
    </message>
    <message>
        <source>direct wound, Critical</source>
        <translation>blessure directe, Critique</translation>
    </message>
    <message>
        <source>direct wound, Killed outright</source>
        <translation>blessure directe, Tué net</translation>
    </message>
    <message>
        <source>direct wound, Light</source>
        <translation>blessure directe, Légère</translation>
    </message>
    <message>
        <source>direct wound, Serious</source>
        <translation>blessure directe, Grave</translation>
    </message>
    <message>
        <source>direct wounds</source>
        <translation>blessures directes</translation>
    </message>
    <message>
        <source>distance {far} {unit}</source>
        <translation>distance {far} {unit}</translation>
    </message>
    <message>
        <source>double-handed weapon</source>
        <translation>arme à deux mains</translation>
    </message>
    <message>
        <source>down</source>
        <translation>à terre</translation>
    </message>
    <message>
        <source>dragon&apos;s breath, damage not found</source>
        <translation>souffle de dragon, dégâts non trouvés</translation>
    </message>
    <message>
        <source>duelling pistol</source>
        <translation>pistolet de duel</translation>
    </message>
    <message>
        <source>dwarf axe</source>
        <translation>hache naine</translation>
    </message>
    <message>
        <source>d{sides}</source>
        <translation>d{sides}</translation>
    </message>
    <message>
        <source>each shot</source>
        <translation>chaque tir</translation>
    </message>
    <message>
        <source>each time</source>
        <translation>chaque fois</translation>
    </message>
    <message>
        <source>either a wound or a repair</source>
        <translation>une blessure ou une réparation, l’une des deux</translation>
    </message>
    <message>
        <source>elf bow</source>
        <translation>arc elfique</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>ailleurs</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>entangle and wound nobody</source>
        <translation>entravent sans blesser</translation>
    </message>
    <message>
        <source>entangled</source>
        <translation>entravé</translation>
    </message>
    <message>
        <source>entry {expected} was expected, not {n}</source>
        <translation>l’entrée {expected} était attendue, pas {n}</translation>
    </message>
    <message>
        <source>enveloping blast</source>
        <translation>souffle englobant</translation>
    </message>
    <message>
        <source>even: nobody else</source>
        <translation>pair&#xa0;: personne d’autre</translation>
    </message>
    <message>
        <source>every engine</source>
        <translation>tous les engins</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacte</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>exactement</translation>
    </message>
    <message>
        <source>expected a Strength as in “F4”, “F+2” or “F”, read {value}</source>
        <translation>Force attendue, comme «&#xa0;F4&#xa0;», «&#xa0;F+2&#xa0;» ou «&#xa0;F&#xa0;», lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>expected a chance as in 1/3, 0.25 or 25 %</source>
        <translation>une chance est attendue, comme 1/3, 0,25 ou 25&#xa0;%</translation>
    </message>
    <message>
        <source>expected a closing bracket “)”</source>
        <translation>parenthèse fermante «&#xa0;)&#xa0;» attendue</translation>
    </message>
    <message>
        <source>expected a critical table: de tir, contondante, tranchante, perforante or à mains nues, read {value}</source>
        <translation>table de critiques attendue&#xa0;: de tir, contondante, tranchante, perforante ou à mains nues, lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>expected a difficulty and a power, as in “3/1”</source>
        <translation>difficulté et puissance attendues, comme «&#xa0;3/1&#xa0;»</translation>
    </message>
    <message>
        <source>expected a field such as “3d6”, “cône”, “lancée” or “PA 2”, read {value}</source>
        <translation>attendu un champ tel que «&#xa0;3d6&#xa0;», «&#xa0;cône&#xa0;», «&#xa0;lancée&#xa0;» ou «&#xa0;PA&#xa0;2&#xa0;», lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>expected a power, as in “puissance 3/1”, or a state</source>
        <translation>puissance attendue, comme «&#xa0;puissance 3/1&#xa0;», ou un état</translation>
    </message>
    <message>
        <source>expected a radius in toises, as in “4” or “3,5”</source>
        <translation>rayon en toises attendu, comme «&#xa0;4&#xa0;» ou «&#xa0;3,5&#xa0;»</translation>
    </message>
    <message>
        <source>expected a slash between difficulty and power, read {value}</source>
        <translation>barre oblique attendue entre difficulté et puissance, lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>expected a weapon, as in “{example}”</source>
        <translation>arme attendue, comme «&#xa0;{example}&#xa0;»</translation>
    </message>
    <message>
        <source>expected an opening bracket “(”</source>
        <translation>parenthèse ouvrante «&#xa0;(&#xa0;» attendue</translation>
    </message>
    <message>
        <source>expected dice as in “3d6” or “2d6+1d10-1”, read {value}</source>
        <translation>attendu des dés comme dans «&#xa0;3d6&#xa0;» ou «&#xa0;2d6+1d10-1&#xa0;», lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>expected explosion, souffle englobant, souffle percutant, tir or mêlée</source>
        <translation>explosion, souffle englobant, souffle percutant, tir ou mêlée attendu</translation>
    </message>
    <message>
        <source>expected five numbers, damage for 1 to 5 hits, read {count}</source>
        <translation>cinq nombres attendus, dégâts pour 1 à 5 touches, lu&#xa0;: {count}</translation>
    </message>
    <message>
        <source>expected petit gabarit, gabarit moyen, grand gabarit, cône or jet, read {value}</source>
        <translation>attendu petit gabarit, gabarit moyen, grand gabarit, cône ou jet, lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>expected sonné, légère, grave, critique or tué net, read {value}</source>
        <translation>sonné, légère, grave, critique ou tué net attendu, lu {value}</translation>
    </message>
    <message>
        <source>expected the damage for 1 to 5 hits, as in “dégâts 2/4/6/8/10”</source>
        <translation>dégâts pour 1 à 5 touches attendus, comme «&#xa0;dégâts 2/4/6/8/10&#xa0;»</translation>
    </message>
    <message>
        <source>expected three ranges as in “4/8/16”, read {value}</source>
        <translation>attendu trois portées comme dans «&#xa0;4/8/16&#xa0;», lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>expected two whole numbers as in “3/1”, read {value}</source>
        <translation>deux nombres entiers attendus, comme «&#xa0;3/1&#xa0;», lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>expected whole inches as in “30ps”, read {value}</source>
        <translation>pouces entiers attendus, comme «&#xa0;30ps&#xa0;», lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>expected “+1 pour toucher”, read {value}</source>
        <translation>attendu «&#xa0;+1 pour toucher&#xa0;», lu {value}</translation>
    </message>
    <message>
        <source>expected “2 blessures”, “1d3 blessures” or “+1 pour blesser”, read {value}</source>
        <translation>«&#xa0;2 blessures&#xa0;», «&#xa0;1d3 blessures&#xa0;» ou «&#xa0;+1 pour blesser&#xa0;» attendu, lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>expected “FOR 12”, “légère”, “lourde”, “perforante” or “zone”, read {value}</source>
        <translation>«&#xa0;FOR 12&#xa0;», «&#xa0;légère&#xa0;», «&#xa0;lourde&#xa0;», «&#xa0;perforante&#xa0;» ou «&#xa0;zone&#xa0;» attendu, lu {value}</translation>
    </message>
    <message>
        <source>expected “PA 2”, read {value}</source>
        <translation>attendu «&#xa0;PA&#xa0;2&#xa0;», lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>expected “puissance”, read {value}</source>
        <translation>«&#xa0;puissance&#xa0;» attendu, lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>expected “svg -1”, “svg ennemie +1” or “sans svg”, read {value}</source>
        <translation>«&#xa0;svg -1&#xa0;», «&#xa0;svg ennemie +1&#xa0;» ou «&#xa0;sans svg&#xa0;» attendu, lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>expected “{word}”, read {value}</source>
        <translation>«&#xa0;{word}&#xa0;» attendu, lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>explosion</source>
        <translation>explosion</translation>
    </message>
    <message>
        <source>exposed part</source>
        <translation>partie découverte</translation>
    </message>
    <message>
        <source>extreme</source>
        <translation>extrême</translation>
    </message>
    <message>
        <source>extreme range must be aimed</source>
        <translation>à portée extrême il faut viser</translation>
    </message>
    <message>
        <source>failure</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>fall</source>
        <translation>chute</translation>
    </message>
    <message numerus="yes">
        <source>falling, %n hit(s) to come</source>
        <translation>
            <numerusform>en chute, %n touche à résoudre</numerusform>
            <numerusform>en chute, %n touches à résoudre</numerusform>
        </translation>
    </message>
    <message>
        <source>falls from the edge</source>
        <translation>tombe du bord</translation>
    </message>
    <message>
        <source>fighting claws</source>
        <translation>griffes de combat</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>sauf</translation>
    </message>
    <message>
        <source>fired</source>
        <translation>tir</translation>
    </message>
    <message>
        <source>fired weapons</source>
        <translation>armes de tir</translation>
    </message>
    <message>
        <source>fist</source>
        <translation>poing</translation>
    </message>
    <message>
        <source>flail</source>
        <translation>fléau</translation>
    </message>
    <message>
        <source>flail, after the first turn</source>
        <translation>fléau, après le premier tour</translation>
    </message>
    <message>
        <source>flamethrower, damage not found</source>
        <translation>lance-flammes, dégâts non trouvés</translation>
    </message>
    <message>
        <source>flask of acid, alchemist&apos;s fire, holy water</source>
        <translation>fiole d’acide, feu grégeois, eau bénite</translation>
    </message>
    <message>
        <source>flesh wound</source>
        <translation>blessure superficielle</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>replié</translation>
    </message>
    <message>
        <source>follows the template</source>
        <translation>suit le gabarit</translation>
    </message>
    <message>
        <source>fragmentation grenade, ranges uncertain</source>
        <translation>grenade à fragmentation, portées incertaines</translation>
    </message>
    <message numerus="yes">
        <source>from %n lost on</source>
        <translation>
            <numerusform>dès&#xa0;%n perdu</numerusform>
            <numerusform>dès&#xa0;%n perdus</numerusform>
        </translation>
    </message>
    <message>
        <source>from 1 to {bound} dice in all are thrown, read {value}</source>
        <translation>on lance de 1 à {bound} dés en tout, lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>from the clipboard</source>
        <translation>depuis le presse-papiers</translation>
    </message>
    <message>
        <source>from {name}</source>
        <translation>depuis {name}</translation>
    </message>
    <message>
        <source>full recovery</source>
        <translation>rétablissement complet</translation>
    </message>
    <message>
        <source>given back, by hand</source>
        <translation>rendus, à la main</translation>
    </message>
    <message>
        <source>given by the rule</source>
        <translation>donnée par la règle</translation>
    </message>
    <message>
        <source>great axe</source>
        <translation>grande hache</translation>
    </message>
    <message>
        <source>gromril</source>
        <translation>gromril</translation>
    </message>
    <message>
        <source>gromril armour</source>
        <translation>armure en gromril</translation>
    </message>
    <message>
        <source>gromril axe</source>
        <translation>hache en gromril</translation>
    </message>
    <message>
        <source>gromril club, mace or hammer</source>
        <translation>massue ou marteau en gromril</translation>
    </message>
    <message>
        <source>gromril dagger</source>
        <translation>dague en gromril</translation>
    </message>
    <message>
        <source>gromril double-handed weapon</source>
        <translation>arme à deux mains en gromril</translation>
    </message>
    <message>
        <source>gromril sword</source>
        <translation>épée en gromril</translation>
    </message>
    <message>
        <source>gromril weapon</source>
        <translation>arme en gromril</translation>
    </message>
    <message>
        <source>halberd</source>
        <translation>hallebarde</translation>
    </message>
    <message>
        <source>half lost</source>
        <translation>la moitié perdue</translation>
    </message>
    <message>
        <source>hammered</source>
        <translation>martelé</translation>
    </message>
    <message>
        <source>hand injury: −1 Weapon Skill</source>
        <translation>blessure à la main&#xa0;: −1 CC</translation>
    </message>
    <message>
        <source>hand to hand</source>
        <translation>corps à corps</translation>
    </message>
    <message>
        <source>handgun</source>
        <translation>arquebuse</translation>
    </message>
    <message>
        <source>hardened</source>
        <translation>endurci</translation>
    </message>
    <message>
        <source>has played</source>
        <translation>a joué</translation>
    </message>
    <message>
        <source>he evades</source>
        <translation>il s’écarte</translation>
    </message>
    <message>
        <source>he falls</source>
        <translation>il tombe</translation>
    </message>
    <message>
        <source>he keeps his footing</source>
        <translation>il garde l’équilibre</translation>
    </message>
    <message>
        <source>heavy armour</source>
        <translation>armure lourde</translation>
    </message>
    <message>
        <source>heavy artillery</source>
        <translation>artillerie lourde</translation>
    </message>
    <message>
        <source>helmet</source>
        <translation>casque</translation>
    </message>
    <message>
        <source>henchman</source>
        <translation>homme de main</translation>
    </message>
    <message>
        <source>henchman: one die</source>
        <translation>homme de main&#xa0;: un dé</translation>
    </message>
    <message>
        <source>hero</source>
        <translation>héros</translation>
    </message>
    <message>
        <source>hero: two dice</source>
        <translation>héros&#xa0;: deux dés</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>touche</translation>
    </message>
    <message>
        <source>hit {number}</source>
        <translation>touche {number}</translation>
    </message>
    <message>
        <source>holds a bracket left open, or closed twice</source>
        <translation>contient une parenthèse non fermée, ou fermée deux fois</translation>
    </message>
    <message>
        <source>holds half of a character (a lone surrogate)</source>
        <translation>contient une moitié de caractère (indice isolé)</translation>
    </message>
    <message>
        <source>holds zero bytes: this is no text</source>
        <translation>contient des octets nuls&#xa0;: ce n’est pas du texte</translation>
    </message>
    <message>
        <source>horrible scars</source>
        <translation>cicatrices horribles</translation>
    </message>
    <message>
        <source>horseman&apos;s hammer</source>
        <translation>marteau de cavalerie</translation>
    </message>
    <message>
        <source>horseman&apos;s hammer, mounted charge</source>
        <translation>marteau de cavalerie, en charge montée</translation>
    </message>
    <message>
        <source>how it gets there is missing: lancée, tir, naturelle or pouvoir</source>
        <translation>il manque comment elle arrive&#xa0;: lancée, tir, naturelle ou pouvoir</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>combien</translation>
    </message>
    <message>
        <source>hurt</source>
        <translation>blessé</translation>
    </message>
    <message>
        <source>immune: no point, no state</source>
        <translation>immunisé&#xa0;: ni point ni état</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>impossible</translation>
    </message>
    <message>
        <source>in all {points}</source>
        <translation>en tout {points}</translation>
    </message>
    <message>
        <source>in melee</source>
        <translation>en mêlée</translation>
    </message>
    <message>
        <source>in melee only</source>
        <translation>au corps à corps seulement</translation>
    </message>
    <message>
        <source>in melee with him</source>
        <translation>en mêlée avec lui</translation>
    </message>
    <message>
        <source>in melee, outside the area</source>
        <translation>en mêlée, hors de la zone</translation>
    </message>
    <message>
        <source>incap.</source>
        <translation>neutr.</translation>
    </message>
    <message>
        <source>incapacitated</source>
        <translation>neutralisé</translation>
    </message>
    <message>
        <source>is a folder</source>
        <translation>est un dossier</translation>
    </message>
    <message>
        <source>is the attacker</source>
        <translation>est l’attaquant</translation>
    </message>
    <message>
        <source>it hits</source>
        <translation>l’attaque touche</translation>
    </message>
    <message>
        <source>it is not clear what separates the cells</source>
        <translation>on ne voit pas ce qui sépare les cases</translation>
    </message>
    <message>
        <source>it misses: nothing happens</source>
        <translation>manqué&#xa0;: il ne se passe rien</translation>
    </message>
    <message>
        <source>it takes no profiles from here</source>
        <translation>elle ne prend pas de profils d’ici</translation>
    </message>
    <message>
        <source>ithilmar</source>
        <translation>ithilmar</translation>
    </message>
    <message>
        <source>ithilmar armour</source>
        <translation>armure en ithilmar</translation>
    </message>
    <message>
        <source>ithilmar sword</source>
        <translation>épée en ithilmar</translation>
    </message>
    <message>
        <source>ithilmar weapon</source>
        <translation>arme en ithilmar</translation>
    </message>
    <message>
        <source>its card makes it suffer the penalties</source>
        <translation>sa carte lui fait subir les pénalités</translation>
    </message>
    <message>
        <source>its effect does nothing here</source>
        <translation>son effet est sans objet ici</translation>
    </message>
    <message>
        <source>its effects do nothing</source>
        <translation>ses effets sont sans objet</translation>
    </message>
    <message>
        <source>its group is not there</source>
        <translation>son groupe n’existe pas, il a été retiré</translation>
    </message>
    <message>
        <source>its name is missing</source>
        <translation>le nom manque</translation>
    </message>
    <message>
        <source>javelin</source>
        <translation>javelot</translation>
    </message>
    <message>
        <source>kebab</source>
        <translation>embroché</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>tué net</translation>
    </message>
    <message>
        <source>killed outright</source>
        <translation>tué net</translation>
    </message>
    <message>
        <source>kite shield</source>
        <translation>écu</translation>
    </message>
    <message>
        <source>knocked down</source>
        <translation>à terre</translation>
    </message>
    <message>
        <source>lamellar armour</source>
        <translation>armure lamellaire</translation>
    </message>
    <message>
        <source>lamellar armour with a shield</source>
        <translation>armure lamellaire avec bouclier</translation>
    </message>
    <message>
        <source>lance</source>
        <translation>lance de cavalerie</translation>
    </message>
    <message>
        <source>lance, without a charge</source>
        <translation>lance de cavalerie, sans charge</translation>
    </message>
    <message>
        <source>large blast</source>
        <translation>grand gabarit</translation>
    </message>
    <message>
        <source>leaves the table</source>
        <translation>quitte la table</translation>
    </message>
    <message>
        <source>left</source>
        <comment>points or figures</comment>
        <translation>reste</translation>
    </message>
    <message>
        <source>left empty</source>
        <translation>laissé vide</translation>
    </message>
    <message>
        <source>leg wound: −1 Movement</source>
        <translation>blessure à la jambe&#xa0;: −1 M</translation>
    </message>
    <message>
        <source>less than a quarter lost</source>
        <translation>moins d’un quart perdu</translation>
    </message>
    <message>
        <source>light</source>
        <translation>légère</translation>
    </message>
    <message>
        <source>light armour</source>
        <translation>armure légère</translation>
    </message>
    <message>
        <source>light artillery</source>
        <translation>artillerie légère</translation>
    </message>
    <message>
        <source>light wound</source>
        <translation>blessure légère</translation>
    </message>
    <message>
        <source>line {line}: {problem}</source>
        <translation>ligne {line}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>line {number}{where}: {problem}</source>
        <translation>ligne {number}{where}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>long</source>
        <translation>longue</translation>
    </message>
    <message>
        <source>long bow</source>
        <translation>arc long</translation>
    </message>
    <message>
        <source>longer than {bound} characters</source>
        <translation>plus de {bound} caractères</translation>
    </message>
    <message>
        <source>loses nothing</source>
        <translation>ne perd rien</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdus</translation>
    </message>
    <message>
        <source>lost for the warband</source>
        <translation>perdu pour la bande</translation>
    </message>
    <message>
        <source>lost, by hand</source>
        <translation>perdus, à la main</translation>
    </message>
    <message>
        <source>madness</source>
        <translation>folie</translation>
    </message>
    <message>
        <source>madness: frenzy</source>
        <translation>folie&#xa0;: frénésie</translation>
    </message>
    <message>
        <source>madness: stupidity</source>
        <translation>folie&#xa0;: stupidité</translation>
    </message>
    <message>
        <source>master shot</source>
        <translation>tir de maître</translation>
    </message>
    <message>
        <source>master strike</source>
        <translation>coup de maître</translation>
    </message>
    <message>
        <source>masterwork heavy armour</source>
        <translation>armure lourde de maître</translation>
    </message>
    <message>
        <source>masterwork heavy armour with a shield</source>
        <translation>armure lourde de maître avec bouclier</translation>
    </message>
    <message>
        <source>may not be empty</source>
        <translation>ne peut pas être vide</translation>
    </message>
    <message>
        <source>may not begin or end with a space, a quote or a separator</source>
        <translation>ne peut ni commencer ni finir par une espace, un guillemet ou un séparateur</translation>
    </message>
    <message>
        <source>may not hold a separator (bullet, semicolon, dash)</source>
        <translation>ne peut contenir de séparateur (puce, point-virgule, tiret)</translation>
    </message>
    <message>
        <source>may not hold dice or a strength of another game</source>
        <translation>ne peut contenir ni dés ni Force d’un autre jeu</translation>
    </message>
    <message>
        <source>may not hold invisible signs, line breaks or several spaces in a row</source>
        <translation>ne peut contenir ni signe invisible, ni saut de ligne, ni plusieurs espaces de suite</translation>
    </message>
    <message>
        <source>may not hold line breaks or control characters</source>
        <translation>ne doit contenir ni saut de ligne ni caractère de commande</translation>
    </message>
    <message>
        <source>may stay empty</source>
        <translation>peut rester vide</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>mean</source>
        <comment>points lost on average, on a card</comment>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>medium blast</source>
        <translation>gabarit moyen</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>mêlée</translation>
    </message>
    <message>
        <source>melee weapon</source>
        <translation>arme de corps à corps</translation>
    </message>
    <message>
        <source>mighty blow</source>
        <translation>coup puissant</translation>
    </message>
    <message>
        <source>miss</source>
        <translation>manqué</translation>
    </message>
    <message>
        <source>missile</source>
        <translation>de tir</translation>
    </message>
    <message>
        <source>missile weapons</source>
        <translation>armes de tir</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>more cells than the table has heads ({value})</source>
        <translation>plus de cases que de colonnes titrées ({value})</translation>
    </message>
    <message>
        <source>more odd than even, astray: {struck}</source>
        <translation>plus d’impairs que de pairs, tir égaré&#xa0;: {struck}</translation>
    </message>
    <message>
        <source>morning star</source>
        <translation>morgenstern</translation>
    </message>
    <message>
        <source>morning star, after the first turn</source>
        <translation>morgenstern, après le premier tour</translation>
    </message>
    <message>
        <source>mount without barding</source>
        <translation>monture sans caparaçon</translation>
    </message>
    <message>
        <source>nameless</source>
        <translation>sans nom</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>naturelle</translation>
    </message>
    <message>
        <source>needs a character that can be seen</source>
        <translation>doit contenir un caractère visible</translation>
    </message>
    <message>
        <source>nervous condition: −1 Initiative</source>
        <translation>troubles nerveux&#xa0;: −1 I</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>never destroyed by it</source>
        <translation>n’en sort jamais détruit</translation>
    </message>
    <message>
        <source>never out of action</source>
        <translation>jamais hors de combat</translation>
    </message>
    <message>
        <source>never struck</source>
        <translation>jamais touché</translation>
    </message>
    <message>
        <source>never suffers the penalties</source>
        <translation>ne subit jamais les pénalités</translation>
    </message>
    <message>
        <source>never suffers the penalties unless its card says otherwise</source>
        <translation>ne subit jamais les pénalités, sauf si sa carte dit autrement</translation>
    </message>
    <message>
        <source>never {state}</source>
        <translation>jamais {state}</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>no armour</source>
        <translation>sans armure</translation>
    </message>
    <message>
        <source>no battle can be kept in this game yet</source>
        <translation>aucune bataille ne peut encore être tenue dans ce jeu</translation>
    </message>
    <message>
        <source>no choice</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>no column of the table holds a name</source>
        <translation>aucune colonne du tableau ne contient de nom</translation>
    </message>
    <message numerus="yes">
        <source>no die is thrown here: %n die too many</source>
        <translation>
            <numerusform>aucun dé n’est lancé ici&#xa0;: %n dé en trop</numerusform>
            <numerusform>aucun dé n’est lancé ici&#xa0;: %n dés en trop</numerusform>
        </translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>sans effet</translation>
    </message>
    <message>
        <source>no effect by the table</source>
        <translation>sans effet, d’après le tableau</translation>
    </message>
    <message>
        <source>no injury written down</source>
        <translation>aucune blessure notée</translation>
    </message>
    <message>
        <source>no line of this file was written to its end</source>
        <translation>aucune ligne de ce fichier n’a été écrite jusqu’au bout</translation>
    </message>
    <message>
        <source>no longer {state}</source>
        <translation>n’est plus {state}</translation>
    </message>
    <message>
        <source>no penalty</source>
        <translation>aucune pénalité</translation>
    </message>
    <message>
        <source>no penalty, because it is immobile</source>
        <translation>aucune pénalité, car il est immobile</translation>
    </message>
    <message>
        <source>no picture could be made</source>
        <translation>aucune image n’a pu être faite</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>pas de points</translation>
    </message>
    <message>
        <source>no screen to open a window on; {command} tells what needs none</source>
        <translation>aucun écran où ouvrir une fenêtre&#xa0;; {command} dit ce qui n’en demande pas</translation>
    </message>
    <message>
        <source>no space is left</source>
        <translation>plus de place</translation>
    </message>
    <message>
        <source>no stage</source>
        <translation>aucun palier</translation>
    </message>
    <message>
        <source>no state</source>
        <translation>aucun état</translation>
    </message>
    <message>
        <source>no target is named {name}</source>
        <translation>aucune cible ne s’appelle {name}</translation>
    </message>
    <message>
        <source>no weapon was found in this text</source>
        <translation>aucune arme n’a été trouvée dans ce texte</translation>
    </message>
    <message>
        <source>no wound</source>
        <translation>aucune blessure</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>nobody is named the winner</source>
        <translation>aucun vainqueur désigné</translation>
    </message>
    <message>
        <source>nobody is touched</source>
        <translation>aucun combattant touché</translation>
    </message>
    <message>
        <source>nobody loses anything</source>
        <translation>personne ne perd rien</translation>
    </message>
    <message>
        <source>nobody under it</source>
        <translation>personne dessous</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>none</source>
        <comment>circumstances</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>none told</source>
        <translation>aucune n’est dite</translation>
    </message>
    <message>
        <source>not JSON that can be read: too deep, or a number too long</source>
        <translation>JSON illisible&#xa0;: trop profond, ou un nombre trop long</translation>
    </message>
    <message>
        <source>not JSON, at line {line}, column {column}</source>
        <translation>ce n’est pas du JSON, ligne {line}, colonne {column}</translation>
    </message>
    <message>
        <source>not UTF-8 text, at byte {byte}</source>
        <translation>ce n’est pas du texte UTF-8, à l’octet {byte}</translation>
    </message>
    <message>
        <source>not UTF-8: read as Windows-1252; look at the accents</source>
        <translation>pas en UTF-8&#xa0;: lu comme Windows-1252&#xa0;; vérifiez les accents</translation>
    </message>
    <message>
        <source>not a battle of Toise</source>
        <translation>pas une bataille de Toise</translation>
    </message>
    <message>
        <source>not a law: probabilities as fractions that sum to 1</source>
        <translation>pas une loi&#xa0;: des probabilités en fractions, dont la somme est 1</translation>
    </message>
    <message>
        <source>not a roster of Toise</source>
        <translation>ce n’est pas une compagnie de Toise</translation>
    </message>
    <message>
        <source>not an engagement of Toise</source>
        <translation>ce n’est pas un engagement de Toise</translation>
    </message>
    <message>
        <source>not computed</source>
        <translation>non calculé</translation>
    </message>
    <message>
        <source>not counted: without dice, without an attacker, on nobody of the other side, too large, or before the last 400</source>
        <translation>non comptée&#xa0;: sans dés, sans attaquant, sur personne de l’autre camp, trop grande, ou avant les 400 dernières</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>not over yet</source>
        <translation>pas encore finie</translation>
    </message>
    <message>
        <source>not permitted</source>
        <translation>accès refusé</translation>
    </message>
    <message>
        <source>not read by this kind of weapon: {kind}</source>
        <translation>sans effet pour ce genre d’arme&#xa0;: {kind}</translation>
    </message>
    <message>
        <source>not said; taken as without effect</source>
        <translation>non dit&#xa0;; tenue pour sans effet</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>pas enregistré</translation>
    </message>
    <message>
        <source>not spared: no clause says so</source>
        <translation>pas épargné&#xa0;: aucune clause ne le dit</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>chance that nothing happens, on a card</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>écriture impossible à cet endroit</translation>
    </message>
    <message>
        <source>nothing happens.</source>
        <translation>rien ne se passe.</translation>
    </message>
    <message>
        <source>nothing is parried</source>
        <translation>rien n’est paré</translation>
    </message>
    <message>
        <source>nothing is thrown at extreme range</source>
        <translation>rien ne se lance à portée extrême</translation>
    </message>
    <message>
        <source>nothing worse</source>
        <translation>rien de pire</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>object</source>
        <translation>objet</translation>
    </message>
    <message>
        <source>odd: {name} is affected too</source>
        <translation>impair&#xa0;: {name} est affecté aussi</translation>
    </message>
    <message numerus="yes">
        <source>of %n figure(s)</source>
        <translation>
            <numerusform>sur %n figurine</numerusform>
            <numerusform>sur %n figurines</numerusform>
        </translation>
    </message>
    <message>
        <source>of so many</source>
        <translation>sur</translation>
    </message>
    <message>
        <source>of theirs lost, on average</source>
        <translation>des leurs perdus, en moyenne</translation>
    </message>
    <message>
        <source>old battle wound: on a 1 before a battle he stays out of it</source>
        <translation>vieille blessure&#xa0;: sur un 1 avant une bataille, il n’y prend pas part</translation>
    </message>
    <message>
        <source>on average</source>
        <translation>en moyenne</translation>
    </message>
    <message>
        <source>on each die</source>
        <translation>sur chaque dé</translation>
    </message>
    <message>
        <source>on the highest</source>
        <translation>sur le plus élevé</translation>
    </message>
    <message>
        <source>on {need}+</source>
        <translation>sur {need}+</translation>
    </message>
    <message>
        <source>once per attack</source>
        <translation>une fois par attaque</translation>
    </message>
    <message>
        <source>once per phase</source>
        <translation>une fois par phase</translation>
    </message>
    <message>
        <source>one attempt</source>
        <translation>une tentative</translation>
    </message>
    <message>
        <source>one hit is parried</source>
        <translation>une touche est parée</translation>
    </message>
    <message>
        <source>one of these at most: {names}</source>
        <translation>un seul de ceux-ci&#xa0;: {names}</translation>
    </message>
    <message>
        <source>one or the other</source>
        <translation>l’un ou l’autre</translation>
    </message>
    <message>
        <source>one per wound</source>
        <translation>une par blessure</translation>
    </message>
    <message>
        <source>one save</source>
        <translation>une sauvegarde</translation>
    </message>
    <message>
        <source>one value on the card</source>
        <translation>une seule valeur sur la carte</translation>
    </message>
    <message>
        <source>only a direct wound names its severity</source>
        <translation>seule une blessure directe nomme sa gravité</translation>
    </message>
    <message>
        <source>only an area weapon has a template</source>
        <translation>seule une arme de zone a un gabarit</translation>
    </message>
    <message>
        <source>only an explosion has a radius</source>
        <translation>seule une explosion a un rayon</translation>
    </message>
    <message>
        <source>only one weapon can stand here, and nothing else</source>
        <translation>une seule arme peut se trouver ici, et rien d’autre</translation>
    </message>
    <message>
        <source>only the last entry can be undone</source>
        <translation>seule la dernière entrée peut être annulée</translation>
    </message>
    <message>
        <source>only version 1 can be read, not {version}</source>
        <translation>seule la version 1 est lisible, pas {version}</translation>
    </message>
    <message>
        <source>only what was undone last can be done again</source>
        <translation>seul ce qui a été annulé en dernier peut être rétabli</translation>
    </message>
    <message>
        <source>only with --roll</source>
        <translation>seulement avec --roll</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a group that is not folded</comment>
        <translation>déplié</translation>
    </message>
    <message>
        <source>others</source>
        <comment>other numbers, together</comment>
        <translation>autres</translation>
    </message>
    <message>
        <source>otherwise</source>
        <translation>autrement</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>les nôtres</translation>
    </message>
    <message>
        <source>out</source>
        <translation>hors</translation>
    </message>
    <message>
        <source>out</source>
        <comment>chance of being out of action, on a card</comment>
        <translation>hors</translation>
    </message>
    <message>
        <source>out</source>
        <comment>in place of a distance</comment>
        <translation>hors</translation>
    </message>
    <message>
        <source>out of action</source>
        <translation>hors de combat</translation>
    </message>
    <message>
        <source>out of action</source>
        <comment>head of a column</comment>
        <translation>hors combat</translation>
    </message>
    <message>
        <source>out of action in {out}</source>
        <translation>hors de combat dans {out}</translation>
    </message>
    <message>
        <source>out of action, mean</source>
        <translation>hors de combat, moyenne</translation>
    </message>
    <message>
        <source>out of control</source>
        <translation>hors de contrôle</translation>
    </message>
    <message>
        <source>out of melee</source>
        <translation>hors de la mêlée</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>hors zone</translation>
    </message>
    <message>
        <source>own entry</source>
        <comment>in place of a margin</comment>
        <translation>sa fiche</translation>
    </message>
    <message>
        <source>page {number}/{count}</source>
        <translation>page {number}/{count}</translation>
    </message>
    <message>
        <source>part of the mean</source>
        <translation>part de la moyenne</translation>
    </message>
    <message>
        <source>pavise, against shots</source>
        <translation>pavois, contre les tirs</translation>
    </message>
    <message>
        <source>pavise, charged in front</source>
        <translation>pavois, chargé de front</translation>
    </message>
    <message>
        <source>piercing</source>
        <translation>perforante</translation>
    </message>
    <message>
        <source>piercing blast</source>
        <translation>souffle percutant</translation>
    </message>
    <message>
        <source>pistol</source>
        <translation>pistolet</translation>
    </message>
    <message>
        <source>pistol in hand-to-hand combat</source>
        <translation>pistolet au corps à corps</translation>
    </message>
    <message>
        <source>plague censer</source>
        <translation>encensoir à peste</translation>
    </message>
    <message>
        <source>plague censer, after the first turn</source>
        <translation>encensoir à peste, après le premier tour</translation>
    </message>
    <message>
        <source>play the dice that fell on the table, such as &quot;2 6 1&quot;</source>
        <translation>jouer les dés tombés sur la table, par exemple &quot;2 6 1&quot;</translation>
    </message>
    <message>
        <source>plays again</source>
        <translation>peut rejouer</translation>
    </message>
    <message>
        <source>points or more</source>
        <translation>points ou plus</translation>
    </message>
    <message>
        <source>power</source>
        <translation>pouvoir</translation>
    </message>
    <message>
        <source>power is missing</source>
        <translation>il manque la puissance</translation>
    </message>
    <message>
        <source>powers</source>
        <translation>pouvoirs</translation>
    </message>
    <message>
        <source>print a roster</source>
        <translation>afficher une compagnie</translation>
    </message>
    <message>
        <source>print a table, its columns cut by , or ;</source>
        <translation>afficher un tableau, colonnes séparées par une virgule ou un point-virgule</translation>
    </message>
    <message>
        <source>print the document made for programs</source>
        <translation>afficher le document fait pour les programmes</translation>
    </message>
    <message>
        <source>print the roster repaired, with its totals, for programs</source>
        <translation>afficher pour les programmes la compagnie réparée et ses totaux</translation>
    </message>
    <message>
        <source>print the version and leave</source>
        <translation>afficher la version et finir</translation>
    </message>
    <message>
        <source>raise</source>
        <translation>Prouesse</translation>
    </message>
    <message>
        <source>rapier</source>
        <translation>rapière</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lu</translation>
    </message>
    <message>
        <source>read the weapons in a text</source>
        <translation>lire les armes d’un texte</translation>
    </message>
    <message>
        <source>read the weapons of one game only</source>
        <translation>ne lire que les armes d’un seul jeu</translation>
    </message>
    <message>
        <source>reads as another field of the weapon</source>
        <translation>se lit comme un autre champ de l’arme</translation>
    </message>
    <message>
        <source>reads as another field; a power is written “puissance 3/1”</source>
        <translation>se lit comme un autre champ&#xa0;; une puissance s’écrit «&#xa0;puissance 3/1&#xa0;»</translation>
    </message>
    <message>
        <source>refused by the rules</source>
        <translation>refusé par les règles</translation>
    </message>
    <message>
        <source>refused: in Rooted only Mécanicien/X repairs an engine</source>
        <translation>refusée&#xa0;: en Rooted, seul Mécanicien/X répare un engin</translation>
    </message>
    <message>
        <source>refused: the engine is destroyed and removed from the game</source>
        <translation>refusée&#xa0;: l’engin est détruit et retiré de la partie</translation>
    </message>
    <message>
        <source>repair</source>
        <translation>réparation</translation>
    </message>
    <message>
        <source>repeater crossbow</source>
        <translation>arbalète à répétition</translation>
    </message>
    <message>
        <source>repeater crossbow, two shots</source>
        <translation>arbalète à répétition, deux tirs</translation>
    </message>
    <message>
        <source>resolve an engagement</source>
        <translation>résoudre un engagement</translation>
    </message>
    <message>
        <source>ricochet</source>
        <translation>ricochet</translation>
    </message>
    <message>
        <source>robbed</source>
        <translation>détroussé</translation>
    </message>
    <message>
        <source>rocket launcher, damage and ranges not found</source>
        <translation>lance-roquettes, dégâts et portées non trouvés</translation>
    </message>
    <message>
        <source>roll the dice</source>
        <translation>lancer les dés</translation>
    </message>
    <message>
        <source>roll the dice with this seed and tell them</source>
        <translation>lancer les dés de cette graine et les raconter</translation>
    </message>
    <message>
        <source>rolled, seed {seed}</source>
        <translation>lancé, graine {seed}</translation>
    </message>
    <message>
        <source>row {band}</source>
        <translation>ligne {band}</translation>
    </message>
    <message>
        <source>row {band} {chance}</source>
        <translation>ligne {band} {chance}</translation>
    </message>
    <message>
        <source>row {band}, column {column}</source>
        <translation>ligne {band}, colonne {column}</translation>
    </message>
    <message>
        <source>row {band}, column {column}: {value}</source>
        <translation>ligne {band}, colonne {column}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>row {row} ({band}), column {column} of the wound table is not filled in, and a roll may come to it</source>
        <translation>la ligne {row} ({band}), colonne {column} du tableau des blessures n’est pas remplie, et un jet peut y tomber</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>sea-dragon cloak, against shots</source>
        <translation>cape en peau de dragon des mers, contre les tirs</translation>
    </message>
    <message>
        <source>sea-dragon cloak, hand to hand</source>
        <translation>cape en peau de dragon des mers, au corps à corps</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>graine {seed}</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>point-virgule</translation>
    </message>
    <message>
        <source>serious</source>
        <translation>grave</translation>
    </message>
    <message>
        <source>serious wound</source>
        <translation>blessure grave</translation>
    </message>
    <message>
        <source>several injuries</source>
        <translation>blessures multiples</translation>
    </message>
    <message>
        <source>several values</source>
        <translation>plusieurs valeurs</translation>
    </message>
    <message>
        <source>shield</source>
        <translation>bouclier</translation>
    </message>
    <message>
        <source>shooting weapon</source>
        <translation>arme de tir</translation>
    </message>
    <message>
        <source>short</source>
        <translation>courte</translation>
    </message>
    <message>
        <source>short bow</source>
        <translation>arc court</translation>
    </message>
    <message>
        <source>short, medium and long range must rise</source>
        <translation>les portées courte, moyenne et longue doivent aller croissant</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>tir</translation>
    </message>
    <message>
        <source>shots need the RES of what they hit</source>
        <translation>les tirs demandent la RES de ce qu’ils touchent</translation>
    </message>
    <message>
        <source>shots too</source>
        <translation>les tirs aussi</translation>
    </message>
    <message>
        <source>show this help and leave</source>
        <translation>montrer cette aide et finir</translation>
    </message>
    <message>
        <source>siege engines</source>
        <translation>engins de siège</translation>
    </message>
    <message>
        <source>sliced</source>
        <translation>tranché</translation>
    </message>
    <message>
        <source>sling</source>
        <translation>fronde</translation>
    </message>
    <message>
        <source>sling, two shots</source>
        <translation>fronde, deux tirs</translation>
    </message>
    <message>
        <source>small blast</source>
        <translation>petit gabarit</translation>
    </message>
    <message>
        <source>smashed leg</source>
        <translation>jambe brisée</translation>
    </message>
    <message>
        <source>smashed leg: can&apos;t run any more</source>
        <translation>jambe brisée&#xa0;: ne peut plus courir</translation>
    </message>
    <message>
        <source>smashed leg: misses the next battle</source>
        <translation>jambe brisée&#xa0;: manque la prochaine bataille</translation>
    </message>
    <message>
        <source>sold as a gladiator</source>
        <translation>gladiateur</translation>
    </message>
    <message>
        <source>something is wrong here</source>
        <translation>quelque chose ne va pas ici</translation>
    </message>
    <message>
        <source>spared, by his own entry</source>
        <translation>épargné, d’après sa fiche</translation>
    </message>
    <message>
        <source>spear</source>
        <translation>lance</translation>
    </message>
    <message>
        <source>spiked gauntlet</source>
        <translation>gantelet à pointe</translation>
    </message>
    <message>
        <source>squares</source>
        <translation>cases</translation>
    </message>
    <message>
        <source>stab</source>
        <translation>coup de pointe</translation>
    </message>
    <message>
        <source>staff</source>
        <translation>bâton</translation>
    </message>
    <message>
        <source>standard input can be read once only</source>
        <translation>l’entrée standard ne se lit qu’une fois</translation>
    </message>
    <message>
        <source>standing</source>
        <translation>debout</translation>
    </message>
    <message>
        <source>starsword</source>
        <translation>épée des étoiles</translation>
    </message>
    <message>
        <source>state</source>
        <translation>état</translation>
    </message>
    <message>
        <source>steel whip</source>
        <translation>fouet d’acier</translation>
    </message>
    <message>
        <source>step</source>
        <translation>écart</translation>
    </message>
    <message>
        <source>stream</source>
        <translation>jet</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>sonné</translation>
    </message>
    <message>
        <source>stunned already, no die</source>
        <translation>déjà sonné, aucun dé</translation>
    </message>
    <message>
        <source>stunned and attacked: out of action</source>
        <translation>sonné et attaqué&#xa0;: hors de combat</translation>
    </message>
    <message>
        <source>success</source>
        <translation>succès</translation>
    </message>
    <message>
        <source>suggestion: {text}</source>
        <translation>suggestion&#xa0;: {text}</translation>
    </message>
    <message>
        <source>survives against the odds: +1 experience</source>
        <translation>survit contre toute attente&#xa0;: +1 expérience</translation>
    </message>
    <message>
        <source>sword</source>
        <translation>épée</translation>
    </message>
    <message>
        <source>sword breaker</source>
        <translation>brise-lame</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulation</translation>
    </message>
    <message>
        <source>takes no value</source>
        <translation>ne prend pas de valeur</translation>
    </message>
    <message>
        <source>takes {taken} HP from theirs, no risk to ours</source>
        <translation>prend {taken} PV aux leurs, sans risque pour les nôtres</translation>
    </message>
    <message>
        <source>takes {taken} HP from theirs, {friendly} from ours, {risk} to hurt one of ours</source>
        <translation>prend {taken} PV aux leurs, {friendly} aux nôtres, {risk} de blesser un des nôtres</translation>
    </message>
    <message>
        <source>test</source>
        <translation>test</translation>
    </message>
    <message>
        <source>the FOR of one shot at least is needed</source>
        <translation>la FOR d’un tir au moins est attendue</translation>
    </message>
    <message>
        <source>the Strength is missing, as in “F4”, “F+2” or “F”</source>
        <translation>il manque la Force, comme «&#xa0;F4&#xa0;», «&#xa0;F+2&#xa0;» ou «&#xa0;F&#xa0;»</translation>
    </message>
    <message>
        <source>the Strength may change by 10 at most, read {value}</source>
        <translation>la Force peut changer de 10 au plus, lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>the Strength must be from 1 to 10, read {value}</source>
        <translation>la Force va de 1 à 10, lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>the Strength of the fighter is needed, or that of the weapon</source>
        <translation>il faut la Force du combattant, ou celle de l’arme</translation>
    </message>
    <message>
        <source>the aim is the attacker&apos;s own centre: it gives no direction</source>
        <translation>le point visé est le centre même de l’attaquant&#xa0;: il ne donne pas de direction</translation>
    </message>
    <message>
        <source>the attack</source>
        <translation>l’attaque</translation>
    </message>
    <message>
        <source>the attack roll</source>
        <translation>le jet d’attaque</translation>
    </message>
    <message>
        <source>the attacker is needed: a blast deviates as seen from him</source>
        <translation>il faut l’attaquant&#xa0;: une explosion dévie vue de lui</translation>
    </message>
    <message>
        <source>the attacker is needed: the template starts at his base</source>
        <translation>il faut l’attaquant&#xa0;: le gabarit part de son socle</translation>
    </message>
    <message>
        <source>the battle is over: only an undo may follow</source>
        <translation>la bataille est finie&#xa0;: seule une annulation peut suivre</translation>
    </message>
    <message>
        <source>the chances come to {total} in all, 1 at most</source>
        <translation>les chances font {total} en tout, 1 au plus</translation>
    </message>
    <message>
        <source>the column {head} is kept, but nothing reads it</source>
        <translation>la colonne {head} est gardée, mais rien ne la lit</translation>
    </message>
    <message>
        <source>the damage is given twice</source>
        <translation>les dégâts sont donnés deux fois</translation>
    </message>
    <message>
        <source>the damage is missing, as in “3d6”</source>
        <translation>les dégâts manquent, comme dans «&#xa0;3d6&#xa0;»</translation>
    </message>
    <message>
        <source>the damage type is given twice</source>
        <translation>le type de dégâts est donné deux fois</translation>
    </message>
    <message>
        <source>the dice say {outcome}</source>
        <translation>les dés disent {outcome}</translation>
    </message>
    <message>
        <source>the die to hit may change by -6 to +6, read {value}</source>
        <translation>le dé pour toucher peut changer de -6 à +6, lu {value}</translation>
    </message>
    <message>
        <source>the die to wound may change by -3 to +3, read {value}</source>
        <translation>le dé pour blesser peut changer de -3 à +3, lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>the difficulty is given twice</source>
        <translation>la difficulté est donnée deux fois</translation>
    </message>
    <message>
        <source>the difficulty is missing before the slash</source>
        <translation>il manque la difficulté avant la barre oblique</translation>
    </message>
    <message>
        <source>the difficulty must be from 1 to 7, read {value}</source>
        <translation>la difficulté va de 1 à 7, lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>the enemy&apos;s save can only gain here: “svg -1” takes from it</source>
        <translation>la sauvegarde ennemie ne peut ici que gagner&#xa0;: «&#xa0;svg -1&#xa0;» lui retire</translation>
    </message>
    <message>
        <source>the enemy&apos;s save may gain 6 at most, read {value}</source>
        <translation>la sauvegarde ennemie peut gagner 6 au plus, lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>the field {field} is given twice</source>
        <translation>le champ {field} est donné deux fois</translation>
    </message>
    <message>
        <source>the file would be too large</source>
        <translation>le fichier serait trop gros</translation>
    </message>
    <message>
        <source>the first of the weapons and the weapon differ</source>
        <translation>la première des armes et l’arme diffèrent</translation>
    </message>
    <message>
        <source>the height is missing, as in “chute (3ps)”</source>
        <translation>il manque la hauteur, comme «&#xa0;chute (3ps)&#xa0;»</translation>
    </message>
    <message>
        <source>the height must be from 1 to 10 inches, read {value}</source>
        <translation>la hauteur va de 1 à 10 pouces, lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>the highest X counts</source>
        <translation>la plus forte valeur de X compte</translation>
    </message>
    <message>
        <source>the identity was another&apos;s; a new one was given</source>
        <translation>l’identifiant était déjà pris&#xa0;; un nouveau a été donné</translation>
    </message>
    <message>
        <source>the journal of a battle, or - for standard input</source>
        <translation>le journal d’une bataille, ou - pour l’entrée standard</translation>
    </message>
    <message>
        <source>the kind is given twice</source>
        <translation>le genre est donné deux fois</translation>
    </message>
    <message>
        <source>the language</source>
        <translation>la langue</translation>
    </message>
    <message>
        <source>the larger of the two</source>
        <translation>le plus grand des deux</translation>
    </message>
    <message>
        <source>the last line was not written to its end and does not count</source>
        <translation>la dernière ligne n’a pas été écrite jusqu’au bout et ne compte pas</translation>
    </message>
    <message>
        <source>the law of their severity is needed, as in “light”: “1/3”</source>
        <translation>la loi de leur gravité est nécessaire, comme «&#xa0;light&#xa0;»&#xa0;: «&#xa0;1/3&#xa0;»</translation>
    </message>
    <message>
        <source>the lower die is the column, the higher makes the row</source>
        <translation>le dé le plus faible donne la colonne, l’autre fait la ligne</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>the name {name} stands twice</source>
        <translation>le nom {name} figure deux fois</translation>
    </message>
    <message>
        <source>the point aimed at is needed</source>
        <translation>il faut le point visé</translation>
    </message>
    <message>
        <source>the power is given twice</source>
        <translation>la puissance est donnée deux fois</translation>
    </message>
    <message>
        <source>the power is missing after the difficulty</source>
        <translation>il manque la puissance après la difficulté</translation>
    </message>
    <message>
        <source>the power must be from 1 to 99, read {value}</source>
        <translation>la puissance va de 1 à 99, lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>the printer can&apos;t be used</source>
        <translation>l’imprimante est inutilisable</translation>
    </message>
    <message>
        <source>the printer takes no further page</source>
        <translation>l’imprimante n’accepte plus de page</translation>
    </message>
    <message>
        <source>the radius is given twice</source>
        <translation>le rayon est donné deux fois</translation>
    </message>
    <message>
        <source>the radius must be from {least} to {most}, read {value}</source>
        <translation>le rayon va de {least} à {most}, lu {value}</translation>
    </message>
    <message>
        <source>the range must be from 1 to 120 inches, read {value}</source>
        <translation>la portée va de 1 à 120 pouces, lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>the save may change by -6 to +2, read {value}</source>
        <translation>la sauvegarde peut changer de -6 à +2, lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>the size of its pages</source>
        <translation>le format de ses pages</translation>
    </message>
    <message>
        <source>the source of a repair is mecanicien or other</source>
        <translation>la source d’une réparation est mecanicien ou other</translation>
    </message>
    <message>
        <source>the source of a wound is roll or direct</source>
        <translation>la source d’une blessure est roll ou direct</translation>
    </message>
    <message>
        <source>the state is given twice</source>
        <translation>l’état est donné deux fois</translation>
    </message>
    <message>
        <source>the template is missing: petit gabarit, gabarit moyen, grand gabarit, cône or jet</source>
        <translation>le gabarit manque&#xa0;: petit gabarit, gabarit moyen, grand gabarit, cône ou jet</translation>
    </message>
    <message>
        <source>the two sides are ally and foe, in this order</source>
        <translation>les deux camps sont ally et foe, dans cet ordre</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>les leurs</translation>
    </message>
    <message>
        <source>then</source>
        <translation>puis</translation>
    </message>
    <message>
        <source>there is no table in this engagement</source>
        <translation>il n’y a pas de table dans cet engagement</translation>
    </message>
    <message>
        <source>these chances have no common parts that a die could show: use rounder ones</source>
        <translation>ces chances n’ont pas de parts communes qu’un dé pourrait montrer&#xa0;: prenez-en de plus rondes</translation>
    </message>
    <message>
        <source>this attacker alone</source>
        <translation>cet attaquant seul</translation>
    </message>
    <message>
        <source>this game has no template to lay on a table</source>
        <translation>ce jeu n’a pas de gabarit à poser sur une table</translation>
    </message>
    <message>
        <source>this game knows no such entry</source>
        <translation>ce jeu ne connaît pas cette entrée</translation>
    </message>
    <message>
        <source>three quarters lost</source>
        <translation>les trois quarts perdus</translation>
    </message>
    <message>
        <source>through {name}, {dice}</source>
        <translation>par {name}, {dice}</translation>
    </message>
    <message>
        <source>throwing knife or star</source>
        <translation>couteau ou étoile de jet</translation>
    </message>
    <message>
        <source>thrown</source>
        <translation>lancée</translation>
    </message>
    <message>
        <source>thrown weapons</source>
        <translation>armes lancées</translation>
    </message>
    <message>
        <source>thrust</source>
        <translation>estocade</translation>
    </message>
    <message>
        <source>thrusting</source>
        <translation>perforante</translation>
    </message>
    <message>
        <source>to be read on your wound table</source>
        <translation>à lire sur votre tableau des blessures</translation>
    </message>
    <message>
        <source>to hurt one of ours</source>
        <translation>d’atteindre l’un des nôtres</translation>
    </message>
    <message>
        <source>to hurt {name}</source>
        <translation>de blesser {name}</translation>
    </message>
    <message>
        <source>to wound {wound}, save {save}</source>
        <translation>pour blesser {wound}, sauvegarde {save}</translation>
    </message>
    <message>
        <source>toises</source>
        <translation>toises</translation>
    </message>
    <message>
        <source>too deep, or with half a character</source>
        <translation>trop profond, ou avec une moitié de caractère</translation>
    </message>
    <message>
        <source>touched by {size} mm</source>
        <translation>touché de {size} mm</translation>
    </message>
    <message>
        <source>touched, by his own entry</source>
        <translation>touché, d’après sa fiche</translation>
    </message>
    <message>
        <source>toughened leather</source>
        <translation>cuir durci</translation>
    </message>
    <message>
        <source>towards {degrees}°, {width}° wide</source>
        <translation>vers {degrees}°, sur {width}° de large</translation>
    </message>
    <message>
        <source>towards {hour} o&apos;clock</source>
        <translation>vers {hour}&#xa0;h</translation>
    </message>
    <message>
        <source>trebuchet, ranges not found</source>
        <translation>trébuchet, portées non trouvées</translation>
    </message>
    <message>
        <source>tried</source>
        <translation>essai</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>tour {turn}</translation>
    </message>
    <message>
        <source>typed at the table</source>
        <translation>saisi à la table</translation>
    </message>
    <message>
        <source>unarmed</source>
        <translation>à mains nues</translation>
    </message>
    <message>
        <source>unbarded</source>
        <translation>sans caparaçon</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>sans changement</translation>
    </message>
    <message>
        <source>under</source>
        <comment>head of a column</comment>
        <translation>dessous</translation>
    </message>
    <message>
        <source>under it: {names}</source>
        <translation>dessous&#xa0;: {names}</translation>
    </message>
    <message>
        <source>under the deviated blast</source>
        <translation>sous l’explosion déviée</translation>
    </message>
    <message>
        <source>under the template</source>
        <translation>sous le gabarit</translation>
    </message>
    <message>
        <source>under the template in {chance}</source>
        <translation>sous le gabarit dans {chance}</translation>
    </message>
    <message>
        <source>understood</source>
        <translation>compris</translation>
    </message>
    <message>
        <source>unharmed</source>
        <translation>indemne</translation>
    </message>
    <message>
        <source>usage</source>
        <translation>usage</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>various</source>
        <translation>divers</translation>
    </message>
    <message>
        <source>vehicle</source>
        <translation>véhicule</translation>
    </message>
    <message>
        <source>vital part</source>
        <translation>organe vital</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>muret</translation>
    </message>
    <message>
        <source>warplock pistol</source>
        <translation>pistolet à malepierre</translation>
    </message>
    <message>
        <source>weak spot</source>
        <translation>point faible</translation>
    </message>
    <message>
        <source>weapons of one attack are all of one kind</source>
        <translation>les armes d’une attaque sont toutes d’un même genre</translation>
    </message>
    <message>
        <source>what a battle comes to</source>
        <translation>où en est une bataille</translation>
    </message>
    <message>
        <source>when</source>
        <translation>quand</translation>
    </message>
    <message>
        <source>where it comes down is still to be thrown.</source>
        <translation>reste à jeter où le gabarit tombe.</translation>
    </message>
    <message>
        <source>where it is aimed. {under}</source>
        <translation>là où l’on vise. {under}</translation>
    </message>
    <message>
        <source>where the report is written</source>
        <translation>où le rapport est écrit</translation>
    </message>
    <message>
        <source>who is under the template</source>
        <translation>qui est sous le gabarit</translation>
    </message>
    <message>
        <source>who may is not said: every repair is taken</source>
        <translation>qui le peut n’est pas dit&#xa0;: toute réparation est acceptée</translation>
    </message>
    <message>
        <source>whoever is under the template is {state}, without a die</source>
        <translation>quiconque est sous le gabarit est {state}, sans dé</translation>
    </message>
    <message>
        <source>whole numbers with slashes between are expected</source>
        <translation>des nombres entiers séparés par des barres obliques sont attendus</translation>
    </message>
    <message>
        <source>whole squares</source>
        <translation>cases entières</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>wild sweep</source>
        <translation>moulinet</translation>
    </message>
    <message>
        <source>with --roll: the seed of the dice</source>
        <translation>avec --roll&#xa0;: la graine des dés</translation>
    </message>
    <message>
        <source>with a re-roll</source>
        <translation>avec relance</translation>
    </message>
    <message>
        <source>without a die</source>
        <translation>sans dé</translation>
    </message>
    <message>
        <source>wolf cloak</source>
        <translation>cape en peau de loup</translation>
    </message>
    <message>
        <source>won by {name}</source>
        <translation>victoire de {name}</translation>
    </message>
    <message>
        <source>worst state reached</source>
        <translation>pire état atteint</translation>
    </message>
    <message>
        <source>wound roll</source>
        <translation>jet de blessures</translation>
    </message>
    <message>
        <source>wounded</source>
        <translation>blessé</translation>
    </message>
    <message>
        <source>wounds to bear</source>
        <translation>blessures à subir</translation>
    </message>
    <message>
        <source>write the printable report</source>
        <translation>écrire le rapport à imprimer</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>x; y</source>
        <comment>coordinates, head of a column</comment>
        <translation>x&#xa0;; y</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>zone effect</source>
        <translation>effet de zone</translation>
    </message>
    <message numerus="yes">
        <source>{attacker} attacks %n figure(s)</source>
        <translation>
            <numerusform>{attacker} attaque %n figurine</numerusform>
            <numerusform>{attacker} attaque %n figurines</numerusform>
        </translation>
    </message>
    <message>
        <source>{attacks}, {others}</source>
        <translation>{attacks}, {others}</translation>
    </message>
    <message>
        <source>{attacks}. {hit}</source>
        <translation>{attacks}. {hit}</translation>
    </message>
    <message>
        <source>{attack} on {target}: {told}</source>
        <translation>{attack} sur {target}&#xa0;: {told}</translation>
    </message>
    <message>
        <source>{attack}.</source>
        <translation>{attack}.</translation>
    </message>
    <message>
        <source>{attack}. On a hit, within {radius} of the point, {effect}.</source>
        <translation>{attack}. Sur une touche, à {radius} du point, {effect}.</translation>
    </message>
    <message>
        <source>{attack}. On a hit, {effect}, within a radius of {radius}.</source>
        <translation>{attack}. Sur une touche, {effect}, dans un rayon de {radius}.</translation>
    </message>
    <message>
        <source>{attack}. {effect}.</source>
        <translation>{attack}. {effect}.</translation>
    </message>
    <message>
        <source>{attack}; {more}.</source>
        <translation>{attack}&#xa0;; {more}.</translation>
    </message>
    <message>
        <source>{at} of {all}</source>
        <translation>{at} sur {all}</translation>
    </message>
    <message>
        <source>{battle}: no die is asked for, apply what happens.</source>
        <translation>{battle}&#xa0;: aucun dé n’est demandé, appliquez ce qui arrive.</translation>
    </message>
    <message>
        <source>{battle}: one attacker at a time, take the others out of the row.</source>
        <translation>{battle}&#xa0;: un attaquant à la fois, retirez les autres de la file.</translation>
    </message>
    <message>
        <source>{battle}: roll, type the dice, or apply without dice.</source>
        <translation>{battle}&#xa0;: lancez, saisissez les dés, ou appliquez sans dés.</translation>
    </message>
    <message>
        <source>{battle}: the attack lacks something yet.</source>
        <translation>{battle}&#xa0;: il manque encore quelque chose à l’attaque.</translation>
    </message>
    <message>
        <source>{battle}: the dice are told.</source>
        <translation>{battle}&#xa0;: les dés sont tombés.</translation>
    </message>
    <message>
        <source>{battle}: {name}</source>
        <translation>{battle}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{bound} at most can be added to the dice or taken from them, read {value}</source>
        <translation>on ajoute aux dés ou on leur retire {bound} au plus, lu&#xa0;: {value}</translation>
    </message>
    <message>
        <source>{bound} dice at most, bonus included</source>
        <translation>{bound} dés au plus, bonus compris</translation>
    </message>
    <message>
        <source>{bound} outsiders at most may be in melee with several fighters touched</source>
        <translation>{bound} figurines hors zone au plus peuvent être en mêlée avec plusieurs combattants touchés</translation>
    </message>
    <message>
        <source>{bound} targets at most</source>
        <translation>{bound} cibles au plus</translation>
    </message>
    <message>
        <source>{broken} (nothing from there on counts)</source>
        <translation>{broken} (rien ne compte à partir de là)</translation>
    </message>
    <message>
        <source>{cell}, different</source>
        <translation>{cell}, différent</translation>
    </message>
    <message>
        <source>{chance}</source>
        <translation>{chance}</translation>
    </message>
    <message>
        <source>{chance} of doing as little or less</source>
        <translation>{chance} de faire aussi peu ou moins</translation>
    </message>
    <message>
        <source>{chance} of doing as much or more</source>
        <translation>{chance} de faire autant ou plus</translation>
    </message>
    <message>
        <source>{chance} to lose less than a quarter</source>
        <translation>{chance} de perdre moins d’un quart</translation>
    </message>
    <message>
        <source>{chance} {state}</source>
        <translation>{chance} {state}</translation>
    </message>
    <message>
        <source>{chance}, at {x}; {y}</source>
        <translation>{chance}, en {x}&#xa0;; {y}</translation>
    </message>
    <message>
        <source>{changes}.</source>
        <translation>{changes}.</translation>
    </message>
    <message>
        <source>{change} on the final result of its Initiative, Attack, Defence and Shooting tests</source>
        <translation>{change} sur le total de quatre tests&#xa0;: Initiative, Attaque, Défense et Tir</translation>
    </message>
    <message>
        <source>{count} attacks are shared out, there are {bound}</source>
        <translation>{count} attaques sont réparties, il y en a {bound}</translation>
    </message>
    <message>
        <source>{count} attacks in all, {bound} at most</source>
        <translation>{count} attaques en tout, {bound} au plus</translation>
    </message>
    <message>
        <source>{count} figures at one same distance, {bound} at most</source>
        <translation>{count} figurines à la même distance, {bound} au plus</translation>
    </message>
    <message>
        <source>{count} figures in all, {bound} at most</source>
        <translation>{count} figurines en tout, {bound} au plus</translation>
    </message>
    <message>
        <source>{count} given, {bound} at least</source>
        <translation>{count} donnés, {bound} au moins</translation>
    </message>
    <message>
        <source>{count} given, {bound} at most</source>
        <translation>{count} donnés, {bound} au plus</translation>
    </message>
    <message>
        <source>{count} {unit}</source>
        <translation>{count} {unit}</translation>
    </message>
    <message>
        <source>{count}, by default</source>
        <translation>{count}, par défaut</translation>
    </message>
    <message>
        <source>{critical}: {what}</source>
        <translation>{critical}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{damage}, {lost}</source>
        <translation>{damage}, {lost}</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date}, {time}</translation>
    </message>
    <message>
        <source>{dice} for each figure</source>
        <translation>{dice} par figurine</translation>
    </message>
    <message>
        <source>{dice}, after {points}</source>
        <translation>{dice}, après {points}</translation>
    </message>
    <message>
        <source>{dice}, difficulty {difficulty}, {each}</source>
        <translation>{dice}, difficulté {difficulty}, {each}</translation>
    </message>
    <message>
        <source>{done} of {of}</source>
        <translation>{done} sur {of}</translation>
    </message>
    <message>
        <source>{done} places of {of}</source>
        <translation>{done} places sur {of}</translation>
    </message>
    <message>
        <source>{edition}, Structure/{structure}</source>
        <translation>{edition}, Structure/{structure}</translation>
    </message>
    <message>
        <source>{edition}: {subject} – {clause}</source>
        <translation>{edition}&#xa0;: {subject} – {clause}</translation>
    </message>
    <message>
        <source>{effect}.</source>
        <translation>{effect}.</translation>
    </message>
    <message>
        <source>{effect}. No attack roll, no cover.</source>
        <translation>{effect}. Ni jet d’attaque, ni couverture.</translation>
    </message>
    <message>
        <source>{effect}. The dice that miss go on to the next, from the nearest on.</source>
        <translation>{effect}. Les dés qui manquent passent au suivant, du plus proche au plus lointain.</translation>
    </message>
    <message>
        <source>{entity} was left after decoding once</source>
        <translation>{entity} reste après un seul décodage</translation>
    </message>
    <message>
        <source>{far} squares are extreme range, beyond {most}: it must be aimed</source>
        <translation>{far} cases&#xa0;: portée extrême, au-delà de {most}&#xa0;; il faut viser</translation>
    </message>
    <message>
        <source>{far} squares off</source>
        <translation>à {far} cases</translation>
    </message>
    <message>
        <source>{far} squares towards {hour} o&apos;clock</source>
        <translation>{far} cases vers {hour}&#xa0;h</translation>
    </message>
    <message>
        <source>{far} squares: out of range, {most} at most</source>
        <translation>{far} cases&#xa0;: hors de portée, {most} au plus</translation>
    </message>
    <message>
        <source>{far} squares: too far for a throw, {most} at most</source>
        <translation>{far} cases&#xa0;: trop loin pour un lancer, {most} au plus</translation>
    </message>
    <message>
        <source>{fields}: not what line {line} says of the same profile, which is kept</source>
        <translation>{fields}&#xa0;: pas ce que dit la ligne {line} du même profil, qui est gardé</translation>
    </message>
    <message>
        <source>{field} is unknown and was not read.</source>
        <translation>{field} est inconnu et n’a pas été lu.</translation>
    </message>
    <message>
        <source>{field}, {now} + 1</source>
        <translation>{field}, {now} + 1</translation>
    </message>
    <message>
        <source>{field}: unknown field, kept but not read</source>
        <translation>{field}&#xa0;: champ inconnu, gardé mais non lu</translation>
    </message>
    <message>
        <source>{field}: unknown field, kept but not read; {near} was perhaps meant</source>
        <translation>{field}&#xa0;: champ inconnu, gardé mais non lu&#xa0;; peut-être {near}</translation>
    </message>
    <message>
        <source>{field}: {problem}</source>
        <translation>{field}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>{field}: {value}</source>
        <translation>{field}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>{file} is not an engagement of Toise</source>
        <translation>{file} n’est pas un engagement de Toise</translation>
    </message>
    <message>
        <source>{file}: can&apos;t be read ({reason})</source>
        <translation>{file}&#xa0;: illisible ({reason})</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{filled} of {cells} cells filled in</source>
        <translation>{filled} cases remplies sur {cells}</translation>
    </message>
    <message>
        <source>{first} (destroyed {out})</source>
        <translation>{first} (détruit {out})</translation>
    </message>
    <message>
        <source>{first}, {out}.</source>
        <translation>{first}, {out}.</translation>
    </message>
    <message>
        <source>{first}, {then}</source>
        <translation>{first}, {then}</translation>
    </message>
    <message>
        <source>{first}; {then}</source>
        <translation>{first}&#xa0;; {then}</translation>
    </message>
    <message>
        <source>{gain} HP</source>
        <translation>{gain} PV</translation>
    </message>
    <message>
        <source>{gain} affected</source>
        <translation>{gain} fig.</translation>
    </message>
    <message>
        <source>{gain} fig.</source>
        <translation>{gain}&#xa0;fig.</translation>
    </message>
    <message>
        <source>{game}. {names}, turn {turn}: {how}.</source>
        <translation>{game}. {names}, tour {turn}&#xa0;: {how}.</translation>
    </message>
    <message>
        <source>{game}: {measure}</source>
        <translation>{game}&#xa0;: {measure}</translation>
    </message>
    <message>
        <source>{game}: {measure}, differences to {name}</source>
        <translation>{game}&#xa0;: {measure}, écarts à {name}</translation>
    </message>
    <message>
        <source>{grade}: {what}</source>
        <translation>{grade}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{hits} × {power} − {protection} (PR) = {loss}</source>
        <translation>{hits} × {power} − {protection} (PR) = {loss}</translation>
    </message>
    <message>
        <source>{hits}, immune</source>
        <translation>{hits}, immunisé</translation>
    </message>
    <message>
        <source>{hits}, {loss} gained</source>
        <translation>{hits}, {loss} acquis</translation>
    </message>
    <message>
        <source>{hits}, {points}</source>
        <translation>{hits}, {points}</translation>
    </message>
    <message>
        <source>{hits}, {points}, the critical spent</source>
        <translation>{hits}, {points}, critique épuisé</translation>
    </message>
    <message>
        <source>{hits}, {points}, {state}</source>
        <translation>{hits}, {points}, {state}</translation>
    </message>
    <message>
        <source>{hits}: {damage} − {protection} (PR) = {loss}</source>
        <translation>{hits}&#xa0;: {damage} − {protection} (PR) = {loss}</translation>
    </message>
    <message numerus="yes">
        <source>{hit}, %n SP lost before</source>
        <translation>
            <numerusform>{hit},&#xa0;%n PS perdu avant</numerusform>
            <numerusform>{hit},&#xa0;%n PS perdus avant</numerusform>
        </translation>
    </message>
    <message>
        <source>{hour} h</source>
        <translation>{hour}&#xa0;h</translation>
    </message>
    <message>
        <source>{injury}: one more die is missing, 1 to {sides}</source>
        <translation>{injury}&#xa0;: il manque un dé, de 1 à {sides}</translation>
    </message>
    <message>
        <source>{inside}, {melee}</source>
        <translation>{inside}, {melee}</translation>
    </message>
    <message>
        <source>{kind} is not a kind of entry</source>
        <translation>{kind} n’est pas une sorte d’entrée</translation>
    </message>
    <message>
        <source>{left} of {points}</source>
        <translation>{left} sur {points}</translation>
    </message>
    <message>
        <source>{left} of {points} SP</source>
        <translation>{left} PS sur {points}</translation>
    </message>
    <message>
        <source>{left} of {points} SP, {penalty}</source>
        <translation>{left} PS sur {points}, {penalty}</translation>
    </message>
    <message>
        <source>{library} is missing: {command}</source>
        <translation>{library} manque&#xa0;: {command}</translation>
    </message>
    <message>
        <source>{little}, {much}.</source>
        <translation>{little}, {much}.</translation>
    </message>
    <message>
        <source>{lost}, {state}</source>
        <translation>{lost}, {state}</translation>
    </message>
    <message>
        <source>{mean}</source>
        <translation>{mean}</translation>
    </message>
    <message>
        <source>{mean} HP</source>
        <translation>{mean}&#xa0;PV</translation>
    </message>
    <message>
        <source>{mean} SP lost</source>
        <translation>{mean} PS perdus</translation>
    </message>
    <message>
        <source>{mean} expected</source>
        <translation>attendu {mean}</translation>
    </message>
    <message>
        <source>{measure} by target</source>
        <translation>{measure} par cible</translation>
    </message>
    <message>
        <source>{measure} by target, differences to {name}</source>
        <translation>{measure} par cible, écarts à {name}</translation>
    </message>
    <message>
        <source>{message}</source>
        <translation>{message}</translation>
    </message>
    <message>
        <source>{names}</source>
        <translation>{names}</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message numerus="yes">
        <source>{name} %n SP lost, {penalty}</source>
        <translation>
            <numerusform>{name}&#xa0;%n PS perdu, {penalty}</numerusform>
            <numerusform>{name}&#xa0;%n PS perdus, {penalty}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} ({game})</source>
        <translation>{name} ({game})</translation>
    </message>
    <message>
        <source>{name} can&apos;t be in melee with himself</source>
        <translation>{name} ne peut être en mêlée avec lui-même</translation>
    </message>
    <message>
        <source>{name} first</source>
        <translation>{name} d’abord</translation>
    </message>
    <message>
        <source>{name} has it already: nothing changes.</source>
        <translation>{name} l’a déjà&#xa0;: rien ne change.</translation>
    </message>
    <message>
        <source>{name} has no figure on the table: he counts as outside.</source>
        <translation>{name} n’a pas de figurine sur la table&#xa0;: il est compté hors zone.</translation>
    </message>
    <message>
        <source>{name} has played</source>
        <translation>{name} a joué</translation>
    </message>
    <message>
        <source>{name} has {points}, {protection} of Protection.</source>
        <translation>{name} a {points}, {protection} de Protection.</translation>
    </message>
    <message>
        <source>{name} has {points}, {protection} of Protection: {hits} of {power} are needed.</source>
        <translation>{name} a {points}, {protection} de Protection&#xa0;: il faut {hits} à {power}.</translation>
    </message>
    <message>
        <source>{name} has {protection} of Protection: he loses nothing up to {hits}.</source>
        <translation>{name} a {protection} de Protection&#xa0;: il ne perd rien jusqu’à {hits}.</translation>
    </message>
    <message>
        <source>{name} is in melee with</source>
        <translation>{name} est en mêlée avec</translation>
    </message>
    <message>
        <source>{name} is not a figure on the table</source>
        <translation>{name} n’est pas une figurine de la table</translation>
    </message>
    <message>
        <source>{name} is not among the targets</source>
        <translation>{name} n’est pas parmi les cibles</translation>
    </message>
    <message>
        <source>{name} is not in this battle</source>
        <translation>{name} n’est pas de cette bataille</translation>
    </message>
    <message>
        <source>{name} is stunned: out of action without a die.</source>
        <translation>{name} est sonné&#xa0;: hors de combat sans un dé.</translation>
    </message>
    <message>
        <source>{name} is there already</source>
        <translation>{name} est déjà là</translation>
    </message>
    <message>
        <source>{name} is {state} in {chance}.</source>
        <translation>{name} est {state} dans {chance}.</translation>
    </message>
    <message>
        <source>{name} lacks: {fields}</source>
        <translation>Il manque à {name}&#xa0;: {fields}</translation>
    </message>
    <message>
        <source>{name} stands twice on the table</source>
        <translation>{name} figure deux fois sur la table</translation>
    </message>
    <message>
        <source>{name} {unharmed} {best}, {out} {worst}</source>
        <translation>{name} {unharmed} {best}, {out} {worst}</translation>
    </message>
    <message>
        <source>{name} {what}</source>
        <translation>{name} {what}</translation>
    </message>
    <message>
        <source>{name} – {sums}</source>
        <translation>{name} – {sums}</translation>
    </message>
    <message>
        <source>{name} – {what}</source>
        <translation>{name} – {what}</translation>
    </message>
    <message>
        <source>{name}, enlarged {times} times</source>
        <translation>{name}, grossi {times} fois</translation>
    </message>
    <message>
        <source>{name}, who attacks, is in {chance}.</source>
        <translation>{name}, qui attaque, y est dans {chance}.</translation>
    </message>
    <message>
        <source>{name}, who attacks, never is.</source>
        <translation>{name}, qui attaque, n’y est jamais.</translation>
    </message>
    <message>
        <source>{name}, who may parry</source>
        <translation>{name}, qui peut parer</translation>
    </message>
    <message>
        <source>{name}, who may parry with a re-roll</source>
        <translation>{name}, qui peut parer avec une relance</translation>
    </message>
    <message>
        <source>{name}, {field}: {problem}</source>
        <translation>{name}, {field}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>{name}, {points}: {what}. A hit wounds {wound}, saved on {save}+.</source>
        <translation>{name}, {points}&#xa0;: {what}. Une touche blesse {wound}, sauvegarde sur {save}+.</translation>
    </message>
    <message>
        <source>{name}, {points}: {what}. A hit wounds {wound}, without a save.</source>
        <translation>{name}, {points}&#xa0;: {what}. Une touche blesse {wound}, sans sauvegarde.</translation>
    </message>
    <message>
        <source>{name}, {points}: {what}. {blows}.</source>
        <translation>{name}, {points}&#xa0;: {what}. {blows}.</translation>
    </message>
    <message>
        <source>{name}, {size} mm.</source>
        <translation>{name}, {size} mm.</translation>
    </message>
    <message>
        <source>{name}, {weapon},</source>
        <translation>{name} ({weapon})</translation>
    </message>
    <message>
        <source>{name}, {when}</source>
        <translation>{name}, {when}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n HP lost</source>
        <translation>
            <numerusform>{name}&#xa0;: %n&#xa0;PV perdu</numerusform>
            <numerusform>{name}&#xa0;: %n&#xa0;PV perdus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n SP of {structure} lost, or more.</source>
        <translation>
            <numerusform>{name}&#xa0;:&#xa0;%n PS perdu sur {structure}, ou plus.</numerusform>
            <numerusform>{name}&#xa0;:&#xa0;%n PS perdus sur {structure}, ou plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n SP of {structure} lost.</source>
        <translation>
            <numerusform>{name}&#xa0;:&#xa0;%n PS perdu sur {structure}.</numerusform>
            <numerusform>{name}&#xa0;:&#xa0;%n PS perdus sur {structure}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n dice, difficulty {difficulty}</source>
        <translation>
            <numerusform>{name}&#xa0;: %n dé, difficulté {difficulty}</numerusform>
            <numerusform>{name}&#xa0;: %n dés, difficulté {difficulty}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: click to sort the attacks by it</source>
        <translation>{name}&#xa0;: cliquez pour trier les attaques</translation>
    </message>
    <message numerus="yes">
        <source>{name}: destroyed once %n SP are lost.</source>
        <translation>
            <numerusform>{name}&#xa0;: détruit dès&#xa0;%n PS perdu.</numerusform>
            <numerusform>{name}&#xa0;: détruit dès&#xa0;%n PS perdus.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: each value times its chance, {mean} in all.</source>
        <translation>{name}&#xa0;: chaque valeur fois sa chance, {mean} en tout.</translation>
    </message>
    <message>
        <source>{name}: heavy armour, only a heavy weapon harms it.</source>
        <translation>{name}&#xa0;: armure lourde, seule une arme lourde l’entame.</translation>
    </message>
    <message>
        <source>{name}: nothing happens below {damage} damage.</source>
        <translation>{name}&#xa0;: rien en dessous de {damage} de dégâts.</translation>
    </message>
    <message>
        <source>{name}: points lost</source>
        <translation>{name}&#xa0;: points perdus</translation>
    </message>
    <message>
        <source>{name}: worst state</source>
        <translation>{name}&#xa0;: pire état</translation>
    </message>
    <message>
        <source>{name}: {fields}</source>
        <translation>{name}&#xa0;: {fields}</translation>
    </message>
    <message>
        <source>{name}: {field}</source>
        <translation>{name}&#xa0;: {field}</translation>
    </message>
    <message>
        <source>{name}: {hits}, immune</source>
        <translation>{name}&#xa0;: {hits}, immunisé</translation>
    </message>
    <message>
        <source>{name}: {hits}, {damage} − {protection} = {loss}</source>
        <translation>{name}&#xa0;: {hits}, {damage} − {protection} = {loss}</translation>
    </message>
    <message>
        <source>{name}: {mean} HP of {points} on average, nothing {nothing}, out of action {out}</source>
        <translation>{name}&#xa0;: {mean} PV sur {points} en moyenne, rien {nothing}, hors de combat {out}</translation>
    </message>
    <message>
        <source>{name}: {mean} HP on average, out of action in {chance}</source>
        <translation>{name}&#xa0;: {mean} PV en moyenne, hors de combat dans {chance} des cas</translation>
    </message>
    <message>
        <source>{name}: {state} from {damage} damage on.</source>
        <translation>{name}&#xa0;: {state} à partir de {damage} de dégâts.</translation>
    </message>
    <message>
        <source>{name}: {state} in {chance}</source>
        <translation>{name}&#xa0;: {state} dans {chance} des cas</translation>
    </message>
    <message>
        <source>{name}: {sum}.</source>
        <translation>{name}&#xa0;: {sum}.</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>{name}: {weapon}</source>
        <translation>{name}&#xa0;: {weapon}</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{name}: {what}.</source>
        <translation>{name}&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>{need}+</source>
        <translation>{need}+</translation>
    </message>
    <message>
        <source>{nothing} that nothing is lost at all.</source>
        <translation>{nothing} de ne rien perdre du tout.</translation>
    </message>
    <message>
        <source>{nothing} to lose nothing</source>
        <translation>{nothing} de ne rien perdre</translation>
    </message>
    <message>
        <source>{number} fig.</source>
        <translation>{number} fig.</translation>
    </message>
    <message>
        <source>{number}. {what}</source>
        <translation>{number}. {what}</translation>
    </message>
    <message numerus="yes">
        <source>{number}. {what}: %n SP of {structure} lost, {penalty}</source>
        <translation>
            <numerusform>{number}. {what}&#xa0;:&#xa0;%n PS perdu sur {structure}, {penalty}</numerusform>
            <numerusform>{number}. {what}&#xa0;:&#xa0;%n PS perdus sur {structure}, {penalty}</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}. {what}: {why}</source>
        <translation>{number}. {what}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{n}. {name} – {weapon}</source>
        <translation>{n}. {name} – {weapon}</translation>
    </message>
    <message numerus="yes">
        <source>{one} and {other} stand on one another, and %n more pair(s).</source>
        <translation>
            <numerusform>{one} et {other} se chevauchent, et %n autre paire.</numerusform>
            <numerusform>{one} et {other} se chevauchent, et %n autres paires.</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} and {other} stand on one another.</source>
        <translation>{one} et {other} se chevauchent.</translation>
    </message>
    <message>
        <source>{piece}: a second value, kept in the note</source>
        <translation>{piece}&#xa0;: une seconde valeur, gardée dans la note</translation>
    </message>
    <message>
        <source>{piece}: kept as a weapon as typed ({why})</source>
        <translation>{piece}&#xa0;: gardé comme arme, tel quel ({why})</translation>
    </message>
    <message>
        <source>{piece}: not understood, kept in the note</source>
        <translation>{piece}&#xa0;: pas compris, gardé dans la note</translation>
    </message>
    <message>
        <source>{place}, tied</source>
        <translation>{place} ex æquo</translation>
    </message>
    <message>
        <source>{place}, {wound}</source>
        <translation>{place}, {wound}</translation>
    </message>
    <message>
        <source>{place}: kept, but nothing reads it</source>
        <translation>{place}&#xa0;: conservé, mais rien ne le lit</translation>
    </message>
    <message>
        <source>{place}: {problem}</source>
        <translation>{place}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>{points}</source>
        <translation>{points}</translation>
    </message>
    <message>
        <source>{points} in all, or more.</source>
        <translation>{points} en tout, ou plus.</translation>
    </message>
    <message>
        <source>{points} in all.</source>
        <translation>{points} en tout.</translation>
    </message>
    <message>
        <source>{points} repaired</source>
        <translation>{points} réparés</translation>
    </message>
    <message>
        <source>{points} {unit}</source>
        <translation>{points}&#xa0;{unit}</translation>
    </message>
    <message>
        <source>{problem}. Not saved.</source>
        <translation>{problem}. Non enregistré.</translation>
    </message>
    <message>
        <source>{problem}; the file stays as it is, in {folder}</source>
        <translation>{problem}&#xa0;; le fichier reste tel quel, dans {folder}</translation>
    </message>
    <message numerus="yes">
        <source>{radius} toise(s)</source>
        <translation>
            <numerusform>{radius} toise</numerusform>
            <numerusform>{radius} toises</numerusform>
        </translation>
    </message>
    <message>
        <source>{roll} ({hits}, certain)</source>
        <translation>{roll} ({hits}, certain)</translation>
    </message>
    <message>
        <source>{roll}. {damage} to each under the {template}, {more} more on a raise. {failure}</source>
        <translation>{roll}. {damage} à chacun sous le gabarit ({template}), {more} de plus sur une Prouesse. {failure}</translation>
    </message>
    <message>
        <source>{said}, but {kind}</source>
        <translation>{said}, mais {kind}</translation>
    </message>
    <message>
        <source>{said}; {more}</source>
        <translation>{said}&#xa0;; {more}</translation>
    </message>
    <message>
        <source>{score} ({counted})</source>
        <translation>{score} ({counted})</translation>
    </message>
    <message>
        <source>{score}, {mean} expected</source>
        <translation>{score}, {mean} attendus</translation>
    </message>
    <message>
        <source>{share} otherwise</source>
        <translation>{share} autrement</translation>
    </message>
    <message>
        <source>{shot}, a double</source>
        <translation>{shot}, un double</translation>
    </message>
    <message>
        <source>{size} away</source>
        <translation>à {size}</translation>
    </message>
    <message>
        <source>{size} mm</source>
        <translation>{size} mm</translation>
    </message>
    <message>
        <source>{size} mm away</source>
        <translation>à {size} mm</translation>
    </message>
    <message>
        <source>{soaked}, {state}</source>
        <translation>{soaked}, {state}</translation>
    </message>
    <message>
        <source>{state} in {chance}</source>
        <translation>{state} dans {chance}</translation>
    </message>
    <message>
        <source>{state} in {chance}.</source>
        <translation>{state} dans {chance}.</translation>
    </message>
    <message>
        <source>{state} or worse</source>
        <translation>{state} ou pire</translation>
    </message>
    <message>
        <source>{state}, certain.</source>
        <translation>{state}, certain.</translation>
    </message>
    <message>
        <source>{state}:</source>
        <translation>{state}&#xa0;:</translation>
    </message>
    <message>
        <source>{striker} wounds {wound}, saved on {save}+</source>
        <translation>{striker} blesse {wound}, sauvegarde sur {save}+</translation>
    </message>
    <message>
        <source>{striker} wounds {wound}, without a save</source>
        <translation>{striker} blesse {wound}, sans sauvegarde</translation>
    </message>
    <message>
        <source>{subject}: {text}</source>
        <translation>{subject}&#xa0;: {text}</translation>
    </message>
    <message>
        <source>{system} is not a game that Toise knows</source>
        <translation>Toise ne connaît pas le jeu {system}</translation>
    </message>
    <message>
        <source>{system} is not a game that Toise knows: {games}</source>
        <translation>{system} n’est pas un jeu que Toise connaît&#xa0;: {games}</translation>
    </message>
    <message>
        <source>{throw}, what remains</source>
        <translation>{throw}, ce qui reste</translation>
    </message>
    <message numerus="yes">
        <source>{throw}: %n dice missing at least</source>
        <translation>
            <numerusform>{throw}&#xa0;: il manque au moins %n dé</numerusform>
            <numerusform>{throw}&#xa0;: il manque au moins %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>{throw}: a die can&apos;t show {face}, 1 to {sides} is allowed</source>
        <translation>{throw}&#xa0;: un dé ne peut montrer {face}, de 1 à {sides}</translation>
    </message>
    <message numerus="yes">
        <source>{throw}: that was the last throw, %n die too many</source>
        <translation>
            <numerusform>{throw}&#xa0;: c’était le dernier jet, %n dé en trop</numerusform>
            <numerusform>{throw}&#xa0;: c’était le dernier jet, %n dés en trop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{title}, %n time(s)</source>
        <translation>
            <numerusform>{title},&#xa0;%n fois</numerusform>
            <numerusform>{title},&#xa0;%n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>{title}: {told}</source>
        <translation>{title}&#xa0;: {told}</translation>
    </message>
    <message>
        <source>{told} {more}</source>
        <translation>{told} {more}</translation>
    </message>
    <message>
        <source>{told}. {under}</source>
        <translation>{told}. {under}</translation>
    </message>
    <message>
        <source>{total} against {need}: {state}</source>
        <translation>{total} contre {need}&#xa0;: {state}</translation>
    </message>
    <message>
        <source>{total} in all</source>
        <translation>{total} en tout</translation>
    </message>
    <message>
        <source>{trait} with a Wild Die</source>
        <translation>{trait} avec un dé Joker</translation>
    </message>
    <message>
        <source>{trait}, {change}</source>
        <translation>{trait}, {change}</translation>
    </message>
    <message>
        <source>{unit} lost by figure</source>
        <translation>{unit} perdus par figurine</translation>
    </message>
    <message>
        <source>{unit} lost, mean</source>
        <translation>{unit} perdus, moyenne</translation>
    </message>
    <message>
        <source>{unit} lost, out of {points}</source>
        <translation>{unit} perdus, sur {points}</translation>
    </message>
    <message>
        <source>{unit} on average</source>
        <translation>{unit} en moyenne</translation>
    </message>
    <message>
        <source>{value} belongs to another game</source>
        <translation>{value} appartient à un autre jeu</translation>
    </message>
    <message>
        <source>{value} can&apos;t be used here</source>
        <translation>{value} n’est pas utilisable ici</translation>
    </message>
    <message>
        <source>{value} holds a character that is not allowed here</source>
        <translation>{value} contient un signe qui n’est pas permis ici</translation>
    </message>
    <message>
        <source>{value} is missing</source>
        <translation>il manque {value}</translation>
    </message>
    <message>
        <source>{value} is neither a Strength from 1 to 10 nor a change such as +2</source>
        <translation>{value} n’est ni une Force de 1 à 10 ni un écart comme +2</translation>
    </message>
    <message>
        <source>{value} is neither a number from 1 to 10 nor 1d3</source>
        <translation>{value} n’est ni un nombre de 1 à 10 ni 1d3</translation>
    </message>
    <message>
        <source>{value} is neither true nor false</source>
        <translation>{value} n’est ni vrai ni faux</translation>
    </message>
    <message>
        <source>{value} is no power without its word, as in “puissance 3/1”</source>
        <translation>{value} n’est pas une puissance sans ce mot, comme dans «&#xa0;puissance 3/1&#xa0;»</translation>
    </message>
    <message>
        <source>{value} is not a list</source>
        <translation>{value} n’est pas une liste</translation>
    </message>
    <message>
        <source>{value} is not a number</source>
        <translation>{value} n’est pas un nombre</translation>
    </message>
    <message>
        <source>{value} is not a number that can be used</source>
        <translation>{value} n’est pas un nombre utilisable</translation>
    </message>
    <message>
        <source>{value} is not a trait die: d4, d6, d8, d10, d12, or d12+1 and so on</source>
        <translation>{value} n’est pas un dé de Trait&#xa0;: d4, d6, d8, d10, d12, ou d12+1 et ainsi de suite</translation>
    </message>
    <message>
        <source>{value} is not a whole number</source>
        <translation>{value} n’est pas un nombre entier</translation>
    </message>
    <message>
        <source>{value} is not an object</source>
        <translation>{value} n’est pas un objet</translation>
    </message>
    <message>
        <source>{value} is not dice as in 3d6 or 2d6+1d10-1</source>
        <translation>{value} n’est pas un lancer comme 3d6 ou 2d6+1d10-1</translation>
    </message>
    <message>
        <source>{value} is not one of: {allowed}</source>
        <translation>{value} n’est pas l’un de&#xa0;: {allowed}</translation>
    </message>
    <message>
        <source>{value} is not text</source>
        <translation>{value} n’est pas du texte</translation>
    </message>
    <message>
        <source>{value} is not the face of a die</source>
        <translation>{value} n’est pas la face d’un dé</translation>
    </message>
    <message>
        <source>{value} is not understood here</source>
        <translation>{value} n’est pas compris ici</translation>
    </message>
    <message>
        <source>{value} is too large: {bound} at most</source>
        <translation>{value} est trop grand&#xa0;: {bound} au plus</translation>
    </message>
    <message>
        <source>{value} is too small: {bound} at least</source>
        <translation>{value} est trop petit&#xa0;: {bound} au moins</translation>
    </message>
    <message>
        <source>{value}: 60 dice at most</source>
        <translation>{value}&#xa0;: 60 dés au plus</translation>
    </message>
    <message>
        <source>{value}: a die has from 2 to 100 sides</source>
        <translation>{value}&#xa0;: un dé a de 2 à 100 faces</translation>
    </message>
    <message>
        <source>{value}: exactly {exactly}, at least {at_least}</source>
        <translation>{value}&#xa0;: exactement {exactly}, au moins {at_least}</translation>
    </message>
    <message>
        <source>{value}: from -99 to +99 can be added</source>
        <translation>{value}&#xa0;: on peut ajouter de -99 à +99</translation>
    </message>
    <message>
        <source>{version} is not a version</source>
        <translation>{version} n’est pas une version</translation>
    </message>
    <message>
        <source>{wanted} is reached at {field} = {value}: {number}.</source>
        <translation>{wanted} est atteint avec {field} = {value}&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>{wanted} is reached up to {field} = {value}: {number}.</source>
        <translation>{wanted} est atteint jusqu’à {field} = {value}&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>{ways} in {whole}</source>
        <translation>{ways} sur {whole}</translation>
    </message>
    <message>
        <source>{weapon}. {what}</source>
        <translation>{weapon}. {what}</translation>
    </message>
    <message>
        <source>{weapon}: to hit {hit}, {rest}</source>
        <translation>{weapon}&#xa0;: pour toucher {hit}, {rest}</translation>
    </message>
    <message>
        <source>{weapon}: {rest}</source>
        <translation>{weapon}&#xa0;: {rest}</translation>
    </message>
    <message>
        <source>{what}, down before</source>
        <translation>{what}, à terre avant</translation>
    </message>
    <message>
        <source>{what}, {name} only</source>
        <translation>{what}, {name} seulement</translation>
    </message>
    <message>
        <source>{what}. {note}</source>
        <translation>{what}. {note}</translation>
    </message>
    <message>
        <source>{what}; a double, an exceptional wound: see your book</source>
        <translation>{what}&#xa0;; un double, blessure exceptionnelle&#xa0;: voir votre livre</translation>
    </message>
    <message>
        <source>{what}; it may go out of control</source>
        <translation>{what}&#xa0;; perte de contrôle possible</translation>
    </message>
    <message>
        <source>{where}: {problem}</source>
        <translation>{where}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>{word} is neither a command nor a file</source>
        <translation>{word} n’est ni une commande ni un fichier</translation>
    </message>
    <message>
        <source>{wound} {chance}</source>
        <translation>{wound} {chance}</translation>
    </message>
    <message>
        <source>{wound}, direct</source>
        <translation>{wound}, directe</translation>
    </message>
    <message>
        <source>{wound}, nothing lost</source>
        <translation>{wound}, rien de perdu</translation>
    </message>
    <message>
        <source>{wound}, {cost} SP, key {key}</source>
        <translation>{wound}, {cost} PS, touche {key}</translation>
    </message>
    <message>
        <source>{wound}, {points}</source>
        <translation>{wound}, {points}</translation>
    </message>
    <message>
        <source>{wound}, {source}</source>
        <translation>{wound}, {source}</translation>
    </message>
    <message>
        <source>“o” was read as a bullet</source>
        <translation>«&#xa0;o&#xa0;» a été lu comme une puce</translation>
    </message>
    <message>
        <source>“svg +1” makes the enemy&apos;s save better, as “svg ennemie +1” does</source>
        <translation>«&#xa0;svg +1&#xa0;» améliore la sauvegarde ennemie, comme «&#xa0;svg ennemie +1&#xa0;»</translation>
    </message>
    <message>
        <source>“{name}” can&apos;t be opened.</source>
        <translation>«&#xa0;{name}&#xa0;» ne peut être ouvert.</translation>
    </message>
    <message>
        <source>“{name}” can&apos;t be read or written.</source>
        <translation>«&#xa0;{name}&#xa0;» ne peut pas être lu ou écrit.</translation>
    </message>
    <message>
        <source>“{path}” can&apos;t be written.</source>
        <translation>«&#xa0;{path}&#xa0;» ne peut être écrit.</translation>
    </message>
    <message>
        <source>“{text}” repeats what is already given</source>
        <translation>«&#xa0;{text}&#xa0;» répète ce qui est déjà donné</translation>
    </message>
    <message>
        <source>−1 to its tests</source>
        <translation>−1 à ses tests</translation>
    </message>
    <message>
        <source>−1, −2 or −3 on the final results of Initiative, Attack, Defence and Shooting tests</source>
        <translation>−1, −2 ou −3 sur le total de quatre tests&#xa0;: Initiative, Attaque, Défense et Tir</translation>
    </message>
    <message>
        <source>−2 to its tests</source>
        <translation>−2 à ses tests</translation>
    </message>
    <message>
        <source>−3 to its tests</source>
        <translation>−3 à ses tests</translation>
    </message>
    <message>
        <source>≠ marks what differs from the other editions.</source>
        <translation>≠ marque ce qui diffère des autres éditions.</translation>
    </message>
    <message>
        <source>◂ best</source>
        <translation>◂ le mieux</translation>
    </message>
    <message>
        <source>◂ reached</source>
        <translation>◂ atteint</translation>
    </message>
    <message>
        <source>◂ reached up to here</source>
        <translation>◂ atteint jusqu’ici</translation>
    </message>
</context>
</TS>
