import { copyFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { palette } from './palette.ts'
import { art, published } from './where.ts'

const mark = art('vectors/logo-mark.svg')
// Each system crops home-screen icons to its own shape, so this drawing runs past every edge
// and keeps what matters in the middle 80 %.
const tile = art('vectors/logo-tile.svg')

export async function exportMarks() {
  await copyFile(mark, published('favicon.svg'))
  await writeFile(published('favicon.ico'), ico(await png(mark, 32), 32))
  await writeFile(published('apple-touch-icon.png'), await png(tile, 180))
  await writeFile(published('icon-192.png'), await png(mark, 192))
  await writeFile(published('icon-512.png'), await png(mark, 512))
  await writeFile(published('maskable-512.png'), await png(tile, 512))
  await writeFile(published('site.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`)
}

const png = (svg: string, size: number) =>
  sharp(svg, { density: size }).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer()

/** An ICO file is one directory entry in front of a PNG. */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(image.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, image])
}

const manifest = {
  name: 'Kerbside',
  short_name: 'Kerbside',
  description: 'Car care that comes to you.',
  lang: 'en-GB',
  start_url: '/',
  display: 'browser',
  theme_color: palette.mint,
  background_color: palette.paper,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}
