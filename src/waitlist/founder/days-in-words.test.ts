import { expect, test } from 'vitest'
import { insertRows } from '#src/db/rows.ts'
import { queueMail } from '#src/mail/outbox.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { ASK_KIND } from '#src/waitlist/server/mails/mail-kinds.ts'
import { names, withTestLetters } from '#test/support/mail/with-test-letters.ts'
import { daysInWords, delayInWords } from './days-in-words.ts'

const site = withTestLetters('sqlite')

test('how many days emails take depends on what was sent today, what is waiting, and other letters', async () => {
  const { database } = site.own
  const [emails, at] = [{ people: 9, perDay: 10 }, site.clock]
  expect(await daysInWords(database, emails, at)).toContain('letters 8 of them: it takes 2 days')
  expect(await delayInWords(database, { ...emails, people: 8 }, at)).toBeUndefined()

  const queue = (name: string, kind: string) =>
    queueMail(database, { cause: name, kind, email_key: `${name}@x.uk` }, at)
  await insertRows(database, 'counter', [{ name: 'mail 2026-03-02', n: 3 }])
  for (let i = 0; i < 4; i++) await queue(`q${i}`, 'invite')
  for (let i = 0; i < 10; i++) await queue(`a${i}`, ASK_KIND)
  await site.people(names(5))
  await site.send({ name: 'other' })
  expect(await daysInWords(database, emails, at)).toContain(
    'as 3 were sent today and 9 are ahead, it takes 3 days',
  )
  expect(await daysInWords(database, { ...emails, people: 5, but: 'other' }, at)).toContain('4 are ahead')
  // Letters on different days do not delay each other, unless one takes longer than a day.
  await site.send({ name: 'later' }, at + 20 * DAY_MS)
  expect(await daysInWords(database, emails, at)).toContain('9 are ahead')
  const inDays = (n: number) => daysInWords(database, { ...emails, at: at + n * DAY_MS }, at)
  expect(await inDays(1)).toContain('as 4 are ahead, it takes 2 days')
  expect(await inDays(10)).toContain('letters 8 of them: it takes 2 days')
  expect(await delayInWords(database, emails, at)).toContain('leaves 0 of these today')
  expect(await delayInWords(database, { ...emails, asking: true }, at)).toContain('in 3 more days')
})
