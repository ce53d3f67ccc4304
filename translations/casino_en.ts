<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>CardCount</name>
    <message numerus="yes">
        <source>You have not seen %n card(s) yet; they are bright.</source>
        <translation>
            <numerusform>You have not seen %n card yet; it is bright.</numerusform>
            <numerusform>You have not seen %n cards yet; they are bright.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message numerus="yes">
        <source>%n finished deal(s) counted</source>
        <translation>
            <numerusform>%n finished deal counted</numerusform>
            <numerusform>%n finished deals counted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message numerus="yes">
        <source>It scores %n point(s) at once.</source>
        <translation>
            <numerusform>It scores %n point at once.</numerusform>
            <numerusform>It scores %n points at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last capture also gets the %n card(s) left over.</source>
        <translation>
            <numerusform>The last capture also gets the %n card left over.</numerusform>
            <numerusform>The last capture also gets the %n cards left over.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>%n finished game(s)</source>
        <translation>
            <numerusform>%n finished game</numerusform>
            <numerusform>%n finished games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweep(s)</source>
        <translation>
            <numerusform>%n sweep</numerusform>
            <numerusform>%n sweeps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in pairs</source>
        <translation>
            <numerusform>%n player in pairs</numerusform>
            <numerusform>%n players in pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pile</name>
    <message numerus="yes">
        <source>Captured pile: %n card(s)</source>
        <translation>
            <numerusform>Captured pile: %n card</numerusform>
            <numerusform>Captured pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweep(s)</source>
        <translation>
            <numerusform>%n sweep</numerusform>
            <numerusform>%n sweeps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%n of your {total} moves cost something.</source>
        <translation>
            <numerusform>%n of your {total} moves has cost something.</numerusform>
            <numerusform>%n of your {total} moves have cost something.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message numerus="yes">
        <source>take {cards} as {value} — %n card(s)</source>
        <translation>
            <numerusform>take {cards} as {value} — %n&#xa0;card</numerusform>
            <numerusform>take {cards} as {value} — %n&#xa0;cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take {cards} — %n card(s)</source>
        <translation>
            <numerusform>take {cards} — %n&#xa0;card</numerusform>
            <numerusform>take {cards} — %n&#xa0;cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesBook</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packet(s)</source>
        <translation>
            <numerusform>%n packet</numerusform>
            <numerusform>%n packets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in all</source>
        <translation>
            <numerusform>%n point in all</numerusform>
            <numerusform>%n points in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} + %n sweep(s) = {total}</source>
        <translation>
            <numerusform>{points} + %n sweep = {total}</numerusform>
            <numerusform>{points} + %n sweeps = {total}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club(s)</source>
        <translation>
            <numerusform>%n club</numerusform>
            <numerusform>%n clubs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s)</source>
        <translation>
            <numerusform>%n diamond</numerusform>
            <numerusform>%n diamonds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <translation>
            <numerusform>%n heart</numerusform>
            <numerusform>%n hearts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation>
            <numerusform>%n spade</numerusform>
            <numerusform>%n spades</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>total of a side</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile</source>
        <translation>
            <numerusform>%n card in the pile</numerusform>
            <numerusform>%n cards in the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweep(s)</source>
        <translation>
            <numerusform>%n sweep</numerusform>
            <numerusform>%n sweeps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>left in the stock</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packet(s)</source>
        <comment>left in the stock</comment>
        <translation>
            <numerusform>%n packet</numerusform>
            <numerusform>%n packets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packet(s) left</source>
        <translation>
            <numerusform>%n packet left</numerusform>
            <numerusform>%n packets left</numerusform>
        </translation>
    </message>
</context>
</TS>
