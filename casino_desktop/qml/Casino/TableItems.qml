import QtQuick

// The things on the table that a gesture or a key can mean.
QtObject {
    id: root

    required property Repeater cards
    required property Repeater builds
    required property FreeTable freeTable

    // Where something lies, or will when it has arrived.
    function areaOf(item: Item): rect {
        const card = item as Card;
        return card === null ? Qt.rect(item.x, item.y, item.width, item.height) : Qt.rect(card.homeX, card.homeY, card.width, card.height);
    }

    function card(row: int): Card {
        return root.cards.itemAt(row) as Card;
    }

    function cardsWhere(wanted: var): list<Card> {
        const found = [];
        for (let row = 0; row < root.cards.count; ++row) {
            const card = root.card(row);
            if (card !== null && wanted(card))
                found.push(card);
        }
        return found;
    }

    function loose(): list<Card> {
        return root.cardsWhere(card => card.zone === "loose");
    }

    function hand(): list<Card> {
        const found = root.cardsWhere(card => card.zone === "hand" && card.own);
        return found.sort((one, other) => one.slot - other.slot);
    }

    function piles(): list<BuildPile> {
        const found = [];
        for (let index = 0; index < root.builds.count; ++index) {
            const build = root.builds.itemAt(index) as BuildPile;
            if (build !== null)
                found.push(build);
        }
        return found;
    }

    function pile(buildId: int): BuildPile {
        return root.piles().find(build => build.buildId === buildId) ?? null;
    }
}
