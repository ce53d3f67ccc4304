.pragma library

// Where everything on the table lies: pure functions from the table's size and what is on it to places in
// logical pixels. Cards are placed by their centre, `cx` and `cy`.

const RATIO = 352 / 252;
const SMALL = 0.72;
const LEAST_WIDTH = 44;
const MOST_WIDTH = 340;
const COMFORT = 72;
// Widths of a table slot in cards, from roomy to crowded: a build fans out in what a card leaves free.
const SLOT_WIDTHS = [1.6, 1.42, 1.26, 1.12, 1.06];
const SLOT_HEIGHT = 1.2;
// The table makes room for so many slots at once, so that cards seldom change size.
const CAPACITIES = [10, 15, 21, 28, 36, 44, 52];

function clamp(value, least, most) {
    return Math.max(least, Math.min(most, value));
}

function heightOf(width) {
    return Math.round(width * RATIO);
}

function capacityFor(slots) {
    return CAPACITIES.find(capacity => capacity >= slots) ?? slots;
}

// The lengths that follow from a card's width alone.
function measures(width, em) {
    const height = heightOf(width);
    const text = Math.round(clamp(width * 0.165, em, em * 3));
    return {
        width, height, text,
        small: { width: Math.round(width * SMALL), height: Math.round(height * SMALL) },
        gap: Math.max(6, Math.round(width * 0.09)),
        plate: { width: Math.round(text * 10.5), height: Math.round(text * 3.5) },
        stripHeight: Math.round(text * 2.3),
        lift: Math.round(height * 0.14)
    };
}

// A pile and, sticking out from under it, the sweeps' cards that lie across it.
function pileLength(m) {
    return m.small.width + Math.round(m.small.height * 0.36);
}

function rect(x, y, width, height) {
    return { x, y, width, height };
}

// What lies beside a hand at the bottom or top: the nameplate at one end, stock and pile at the other.
function bandSides(m) {
    return Math.max(m.plate.width, m.small.width + m.gap + pileLength(m)) + 2 * m.gap;
}

function bandRoom(count, card) {
    const step = count > 6 ? 0.34 : count > 4 ? 0.7 : 1.04;
    return card * (1 + step * Math.max(0, count - 1));
}

function columnLength(m, count) {
    const hand = m.small.width * (1 + 0.24 * Math.max(0, count - 1));
    return m.plate.height + hand + m.small.width + pileLength(m) + 5 * m.gap;
}

// The free table between the seats, and the bands and columns around it. Where `wide`, the band at the top has the
// whole width and the columns begin under it; else the columns have the whole height.
function zones(size, hands, m, wide) {
    const bottom = m.height + m.lift + m.gap;
    const top = hands.top === undefined ? m.gap : m.small.height + 2 * m.gap;
    const column = Math.max(m.plate.width, m.small.height) + 2 * m.gap;
    const left = hands.left === undefined ? 0 : column;
    const right = hands.right === undefined ? 0 : column;
    const above = size.height - bottom;
    const columnTop = wide ? top - m.gap : 0;
    const tableX = Math.max(left, m.gap);
    const tableWidth = size.width - tableX - Math.max(right, m.gap);
    return {
        bottom: rect(0, above, size.width, bottom),
        top: wide ? rect(0, 0, size.width, top) : rect(left, 0, size.width - left - right, top),
        left: rect(0, columnTop, left, above - columnTop),
        right: rect(size.width - right, columnTop, right, above - columnTop),
        strip: rect(tableX, above - m.stripHeight, tableWidth, m.stripHeight),
        table: rect(tableX, top, tableWidth, above - m.stripHeight - top)
    };
}

function fits(size, hands, capacity, m, slotWidth, wide) {
    const z = zones(size, hands, m, wide);
    const columns = Math.floor(z.table.width / (slotWidth * m.width));
    const rows = Math.floor(z.table.height / (SLOT_HEIGHT * m.height));
    if (columns < 1 || rows < 1 || columns * rows < capacity)
        return false;
    if (bandRoom(hands.bottom ?? 0, m.width) > z.bottom.width - 2 * bandSides(m))
        return false;
    if (hands.top !== undefined && bandRoom(hands.top, m.small.width) > z.top.width - 2 * bandSides(m))
        return false;
    return ["left", "right"].every(place => hands[place] === undefined || columnLength(m, hands[place]) <= z[place].height);
}

// The widest card with which everything fits, 0 where nothing does.
function widestCard(size, hands, capacity, em, slotWidth, wide) {
    const most = Math.floor(Math.min(MOST_WIDTH, size.height / 5, size.width / 5) / 2) * 2;
    for (let width = most; width >= LEAST_WIDTH; width -= 2) {
        if (fits(size, hands, capacity, measures(width, em), slotWidth, wide))
            return width;
    }
    return 0;
}

