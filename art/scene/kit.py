"""What the crew has put on the pavement: bucket, pump, charging cable, water hose, the sign, bubbles in the air."""
import math

import car
from ground import PAVEMENT
from look import SIGN
from shapes import ball, box, group, solid, text, tube, turned


def bucket_and_sponge(parts, x, y):
    z = PAVEMENT
    pail = [(0, 0), (.15, 0, .02), (.205, .34, .01), (.222, .34, .012), (.222, .37, .012), (.19, .37, .01), (.185, .30)]
    turned(pail, 'amber', None, (x, y, z), steps=48)
    solid(parts['foam'], None, (x, y, z + .362), scale=(1.14, 1.14, .9))
    handle = [(x - .215, y, z + .35), (x - .18, y - .10, z + .26), (x, y - .235, z + .20), (x + .18, y - .10, z + .26),
              (x + .215, y, z + .35)]
    tube(handle, .013, 'dark trim')
    box((x + .46, y - .10, z + .07), (.30, .20, .13), 'sponge', .045, None, 4, (0, 0, .5))
    solid(parts['foam'], None, (x + .46, y - .10, z + .12), scale=(.55, .45, .5))


def pump(x, y, tyre):
    z = PAVEMENT
    box((x, y, z + .24), (.34, .30, .44), 'coral', .07, None, 5)
    box((x, y, z + .50), (.22, .07, .06), 'dark trim', .025)
    turned([(0, -.02), (.115, -.02, .01), (.115, .025, .012), (0, .025)], 'white', None, (x, y - .155, z + .29), 'y', 40)
    turned([(0, -.005), (.092, -.005), (.092, .003), (0, .003)], 'ink', None, (x, y - .184, z + .29), 'y', 40)
    box((x + .025, y - .191, z + .31), (.075, .008, .014), 'amber', .003, None, 2, (0, -.7, 0))
    tube([(x + .15, y, z + .12), (x + .40, y - .10, z + .03), (x + .72, y - .02, z + .03), (x + .70, y + .40, z + .03),
          (tyre[0] - .08, tyre[1] - .12, .16), tyre], .020, 'ink')


def charging_cable(car_x, van_x):
    x, z, low = car_x + car.CHARGE_PORT[0], car.CHARGE_PORT[1], PAVEMENT + .033
    plug = group((x, -.90, z))
    sleeve = [(0, -.02), (.052, -.02, .01), (.060, .06, .02), (.048, .17, .03), (0, .18)]
    turned(sleeve, 'cream', plug, axis='y', steps=32)
    tube([(0, -.13, 0), (0, -.22, -.03), (0, -.27, -.13)], .040, 'ink', plug)
    end = van_x - .86
    reach = end - x
    tube([(x, -1.16, z - .12), (x + .03, -1.26, z - .42), (x + .16, -1.54, low + .02), (x + .22 * reach, -1.86, low),
          (x + .43 * reach, -1.70, low), (x + .66 * reach, -1.86, low), (end - .16, -1.66, low + .01),
          (end - .02, -1.36, .36), (end, -1.16, .62), (end, -.98, .70)], .032, 'cable')


def water_hose(van_x, lance):
    """The hose, with a loop in it, from the van to the lance in somebody's hands."""
    x, z = van_x + 2.03, PAVEMENT
    end_x, end_y, end_z = lance
    tube([(x, -.95, .70), (x + .01, -1.16, .60), (x - .02, -1.40, .32), (x - .12, -1.70, z + .04),
          (x - .55, -2.05, z + .03), (x - 1.15, -1.95, z + .03), (x - 1.60, -2.15, z + .035),
          (x - 1.85, -2.45, z + .04), (x - 1.55, -2.70, z + .04),
          (x - 1.20, -2.45, z + .04), (x - 1.50, -2.18, z + .075), (x - 1.95, -2.20, z + .05), (x - 2.60, -2.58, z + .04),
          (x - 3.40, -2.46, z + .04), (end_x + .55, end_y - .30, z + .05), (end_x + .20, end_y - .16, z + .30),
          (end_x + .04, end_y - .02, end_z - .18), lance], .026, 'hose')


def sign(x, y, turn=-16):
    holder = group((x, y, PAVEMENT), math.radians(turn))
    for side in (-1, 1):
        leaf = group((0, side * .11, .39), parent=holder)
        leaf.rotation_euler = (side * .22, 0, 0)
        box((0, 0, 0), (.56, .04, .80), 'board', .03, leaf)
        if side < 0:
            box((0, -.022, 0), (.46, .012, .68), 'sign panel', .02, leaf)
            for i, line in enumerate(SIGN['lines']):
                m = 'sign accent' if i == 1 else 'sign ink'
                text(line, .17, m, (0, -.03, .17 - .17 * i), parent=leaf, depth=.004)


def bubbles(car_x):
    for x, y, z, radius in (
        (-.13, -1.7, 1.62, .15), (.52, -1.9, 1.12, .10), (.27, -1.5, 2.02, .095), (-.68, -1.3, 2.02, .12),
        (.87, -1.6, 1.55, .075), (-.38, -1.4, 2.45, .07), (.07, -1.2, 2.60, .05), (.72, -2.0, .78, .06),
        (-1.13, -1.5, 1.5, .08), (1.27, -1.6, 1.95, .06), (-1.08, -1.0, 2.25, .05),
    ):
        ball((car_x + x, y, z), radius, 'bubble')
