"""The few shapes that everything in the street is put together from. Metres; `m` is a material's name."""
import math

import bmesh
import bpy
import numpy as np

FLAT_UNTIL = .6


def add(item, parent=None):
    bpy.context.scene.collection.objects.link(item)
    if parent:
        item.parent = parent
    return item


def group(at=(0, 0, 0), turn=0, scale=1, parent=None):
    """An empty to hang things from. `turn` is about the vertical, in radians."""
    holder = bpy.data.objects.new('group', None)
    holder.location, holder.rotation_euler, holder.scale = at, (0, 0, turn), (scale,) * 3
    return add(holder, parent)


def solid(mesh, parent=None, at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1), m=None):
    """A modelled part (see meshes.py), with the exact normals of its signed distance."""
    data = bpy.data.meshes.new('solid')
    data.vertices.add(len(mesh.points))
    data.vertices.foreach_set('co', mesh.points.ravel())
    data.loops.add(len(mesh.quads) * 4)
    data.loops.foreach_set('vertex_index', mesh.quads.ravel())
    data.polygons.add(len(mesh.quads))
    data.polygons.foreach_set('loop_start', np.arange(len(mesh.quads), dtype=np.int32) * 4)
    data.polygons.foreach_set('loop_total', np.full(len(mesh.quads), 4, np.int32))
    data.polygons.foreach_set('use_smooth', np.ones(len(mesh.quads), bool))
    data.update(calc_edges=True)
    data.validate()
    data.use_auto_smooth = True
    data.normals_split_custom_set_from_vertices(mesh.normals)
    data.materials.append(bpy.data.materials[m or mesh.material])
    return placed(bpy.data.objects.new('solid', data), parent, at, turn, scale)


def placed(item, parent=None, at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1)):
    item.location, item.rotation_euler, item.scale = at, turn, scale
    return add(item, parent)


def polyhedron(points, faces, m, parent=None, bevel=0, segments=3, sharp=.5):
    data = bpy.data.meshes.new('shape')
    data.from_pydata(points, [], faces)
    tidy = bmesh.new()
    tidy.from_mesh(data)
    bmesh.ops.recalc_face_normals(tidy, faces=tidy.faces)
    tidy.to_mesh(data)
    tidy.free()
    for polygon in data.polygons:
        polygon.use_smooth = True
    data.use_auto_smooth, data.auto_smooth_angle = True, FLAT_UNTIL
    data.materials.append(bpy.data.materials[m])
    item = bpy.data.objects.new('shape', data)
    if bevel:
        edge = item.modifiers.new('bevel', 'BEVEL')
        edge.width, edge.segments, edge.harden_normals = bevel, segments, True
        edge.limit_method, edge.angle_limit = 'ANGLE', sharp
    return add(item, parent)


