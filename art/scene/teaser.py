"""The app teaser: a phone stands on the kerb like a little shop, with the app's four features on its screen."""
import math

import furniture
import growth
from awning import awning
from ground import PAVEMENT
from icons import bell
from light import daylight, lamp_above
from materials import make_materials
from meshes import meshes
from shapes import ball, box, group, prism, rounded_rectangle, tube, turned

WIDTH, DEPTH = 2.30, 1.50
DEEP = -.30
SCREEN = -.082


def build_teaser(night, coarseness):
    """Returns the block's outline."""
    make_materials(night)
    parts = meshes('small', growth.PARTS, .6)
    block = rounded_rectangle(0, 0, WIDTH, DEPTH, .26, 14)
    prism(block, DEEP, -.05, 'base', .06, None, 'z', 4)
    prism(rounded_rectangle(0, 0, WIDTH - .03, DEPTH - .03, .25, 14), -.06, 0, 'road', .02, None, 'z', 2)
    kerb_stones()
    phone = group((-.16, .16, PAVEMENT + 1.02), math.radians(-4))
    phone.rotation_euler.x = math.radians(-5)
    handset(phone)
    features(phone)
    shop_awning(phone)
    furniture.planter(parts, .86, .28)
    if night:
        lamp_above((-1.7, -3.2, 3.6), (0, 0, .9))
    else:
        daylight()
    return [(x, y, DEEP) for x, y in block]


def kerb_stones():
    """The pavement at the back, its kerb along the road in front."""
    back, edge = DEPTH / 2 - .05, -.34
    for i, (left, right) in enumerate(((-1.10, -.40), (-.385, .385), (.40, 1.10))):
        middle, width = (left + right) / 2, right - left
        box((middle, (back + edge) / 2 + .07, PAVEMENT / 2), (width, back - edge - .15, PAVEMENT), f'paving {i}', .022)
        box((middle, edge - .005, PAVEMENT / 2), (width, .14, PAVEMENT + .012), 'kerb', .028)


def handset(phone):
    box((0, 0, 0), (1.36, .15, 2.02), 'sky', .074, phone, 8)
    prism(rounded_rectangle(0, 0, 1.26, 1.92, .13), SCREEN, -.06, 'ink', .006, phone)
    prism(rounded_rectangle(0, 0, 1.21, 1.87, .11), SCREEN - .006, -.06, 'sign panel', .004, phone)
    box((0, SCREEN - .010, -.83), (.30, .012, .030), 'ink', .006, phone)


def features(phone):
    draw = {'mint': calendar, 'amber': pin, 'coral': alert, 'sky': payment_card}
    for i, (tile, icon) in enumerate(draw.items()):
        x, z = -.29 + .58 * (i % 2), .22 - .60 * (i // 2)
        place = group((x, SCREEN, z), scale=1.28, parent=phone)
        box((0, -.02, 0), (.41, .07, .42), tile, .034, place, 6)
        icon(place)


def calendar(tile):
    box((0, -.075, -.015), (.25, .05, .25), 'unit', .022, tile, 4)
    box((0, -.078, .085), (.256, .056, .07), 'green', .018, tile, 4)
    for x in (-.065, .065):
        tube([(x, -.085, .10), (x, -.085, .155)], .014, 'ink', tile, straight=True)
    for row in range(2):
        for column in range(3):
            m = 'amber' if (row, column) == (1, 1) else 'calendar day'
            box((-.073 + .073 * column, -.102, -.008 - .073 * row), (.05, .016, .05), m, .008, tile)


def pin(tile):
    """A disc that runs out into a point below."""
    radius, point = .105, -.155
    reach = math.asin(radius / (.045 - point))
    arc = [-reach + (math.pi + 2 * reach) * i / 28 for i in range(29)]
    outline = [(radius * math.cos(a), .045 + radius * math.sin(a)) for a in arc] + [(0, point)]
    prism(outline, -.115, -.055, 'post red', .022, tile, segments=4)
    turned([(0, -.01), (.046, -.01), (.046, .014, .008), (0, .014)], 'unit', tile, (0, -.115, .045), 'y', 40)


def alert(tile):
    bell((0, -.09, -.175), .46, tile)
    ball((.105, -.13, .125), .045, 'post red', tile)


def payment_card(tile):
    card = group((0, -.08, 0), parent=tile)
    card.rotation_euler = (0, math.radians(-9), 0)
    prism(rounded_rectangle(0, 0, .30, .20, .035), -.022, .022, 'green', .008, card)
    box((0, -.024, .045), (.30, .012, .042), 'ink', .003, card)
    box((-.085, -.026, -.035), (.065, .016, .05), 'amber', .008, card)
    box((.07, -.026, -.045), (.10, .014, .022), 'cream', .006, card)


def shop_awning(phone):
    """An awning over the screen, like the one over the van's hatch."""
    curve = [(-.02 - .40 * t, .98 - .20 * t ** 1.3) for t in (i / 10 for i in range(11))]
    awning(phone, -.73, .73, 5, curve, .05)
