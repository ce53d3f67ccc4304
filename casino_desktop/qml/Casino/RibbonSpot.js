.pragma library
.import "TableMeasures.js" as Measures
.import "TableSpots.js" as Spots

// Where the ribbon opens: a pure function from rectangles to a rectangle.

function swollen(area, by) {
    return Measures.rect(area.x - by, area.y - by, area.width + 2 * by, area.height + 2 * by);
}

function covered(box, kept) {
    return kept.reduce((sum, area) => sum + Spots.overlap(box, area), 0);
}

// Where a box of that length touches one of the areas along an axis.
function edges(areas, start, size, length) {
    return [...areas.map(area => area[start] - length), ...areas.map(area => area[start] + area[size])];
}

// Along one axis, where a box that is to lie as near as can be to `wish` may begin: there, at an end of the room, or
// touching what it must not cover. The nearest free place of all is always among these.
function starts(wish, from, room, touching) {
    const last = from + room;
    const found = [Measures.clamp(wish, from, last), from, last, ...touching.filter(edge => edge >= from && edge <= last)];
    return [...new Set(found)];
}

// The place of a box in `room` that covers least of `kept`, and among those the nearest to `anchor`. To cover one of the
// `others` counts as much as to lie a card's height further off.
function nearest(anchor, box, room, kept, others) {
    const wishX = anchor.x + (anchor.width - box.width) / 2;
    const wishY = anchor.y + (anchor.height - box.height) / 2;
    const all = [...kept, ...others];
    const xs = starts(wishX, room.x, Math.max(0, room.width - box.width), edges(all, "x", "width", box.width));
    const ys = starts(wishY, room.y, Math.max(0, room.height - box.height), edges(all, "y", "height", box.height));
    let best = null;
    for (const x of xs) {
        for (const y of ys) {
            const way = Math.hypot(x - wishX, y - wishY);
            if (best !== null && best.covers === 0 && way >= best.far)
                continue;
            const place = Measures.rect(x, y, box.width, box.height);
            const covers = covered(place, kept);
            const far = way + covered(place, others) / (others[0]?.width ?? 1);
            if (best === null || covers < best.covers || (covers === best.covers && far < best.far))
                best = { x, y, far, covers };
        }
    }
    return best;
}

// The ribbon near `anchor`, over none of the `kept` cards if there is room for that: the first of the `boxes` that has
// room in one of the `rooms`, the first of each being the best. Else one of the last two boxes covers as little as can be.
function ribbonSpot(anchor, boxes, rooms, kept, others, gap) {
    const around = [anchor, ...kept].filter(area => area.width > 0).map(area => swollen(area, gap));
    const beside = others.map(area => swollen(area, gap));
    let least = null;
    for (const box of boxes) {
        for (const room of rooms) {
            const spot = box.height > room.height ? null : nearest(anchor, box, room, around, beside);
            if (spot === null || (spot.covers > 0 && boxes.indexOf(box) < boxes.length - 2))
                continue;
            if (least === null || spot.covers < least.covers)
                least = Object.assign(spot, { box });
            if (spot.covers === 0)
                return placed(spot, box);
        }
    }
    return placed(least, least.box);
}

function placed(spot, box) {
    return Measures.rect(Math.round(spot.x), Math.round(spot.y), box.width, box.height);
}

// The shapes that the ribbon may have, the best first: `heightsFor` tells how high its lines are in a width, and how
// high the first is. Made lower, it shows that one and some of the next, so that one sees that there is more.
function ribbonBoxes(heightsFor, room, textSize) {
    const widths = [24, 19].map(ems => Math.min(room.width, textSize * ems));
    const heights = widths.map(heightsFor);
    const boxes = heights.map(({ whole }, at) => Measures.rect(0, 0, widths[at], Math.min(room.height, whole)));
    const lower = boxes.map((box, at) => Measures.rect(0, 0, box.width, Math.min(box.height, Math.max(textSize * 10, heights[at].first + textSize * 2))));
    return [...boxes, ...lower];
}
