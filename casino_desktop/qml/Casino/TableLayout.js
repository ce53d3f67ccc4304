.pragma library
.import "TableMeasures.js" as Measures
.import "TableZones.js" as Zones

// Where everything on the table lies: a pure function from the table's size and what is on it to places in logical
// pixels. Cards, piles and stock are placed by their centre, `cx` and `cy`.

// The table makes room for so many slots at once, so that cards seldom change size.
const CAPACITIES = [10, 15, 21, 28, 36, 44, 52];
// One column more for the sake of balance may not make the slots narrower than this, in cards.
const LEAST_EVEN = 1.3;

function capacityFor(slots) {
    return CAPACITIES.find(capacity => capacity >= slots) ?? slots;
}

// As many columns as there is room for, but an even number if that is enough: the first four cards are then in balance.
function columnsFor(table, m, slotWidth, capacity) {
    const most = Math.max(1, Math.floor(table.width / (slotWidth * m.width)));
    const rows = Math.floor(table.height / Measures.slotHeight(m));
    if (most % 2 === 0)
        return most;
    if ((most - 1) * rows >= capacity)
        return most - 1;
    return table.width / (most + 1) >= LEAST_EVEN * m.width ? most + 1 : most;
}

// The slots' centres, the nearest to the middle of the window first, so that few cards lie there and many fill the table.
function slotCentres(table, m, slotWidth, capacity, middle) {
    const columns = columnsFor(table, m, slotWidth, capacity);
    const rows = Math.max(1, Math.floor(table.height / Measures.slotHeight(m)), Math.ceil(capacity / columns));
    const across = Math.min(table.width / columns, Math.max(slotWidth, 1.6) * m.width);
    const down = Math.min(table.height / rows, 1.12 * Measures.slotHeight(m));
    const centres = [];
    for (let row = 0; row < rows; ++row) {
        for (let column = 0; column < columns; ++column) {
            const dx = column - (columns - 1) / 2;
            const dy = row - (rows - 1) / 2;
            const cy = table.y + table.height / 2 + dy * down - Measures.badgeDrop(m) / 2;
            centres.push({
                cx: table.x + table.width / 2 + dx * across,
                cy,
                far: Math.hypot(dx, (cy - middle) / down * 1.2)
            });
        }
    }
    centres.sort((one, other) => one.far - other.far || other.cy - one.cy || one.cx - other.cx);
    return { centres, across, down };
}

// The middles of a band's two rows: the hand's, and that of nameplate, stock and pile; one row where it is not stacked.
function bandRows(band, m, atTop, stacked) {
    const row = stacked ? Measures.stackedRow(m) : Measures.sideRow(m);
    if (atTop) {
        const hand = m.gap + (stacked ? m.small.height : row - m.gap) / 2;
        return { hand, sides: stacked ? 2 * m.gap + m.small.height + (row - m.gap) / 2 : hand };
    }
    const hand = band.y + band.height - m.gap - m.height / 2;
    return { hand, sides: stacked ? band.y + (row - m.gap) / 2 : band.y + band.height - m.gap - Math.max(m.height, row - m.gap) / 2 };
}

function bandSeat(band, m, atTop, stacked) {
    const rows = bandRows(band, m, atTop, stacked);
    const near = band.x + m.gap;
    const far = band.x + band.width - m.gap;
    const direction = atTop ? -1 : 1;
    const pile = (atTop ? near : far) - direction * Measures.pileLength(m) / 2;
    const stock = pile - direction * (Measures.pileLength(m) / 2 + m.gap + m.small.width / 2);
    const middle = band.x + band.width / 2;
    return {
        angle: 0,
        outward: { x: direction, y: 0 },
        pile: { cx: pile, cy: rows.sides },
        stock: { cx: stock, cy: rows.sides },
        plate: Measures.rect(atTop ? far - m.plate.width : near, Math.round(rows.sides - m.plate.height / 2), m.plate.width, m.plate.height),
        hand: { cx: middle, cy: rows.hand, room: band.width - 2 * (stacked ? m.gap : Measures.bandSides(m)) },
        front: { cx: middle, cy: atTop ? band.y + band.height + m.height / 2 : band.y - m.strip - m.height / 2 }
    };
}

function columnSeat(column, m, count, atRight) {
    const cx = column.x + column.width / 2;
    const hand = Measures.columnHand(m, count);
    const gap = m.gap + Math.max(0, column.height - Measures.columnLength(m, count)) / 5;
    // From the player's left to the right: nameplate, hand, stock, pile.
    const centres = [];
    let along = gap;
    for (const length of [m.plate.height, hand, m.small.width, Measures.pileLength(m)]) {
        centres.push(atRight ? column.y + column.height - along - length / 2 : column.y + along + length / 2);
        along += length + gap;
    }
    return {
        angle: 90,
        outward: { x: 0, y: atRight ? -1 : 1 },
        pile: { cx, cy: centres[3] },
        stock: { cx, cy: centres[2] },
        plate: Measures.rect(Math.round(cx - m.plate.width / 2), Math.round(centres[0] - m.plate.height / 2), m.plate.width, m.plate.height),
        hand: { cx, cy: centres[1], room: hand },
        front: { cx: atRight ? column.x - m.width : column.x + column.width + m.width, cy: centres[1] }
    };
}

// `hands` maps the taken places (bottom, top, left, right) to the most cards that a hand there may hold; `screen` has
// the font's size `em` and the `grain` of Measures. Among the result are the measures, `table`, `seats` by place, and
// the `centres` of the slots.
function arrange(size, hands, slots, screen) {
    const capacity = capacityFor(slots);
    const { width, slotWidth, shape } = Zones.choose(size, hands, capacity, screen);
    const m = Measures.measures(width, Measures.textFor(size, hands, screen.em), screen.grain);
    const z = Zones.zones(size, hands, m, shape);
    const seats = { bottom: bandSeat(z.bottom, m, false, shape.bottom) };
    if (hands.top !== undefined)
        seats.top = bandSeat(z.top, m, true, shape.top);
    if (hands.left !== undefined)
        seats.left = columnSeat(z.left, m, hands.left, false);
    if (hands.right !== undefined)
        seats.right = columnSeat(z.right, m, hands.right, true);
    const places = { seats, words: z.strip, table: z.table, hand: z.hand, pileLength: Measures.pileLength(m) };
    return Object.assign(places, m, slotCentres(z.table, m, slotWidth, capacity, size.height / 2));
}
