import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AS_NOBODY, whyNotAsNobody } from '#test/support/as-nobody.ts'
import { isInstalled } from '#test/support/install-packages.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kerbside 1 $(x) '))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Installs a unit like a server's, but with the test's paths and user. */
function install(file: string, { user = userInfo().username, edits = '' } = {}) {
  const unit = join(folder, 'kerbside.service')
  const environment = join(folder, 'kerbside.env')
  const example = readFileSync('deploy/kerbside.service', 'utf8')
    .replace('EnvironmentFile=/etc/kerbside.env', `EnvironmentFile=${environment}`)
    .replace('User=kerbside', `User=${user}`)
    .replace(/DATABASE_URL=\S+/, `"DATABASE_URL=sqlite:${folder}/own.db"`)
  writeFileSync(unit, example)
  writeFileSync(environment, file)
  if (edits) {
    mkdirSync(`${unit}.d`)
    writeFileSync(join(`${unit}.d`, 'override.conf'), edits)
  }
  return unit
}

const kerbside = (unit: string, words: readonly string[], shell = 'sh', variables: NodeJS.ProcessEnv = {}) =>
  spawnSync(shell, ['-c', '"$0" "$@"', resolve('deploy/kerbside'), ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: folder, KERBSIDE_UNIT: unit, ...variables },
  })

const SHELLS = ['sh', 'dash', 'bash', 'zsh'].filter(isInstalled)

test.each(SHELLS)('%s: a command works on the service’s list, from any folder', shell => {
  const unit = install('')
  const made = kerbside(unit, ['migrate'], shell)
  expect(made.stderr).toBe('')
  expect(made.stdout).toContain(`${folder}/own.db: applied`)
  const odd = `O'Brien "x" $HOME \`id\` \\ *@example.com`
  const { stdout, stderr } = kerbside(unit, ['find', odd], shell)
  expect(stdout + stderr).toContain(odd)
})

test('runs through a link, as it is installed', () => {
  const unit = install('')
  const link = join(folder, 'kerbside')
  symlinkSync(resolve('deploy/kerbside'), link)
  const { stdout } = spawnSync(link, ['migrate'], {
    encoding: 'utf8',
    env: { ...process.env, KERBSIDE_UNIT: unit },
  })
  expect(stdout).toContain('applied')
})

test('the file’s settings are read as systemd reads them, and override the unit’s and the shell’s', () => {
  const unit = install(`# DATABASE_URL=sqlite:no.db
DATABASE_URL="sqlite:${folder}/its \\"own\\" \\$list.db"
`)
  const { stdout } = kerbside(unit, ['migrate'], 'sh', { DATABASE_URL: 'sqlite:/nowhere/shell.db' })
  expect(stdout).toContain(`${folder}/its "own" $list.db: applied`)
})

test('invite has the server’s mail settings', () => {
  const without = install('')
  kerbside(without, ['migrate'])
  expect(kerbside(without, ['invite', '--limit', '1', '--dry-run']).stderr).toContain('email is off here')
  const unit = install(
    'PUBLIC_URL=https://example.co.uk\nSMTP_URL="smtp://kerb:s3;c%23ret@mail.example.com:587"\n',
  )
  expect(kerbside(unit, ['invite', '--limit', '1', '--dry-run']).stderr).toContain('by email')
})

test('the command that it prints works on the server', () => {
  const { stderr } = kerbside(install(''), ['stats'])
  expect(stderr).toContain('make one: kerbside migrate')
  expect(kerbside(install(''), ['--help']).stdout).toMatch(/^Usage: kerbside COMMAND/)
})

test('makes no folder from a mistyped path', () => {
  const unit = install(`DATABASE_URL=sqlite:${folder}/mistyped/own.db`)
  const { status, stderr } = kerbside(unit, ['migrate'])
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `migrate failed: DATABASE_URL names the folder ${folder}/mistyped, which does not exist: correct it, or make the folder\n`,
  })
  expect(existsSync(join(folder, 'mistyped'))).toBe(false)
})

test('what systemctl edit adds counts too', () => {
  const unit = install('', { edits: `[Service]\nEnvironment='DATABASE_URL=sqlite:${folder}/edited.db'\n` })
  expect(kerbside(unit, ['migrate']).stdout).toContain('edited.db: applied')
})

test.each([
  ['a unit that does not exist', () => join(folder, 'none.service'), /none\.service/],
  ['a user that does not exist', () => install('', { user: 'kerbside-nobody' }), /kerbside-nobody|root/],
  ['a file that cannot be read', () => install('# \\\nA=1'), /kerbside\.env cannot be read: a comment/],
])('reports %s in one line', (_, unit, message) => {
  const { status, stderr } = kerbside(unit(), ['stats'])
  expect(status).toBe(1)
  expect(stderr).toMatch(/^kerbside: [^\n]*\n$/)
  expect(stderr).toMatch(message)
})

test.skipIf(whyNotAsNobody())(
  'as root, reads and writes the files that root names, in root’s folder; does all else as the service’s user',
  () => {
    const unit = install('', { user: 'nobody' })
    chmodSync(folder, 0o755)
    const list = join(folder, 'list')
    mkdirSync(list)
    spawnSync('chown', ['nobody', list])
    writeFileSync(join(folder, 'kerbside.env'), `DATABASE_URL=sqlite:${list}/own.db\nBACKUP_DIR=${list}\n`)
    writeFileSync(
      join(folder, 'people.csv'),
      'email,postcode,joined_at\na@example.com,LS6 2AB,2026-01-01\n',
      { mode: 0o600 },
    )
    const said = [
      'import people.csv --apply',
      'export --csv --out out.csv',
      'backup --new-key own.key',
      'backup',
    ].map(words => kerbside(unit, words.split(' ')).status)
    expect(said).toEqual([0, 0, 0, 0])
    expect(readFileSync(join(folder, 'out.csv'), 'utf8')).toContain('a@example.com')
    expect(['out.csv', 'own.key'].map(name => statSync(join(folder, name)).uid)).toEqual([0, 0])
    expect(statSync(join(list, 'own.db')).uid).not.toBe(0)
    const { stderr } = spawnSync(
      'sh',
      [
        '-c',
        AS_NOBODY,
        'sh',
        'env',
        `KERBSIDE_UNIT=${unit}`,
        resolve('deploy/kerbside'),
        'import',
        'people.csv',
      ],
      { cwd: folder, encoding: 'utf8' },
    )
    expect(stderr).toContain('the user nobody has no permission to read it')
  },
)

test.skipIf(whyNotAsNobody())('as root, it runs as the service’s user', () => {
  const unit = install(`DATABASE_URL=sqlite:${folder}/nobodys.db`, { user: 'nobody' })
  const { stderr } = kerbside(unit, ['migrate'])
  expect(stderr).toMatch(/migrate failed|unable to open/)
})
