import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { runAction } from '#src/founder/terminal/run-action.ts'
import { createSourceStore } from '#src/sources/server/source-store.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { qr } from './source-commands.ts'

const own = withTestDatabase('sqlite')
const folder = mkdtempSync(join(tmpdir(), 'qr-'))
const draw = async (words: string[], PUBLIC_URL = 'https://kerbside.test') => {
  await createSourceStore(own.database).add({ code: 'van', name: 'The van', cost: null, made_at: 0 })
  return runAction(qr, words, { DATABASE_URL: own.url, PUBLIC_URL })
}

test('a source’s short link is drawn as SVG and as PDF', async () => {
  const [svg, pdf] = ['van.svg', 'van.pdf'].map(name => join(folder, name)) as [string, string]
  expect(await draw(['VAN', '--out', svg])).toBe(0)
  const { data, info } = await sharp(svg)
    .resize(295)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(decodeQR({ ...info, data }, { timeLimit: Number.POSITIVE_INFINITY })).toBe(
    'https://kerbside.test/l/van',
  )
  expect(await draw(['van', '--out', pdf])).toBe(0)
  expect(readFileSync(pdf, 'latin1')).toMatch(/^%PDF-1\.4\n/)
})

test('a code that leads nowhere or is mistyped is refused in one line', async () => {
  await expect(draw(['bus'])).rejects.toThrow('there is no source bus: source list shows them')
  await expect(draw(['van'], 'http://localhost:3000')).rejects.toThrow(
    'the site’s address is still http://localhost:3000, which nobody else can open',
  )
  await expect(draw(['van', '--out', 'van.png'])).rejects.toThrow(
    '--out must end in .svg or .pdf, and van.png does not',
  )
  await expect(draw(['van', 'bus'])).rejects.toThrow('bus is one word too many')
})
