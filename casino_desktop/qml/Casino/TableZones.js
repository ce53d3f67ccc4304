.pragma library
.import "TableMeasures.js" as Measures

// How large the cards can be, and the zones of the table that follow.

const LEAST_WIDTH = 44;
const MOST_WIDTH = 340;
const COMFORT = 72;
// Widths of a table slot in cards, from roomy to crowded: a build fans out in what a card leaves free.
const SLOT_WIDTHS = [1.6, 1.42, 1.26, 1.12, 1.06];
// `wide`: the band at the top has the whole width and the columns begin under it, else the columns have the whole
// height. `bottom` and `top`: nameplate, stock and pile lie there in a row of their own between hand and table. Where
// that is so at the bottom alone, the window is narrow and the cards of the hand at the top lie close together.
const SHAPES = [
    { wide: false, bottom: false, top: false },
    { wide: true, bottom: false, top: false },
    { wide: true, bottom: true, top: false },
    { wide: true, bottom: true, top: true }
];
// A row of its own parts the pile from its hand: it must be worth it.
const STACKED_WORTH = 0.85;

// The free table between the seats, and the bands and columns around it.
function zones(size, hands, m, shape) {
    const side = Measures.sideRow(m);
    const hand = m.height + m.lift + m.gap;
    const stacked = Measures.stackedRow(m);
    const bottom = shape.bottom ? hand + stacked : Math.max(hand, side + m.gap);
    const otherHand = shape.top ? m.small.height + m.gap + stacked : side;
    const top = hands.top === undefined ? m.gap : otherHand + m.gap;
    const column = Math.max(m.plate.width, m.small.height) + 2 * m.gap;
    const left = hands.left === undefined ? 0 : column;
    const right = hands.right === undefined ? 0 : column;
    const above = size.height - bottom;
    const columnTop = shape.wide ? top - m.gap : 0;
    const tableX = Math.max(left, m.gap);
    const tableWidth = size.width - tableX - Math.max(right, m.gap);
    return {
        bottom: Measures.rect(0, above, size.width, bottom),
        hand: Measures.rect(0, size.height - hand, size.width, hand),
        top: shape.wide ? Measures.rect(0, 0, size.width, top) : Measures.rect(left, 0, size.width - left - right, top),
        left: Measures.rect(0, columnTop, left, above - columnTop),
        right: Measures.rect(size.width - right, columnTop, right, above - columnTop),
        strip: Measures.rect(tableX, above - m.strip, tableWidth, m.strip),
        table: Measures.rect(tableX, top, tableWidth, above - m.strip - top)
    };
}

function bandFits(band, hand, m, stacked) {
    const sides = Measures.bandSides(m);
    return stacked ? hand + 2 * m.gap <= band.width && 2 * sides <= band.width : hand + 2 * sides <= band.width;
}

function fits(size, hands, capacity, m, slotWidth, shape) {
    const z = zones(size, hands, m, shape);
    const columns = Math.floor(z.table.width / (slotWidth * m.width));
    const rows = Math.floor(z.table.height / Measures.slotHeight(m));
    return columns >= 1 && rows >= 1 && columns * rows >= capacity
        && bandFits(z.bottom, Measures.handLength(hands.bottom ?? 0, m.width, false), m, shape.bottom)
        && (hands.top === undefined || bandFits(z.top, Measures.handLength(hands.top, m.small.width, shape.bottom), m, shape.top))
        && ["left", "right"].every(place => hands[place] === undefined || Measures.columnLength(m, hands[place]) <= z[place].height);
}

// The widest card, no wider than `limit`, with which everything fits, 0 where nothing does. `screen` is {em, grain}.
function widestCard(size, hands, capacity, screen, slotWidth, shape, limit) {
    const step = Math.max(2, screen.grain);
    const most = Math.floor(Math.min(limit, size.height / 5, size.width / 4) / step) * step;
    for (let width = most; width >= LEAST_WIDTH; width -= step) {
        if (fits(size, hands, capacity, Measures.measures(width, Measures.textFor(size, hands, screen.em), screen.grain), slotWidth, shape))
            return width;
    }
    return 0;
}

function worth(candidate) {
    return candidate.width * (candidate.shape.bottom ? STACKED_WORTH : 1);
}

// The roomiest slots that cost little of the cards' width, or none that matters; then the shape with the largest cards.
function choose(size, hands, capacity, screen) {
    const shapes = (slotWidth, limits) => SHAPES.map((shape, i) => ({ width: widestCard(size, hands, capacity, screen, slotWidth, shape, limits[i]), slotWidth, shape }));
    const widest = candidates => Math.max(...candidates.map(one => one.width));
    const crowded = shapes(SLOT_WIDTHS[SLOT_WIDTHS.length - 1], SHAPES.map(() => MOST_WIDTH));
    // Wider slots never allow wider cards.
    const limits = crowded.map(one => one.width);
    if (widest(crowded) === 0)
        return { width: LEAST_WIDTH, slotWidth: crowded[0].slotWidth, shape: SHAPES[0] };
    const enough = Math.max(LEAST_WIDTH, Math.min(COMFORT, 0.75 * widest(crowded)));
    let roomy = crowded;
    for (const slotWidth of SLOT_WIDTHS) {
        roomy = shapes(slotWidth, limits);
        if (widest(roomy) >= enough)
            break;
    }
    return roomy.reduce((best, one) => worth(one) > worth(best) ? one : best);
}
