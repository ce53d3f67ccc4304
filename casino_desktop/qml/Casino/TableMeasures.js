.pragma library

// The lengths on the table that follow from a card's width and the font's size, in logical pixels.

const RATIO = 352 / 252;
// Hands of others, piles and the stock are drawn smaller.
const SMALL = 0.72;

function clamp(value, least, most) {
    return Math.max(least, Math.min(most, value));
}

function rect(x, y, width, height) {
    return { x, y, width, height };
}

// The least whole number of logical pixels that is a whole number of the screen's, 4 at 125 %. Cards whose sides are
// multiples of it stay sharp.
function grainOf(devicePixelRatio) {
    return [1, 2, 3, 4].find(grain => Math.abs(grain * devicePixelRatio - Math.round(grain * devicePixelRatio)) < 0.01) ?? 1;
}

function measures(width, em, grain) {
    const height = Math.round(width * RATIO / grain) * grain;
    const text = Math.round(clamp(width * 0.165, em, em * 3));
    return {
        width, height, text,
        small: { width: Math.round(width * SMALL), height: Math.round(height * SMALL) },
        gap: Math.max(6, Math.round(width * 0.09)),
        plate: { width: Math.round(text * 10.5), height: Math.round(text * 3.5) },
        strip: Math.round(text * 2.3),
        lift: Math.round(height * 0.14)
    };
}

// How far a build's badge sticks out below its cards.
function badgeDrop(m) {
    return 0.8 * m.text;
}

// The least height of a table slot: a card, a badge, and room for a card that is lifted.
function slotHeight(m) {
    return Math.max(1.18 * m.height, 1.07 * m.height + badgeDrop(m));
}

// Text on the table follows the system's font as far as a small window can bear it.
function textFor(size, hands, em) {
    const columns = hands.left !== undefined || hands.right !== undefined;
    return Math.min(em, size.width / (columns ? 52 : 40), size.height / 24);
}

// A pile and, sticking out from under it, the sweeps' cards that lie across it.
function pileLength(m) {
    return m.small.width + Math.round(m.small.height * 0.36);
}

// What lies beside a hand at the bottom or top: the nameplate at one end, stock and pile at the other.
function bandSides(m) {
    return Math.max(m.plate.width, m.small.width + m.gap + pileLength(m)) + 2 * m.gap;
}

// The height of nameplate, stock and pile, with a gap.
function sideRow(m) {
    return Math.max(m.plate.height, m.small.height) + m.gap;
}

// The same in a row of its own between hand and table, where the sweeps' cards need some height, too.
function stackedRow(m) {
    return Math.max(m.plate.height, Math.round(1.18 * m.small.height)) + m.gap;
}

// The least length of a hand that lies in a row; `close` where each card may lie half on the one before.
function handLength(count, card, close) {
    const step = count > 6 ? 0.34 : close ? 0.5 : count > 4 ? 0.7 : 1.04;
    return card * (1 + step * Math.max(0, count - 1));
}

// The length of a hand at the left or right, where the cards lie one over the other.
function columnHand(m, count) {
    return m.small.width * (1 + 0.24 * Math.max(0, count - 1));
}

function columnLength(m, count) {
    return m.plate.height + columnHand(m, count) + m.small.width + pileLength(m) + 5 * m.gap;
}