// The roomiest slots that cost little of the cards' width, or none that matters.
function choose(size, hands, capacity, em) {
    const shapes = hands.top !== undefined && hands.left !== undefined ? [false, true] : [false];
    const found = [];
    for (const slotWidth of SLOT_WIDTHS) {
        for (const wide of shapes)
            found.push({ width: widestCard(size, hands, capacity, em, slotWidth, wide), slotWidth, wide });
    }
    const widest = Math.max(...found.map(one => one.width));
    const enough = Math.max(LEAST_WIDTH, Math.min(COMFORT, 0.75 * widest));
    const roomy = found.find(one => one.width >= enough);
    if (roomy === undefined)
        return { width: LEAST_WIDTH, slotWidth: SLOT_WIDTHS[SLOT_WIDTHS.length - 1], wide: false };
    return found.filter(one => one.slotWidth === roomy.slotWidth).reduce((best, one) => one.width > best.width ? one : best);
}

// The slots' centres, the middle of the table first, so that few cards lie in the middle and many fill it.
function slotCentres(table, m, slotWidth, capacity) {
    const columns = Math.max(1, Math.floor(table.width / (slotWidth * m.width)));
    const rows = Math.max(1, Math.floor(table.height / (SLOT_HEIGHT * m.height)), Math.ceil(capacity / columns));
    const across = Math.min(table.width / columns, Math.max(slotWidth, 1.6) * m.width);
    const down = Math.min(table.height / rows, 1.34 * m.height);
    const centres = [];
    for (let row = 0; row < rows; ++row) {
        for (let column = 0; column < columns; ++column) {
            const dx = column - (columns - 1) / 2;
            const dy = row - (rows - 1) / 2;
            centres.push({
                cx: table.x + table.width / 2 + dx * across,
                cy: table.y + table.height / 2 + dy * down,
                far: Math.hypot(dx, dy * 1.2)
            });
        }
    }
    centres.sort((one, other) => one.far - other.far || one.cy - other.cy || one.cx - other.cx);
    return { centres, across, down };
}

function bandSeat(band, m, atTop) {
    const middle = atTop ? m.gap + m.small.height / 2 : band.y + m.lift + m.height / 2;
    const near = band.x + m.gap;
    const far = band.x + band.width - m.gap;
    const direction = atTop ? -1 : 1;
    const pile = (atTop ? near : far) - direction * pileLength(m) / 2;
    const stock = pile - direction * (pileLength(m) / 2 + m.gap + m.small.width / 2);
    const plateX = atTop ? far - m.plate.width : near;
    return {
        angle: 0,
        outward: { x: direction, y: 0 },
        pile: { cx: pile, cy: middle },
        stock: { cx: stock, cy: middle },
        plate: rect(plateX, Math.round(middle - m.plate.height / 2), m.plate.width, m.plate.height),
        hand: { cx: band.x + band.width / 2, cy: middle, room: band.width - 2 * bandSides(m) },
        front: { cx: band.x + band.width / 2, cy: atTop ? band.y + band.height + m.height / 2 : band.y - m.stripHeight - m.height / 2 }
    };
}

function columnSeat(column, m, count, atRight) {
    const cx = column.x + column.width / 2;
    const hand = m.small.width * (1 + 0.24 * Math.max(0, count - 1));
    const spare = Math.max(0, column.height - columnLength(m, count));
    const gap = m.gap + spare / 5;
    // From the player's left to the right: nameplate, hand, stock, pile.
    const lengths = [m.plate.height, hand, m.small.width, pileLength(m)];
    const centres = [];
    let along = gap;
    for (const length of lengths) {
        centres.push(atRight ? column.y + column.height - along - length / 2 : column.y + along + length / 2);
        along += length + gap;
    }
    return {
        angle: 90,
        outward: { x: 0, y: atRight ? -1 : 1 },
        pile: { cx, cy: centres[3] },
        stock: { cx, cy: centres[2] },
        plate: rect(Math.round(cx - m.plate.width / 2), Math.round(centres[0] - m.plate.height / 2), m.plate.width, m.plate.height),
        hand: { cx, cy: centres[1], room: hand },
        front: { cx: atRight ? column.x - m.width : column.x + column.width + m.width, cy: centres[1] }
    };
}

// `hands` maps the taken places (bottom, top, left, right) to the most cards that a hand there may hold.
function arrange(size, hands, slots, em) {
    const capacity = capacityFor(slots);
    const { width, slotWidth, wide } = choose(size, hands, capacity, em);
    const m = measures(width, em);
    const z = zones(size, hands, m, wide);
    const seats = {};
    seats.bottom = bandSeat(z.bottom, m, false);
    if (hands.top !== undefined)
        seats.top = bandSeat(z.top, m, true);
    if (hands.left !== undefined)
        seats.left = columnSeat(z.left, m, hands.left, false);
    if (hands.right !== undefined)
        seats.right = columnSeat(z.right, m, hands.right, true);
    return Object.assign({ seats, strip: z.strip, table: z.table, hand: z.bottom }, m, slotCentres(z.table, m, slotWidth, capacity));
}

function spot(cx, cy, scale, angle, z) {
    return { cx, cy, scale, angle, z };
}

