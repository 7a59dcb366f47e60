import { expect, test } from 'vitest'
import type { SqlValue } from '#src/db/database.ts'
import { insertRows } from '#src/db/rows.ts'
import { queueMail } from '#src/mail/outbox.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { countCharacters } from '#test/support/work.ts'
import { createReports } from './note-report.ts'
import { readReport } from './read-report.ts'
import { createReturnAddress } from './return-address.ts'

/** Everyone who ever got an email knows a return address, and can write anything to it. */
const own = withTestDatabase('sqlite')
const LONG = 200_000
/** The most characters that one field of a report may have. */
const MOST = 1_000

const status = (fields: string) => `From: mailer-daemon@x.uk
To: bounce+TOKEN@kerbside.test
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; x.uk

Final-Recipient: rfc822; a@x.uk
${fields}

--b--
`

test.each([
  ['a reason without spaces', status(`Action: failed\nDiagnostic-Code: ${'a'.repeat(LONG)}`)],
  ['a code without end', status(`Action: failed\nStatus: ${'5.1.1.'.repeat(LONG / 6)}`)],
  ['an action without end', status(`Action: ${'f'.repeat(LONG)}`)],
  [
    'a field of spaces between line separators',
    status(`X: ${' '.repeat(LONG)}\u2028x\u2028x\nAction: failed`),
  ],
  ['a folded reason', status(`Action: failed\nDiagnostic-Code: ${'a\n '.repeat(LONG / 3)}`)],
  ['a recipient without end', status(`Action: failed\n\nFinal-Recipient: rfc822; ${'a'.repeat(LONG)}@x.uk`)],
  [
    'qmail’s words without end',
    `From: mailer-daemon@x.uk\n\nHi.\n<a@x.uk>:\n${'a'.repeat(12_000)}\n\n--- Below this line is a copy of the message.\n\n`,
  ],
])('only a little is read of %s', async (_what, report) => {
  const read = await readReport(Buffer.from(report))
  const said = 'recipients' in read ? read.recipients.flatMap(recipient => Object.values(recipient)) : []
  expect(Math.max(0, ...said.map(text => text.length))).toBeLessThanOrEqual(MOST)
})

test('only a few of many recipients are read', async () => {
  const read = await readReport(
    Buffer.from(status('Action: failed\n\nFinal-Recipient: rfc822; b@x.uk\n'.repeat(2_000))),
  )
  expect('recipients' in read && read.recipients.length).toBeLessThan(1_000)
})

test.each([
  ['lines without end', status(`Action: failed\n${'\n'.repeat(LONG)}`)],
  ['a head without end', status('Action: failed').replace(/^/, `From: ${'a:b;'.repeat(LONG / 4)}\n`)],
])('not a report: %s', async (_what, report) => {
  expect((await readReport(Buffer.from(report))).kind).toBe('none')
})

test('only the beginning of an immediate refusal is judged', async () => {
  const { refused } = createReports({
    database: own.database,
    returnAddress: createReturnAddress(own.database, 'kerbside.test'),
    now: () => 1,
  })
  const sent = { cause: 'invite:a@x.uk', email_key: 'a@x.uk', letter: undefined }
  let done: Promise<unknown> | undefined
  const characters = countCharacters(() => {
    done = refused(sent, `550 ${'a'.repeat(20_000)}`)
  })
  await done
  expect(characters).toBeLessThan(20 * MOST)
})

test('by changing their own return address, people find nobody else and cause few look-ups', async () => {
  const people = ['mallory@x.uk', ...Array.from({ length: 50 }, (_, i) => `a${i}@x.uk`)]
  for (const email_key of people) {
    await insertRows(own.database, 'waitlist', [
      { email_key, email: email_key, postcode: 'LS6 2AB', joined_at: 1 },
    ])
    await queueMail(own.database, { cause: `invite:${email_key}`, kind: 'invite', email_key }, 1)
  }
  let [asked, seen] = [0, 0]
  const address = createReturnAddress(
    {
      async query<Row>(text: string, values?: readonly SqlValue[]) {
        const rows = await own.database.query<Row>(text, values)
        if (/letter_recipient/.test(text)) [asked, seen] = [asked + 1, seen + rows.length]
        return rows
      },
    },
    'kerbside.test',
  )
  const mine = await address.of({ cause: 'invite:mallory@x.uk', email_key: 'mallory@x.uk' })
  const others = Array.from({ length: 26 }, (_, i) =>
    changedHint(mine, 'mallory@x.uk', String.fromCharCode(97 + i)),
  )
  expect(await address.find(others)).toBeUndefined()
  expect(seen).toBe(0)
  expect(asked).toBeLessThanOrEqual(8)
  expect(await address.find([mine])).toMatchObject({ email_key: 'mallory@x.uk' })
})

/**
 * Changes an address so that it points to another key: with a stream cipher, anyone who knows the plaintext
 * can do that.
 */
function changedHint(address: string, known: string, wanted: string): string {
  const [, token] = /\+(\w+)@/.exec(address)!
  const bytes = Buffer.alloc(16)
  const old = Buffer.alloc(16)
  bytes.write(wanted)
  old.write(known)
  const mask = bytes.map((byte, i) => byte ^ old[i]!)
  const value = [...token!].reduce((n, digit) => n * 32n + BigInt(Number.parseInt(digit, 32)), 0n)
  const changed = value ^ BigInt(`0x${Buffer.from(mask).toString('hex')}`)
  return address.replace(token!, changed.toString(32).padStart(token!.length, '0'))
}
