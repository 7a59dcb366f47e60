"""Where the picture is taken from, and what Cycles returns: colour, normals, albedo, depth and mirrors."""
import glob
import math
import os
from typing import NamedTuple

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from shapes import add

PASSES = {'colour': 'Image', 'normal': 'Normal', 'albedo': 'DiffCol', 'depth': 'Depth', 'mirror': 'IndexMA'}


class View(NamedTuple):
    """Angles in degrees (`azimuth`: left of straight ahead, `elevation`: above the ground); lengths in metres."""
    target: tuple
    azimuth: float
    elevation: float
    distance: float
    size: tuple
    lens: float = 95
    shift: tuple = (0, 0)


def place_camera(view):
    azimuth, elevation = math.radians(view.azimuth), math.radians(view.elevation)
    away = Vector((-math.sin(azimuth) * math.cos(elevation), -math.cos(azimuth) * math.cos(elevation),
                   math.sin(elevation))) * view.distance
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.clip_end = view.lens, 36, 200
    data.shift_x, data.shift_y = view.shift
    item = add(bpy.data.objects.new('camera', data))
    item.location = Vector(view.target) + away
    item.rotation_euler = (-away).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.camera = item


def on_picture(points):
    """Converts places in the street into places in the picture: 0..1 from the left and from the bottom."""
    scene = bpy.context.scene
    return np.array([world_to_camera_view(scene, scene.camera, Vector(p))[:2] for p in points])


def render(width, height, samples, folder, threads):
    """Renders and returns each pass as an array, its first row at the top."""
    scene = bpy.context.scene
    settings(scene, width, height, samples, threads)
    keep_passes(scene, folder)
    scene.render.filepath = os.path.join(folder, 'plain.png')
    bpy.ops.render.render(write_still=True)
    return {name: read(folder, name) for name in PASSES}


def settings(scene, width, height, samples, threads):
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.film_transparent = True
    if threads:
        scene.render.threads_mode, scene.render.threads = 'FIXED', threads
    cycles = scene.cycles
    # Debian's Cycles has no Open Image Denoise, so finish.py removes the noise.
    cycles.use_denoising = False
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold = samples, True, .02
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 3, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 8
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4, .5
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.filter_width = 1.3


def keep_passes(scene, folder):
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_z = True
    layer.use_pass_material_index = True
    scene.use_nodes = True
    tree = scene.node_tree
    layers = next(node for node in tree.nodes if node.type == 'R_LAYERS')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
    files.format.color_mode, files.format.exr_codec = 'RGBA', 'ZIP'
    files.file_slots.clear()
    for name, output in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[output], files.inputs[name])


def read(folder, name):
    image = bpy.data.images.load(sorted(glob.glob(os.path.join(folder, f'{name}*.exr')))[-1])
    if name != 'colour':
        image.colorspace_settings.name = 'Raw'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)[::-1]
