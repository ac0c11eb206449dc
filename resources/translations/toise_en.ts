<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%n HP</source>
        <translation>
            <numerusform>%n HP</numerusform>
            <numerusform>%n HP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n HP lost</source>
        <translation>
            <numerusform>%n HP lost</numerusform>
            <numerusform>%n HP lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n HP lost in all.</source>
        <translation>
            <numerusform>%n HP lost in all.</numerusform>
            <numerusform>%n HP lost in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n HP lost, out of action.</source>
        <translation>
            <numerusform>%n HP lost, out of action.</numerusform>
            <numerusform>%n HP lost, out of action.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n HP lost, {left}.</source>
        <translation>
            <numerusform>%n HP lost, {left}.</numerusform>
            <numerusform>%n HP lost, {left}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n SP</source>
        <translation>
            <numerusform>%n SP</numerusform>
            <numerusform>%n SP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n SP left of {points}</source>
        <translation>
            <numerusform>%n SP left of {points}</numerusform>
            <numerusform>%n SP left of {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n SP of {structure} lost: {penalty}.</source>
        <translation>
            <numerusform>%n SP of {structure} lost: {penalty}.</numerusform>
            <numerusform>%n SP of {structure} lost: {penalty}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n added</source>
        <translation>
            <numerusform>%n added</numerusform>
            <numerusform>%n added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s)</source>
        <translation>
            <numerusform>%n attack</numerusform>
            <numerusform>%n attacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s) without a law: nothing is counted.</source>
        <translation>
            <numerusform>%n attack without a law: nothing is counted.</numerusform>
            <numerusform>%n attacks without a law: nothing is counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) not computed</source>
        <translation>
            <numerusform>%n cell not computed</numerusform>
            <numerusform>%n cells not computed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n damage</numerusform>
            <numerusform>%n damage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage per hit</source>
        <translation>
            <numerusform>%n damage per hit</numerusform>
            <numerusform>%n damage per hit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice at once</source>
        <translation>
            <numerusform>%n die at once</numerusform>
            <numerusform>%n dice at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice in all</source>
        <translation>
            <numerusform>%n die in all</numerusform>
            <numerusform>%n dice in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice left</source>
        <translation>
            <numerusform>%n die left</numerusform>
            <numerusform>%n dice left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice to come</source>
        <translation>
            <numerusform>%n die to come</numerusform>
            <numerusform>%n dice to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice: missed, certain</source>
        <translation>
            <numerusform>%n die: missed, certain</numerusform>
            <numerusform>%n dice: missed, certain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die too many</source>
        <translation>
            <numerusform>%n die too many</numerusform>
            <numerusform>%n dice too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n direction(s) looked at</source>
        <translation>
            <numerusform>%n direction looked at</numerusform>
            <numerusform>%n directions looked at</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n figure</numerusform>
            <numerusform>%n figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) attacked</source>
        <translation>
            <numerusform>%n figure attacked</numerusform>
            <numerusform>%n figures attacked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s) destroy it nine times out of ten</source>
        <translation>
            <numerusform>%n hit destroys it nine times out of ten</numerusform>
            <numerusform>%n hits destroy it nine times out of ten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s) to come</source>
        <translation>
            <numerusform>%n hit to come</numerusform>
            <numerusform>%n hits to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s), each: {law}.</source>
        <translation>
            <numerusform>%n hit, each: {law}.</numerusform>
            <numerusform>%n hits, each: {law}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in melee</source>
        <translation>
            <numerusform>%n in melee</numerusform>
            <numerusform>%n in melee</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%n left out</numerusform>
            <numerusform>%n left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) that can&apos;t be read</source>
        <translation>
            <numerusform>%n line that can&apos;t be read</numerusform>
            <numerusform>%n lines that can&apos;t be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more may be reached through a melee</source>
        <translation>
            <numerusform>%n more may be reached through a melee</numerusform>
            <numerusform>%n more may be reached through a melee</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) looked at</source>
        <translation>
            <numerusform>%n point looked at</numerusform>
            <numerusform>%n points looked at</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n profile(s) copied</source>
        <translation>
            <numerusform>%n profile copied</numerusform>
            <numerusform>%n profiles copied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n profile(s) copied to {name}</source>
        <translation>
            <numerusform>%n profile copied to {name}</numerusform>
            <numerusform>%n profiles copied to {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n profile(s) deleted</source>
        <translation>
            <numerusform>%n profile deleted</numerusform>
            <numerusform>%n profiles deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n profile(s) moved to {name}</source>
        <translation>
            <numerusform>%n profile moved to {name}</numerusform>
            <numerusform>%n profiles moved to {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n profile(s) selected</source>
        <translation>
            <numerusform>%n profile selected</numerusform>
            <numerusform>%n profiles selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n re-roll(s)</source>
        <translation>
            <numerusform>%n re-roll</numerusform>
            <numerusform>%n re-rolls</numerusform>
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
            <numerusform>%n shot</numerusform>
            <numerusform>%n shots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) off</source>
        <translation>
            <numerusform>%n square off</numerusform>
            <numerusform>%n squares off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) towards {hour} o&apos;clock</source>
        <translation>
            <numerusform>%n square towards {hour} o&apos;clock</numerusform>
            <numerusform>%n squares towards {hour} o&apos;clock</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n target(s)</source>
        <translation>
            <numerusform>%n target</numerusform>
            <numerusform>%n targets</numerusform>
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
            <numerusform>%n typed, then rolled, seed {seed}</numerusform>
            <numerusform>%n typed, then rolled, seed {seed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unchanged</source>
        <translation>
            <numerusform>%n unchanged</numerusform>
            <numerusform>%n unchanged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n under the template</source>
        <translation>
            <numerusform>%n under the template</numerusform>
            <numerusform>%n under the template</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) not saved</source>
        <translation>
            <numerusform>%n value not saved</numerusform>
            <numerusform>%n values not saved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weapon(s)</source>
        <translation>
            <numerusform>%n weapon</numerusform>
            <numerusform>%n weapons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound roll(s), 2d6, read on the wound table that was filled in.</source>
        <translation>
            <numerusform>%n wound roll, 2d6, read on the wound table that was filled in.</numerusform>
            <numerusform>%n wound rolls, 2d6, read on the wound table that was filled in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound roll(s), 2d6: the lower die gives the column, the higher + FOR − RES the row of your table.</source>
        <translation>
            <numerusform>%n wound roll, 2d6: the lower die gives the column, the higher + FOR − RES the row of your table.</numerusform>
            <numerusform>%n wound rolls, 2d6: the lower die gives the column, the higher + FOR − RES the row of your table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s) or repair(s), played in order.</source>
        <translation>
            <numerusform>%n wound or repair, played in order.</numerusform>
            <numerusform>%n wounds or repairs, played in order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s) soaked</source>
        <translation>
            <numerusform>%n wound soaked</numerusform>
            <numerusform>%n wounds soaked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n out of action</source>
        <translation>
            <numerusform>At least %n out of action</numerusform>
            <numerusform>At least %n out of action</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n point(s)</source>
        <translation>
            <numerusform>At least %n point</numerusform>
            <numerusform>At least %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attack roll: %n dice, difficulty {difficulty}</source>
        <translation>
            <numerusform>Attack roll: %n die, difficulty {difficulty}</numerusform>
            <numerusform>Attack roll: %n dice, difficulty {difficulty}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n chance(s) in {whole}.</source>
        <translation>
            <numerusform>Exactly %n chance in {whole}.</numerusform>
            <numerusform>Exactly %n chances in {whole}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Injury: %n dice</source>
        <translation>
            <numerusform>Injury: %n die</numerusform>
            <numerusform>Injury: %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Record of the dice, %n typed, the others rolled by Toise, seed {seed}</source>
        <translation>
            <numerusform>Record of the dice, %n typed, the others rolled by Toise, seed {seed}</numerusform>
            <numerusform>Record of the dice, %n typed, the others rolled by Toise, seed {seed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Room for %n figure(s) only</source>
        <translation>
            <numerusform>Room for %n figure only</numerusform>
            <numerusform>Room for %n figures only</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save: {need}+, %n dice</source>
        <translation>
            <numerusform>Save: {need}+, %n die</numerusform>
            <numerusform>Save: {need}+, %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The comparison is written without %n cell(s) not computed yet</source>
        <translation>
            <numerusform>The comparison is written without %n cell not computed yet</numerusform>
            <numerusform>The comparison is written without %n cells not computed yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The injuries stand in %n roster(s).</source>
        <translation>
            <numerusform>The injuries stand in %n roster.</numerusform>
            <numerusform>The injuries stand in %n rosters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To hit: automatic, %n dice</source>
        <translation>
            <numerusform>To hit: automatic, %n die</numerusform>
            <numerusform>To hit: automatic, %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To hit: {need}+, %n dice</source>
        <translation>
            <numerusform>To hit: {need}+, %n die</numerusform>
            <numerusform>To hit: {need}+, %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n dice</source>
        <translation>
            <numerusform>after %n die</numerusform>
            <numerusform>after %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>falling, %n hit(s) to come</source>
        <translation>
            <numerusform>falling, %n hit to come</numerusform>
            <numerusform>falling, %n hits to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n lost on</source>
        <translation>
            <numerusform>from %n lost on</numerusform>
            <numerusform>from %n lost on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no die is thrown here: %n die too many</source>
        <translation>
            <numerusform>no die is thrown here: %n die too many</numerusform>
            <numerusform>no die is thrown here: %n dice too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n figure(s)</source>
        <translation>
            <numerusform>of %n figure</numerusform>
            <numerusform>of %n figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{attacker} attacks %n figure(s)</source>
        <translation>
            <numerusform>{attacker} attacks %n figure</numerusform>
            <numerusform>{attacker} attacks %n figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hit}, %n SP lost before</source>
        <translation>
            <numerusform>{hit}, %n SP lost before</numerusform>
            <numerusform>{hit}, %n SP lost before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} %n SP lost, {penalty}</source>
        <translation>
            <numerusform>{name} %n SP lost, {penalty}</numerusform>
            <numerusform>{name} %n SP lost, {penalty}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n HP lost</source>
        <translation>
            <numerusform>{name}: %n HP lost</numerusform>
            <numerusform>{name}: %n HP lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n SP of {structure} lost, or more.</source>
        <translation>
            <numerusform>{name}: %n SP of {structure} lost, or more.</numerusform>
            <numerusform>{name}: %n SP of {structure} lost, or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n SP of {structure} lost.</source>
        <translation>
            <numerusform>{name}: %n SP of {structure} lost.</numerusform>
            <numerusform>{name}: %n SP of {structure} lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n dice, difficulty {difficulty}</source>
        <translation>
            <numerusform>{name}: %n die, difficulty {difficulty}</numerusform>
            <numerusform>{name}: %n dice, difficulty {difficulty}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: destroyed once %n SP are lost.</source>
        <translation>
            <numerusform>{name}: destroyed once %n SP is lost.</numerusform>
            <numerusform>{name}: destroyed once %n SP are lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number}. {what}: %n SP of {structure} lost, {penalty}</source>
        <translation>
            <numerusform>{number}. {what}: %n SP of {structure} lost, {penalty}</numerusform>
            <numerusform>{number}. {what}: %n SP of {structure} lost, {penalty}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{one} and {other} stand on one another, and %n more pair(s).</source>
        <translation>
            <numerusform>{one} and {other} stand on one another, and %n more pair.</numerusform>
            <numerusform>{one} and {other} stand on one another, and %n more pairs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{radius} toise(s)</source>
        <translation>
            <numerusform>{radius} toise</numerusform>
            <numerusform>{radius} toises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{throw}: %n dice missing at least</source>
        <translation>
            <numerusform>{throw}: %n die missing at least</numerusform>
            <numerusform>{throw}: %n dice missing at least</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{throw}: that was the last throw, %n die too many</source>
        <translation>
            <numerusform>{throw}: that was the last throw, %n die too many</numerusform>
            <numerusform>{throw}: that was the last throw, %n dice too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{title}, %n time(s)</source>
        <translation>
            <numerusform>{title}, once</numerusform>
            <numerusform>{title}, %n times</numerusform>
        </translation>
    </message>
</context>
</TS>
