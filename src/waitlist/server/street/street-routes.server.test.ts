import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawQr, qrModules } from '#src/print/qr.ts'
import { openTestServer, type TestServer } from '#test/support/test-server.ts'
import { PLATE, SHEET } from './sign-picture.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const get = (url: string) => server.app.inject({ url })
const CODE = 'abcdefghjkmn'

test('a neighbour’s link says who sent it, and has the district’s picture as its preview', async () => {
  const { statusCode, body } = await get(`/in/ls6?r=${CODE}`)
  expect(statusCode).toBe(200)
  expect(body).toContain('<b>A neighbour is bringing Kerbside to LS6</b>')
  expect(body).toContain('property="og:url" content="https://kerbside.test/in/ls6"')
  expect(body).toContain('property="og:image" content="https://kerbside.test/in/ls6/sign.png"')
  // Search engines should index only one landing page.
  expect(body).toContain('rel="canonical" href="https://kerbside.test/"')
  expect((await get('/')).body).not.toContain('A neighbour')
})

test('the picture shows only the code, and is the same however the code is typed', async () => {
  const [ls6, again, sw1a] = await Promise.all(
    ['/in/ls6/sign.png', '/in/LS6/sign.png', '/in/sw1a/sign.png'].map(get),
  )
  expect(ls6!.headers).toMatchObject({
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(again!.rawPayload).toEqual(ls6!.rawPayload)
  const [a, b] = await Promise.all([ls6!, sw1a!].map(({ rawPayload }) => redIn(rawPayload)))
  expect({ width: a!.width, height: a!.height }).toEqual({ width: 1200, height: 630 })
  // The letters are in the middle of the plate, and wider for a longer code.
  expect(Math.abs(a!.left + a!.right - 2 * PLATE.middle)).toBeLessThan(8)
  expect(b!.right - b!.left).toBeGreaterThan(a!.right - a!.left + 60)
  expect(ls6!.rawPayload.length).toBeLessThan(250_000)
})

test('pages and pictures of districts are compressed with little work, as anybody may ask for all 2,900', async () => {
  const { rawPayload: page } = await server.app.inject({
    url: '/in/ls6',
    headers: { 'accept-encoding': 'br' },
  })
  const text = brotliDecompressSync(page)
  const most = brotliCompressSync(text)
  expect(page.length).toBeLessThan(1.15 * most.length)
  // At the slowest level it would be at least 5 % smaller.
  expect(page.length).toBeGreaterThan(1.05 * most.length)
  const { rawPayload: picture } = await get('/in/ls6/sign.png')
  const idat = picture.indexOf('IDAT') + 4
  // FLEVEL of zlib's header (RFC 1950): 3 is the slowest.
  expect(picture[idat + 1]! >> 6).toBeLessThan(3)
})

test('the page to share from has the friend’s code in its link, and nothing else from its own address', async () => {
  expect((await get(`/in/ls6/share?r=${CODE}`)).body).toContain(
    `href="https://kerbside.test/in/ls6?r=${CODE}"`,
  )
  const { body } = await get('/in/ls6/share?r=%3Cscript%3E&name=Beatrix')
  expect(body).toContain('href="https://kerbside.test/in/ls6"')
  expect(body).not.toContain('Beatrix')
})

test('the poster is an A5 page with the sign and a QR code that leads to the district, and reveals nothing about anybody', async () => {
  const { headers, rawPayload } = await get(`/in/LS6/poster.pdf?r=${CODE}`)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="kerbside-ls6.pdf"',
  })
  const text = rawPayload.toString('latin1')
  expect(text).toContain('/MediaBox[0 0 419.53 595.28]')
  expect(text).toContain('(kerbside.test/in/ls6) Tj')
  expect(text).toContain(drawQr(qrModules('https://kerbside.test/in/ls6'), 198))
  const [, table] = /startxref\n(\d+)\n/.exec(text)!
  for (const [i, [, at]] of [...text.slice(Number(table)).matchAll(/^(\d{10}) 00000 n $/gm)].entries())
    expect(text.startsWith(`${i + 1} 0 obj\n`, Number(at))).toBe(true)
  expect(text).not.toContain(CODE)
  expect((await get('/in/zz9/poster.pdf')).headers.location).toBe('/')
})

test.each(['zz9', 'ls', 'ls6%202ab', '..%2F', 'ls6.png'])(
  '%s is not a district, and leads to the landing page',
  async typed => {
    const { statusCode, headers } = await get(`/in/${typed}?r=${CODE}`)
    expect([statusCode, headers.location]).toEqual([303, `/?r=${CODE}`])
    expect((await get(`/in/${typed}/sign.png`)).headers.location).toBe('/og.png')
    expect((await get(`/in/${typed}/share?r=${CODE}`)).headers.location).toBe(`/?r=${CODE}`)
  },
)

/** Returns where the letters are on the plate, and the size of the picture. */
async function redIn(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const columns: number[] = []
  for (let y = PLATE.top; y < PLATE.top + SHEET.cell.height; y++)
    for (let x = 0; x < 2 * PLATE.middle; x++) {
      const [r, g] = data.subarray(3 * (y * info.width + x))
      if (r! > 180 && g! < 60) columns.push(x)
    }
  return {
    ...info,
    left: columns.reduce((a, b) => Math.min(a, b)),
    right: columns.reduce((a, b) => Math.max(a, b)),
  }
}
