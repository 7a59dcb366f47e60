"""Puts the car and the van together: skins, wheels, plates, and the name on the van's side."""
import math

import bpy
import numpy as np

import car
import van
from car_foam import foam_parts
from look import CAR, VAN
from meshes import meshes
from shapes import add, box, group, solid, text
from van_fittings import fit_van


def place_car(at, coarseness, soapy=True):
    holder = group(at)
    parts = dict(car.BODY, **(foam_parts() if soapy else {}))
    for mesh in meshes('car', parts, coarseness).values():
        solid(mesh, holder)
    place_wheels('car', car, holder, coarseness)
    box((-1.842, -.02, .462), (.02, .44, .088), 'plate', .006, holder)
    text(CAR['plate'], .078, 'ink', (-1.855, -.02, .460), NOSE_ON, holder, .003, 1.05)
    return holder


def place_van(at, coarseness, turn=0):
    holder = group(at, turn)
    for mesh in meshes('van', van.BODY, coarseness).values():
        solid(mesh, holder)
    place_wheels('van', van, holder, coarseness)
    fit_van(holder)
    name_on_side(holder)
    box((-2.262, 0, .60), (.02, .50, .105), 'plate', .006, holder)
    text(VAN['plate'], .094, 'ink', (-2.276, 0, .598), NOSE_ON, holder, .003, 1.05)
    return holder


NOSE_ON = (math.pi / 2, 0, -math.pi / 2)


def place_wheels(name, model, holder, coarseness):
    parts = meshes(name, model.WHEEL, coarseness).values()
    for x in model.AXLES:
        for side in (-1, 1):
            hub = group((x, side * model.WHEEL_OUT, model.WHEEL_RADIUS), 0 if side < 0 else math.pi, parent=holder)
            for mesh in parts:
                solid(mesh, hub)


def name_on_side(holder):
    """The lettering, bent to the van's flank."""
    flat = text(VAN['lettering'], .40, 'lettering', (0, 0, 0), (0, 0, 0), None, .006, .98)
    bpy.context.view_layer.update()
    data = bpy.data.meshes.new_from_object(flat.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(flat)
    points = np.zeros(len(data.vertices) * 3, np.float32)
    data.vertices.foreach_get('co', points)
    along, up, out = points.reshape(-1, 3).T
    x, z = along + .02, up + .635
    y = -(van.lower_width(x, z) + .004 + out)
    data.vertices.foreach_set('co', np.stack([x, y, z], 1).astype(np.float32).ravel())
    data.update()
    add(bpy.data.objects.new('name', data), holder)
