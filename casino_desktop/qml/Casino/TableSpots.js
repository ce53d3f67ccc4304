.pragma library
.import "TableMeasures.js" as Measures

// The spots of cards, boxes and bubbles in a layout that TableLayout has made.

function spot(cx, cy, scale, angle, z) {
    return { cx, cy, scale, angle, z };
}

function slotCentre(layout, slot) {
    return layout.centres[Measures.clamp(slot, 0, layout.centres.length - 1)];
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
    const scale = own ? 1 : Measures.SMALL;
    return seat.angle ? spot(seat.hand.cx, seat.hand.cy + along, scale, seat.angle, 100 + slot) : spot(seat.hand.cx + along, seat.hand.cy, scale, 0, 100 + slot);
}

// Face down at the inner end; a sweep's card lies across and sticks out at the outer end, each a little beside
// the one before, until the cards captured later cover it.
function pileSpot(layout, seat, slot, depth, crosswise) {
    const length = layout.pileLength;
    const rise = Math.min(slot, 30) * 0.08;
    const along = crosswise ? (length - layout.small.height) / 2 : (layout.small.width - length) / 2;
    const beside = crosswise ? (Math.min(depth, 6) - 3) * 0.06 * layout.small.height : 0;
    const cx = seat.pile.cx + seat.outward.x * along + seat.outward.y * beside;
    const cy = seat.pile.cy + seat.outward.y * along + seat.outward.x * beside - rise;
    return spot(cx, cy, Measures.SMALL, seat.angle + (crosswise ? 90 : 0), 100 + slot);
}

function buildSpot(layout, slot, depth, size) {
    const centre = slotCentre(layout, slot);
    const step = fanStep(layout, size);
    return spot(centre.cx + (depth - (size - 1) / 2) * step, centre.cy, 1, 0, 10 + depth);
}

// A card drawn for the first dealer has no slot: it lies before its seat, and wholly on the free table.
function drawnSpot(layout, seat) {
    const { x, y, width, height } = layout.table;
    const cx = Measures.clamp(seat.front.cx, x + layout.width / 2, x + width - layout.width / 2);
    const cy = Measures.clamp(seat.front.cy, y + layout.height / 2, y + height - layout.height / 2);
    return spot(cx, cy, 1, 0, 300);
}

function playedSpot(layout, seat, slot, depth) {
    if (slot < 0)
        return drawnSpot(layout, seat);
    const centre = slotCentre(layout, slot);
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
        return spot(dealer.stock.cx, dealer.stock.cy - 0.12 * (52 - card.row), Measures.SMALL, dealer.angle, 60 - card.row);
    }
}

function overlap(one, other) {
    const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
    const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
    return width > 0 && height > 0 ? width * height : 0;
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
