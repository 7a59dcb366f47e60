"""The electric car, as a solid. It faces -x and stands on z = 0; metres."""
import numpy as np

from meshes import Part
from outline import Outline
from solid import capsule, common, cut, ellipsoid, join, plate, ramp
from wheel import wheel_parts

AXLES = (-1.17, 1.17)
WHEEL_RADIUS = .345
WHEEL_OUT = .765
CHARGE_PORT = (1.30, .80)
FACE = (0, .650)
FACE_HALF = (.625, .140)
LAMP_OUT = .475

lower_side = Outline([
    (-1.66, .20, .06), (-1.80, .30, .10), (-1.83, .62, .22), (-1.72, .88, .26), (-.98, .985, .5),
    (1.30, 1.01, .3), (1.72, .97, .22), (1.80, .66, .2), (1.79, .36, .12), (1.64, .20, .06)])
upper_side = Outline([(-1.10, .70, .02), (-.42, 1.545, .40), (1.10, 1.545, .42), (1.66, .70, .02)], corner_steps=18)
front_side_window = Outline([(-.735, 1.01, .07), (-.315, 1.405, .17), (.240, 1.405, .05), (.240, 1.01, .06)])
rear_side_window = Outline([(.315, 1.01, .06), (.315, 1.405, .05), (.90, 1.405, .20), (1.19, 1.01, .10)])
windscreen = Outline([(-.590, 1.045, .10), (-.475, 1.385, .10), (.475, 1.385, .10), (.590, 1.045, .10)])
rear_window = Outline([(-.50, 1.10, .08), (-.42, 1.40, .09), (.42, 1.40, .09), (.50, 1.10, .08)])
door = Outline([(-.86, .30, .12), (-.88, .98, .05), (-.40, 1.48, .20), (.275, 1.48, .06), (.29, .30, .10)])


def bowed(x, y, amount):
    """Nose and tail curve back towards the sides."""
    return x + amount * y * y * np.tanh(x / .7)


def lower_width(x, z):
    nose, tail = np.clip((-.75 - x) / 1.08, 0, 1), np.clip((x - .85) / .97, 0, 1)
    width = .845 - .17 * nose ** 2.4 - .13 * tail ** 2.4 - .13 * (z - .60) ** 2
    for axle in AXLES:
        width = width + .05 * ramp(.60, .405, np.hypot(x - axle, z - WHEEL_RADIUS))
    return width


def upper_width(x, z):
    nose, tail = np.clip((-.2 - x) / .9, 0, 1), np.clip((x - .8) / .85, 0, 1)
    return .755 - .27 * (z - .98) - .10 * nose ** 2 - .07 * tail ** 2


def hull(x, y, z):
    """The car before anything is cut into it."""
    out = np.sqrt(y * y + 1e-6)
    lower = common(lower_side(bowed(x, y, .20), z), out - lower_width(x, z), .20)
    upper = common(upper_side(bowed(x, y, .13), z), out - upper_width(x, z), .19)
    return join(lower, upper, .10)


def arches(x, y, z, radius):
    nearest = np.minimum(*(np.hypot(x - axle, z - WHEEL_RADIUS) - radius for axle in AXLES))
    return np.maximum(nearest, .50 - np.abs(y))


def windows(x, y, z, inset=0.):
    side = np.maximum(np.minimum(front_side_window(x, z), rear_side_window(x, z)) + inset, .35 - np.abs(y))
    front = np.maximum(windscreen(y, z) + inset, x + .30)
    rear = np.maximum(rear_window(y, z) + inset, 1.0 - x)
    return np.minimum(np.minimum(side, front), rear)


def face_panel(x, y, z, inset=0.):
    half = (FACE_HALF[0] - inset, FACE_HALF[1] - inset)
    return np.maximum(plate(y, z, FACE, half, .139 - inset), x + 1.0)


def from_lamp(y, z):
    return np.hypot(np.abs(y) - LAMP_OUT, z - FACE[1])


def intake(x, y, z, inset=0.):
    return np.maximum(plate(y, z, (0, .375), (.40 - inset, .055 - inset), .054 - inset), x + 1.0)


def tail_lamp(x, y, z, inset=0.):
    half = (.17 - inset, .085 - inset)
    return np.maximum(plate(np.abs(y), z, (.50, .72), half, .08 - inset), 1.0 - x)


def from_port(x, z):
    return np.hypot(x - CHARGE_PORT[0], z - CHARGE_PORT[1])


def shut_lines(x, y, z):
    doors = np.maximum(np.maximum(np.abs(door(x, z)) - .0075, .74 - np.abs(y)), z - .985)
    flap = np.maximum(np.abs(from_port(x, z) - .085) - .006, .3 - np.abs(y))
    bonnet = np.maximum(np.abs(z - .815 - .02 * (x + 1.8)) - .0065, x + .95)
    return np.minimum(np.minimum(doors, flap), bonnet)


def above_roof_line(x, z):
    return z - (1.462 - .012 * (x - .35) ** 2)