def box(centre, size, m, bevel=.02, parent=None, segments=3, turn=(0, 0, 0)):
    x, y, z = (length / 2 for length in size)
    points = [(a * x, b * y, c * z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    item = polyhedron(points, faces, m, parent, min(bevel, min(size) * .49), segments)
    item.location, item.rotation_euler = centre, turn
    return item


def prism(outline, start, end, m, bevel=.01, parent=None, axis='y', segments=3):
    """A flat outline extruded along an axis from start to end. Its pairs are on the other two axes, in order."""
    along = {'x': lambda p, t: (t, *p), 'y': lambda p, t: (p[0], t, p[1]), 'z': lambda p, t: (*p, t)}[axis]
    n = len(outline)
    points = [along(p, start) for p in outline] + [along(p, end) for p in outline]
    faces = [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
    faces += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    return polyhedron(points, faces, m, parent, bevel, segments, .7)


def rounded_rectangle(x, y, width, height, radius, steps=8):
    points = []
    for sx, sy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(steps + 1):
            angle = math.radians(start + 90 * i / steps)
            points.append((x + sx * (width / 2 - radius) + radius * math.cos(angle),
                           y + sy * (height / 2 - radius) + radius * math.sin(angle)))
    return points


def turned(profile, m, parent=None, at=(0, 0, 0), axis='z', steps=64):
    """A lathe: a profile of (radius, height, rounding) from the bottom up, turned about an axis."""
    profile = rounded_profile(profile)
    n = len(profile)
    points = [(r * math.cos(a), r * math.sin(a), z)
              for a in (2 * math.pi * i / steps for i in range(steps)) for r, z in profile]
    faces = []
    for i in range(steps):
        j = (i + 1) % steps
        faces += [(i * n + k, j * n + k, j * n + k + 1, i * n + k + 1) for k in range(n - 1)]
    if profile[0][0] > 1e-4:
        faces.append(tuple(i * n for i in range(steps))[::-1])
    if profile[-1][0] > 1e-4:
        faces.append(tuple(i * n + n - 1 for i in range(steps)))
    item = polyhedron(points, faces, m, parent)
    item.location = at
    item.rotation_euler = {'x': (0, math.pi / 2, 0), 'y': (math.pi / 2, 0, 0), 'z': (0, 0, 0)}[axis]
    return item


def rounded_profile(points, steps=6):
    out = []
    for i, point in enumerate(points):
        radius = point[2] if len(point) > 2 else 0
        if i in (0, len(points) - 1) or radius <= 0:
            out.append(point[:2])
            continue
        before, here, after = (np.asarray(p[:2], float) for p in (points[i - 1], point, points[i + 1]))
        back, on = before - here, after - here
        reach = min(radius, np.linalg.norm(back) * .49, np.linalg.norm(on) * .49)
        start, end = here + back / np.linalg.norm(back) * reach, here + on / np.linalg.norm(on) * reach
        for t in np.linspace(0, 1, steps + 1):
            out.append(tuple((1 - t) ** 2 * start + 2 * t * (1 - t) * here + t * t * end))
    return [(float(r), float(z)) for r, z in out]


def tube(points, radius, m, parent=None, closed=False, straight=False):
    """A hose through the points, or a bar when straight."""
    data = bpy.data.curves.new('tube', 'CURVE')
    data.dimensions, data.resolution_u = '3D', 24
    data.bevel_depth, data.bevel_resolution, data.use_fill_caps = radius, 6, True
    spline = data.splines.new('POLY' if straight else 'BEZIER')
    if straight:
        spline.points.add(len(points) - 1)
        for knot, point in zip(spline.points, points):
            knot.co = (*point, 1)
    else:
        spline.bezier_points.add(len(points) - 1)
        for knot, point in zip(spline.bezier_points, points):
            knot.co = point
            knot.handle_left_type = knot.handle_right_type = 'AUTO'
    spline.use_cyclic_u, spline.use_smooth = closed, True
    data.materials.append(bpy.data.materials[m])
    return add(bpy.data.objects.new('tube', data), parent)


def ball(centre, radius, m, parent=None, scale=(1, 1, 1)):
    data = bpy.data.meshes.new('ball')
    round_ = bmesh.new()
    bmesh.ops.create_uvsphere(round_, u_segments=32, v_segments=20, radius=radius)
    round_.to_mesh(data)
    round_.free()
    for polygon in data.polygons:
        polygon.use_smooth = True
    data.materials.append(bpy.data.materials[m])
    return placed(bpy.data.objects.new('ball', data), parent, centre, (0, 0, 0), scale)


def text(words, size, m, at, turn=(math.pi / 2, 0, 0), parent=None, depth=.006, spacing=1):
    data = bpy.data.curves.new('text', 'FONT')
    data.body, data.size, data.extrude, data.space_character = words, size, depth, spacing
    data.align_x = data.align_y = 'CENTER'
    data.font = lettering()
    data.materials.append(bpy.data.materials[m])
    return placed(bpy.data.objects.new('text', data), parent, at, turn)


def lettering():
    path = __file__.replace('shapes.py', 'lettering.ttf')
    return bpy.data.fonts.load(path, check_existing=True)
