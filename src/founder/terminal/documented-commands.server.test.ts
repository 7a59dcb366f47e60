import { type ChildProcess, spawn } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { launch } from '#src/content/launch.ts'
import { writeAnswer } from '#src/maeve/server/taught/answer-store.ts'
import { WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import manifest from '../../../package.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '../../..')
const START = 'npm run waitlist --'
/** Where founders read what to type. */
const DOCUMENTS = ['docs/founders-desk.md', 'docs/scale.md', 'docs/deploy.md', 'README.md']

const LETTER = '---\nsubject: We open in Leeds\npreview: Book now\npurpose: launch\n---\nWe are **open**.'
const ANSWER = '---\nasked as: do you work in the rain\n---\nWe work in light rain.'

type Expected = {
  /** What the founder should see. */
  says: string | RegExp
  /** The exit code; 0 unless the documents say otherwise. */
  code?: number
  /** Words in the document, and what to type instead. */
  put?: readonly [documented: string, typed: () => string | Promise<string>]
  /** What to type when the command asks something. */
  types?: string
  /** Called once it has printed `says`, for commands that run until they are ended. */
  onceSaid?: (running: ChildProcess) => unknown
  environment?: NodeJS.ProcessEnv
}

const own = withTestDatabase('sqlite')
let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kerbside-documented-'))
  const people = ['someone@example.com', 'a@x.uk', 'b@x.uk'].map(email =>
    testEntry(email, { postcode: 'LS6 2AB', confirmed_at: Date.UTC(2026, 0, 2) }),
  )
  await own.database.insertMissing(WAITLIST_INSERT, people)
  const rain = { topic: 'rain', answer: 'Yes.', asked_as: '', true_until: '2099-01-31' }
  await writeAnswer(own.database, rain, Date.now(), async () => {})
  writeFileSync(join(folder, 'launch.md'), LETTER)
  writeFileSync(join(folder, 'rain.md'), ANSWER)
  symlinkSync(join(ROOT, 'dist'), join(folder, 'dist'))
  mkdirSync(join(folder, 'returned'))
  copyFileSync(
    join(ROOT, 'src/letters/bounces/corpus/dead/postfix-global.eml'),
    join(folder, 'returned/1.eml'),
  )
})
afterEach(() => rmSync(folder, { recursive: true }))

/**
 * Each documented command and what a founder should see, in the order of the documents. The two lists work on
 * different things, so they run side by side.
 */
const FIGURES_AND_ANSWERS: Record<string, Expected> = {
  preflight: { says: 'Set PUBLIC_URL', code: 1, environment: { MAIL_DIR: '' } },
  'preflight --message FILE.eml': {
    says: 'CANNOT TELL',
    code: 1,
    put: ['FILE.eml', () => 'returned/1.eml'],
    environment: { MAIL_DIR: '' },
  },
  launch: { says: `“Launching ${launch.when}”` },
  'launch letter --out new-date.md': { says: 'there is no new date yet', code: 1 },
  alert: { says: 'Email: queued' },
  stats: { says: /\d {2}on the list/ },
  'source add leaflet-leeds "Leaflet, Headingley, March" --cost 120': { says: '/l/leaflet-leeds leads to' },
  'source qr leaflet-leeds --out leaflet.pdf': {
    says: 'leaflet.pdf',
    environment: { PUBLIC_URL: 'https://kerbside.test' },
  },
  'stats --by source': { says: 'Leaflet, Headingley, March (leaflet-leeds): £120' },
  'stats --area LS6,LS7,M': { says: 'on the list in LS6, LS7, M' },
  'report --out report.html': { says: 'report.html is written' },
  'district goal all 50': { says: 'the goal is 50 confirmed neighbours' },
  'district list': { says: 'No district has five' },
  'questions --area LS6,M': { says: 'Too few answers yet' },
  'first van --visits 8 --days 5': { says: 'No district has five' },
  'district move LS6 next': { says: 'LS6: next' },
  'week start LS6': { says: 'LS6: the opening week is opening-ls6.' },
  'source poster LS6 --out ls6.pdf': {
    says: 'ls6.pdf leads to https://kerbside.test/?s=poster-ls6',
    environment: { PUBLIC_URL: 'https://kerbside.test' },
  },
  'maeve --days 7': { says: 'No questions yet' },
  'maeve topics': { says: 'Not published yet' },
  'maeve verdicts': { says: 'Nobody has said yet' },
  // A valid answer would be tried on thousands of questions: answer.server.test.ts does that.
  'maeve answer rain rain.md': { says: 'Until when is this true?', code: 1 },
  'maeve retract rain': { says: 'is taken back' },
  backup: { says: 'opened and counted' },
  'backup --new-key FILE': { says: 'BACKUP_RECIPIENT=age1' },
  '--help': { says: /preflight .*\n(.*\n)*.* mcp / },
  desk: {
    says: /This link opens it once:\s+http:\/\/127\.0\.0\.1.*\n/,
    put: ['desk', () => 'desk --no-open'],
    onceSaid: desk => desk.kill('SIGINT'),
  },
  // desk-over-ssh.server.test.ts shows what it does if there is a server.
  'desk --on root@example.co.uk': {
    says: /the connection to ssh:\/\/root@127\.0\.0\.1:1 failed|no ssh on this machine/,
    code: 1,
    put: ['root@example.co.uk', () => 'ssh://root@127.0.0.1:1'],
  },
}
const PEOPLE_AND_LETTERS: Record<string, Expected> = {
  'find someone@example.com': { says: 'wording they saw' },
  'receipt someone@example.com': { says: 'you agreed to: “' },
  'correct someone@example.com --postcode "LS6 2AB"': { says: 'has the postcode LS6 2AB' },
  'unsubscribe someone@example.com': { says: 'gets no more emails' },
  'erase someone@example.com': { says: 'Type yes: someone@example.com is erased', types: 'yes\n' },
  complaints: { says: 'No complaints are waiting' },
  'complaints add "You rang at night" --by phone --received yesterday': { says: 'It is recorded' },
  'bounces returned/*.eml': { says: 'returned/1.eml: nothing to note' },
  'invite --area LS --limit 200 --dry-run': { says: '2 people would be invited' },
  'invite --area LS --limit 200': { says: '2 people invited' },
  'invite remind "2026-03-02 LS"': { says: 'nobody left to remind', put: ['2026-03-02 LS', theWave] },
  'redeem 7K3M-0QXA-9TBV': { says: 'is redeemed', put: ['7K3M-0QXA-9TBV', aCode] },
  'list --state confirmed --fuel electric,plugin': { says: 'fewer than 5 of these people', code: 1 },
  'letter check launch.md': { says: '2 people would get it: LS 2' },
  'letter test launch.md --to me@x.uk': { says: 'Sent to me@x.uk' },
  'letter send launch.md': { says: 'Until then, stopping launch prevents all of it', types: '2\n' },
  'letter status --watch': {
    says: '2  to go',
    onceSaid: () => run('letter stop launch', { says: 'launch is stopped' }),
  },
}
/** Runs last, as the old list is closed afterwards. */
const MOVING: Record<string, Expected> = {
  'restore --moving sqlite:data/kerbside.db': {
    says: /checksum (\w+)\n.*checksum \1, 2 entries/,
    put: ['sqlite:data/kerbside.db', () => own.url],
    environment: {
      get DATABASE_URL() {
        return `sqlite:${join(folder, 'new.db')}`
      },
    },
  },
}

