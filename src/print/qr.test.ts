import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { contrast } from '#test/support/contrast.ts'
import { QR_COLOURS, qrFile } from './qr.ts'

/** 25 mm in dots, at 300 dots to an inch. */
const DOTS = Math.round((25 / 25.4) * 300)
const LINKS = {
  short: 'https://kerbside.example/l/van',
  usual: 'https://kerbside.example/l/leaflet-leeds',
  long: `https://www.an-unusually-long-brand-name.co.uk/l/${'poster-'.repeat(5)}leeds`,
}

const read = async (image: Buffer) => {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data }, { timeLimit: Number.POSITIVE_INFINITY })
}
const print = (svg: string) => sharp(Buffer.from(svg)).resize(DOTS, DOTS).png().toBuffer()

/**
 * Converts one of our PDFs, which use four operators, to SVG. Throws if an object is not where its table
 * says.
 */
function drawnPdf(pdf: string): string {
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1])
  const starts = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at))
  if (!pdf.startsWith('xref\n', start) || !starts.length) throw new Error('no table of objects')
  for (const [i, at] of starts.entries())
    if (!pdf.startsWith(`${i + 1} 0 obj\n`, at)) throw new Error(`object ${i + 1} is not at ${at}`)
  const [, length, drawing = ''] = /<<\/Length (\d+)>>\nstream\n(.*)\nendstream/s.exec(pdf) ?? []
  if (drawing.length !== Number(length)) throw new Error(`${drawing.length} bytes are drawn, not ${length}`)
  const [, width, height] = /\/MediaBox\[0 0 (\S+) (\S+)\]/.exec(pdf)!
  let [fill, path, matrix, svg] = ['', '', `matrix(1 0 0 -1 0 ${height})`, '']
  let numbers: number[] = []
  for (const word of drawing.replaceAll(/%.*/g, '').split(/\s+/).filter(Boolean)) {
    if (word === 'rg') fill = `rgb(${numbers.map(share => share * 255)})`
    else if (word === 'cm') matrix += `matrix(${numbers})`
    else if (word === 're')
      path += `M${numbers[0]} ${numbers[1]}h${numbers[2]}v${numbers[3]}h${-numbers[2]!}z`
    else if (word === 'f') {
      svg += `<path transform="${matrix}" fill="${fill}" d="${path}"/>`
      path = ''
    } else {
      numbers.push(Number(word))
      continue
    }
    numbers = []
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${svg}</svg>`
}

describe.each(Object.entries(LINKS))('a code for a %s link, printed at 25 mm', (_name, link) => {
  test('is read from its SVG at 300 dpi', async () => {
    expect(await read(await print(qrFile(link, 'svg')))).toBe(link)
  })

  test('is read at 300 dpi from its PDF, whose objects are where its table says', async () => {
    const page = await sharp(Buffer.from(drawnPdf(qrFile(link, 'pdf'))), { density: 300 })
      .png()
      .toBuffer()
    const { width, height } = await sharp(page).metadata()
    expect([width, height]).toEqual([DOTS, DOTS])
    expect(await read(page)).toBe(link)
  })

  test('is read with a thumb mark on it', async () => {
    const printed = sharp(await print(qrFile(link, 'svg')))
    const mark = Buffer.from(`<svg width="60" height="60"><circle cx="30" cy="30" r="30" fill="#999"/></svg>`)
    const marked = await printed
      .composite([{ input: mark, left: 150, top: 130 }])
      .png()
      .toBuffer()
    expect(await read(marked)).toBe(link)
  })
})

test('codes for links of every length are read from both files', async () => {
  for (let length = 1; length <= 40; length++) {
    const link = `https://kerbside.example/l/${'q'.repeat(length)}`
    expect.soft(await read(await print(qrFile(link, 'svg'))), `SVG of ${length}`).toBe(link)
    expect.soft(await read(await print(drawnPdf(qrFile(link, 'pdf')))), `PDF of ${length}`).toBe(link)
  }
})

test('the code is in the van’s green on white, with enough contrast for a camera at dusk and four modules around it', async () => {
  expect(contrast(QR_COLOURS.dark, QR_COLOURS.light)).toBeGreaterThan(7)
  const svg = qrFile(LINKS.usual, 'svg')
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  const dots = await sharp(Buffer.from(svg))
    .resize(size * 4, size * 4)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...dots.data.subarray((y * size * 4 + x) * dots.info.channels).subarray(0, 3),
  ]
  for (const x of [2, 8, 14]) expect(at(x, size * 2)).toEqual([255, 255, 255])
  expect(at(18, 18)).toEqual([0x0f, 0x4a, 0x3a])
})

test('both files are small', () => {
  expect(qrFile(LINKS.usual, 'svg').length).toBeLessThan(10_000)
  expect(qrFile(LINKS.usual, 'pdf').length).toBeLessThan(10_000)
})

test('a link that is too long for a code is refused', () => {
  expect(() => qrFile(`https://kerbside.example/l/${'a'.repeat(3_000)}`, 'svg')).toThrow()
})
