"""The striped awning, the brand's own shape: gores in a gentle curve, each ending in a scallop."""
import math

from shapes import prism


def awning(parent, left, right, stripes, curve, drop):
    """`curve` runs from the wall to the edge as (y, z); the scallops hang `drop` metres before they round off."""
    sheet = [(y, z + .016) for y, z in curve] + [(y, z - .016) for y, z in reversed(curve)]
    width = (right - left) / stripes
    y, z = curve[-1]
    for i in range(stripes):
        m, start = f'awning {i % 2}', left + i * width
        end = start + width - .002
        prism(sheet, start, end, m, .006, parent, 'x', 2)
        scallop = [(start, z + .012), (end, z + .012), (end, z - drop), *arc(start, end, z - drop), (start, z - drop)]
        prism(scallop, y - .014, y + .014, m, .006, parent, 'y', 2)


def arc(start, end, z):
    middle, radius = (start + end) / 2, (end - start) / 2 - .001
    angles = (math.pi * k / 14 for k in range(1, 14))
    return [(middle + radius * math.cos(a), z - radius * .85 * math.sin(a)) for a in angles]
