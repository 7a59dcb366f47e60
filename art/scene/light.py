"""The sky, the sun or the moon, and the lamps of the evening."""
import math

import bpy
from mathutils import Vector

from look import linear
from shapes import add

DAY_SKY = ((.46, '#D8C3A5'), (.505, '#FFF3E2'), (.60, '#EAF2FB'), (1, '#9CC3F2'))
NIGHT_SKY = ((.44, '#1B2A30'), (.505, '#4A5C86'), (.60, '#30487C'), (1, '#1C2E63'))


def daylight():
    """A warm low sun from the front left, an open sky, and one long softbox for the shine on paint."""
    sky(DAY_SKY, .74)
    sun((.74, .50, -.68), 4.3, 3.2, '#FFE3BC')
    area((-1, -9, 5.5), (0, 0, 1), (11, 1.6), 520, '#FFFFFF')


def moonlight():
    """Lights in the same places as by day, so that only the colours of the two pictures differ."""
    sky(NIGHT_SKY, 1.0)
    sun((.74, .50, -.68), .85, 4, '#A9C3FF')
    area((-1, -9, 5.5), (0, 0, 1), (11, 1.6), 90, '#A9BEFF')


def lamp_above(place, target):
    """A street lamp outside the picture, which lights a small scene at night."""
    moonlight()
    spot(place, target, 900, '#FFC477', 62, .12, .9)


def sky(stops, strength):
    world = bpy.data.worlds.new('sky')
    world.use_nodes = True
    bpy.context.scene.world = world
    tree = world.node_tree
    place = tree.nodes.new('ShaderNodeTexCoord')
    apart = tree.nodes.new('ShaderNodeSeparateXYZ')
    height = tree.nodes.new('ShaderNodeMapRange')
    height.inputs['From Min'].default_value = -1
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    for i, (at, colour) in enumerate(stops):
        stop = ramp.color_ramp.elements[i] if i < 2 else ramp.color_ramp.elements.new(at)
        stop.position, stop.color = at, (*linear(colour), 1)
    background = tree.nodes['Background']
    background.inputs['Strength'].default_value = strength
    tree.links.new(place.outputs['Generated'], apart.inputs[0])
    tree.links.new(apart.outputs['Z'], height.inputs['Value'])
    tree.links.new(height.outputs['Result'], ramp.inputs['Fac'])
    tree.links.new(ramp.outputs['Color'], background.inputs['Color'])


def sun(direction, strength, width, colour):
    """`width` in degrees: wider means softer shadows."""
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.angle, light.color = strength, math.radians(width), linear(colour)
    aimed(light, (0, 0, 0), direction)


def area(place, target, size, power, colour):
    """`size` is (width, height) in metres; `power` in watts."""
    light = bpy.data.lights.new('area', 'AREA')
    light.energy, light.color, light.shape = power, linear(colour), 'RECTANGLE'
    light.size, light.size_y = size
    aimed(light, place, Vector(target) - Vector(place))


def bulb(place, power, colour, radius=.1):
    light = bpy.data.lights.new('bulb', 'POINT')
    light.energy, light.color, light.shadow_soft_size = power, linear(colour), radius
    item = add(bpy.data.objects.new('bulb', light))
    item.location = place


def spot(place, target, power, colour, angle, radius=.1, softness=.6):
    light = bpy.data.lights.new('spot', 'SPOT')
    light.energy, light.color, light.shadow_soft_size = power, linear(colour), radius
    light.spot_size, light.spot_blend = math.radians(angle), softness
    aimed(light, place, Vector(target) - Vector(place))


def aimed(light, place, direction):
    item = add(bpy.data.objects.new('light', light))
    item.location = place
    item.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