def body(x, y, z):
    skin = hull(x, y, z)
    solid = cut(skin, arches(x, y, z, .405), .035)
    # Cuts go only skin deep: a pocket right through would show an empty car.
    for shape, depth, edge in (
        (windows(x, y, z), .035, .014), (face_panel(x, y, z), .03, .014), (intake(x, y, z), .05, .014),
        (tail_lamp(x, y, z), .03, .012), (shut_lines(x, y, z), .016, .008),
    ):
        solid = cut(solid, np.maximum(shape, -(skin + depth)), edge)
    solid = common(solid, above_roof_line(x, z) + .004, .008)
    solid = common(solid, .289 - z, .010)
    return join(join(solid, door_handle(x, y, z, skin), .010), mirror(x, y, z), .03)


def door_handle(x, y, z, skin):
    bar = np.maximum(plate(x, z, (.115, .905), (.095, .020), .019), .3 - np.abs(y))
    return common(bar, skin - .020, .016)


def mirror(x, y, z):
    out = np.abs(y)
    glass = ellipsoid(x, out, z, (-.70, .895, 1.075), (.075, .115, .075))
    return join(glass, capsule(x, out, z, (-.68, .70, .985), (-.69, .84, 1.04), .028), .04)


def roof(x, y, z):
    skin = hull(x, y, z)
    solid = cut(skin, np.maximum(windows(x, y, z), -(skin + .035)), .014)
    return common(solid, .004 - above_roof_line(x, z), .008)


def sills(x, y, z):
    solid = cut(hull(x, y, z) + .012, arches(x, y, z, .40), .02)
    return common(common(solid, z - .281, .02), .17 - z, .03)


def glass(x, y, z):
    skin = hull(x, y, z)
    return common(np.maximum(skin + .010, -(skin + .05)), windows(x, y, z, .004), .008)


def dark_panels(x, y, z):
    skin = hull(x, y, z)
    face = cut(common(skin + .006, face_panel(x, y, z, .004), .010), from_lamp(y, z) - .112, .006)
    grille = common(skin + .030, intake(x, y, z, .003), .010)
    return np.maximum(np.minimum(face, grille), -(skin + .06))


def on_the_face(shape, skin, x, depth=.05):
    return np.maximum(np.maximum(shape, -(skin + depth)), x + 1.0)


def lamps(x, y, z):
    skin = hull(x, y, z)
    return on_the_face(common(skin, from_lamp(y, z) - .108, .014), skin, x)


def lamp_rings(x, y, z):
    skin = hull(x, y, z)
    return on_the_face(common(skin - .006, np.abs(from_lamp(y, z) - .088) - .015, .012), skin, x)


def lenses(x, y, z):
    skin = hull(x, y, z)
    return on_the_face(common(skin - .004, from_lamp(y, z) - .048, .02), skin - .004, x)


def light_bar(x, y, z):
    skin = hull(x, y, z)
    return on_the_face(common(skin + .002, plate(y, z, FACE, (.27, .0065), .006), .006), skin, x, .04)


def tail_lamps(x, y, z):
    skin = hull(x, y, z)
    return np.maximum(common(skin + .006, tail_lamp(x, y, z, .004), .02), -(skin + .05))


def arch_liners(x, y, z):
    ring = np.minimum(*(np.abs(np.hypot(x - axle, z - WHEEL_RADIUS) - .3985) - .010 for axle in AXLES))
    return np.maximum(np.maximum(np.maximum(ring, .35 - np.abs(y)), hull(x, y, z) + .022), .19 - z)


def charge_ring(x, y, z):
    skin = hull(x, y, z)
    ring = common(skin - .006, np.abs(from_port(x, z) - .085) - .013, .012)
    return np.maximum(np.maximum(ring, -(skin + .03)), y)


BODY = {
    'body': Part(body, (-1.98, -1.04, .12), (1.98, 1.04, 1.62), .0075, 'car body'),
    'roof': Part(roof, (-.9, -.8, 1.35), (1.6, .8, 1.62), .0095, 'car roof'),
    'sills': Part(sills, (-1.98, -1.0, .12), (1.98, 1.0, .36), .011, 'dark trim'),
    'glass': Part(glass, (-1.3, -.9, .95), (1.75, .9, 1.52), .008, 'car glass'),
    'dark-panels': Part(dark_panels, (-1.98, -.78, .28), (-1.2, .78, .84), .007, 'gloss black'),
    'lamps': Part(lamps, (-1.98, -.65, .50), (-1.3, .65, .82), .006, 'lamp'),
    'lamp-rings': Part(lamp_rings, (-1.98, -.65, .50), (-1.3, .65, .82), .004, 'led'),
    'lenses': Part(lenses, (-1.98, -.65, .5), (-1.3, .65, .82), .005, 'lens'),
    'light-bar': Part(light_bar, (-1.98, -.35, .62), (-1.5, .35, .70), .003, 'led'),
    'tail-lamps': Part(tail_lamps, (1.3, -.8, .58), (1.98, .8, .86), .008, 'tail lamp'),
    'arch-liners': Part(arch_liners, (-1.65, -.95, .1), (1.65, .95, .8), .008, 'dark trim'),
    'charge-ring': Part(charge_ring, (1.1, -1.0, .6), (1.5, -.5, 1.0), .005, 'glow'),
}
WHEEL = wheel_parts(WHEEL_RADIUS, rim=.232, half_width=.105, holes=5)
