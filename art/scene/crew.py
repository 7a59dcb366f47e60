"""One of the crew at work: in the van's colours, washing the car. No face: it is a toy street."""
import math

import numpy as np

from ground import PAVEMENT
from meshes import Part, meshes
from shapes import ball, box, group, solid, tube
from solid import ball as round_ball
from solid import capsule, common, ellipsoid, join

# Facing -x, feet on z = 0, 1.5 m tall. Both hands hold the lance in front of the body.
SHOULDER, HIP, HEAD = 1.04, .66, 1.30
GRIP, REST = (-.44, -.05, .89), (-.20, .06, .83)
TIP = (-1.02, -.16, .97)


def overalls(x, y, z):
    side = np.abs(y)
    torso = join(ellipsoid(x, y, z, (0, 0, .86), (.175, .215, .27)), ellipsoid(x, y, z, (0, 0, .64), (.18, .205, .17)), .10)
    stride = np.where(y > 0, -.13, .09)
    legs = capsule(x - stride * np.clip((HIP - z) / HIP, 0, 1), side, z, (0, .10, HIP), (0, .135, .14), .095)
    return common(join(torso, legs, .07), .10 - z, .03)


def shirt(x, y, z):
    chest = common(ellipsoid(x, y, z, (0, 0, 1.00), (.158, .208, .14)), 1.0 - z, .02)
    right = join(capsule(x, y, z, (0, .20, SHOULDER), (-.10, .27, .86), .072), capsule(x, y, z, (-.10, .27, .86), (-.18, .12, .84), .062), .03)
    left = join(capsule(x, y, z, (0, -.20, SHOULDER), (-.16, -.27, .86), .072), capsule(x, y, z, (-.16, -.27, .86), (-.39, -.10, .88), .062), .03)
    return join(join(chest, right, .05), left, .05)


def skin(x, y, z):
    head = ellipsoid(x, y, z, (-.01, 0, HEAD), (.155, .150, .165))
    neck = capsule(x, y, z, (0, 0, 1.08), (0, 0, HEAD), .07)
    hands = np.minimum(round_ball(x, y, z, GRIP, .066), round_ball(x, y, z, REST, .066))
    return np.minimum(join(head, neck, .04), hands)


def cap(x, y, z):
    crown = common(ellipsoid(x, y, z, (0, 0, HEAD + .02), (.176, .170, .176)), HEAD + .045 - z, .02)
    brim = common(ellipsoid(x, y, z, (-.13, 0, HEAD + .055), (.17, .135, .026)), x + .02, .01)
    return join(crown, brim, .02)


def boots(x, y, z):
    stride = np.where(y > 0, -.11, .075)
    shoe = ellipsoid(x - stride, np.abs(y), z, (-.035, .14, .045), (.16, .090, .095))
    return common(shoe, .002 - z, .01)


ROOM = ((-.62, -.45, -.02), (.35, .45, 1.6))
PARTS = {
    'overalls': Part(overalls, *ROOM, .009, 'van body'),
    'shirt': Part(shirt, *ROOM, .009, 'cream'),
    'skin': Part(skin, *ROOM, .008, 'skin'),
    'cap': Part(cap, *ROOM, .008, 'amber'),
    'boots': Part(boots, *ROOM, .008, 'dark trim'),
}


class Washer:
    """Stands at `x, y` and hoses the place `target`. `grip` is where the hose meets the lance."""

    def __init__(self, x, y, target, coarseness):
        turn = math.atan2(y - target[1], x - target[0])
        self.holder = group((x, y, PAVEMENT), turn)
        for mesh in meshes('crew', PARTS, coarseness).values():
            solid(mesh, self.holder)
        self.turn, self.foot = turn, (x, y, PAVEMENT)
        for side in (-1, 1):
            tube([(.155, side * .09, .80), (.13, side * .10, 1.02), (.03, side * .11, 1.155), (-.10, side * .10, 1.05),
                  (-.165, side * .085, .90)], .018, 'van trim', self.holder)
        self.lance()
        self.jet(target)

    def lance(self):
        tube([REST, TIP], .024, 'dark trim', self.holder, straight=True)
        tube([tuple(r + (g - r) * t for r, g in zip(REST, TIP)) for t in (.0, .22)], .042, 'amber', self.holder, straight=True)
        self.grip = self.on_street((REST[0] + .06, REST[1] + .02, REST[2] - .02))

    def on_street(self, point):
        """Converts a place relative to the figure into a place in the street."""
        c, s = math.cos(self.turn), math.sin(self.turn)
        return (self.foot[0] + c * point[0] - s * point[1], self.foot[1] + s * point[0] + c * point[1],
                self.foot[2] + point[2])

    def jet(self, target):
        """Water in a shallow arc, wider towards its end, and the splash where it meets the car."""
        start = self.on_street(TIP)
        lift = .06

        def at(t, across=0., up=0.):
            return tuple(a + (b - a) * t for a, b in zip(start, target))[:2] + (
                start[2] + (target[2] - start[2]) * t + lift * 4 * t * (1 - t) + up,)

        tube([at(i / 8) for i in range(9)], .026, 'spray')
        for spread, radius in ((.06, .017), (-.055, .017), (.115, .013), (-.105, .013)):
            tube([at(i / 8, up=spread * (i / 8) ** 1.4) for i in range(9)], radius, 'spray')
        rays = 15
        for i in range(rays):
            a = 2 * math.pi * i / rays
            far = .10 + .15 * ((i * 7) % 5) / 5
            ball((target[0] + far * math.cos(a), target[1] - .05 - .10 * ((i * 3) % 4) / 4, target[2] + far * math.sin(a)),
                 .020 + .024 * ((i * 5) % 3) / 3, 'spray')
        ball((target[0], target[1] - .01, target[2]), .085, 'spray', None, (1, .4, 1))


def wash(layout_car, place, coarseness):
    """Adds somebody who washes the car at `layout_car`, and returns where the hose meets the lance."""
    return Washer(*place, (layout_car + .40, -.87, .64), coarseness).grip
