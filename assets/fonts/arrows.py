"""Adds ← ↑ → ↓ to Jost, which has none: `arrows.py IN OUT`, with fontTools.

Their strokes are as thick as those of its minus at 300, 400 and 600, and as high.
"""

import math
import sys

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.TupleVariation import TupleVariation

LIGHT, REGULAR, BOLD = 49, 75, 113
TIP, REACH, SIDE, HEIGHT = 270, 190, 70, 237
TURNS = {
    "arrowright": (0x2192, lambda x, y: (x, y)),
    "arrowdown": (0x2193, lambda x, y: (y, -x)),
    "arrowleft": (0x2190, lambda x, y: (-x, -y)),
    "arrowup": (0x2191, lambda x, y: (-y, x)),
}


def arrow(thick):
    """The outline of an arrow to the right around the origin, clockwise."""
    half, slant = thick / 2, thick / math.sqrt(2)
    upper = [
        (TIP - 2 * slant - half, half),
        (TIP - REACH - slant, REACH - slant),
        (TIP - REACH, REACH),
    ]
    lower = [(x, -y) for x, y in reversed(upper)]
    return [(-TIP, -half), (-TIP, half), *upper, (TIP, 0), *lower]


font = TTFont(sys.argv[1], lazy=False)
order = [*font.getGlyphOrder()]
glyphs, changes, widths = font["glyf"], font["gvar"].variations, font["hmtx"]
codes = font["cmap"].tables
advances = font["HVAR"].table.AdvWidthMap.mapping
for name, (code, turn) in TURNS.items():
    width = max(x for x, _ in (turn(*point) for point in arrow(REGULAR))) + SIDE

    def placed(thick):
        turned = (turn(*point) for point in arrow(thick))
        return [(round(x + width), round(y + HEIGHT)) for x, y in turned]

    regular = placed(REGULAR)
    pen = TTGlyphPen(None)
    pen.moveTo(regular[0])
    for point in regular[1:]:
        pen.lineTo(point)
    pen.closePath()
    glyph = pen.glyph()
    order.append(name)
    glyphs[name] = glyph
    glyph.recalcBounds(glyphs)
    widths[name] = (round(2 * width), glyph.xMin)

    def change(thick):
        pairs = zip(placed(thick), regular)
        # Four more for the metrics, which stay.
        return [(x - a, y - b) for (x, y), (a, b) in pairs] + [(0, 0)] * 4

    changes[name] = [
        TupleVariation({"wght": (-1.0, -1.0, 0.0)}, change(LIGHT)),
        TupleVariation({"wght": (0.0, 1.0, 1.0)}, change(BOLD)),
    ]
    advances[name] = 0xFFFFFFFF
    for table in codes:
        table.cmap[code] = name
font.setGlyphOrder(order)
font.save(sys.argv[2])
