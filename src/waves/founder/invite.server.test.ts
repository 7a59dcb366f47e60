import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as inFolder } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { MissingRow } from '#src/db/database.ts'
import { eraseEntry } from '#src/waitlist/server/member/erase-entry.ts'
import { createPerkCode, readPerkCode } from '#src/waitlist/server/member/perk-codes.ts'
import { WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { runCommand, runCommandWith } from '#test/support/run-command.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

const SENDER = { MAIL_DIR: '/nowhere', OPERATOR_NAME: 'Kerbside Ltd', OPERATOR_CONTACT: 'k@kerbside.test' }

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)

  const waitlist = (...words: string[]) => runCommand(own.url, ...words)
  const mailing = (...words: string[]) => runCommandWith({ ...SENDER, DATABASE_URL: own.url }, ...words)
  const join = (
    name: string,
    postcode: string,
    at: number,
    confirmed_at: number | null = null,
    unsubscribed_at: number | null = null,
  ) => testEntry(`${name}@x.uk`, { postcode, joined_at: at, confirmed_at, unsubscribed_at })
  const fill = (...rows: MissingRow[]) => own.database.insertMissing(WAITLIST_INSERT, rows)
  const many = (n: number) =>
    fill(...Array.from({ length: n }, (_, i) => join(`v${String(i).padStart(4, '0')}`, 'LS6 2AB', i, i)))
  const emails = (stdout: string) => [...stdout.matchAll(/(\S+)@x\.uk/g)].map(([, name]) => name)
  const codes = () =>
    own.database.query<{ code: string; email_key: string; terms: string }>('select * from perk_code')
  const queued = () =>
    own.database.query<{ cause: string; kind: string }>('select * from mail_outbox order by cause')

  test('invites the oldest entries of an area first, up to the limit, each once; leaves out people who unsubscribed', async () => {
    await fill(
      join('late', 'LS6 2AB', 30),
      join('gone', 'LS6 2AB', 5, null, 7),
      join('liverpool', 'L1 1AA', 1),
      join('early', 'LS1 2AB', 10),
      join('middle', 'LS28 2AB', 20),
    )
    const dry = await waitlist('invite', '--without-mail', '--area', 'LS', '--limit', '2', '--dry-run')
    expect(emails(dry.stdout)).toEqual(['early', 'middle'])
    expect(dry.stderr).toContain(
      '2 people would be invited, without email: codes to print. Nothing was done.',
    )
    expect(await codes()).toEqual([])
    const first = await waitlist('invite', '--without-mail', '--area', 'LS', '--limit', '2')
    expect(emails(first.stdout)).toEqual(['early', 'middle'])
    expect(first.stderr).toContain('2 people invited, but nobody was emailed')
    expect(await queued()).toEqual([])
    expect(
      emails((await waitlist('invite', '--without-mail', '--area', 'LS', '--limit', '2')).stdout),
    ).toEqual(['late'])
    const last = await waitlist('invite', '--without-mail', '--area', 'LS', '--limit', '2')
    expect(last).toMatchObject({ code: 0, stdout: '', stderr: 'There is nobody left to invite.\n' })
    const given = await codes()
    expect(new Set(given.map(({ code }) => code)).size).toBe(3)
    for (const { code, terms } of given) {
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/)
      expect(terms).toBe('1')
    }
  })

  test('with mail on, invites people who have confirmed, and queues an email for each', async () => {
    await fill(join('sure', 'LS6 2AB', 2, 3), join('unsure', 'LS6 2AB', 1))
    const { stdout, stderr } = await mailing('invite', '--limit', '9')
    expect(emails(stdout)).toEqual(['sure'])
    expect(stderr).toContain('1 person invited; their emails go out in 15 minutes.')
    expect(await queued()).toMatchObject([
      { cause: 'invite:sure@x.uk', kind: 'invite', email_key: 'sure@x.uk', attempts: 0, sent_at: null },
    ])
    const invitations = await codes()
    expect(invitations).toMatchObject([{ email_key: 'sure@x.uk' }])
    expect(stdout).toContain(invitations[0]!.code)
  })

  test('refuses an invitation that would not say who sends it, and nobody gets a code', async () => {
    await fill(join('sure', 'LS6 2AB', 2, 3))
    const { code, stderr } = await runCommandWith(
      { DATABASE_URL: own.url, MAIL_DIR: '/nowhere', OPERATOR_NAME: '', OPERATOR_CONTACT: '' },
      ...['invite', '--limit', '9'],
    )
    expect(code).toBe(1)
    expect(stderr).toContain('it does not say who sends it: set OPERATOR_NAME')
    expect(await codes()).toEqual([])
  })

  test('warns first if a wave is larger than what is left of the day’s emails, dry run or not', async () => {
    await fill(...Array.from({ length: 30 }, (_, i) => join(`w${i}`, 'LS6 2AB', i, i)))
    const wave = (perDay: string, ...words: string[]) =>
      runCommandWith(
        { ...SENDER, DATABASE_URL: own.url, MAIL_PER_DAY: perDay },
        ...['invite', '--limit', '25', ...words],
      )
    expect((await wave('32', '--dry-run')).stderr).not.toContain('emails a day')
    const said =
      'Your server may send 10 emails a day, which leaves 8 of these today, as confirmations keep a share: the last of 25 people is emailed in 3 more days\n'
    expect((await wave('10', '--dry-run')).stderr.startsWith(said)).toBe(true)
    expect((await wave('10')).stderr.startsWith(said)).toBe(true)
    // Emails that are waiting count too: here those to the 25 people of the first wave.
    expect((await wave('10', '--limit', '5')).stderr).toContain('leaves 0 of these today')
  })

  test('two waves at the same time invite nobody twice', async () => {
    await many(2_000)
    const runs = await Promise.all([
      mailing('invite', '--limit', '900'),
      mailing('invite', '--limit', '900'),
      mailing('invite', '--limit', '150', '--area', 'LS'),
    ])
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0])
    const invited = runs.flatMap(({ stdout }) => emails(stdout))
    expect(invited).toHaveLength(1_950)
    expect(new Set(invited).size).toBe(1_950)
    expect(await codes()).toHaveLength(1_950)
    expect(await queued()).toHaveLength(1_950)
  })

  test('a code is redeemed once, however it is typed; the second attempt says when', async () => {
    await many(1)
    await waitlist('invite', '--without-mail', '--limit', '1')
    const { code } = (await codes())[0]!
    const typed = ` ${code.toLowerCase().replaceAll('-', ' – ').replaceAll('0', 'o').replaceAll('1', 'l')} `
    const first = await waitlist('redeem', typed)
    expect(first).toMatchObject({ code: 0, stderr: '' })
    expect(first.stdout).toContain(`${code} of v0000@x.uk is redeemed. It gives:\n  Priority Access\n`)
    const second = await waitlist('redeem', ...code.split('-'))
    expect(second.code).toBe(1)
    expect(second.stdout).toMatch(/was redeemed before: \d+ \w+ \d{4} at \d\d:\d\d/)
    expect(JSON.parse((await waitlist('redeem', code, '--json')).stdout)).toMatchObject({
      redeemed_now: false,
    })
    const unknown = createPerkCode()
    expect(await waitlist('redeem', unknown)).toMatchObject({
      code: 1,
      stderr: `redeem failed: there is no code ${unknown}\n`,
    })
    expect((await waitlist('redeem', 'FREE')).stderr).toContain('FREE is not a code')
    expect((await waitlist('redeem')).code).toBe(2)
  })

  test('of ten attempts at the same moment, one redeems the code', async () => {
    await many(1)
    await waitlist('invite', '--without-mail', '--limit', '1')
    const { code } = (await codes())[0]!
    const { redeemCode } = await import('./codes.ts')
    const all = await Promise.all(Array.from({ length: 10 }, () => redeemCode(own.database, code)))
    expect(all.filter(found => found?.redeemed_now)).toHaveLength(1)
  })

  test('codes lists all codes as text, CSV and JSON, except those of erased addresses', async () => {
    await many(1_200)
    await waitlist('invite', '--without-mail', '--limit', '1200')
    await eraseEntry(own.database, 'v0007@x.uk')
    const lines = (text: string) => text.trimEnd().split('\n')
    expect(lines((await waitlist('codes')).stdout)).toHaveLength(1_199)
    const csv = lines((await waitlist('codes', '--csv')).stdout)
    expect(csv[0]).toContain('"code","email","postcode"')
    expect(csv).toHaveLength(1_200)
    const json = lines((await waitlist('codes', '--json')).stdout).map(line => JSON.parse(line))
    expect(json[0]).toMatchObject({ email: 'v0000@x.uk', terms: '1', redeemed_at: null })
    expect(json.map(({ email }) => email)).not.toContain('v0007@x.uk')
    const folder = mkdtempSync(inFolder(tmpdir(), 'kerbside-codes-'))
    const out = inFolder(folder, 'codes.jsonl')
    expect(await waitlist('codes', '--json', '--out', out)).toMatchObject({ code: 0, stdout: '' })
    expect(lines(readFileSync(out, 'utf8')).map(line => JSON.parse(line))).toEqual(json)
    rmSync(folder, { recursive: true })
  })
})

test('codes have 60 random bits, and none can be misread as another', () => {
  const codes = Array.from({ length: 20_000 }, createPerkCode)
  expect(new Set(codes).size).toBe(20_000)
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32)
  for (const code of codes.slice(0, 500)) expect(readPerkCode(code.toLowerCase())).toBe(code)
  expect(readPerkCode('oil0-OIL1-0000')).toBe('0110-0111-0000')
  for (const wrong of ['', 'AAAA-AAAA-AAA', 'AAAA-AAAA-AAAAA', 'AAAA-AAAA-AAAU', 'AAAA-AAAA-AAA!'])
    expect(readPerkCode(wrong)).toBeUndefined()
})
