pragma Singleton

import QtQuick

// Where the picture of each card is; Main binds what the settings say.
QtObject {
    id: root

    // Whether the cards that are worth points by themselves bear a quiet mark.
    property bool marked: true

    // One of the system's decks that is used instead of ours, "" for none; a large index is always ours.
    property string system: ""

    readonly property list<string> worthy: ["Ac", "Ad", "Ah", "As", "Ec", "Ed", "Eh", "Es", "2s", "Td"]

    // `letters` are those for ace, jack, queen and king; `folder` is one of our own decks.
    function face(folder: string, card: string, letters: string): url {
        if (root.system !== "" && !folder.endsWith("-large"))
            return `image://deck/${root.system}/${card}`;
        const court = "AJQK".indexOf(card.charAt(0));
        const name = (court < 0 ? card.charAt(0) : letters.charAt(court)) + card.charAt(1);
        const plain = !root.marked && !folder.endsWith("-large") && root.worthy.includes(name);
        return `qrc:/deck/${folder}/${name}${plain ? "-unmarked" : ""}.svg`;
    }

    function back(name: string): url {
        return root.system !== "" ? `image://deck/${root.system}/` : `qrc:/deck/backs/${name}.svg`;
    }
}
