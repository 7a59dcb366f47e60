export type FontMetrics = {
  unitsPerEm: number
  ascent: number
  descent: number
  /** How wide a character is (its advance), in font units. */
  advance: (character: string) => number
}

/** Reads a TrueType file: https://learn.microsoft.com/typography/opentype/spec/otff. */
export function readMetrics(font: Buffer): FontMetrics {
  const table = tableOffsets(font)
  const hhea = table('hhea')
  const longMetrics = font.readUInt16BE(hhea + 34)
  const glyphOf = characterMap(font, table('cmap'))
  return {
    unitsPerEm: font.readUInt16BE(table('head') + 18),
    ascent: font.readInt16BE(hhea + 4),
    descent: -font.readInt16BE(hhea + 6),
    advance: character => {
      const glyph = glyphOf.get(character.codePointAt(0)!)
      if (glyph === undefined) throw new Error(`The font has no glyph for "${character}"`)
      return font.readUInt16BE(table('hmtx') + 4 * Math.min(glyph, longMetrics - 1))
    },
  }
}

function tableOffsets(font: Buffer) {
  const offsets = new Map<string, number>()
  for (let record = 12; record < 12 + 16 * font.readUInt16BE(4); record += 16) {
    offsets.set(font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8))
  }
  return (name: string) => {
    const offset = offsets.get(name)
    if (offset === undefined) throw new Error(`The font has no ${name} table`)
    return offset
  }
}

/** Reads only format 4, which covers every character of the subset. */
function characterMap(font: Buffer, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>()
  for (let record = cmap + 4; record < cmap + 4 + 8 * font.readUInt16BE(cmap + 2); record += 8) {
    const subtable = cmap + font.readUInt32BE(record + 4)
    if (font.readUInt16BE(subtable) !== 4) continue
    const column = font.readUInt16BE(subtable + 6)
    for (let segment = subtable + 14; segment < subtable + 14 + column; segment += 2) {
      const last = font.readUInt16BE(segment)
      const first = font.readUInt16BE(segment + column + 2)
      const delta = font.readUInt16BE(segment + 2 * column + 2)
      const rangeAt = segment + 3 * column + 2
      const range = font.readUInt16BE(rangeAt)
      for (let code = first; code <= last && code < 0xffff; code++) {
        const glyph = range ? font.readUInt16BE(rangeAt + range + 2 * (code - first)) : code
        glyphs.set(code, (glyph + delta) & 0xffff)
      }
    }
  }
  return glyphs
}