async function aCode(): Promise<string> {
  const [row] = await own.database.query<{ code: string }>('select code from perk_code')
  return row!.code
}

/** The wave's name contains the day it was invited on, which need not be today any more. */
async function theWave(): Promise<string> {
  const [row] = await own.database.query<{ wave: string }>('select wave from perk_code')
  return row!.wave
}

test('every documented command does what its document says', async () => {
  const lines = DOCUMENTS.flatMap(document =>
    readFileSync(join(ROOT, document), 'utf8')
      .split('\n')
      .flatMap(line => line.split(START).slice(1).map(commandOf)),
  ).filter(line => line !== 'COMMAND')
  const known = { ...FIGURES_AND_ANSWERS, ...PEOPLE_AND_LETTERS, ...MOVING }
  expect([...new Set(lines)].toSorted()).toEqual(Object.keys(known).toSorted())
  await Promise.all([FIGURES_AND_ANSWERS, PEOPLE_AND_LETTERS].map(inOrder))
  await inOrder(MOVING)
})

async function inOrder(commands: Record<string, Expected>) {
  for (const [line, expected] of Object.entries(commands)) {
    const { says } = expected
    const { code, text } = await run(line, expected)
    expect({ line, code, text }).toEqual({
      line,
      code: expected.code ?? 0,
      text: typeof says === 'string' ? expect.stringContaining(says) : expect.stringMatching(says),
    })
  }
}

/** Returns the command up to the comment, or to the end of its code. */
const commandOf = (rest: string) => rest.split(/`| {2,}#/)[0]!.trim()

/** Runs a line in a shell, as a founder does, in a folder with the files that the document names. */
async function run(line: string, { put, types = '', says, onceSaid, environment }: Expected) {
  const words = put ? line.replace(put[0], await put[1]()) : line
  const [node, ...script] = manifest.scripts.waitlist.split(' ')
  const main = join(ROOT, script.pop()!)
  const running = spawn('sh', ['-c', `exec ${[node, ...script].join(' ')} '${main}' ${words}`], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: `${join(process.execPath, '..')}:${process.env.PATH}`,
      NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/kerbside'),
      DISPLAY: '',
      DATABASE_URL: own.url,
      BACKUP_DIR: folder,
      MAIL_DIR: join(folder, 'mail'),
      OPERATOR_EMAIL: 'founder@kerbside.test',
      OPERATOR_NAME: 'Kerbside Ltd',
      OPERATOR_CONTACT: 'hello@kerbside.test',
      ...environment,
    },
  })
  running.stdin.end(types)
  let text = ''
  for (const output of [running.stdout, running.stderr])
    output.setEncoding('utf8').on('data', piece => {
      text += piece
      if (!text.match(says)) return
      void onceSaid?.(running)
      onceSaid = undefined
    })
  const code = await new Promise(resolve => running.on('close', resolve))
  return { code, text }
}