function slotCentre(layout, slot) {
    return layout.centres[clamp(slot, 0, layout.centres.length - 1)];
}

// How far apart the cards of a fanned build lie.
function fanStep(layout, size) {
    const free = layout.across - layout.width - layout.gap;
    return size < 2 ? 0 : Math.min(0.34 * layout.width, free / (size - 1));
}

function handSpot(layout, seat, slot, count, own) {
    const card = own ? layout.width : layout.small.width;
    const least = seat.angle ? 0.24 : 1.06;
    const step = count < 2 ? 0 : Math.min(least * card, (seat.hand.room - card) / (count - 1));
    const along = (slot - (count - 1) / 2) * step;
    const scale = own ? 1 : SMALL;
    return seat.angle ? spot(seat.hand.cx, seat.hand.cy + along, scale, seat.angle, 100 + slot) : spot(seat.hand.cx + along, seat.hand.cy, scale, 0, 100 + slot);
}

// Face down at the inner end; a sweep's card lies across and sticks out at the outer end, each a little beside
// the one before, until the cards captured later cover it.
function pileSpot(layout, seat, slot, depth, crosswise) {
    const length = pileLength(layout);
    const rise = slot * 0.12;
    const along = crosswise ? (length - layout.small.height) / 2 : (layout.small.width - length) / 2;
    const beside = crosswise ? (Math.min(depth, 6) - 2) * 0.1 * layout.small.height : 0;
    const cx = seat.pile.cx + seat.outward.x * along + seat.outward.y * beside;
    const cy = seat.pile.cy + seat.outward.y * along + seat.outward.x * beside - rise;
    return spot(cx, cy, SMALL, seat.angle + (crosswise ? 90 : 0), 100 + slot);
}

function buildSpot(layout, slot, depth, size) {
    const centre = slotCentre(layout, slot);
    const step = fanStep(layout, size);
    return spot(centre.cx + (depth - (size - 1) / 2) * step, centre.cy, 1, 0, 10 + depth);
}

function playedSpot(layout, seat, slot, depth) {
    const centre = slot < 0 ? seat.front : slotCentre(layout, slot);
    return spot(centre.cx + (0.16 + 0.05 * depth) * layout.width, centre.cy + 0.14 * layout.height, 1, 0, 300 - depth);
}

// A card's place on the table. `card` holds the roles of the card's row, `seat` the seat's places in the layout,
// `count` the cards of its hand or build, `dealer` the dealer's places.
function cardSpot(layout, card, seat, count, dealer) {
    switch (card.zone) {
    case "hand":
        return handSpot(layout, seat, card.slot, count, card.own);
    case "loose": {
        const centre = slotCentre(layout, card.slot);
        return spot(centre.cx, centre.cy, 1, 0, 10);
    }
    case "build":
        return buildSpot(layout, card.slot, card.depth, count);
    case "played":
        return playedSpot(layout, seat, card.slot, card.depth);
    case "pile":
        return pileSpot(layout, seat, card.slot, card.depth, card.crosswise);
    default:
        return spot(dealer.stock.cx, dealer.stock.cy - 0.12 * (52 - card.row), SMALL, dealer.angle, 60 - card.row);
    }
}

function overlap(one, other) {
    const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
    const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
    return width > 0 && height > 0 ? width * height : 0;
}

function inside(spot, box, bounds) {
    return spot.x >= bounds.x && spot.y >= bounds.y && spot.x + box.width <= bounds.x + bounds.width && spot.y + box.height <= bounds.y + bounds.height;
}

// The spot of a box inside `bounds`: above or below `anchor`, else at its side, else wherever it covers least.
function beside(anchor, box, bounds, gap) {
    const mostX = bounds.x + Math.max(0, bounds.width - box.width);
    const mostY = bounds.y + Math.max(0, bounds.height - box.height);
    const x = clamp(anchor.x + anchor.width / 2 - box.width / 2, bounds.x, mostX);
    const y = clamp(anchor.y + anchor.height / 2 - box.height / 2, bounds.y, mostY);
    const spots = [
        { x, y: anchor.y - gap - box.height },
        { x, y: anchor.y + anchor.height + gap },
        { x: anchor.x + anchor.width + gap, y },
        { x: anchor.x - gap - box.width, y }
    ];
    const free = spots.find(spot => inside(spot, box, bounds)) ?? { x, y };
    return { x: Math.round(free.x), y: Math.round(free.y) };
}

// Where a seat's bubble goes: beside its nameplate, towards the table.
function bubbleSpot(layout, place, box) {
    const plate = (layout.seats[place] ?? layout.seats.bottom).plate;
    switch (place) {
    case "top":
        return { x: plate.x + plate.width - box.width, y: plate.y + plate.height + layout.gap };
    case "left":
        return { x: plate.x + plate.width + layout.gap, y: plate.y };
    case "right":
        return { x: plate.x - layout.gap - box.width, y: plate.y };
    default:
        return { x: plate.x, y: plate.y - layout.gap - box.height };
    }
}
