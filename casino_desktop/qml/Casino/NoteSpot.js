.pragma library
.import "TableMeasures.js" as Measures
.import "RibbonSpot.js" as Ribbon

// Where a hint lies: a pure function from rectangles to a rectangle.

// The part of a card, from its top, that shows its index.
const INDEX = 0.4;

// Whether the first of two lists comes before the other one where they differ first.
function isLess(one, other) {
    const place = one.findIndex((cost, at) => cost !== other[at]);
    return place >= 0 && one[place] < other[place];
}

// In the middle of `room`: where it covers least of the indices of the `kept` cards, then least of the cards, then lies
// nearest to the bottom of `line`; to cover something of the `others` counts as much as to lie its height further off.
// Of equal places the first of the `widths` has it. `heightFor` tells how high the words are in a width.
function noteSpot(widths, heightFor, line, room, kept, others) {
    const indices = kept.map(area => Measures.rect(area.x, area.y, area.width, INDEX * area.height));
    let best = null;
    for (const width of widths) {
        const height = heightFor(width);
        const wish = Math.max(room.y, line.y + line.height - height);
        const lowest = Math.max(wish, room.y + room.height - height);
        const x = Math.round(room.x + (room.width - width) / 2);
        const touching = Ribbon.edges(kept, "y", "height", height);
        for (const y of Ribbon.starts(wish, room.y, lowest - room.y, touching)) {
            const place = Measures.rect(x, Math.floor(y), width, height);
            const far = Math.abs(wish - y) + Ribbon.covered(place, others) / width;
            const costs = [Ribbon.covered(place, indices), Ribbon.covered(place, kept), far];
            if (best === null || isLess(costs, best.costs))
                best = { place, costs };
        }
    }
    return best.place;
}
