import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import sharp from 'sharp'
import { alertWords } from '#src/content/founder-news.ts'
import { openStorage } from '#src/db/storage.ts'
import { mondayLetter, readMonday } from '#src/founder-news/server/monday-letter.ts'
import { queueNews } from '#src/founder-news/server/news-mail.ts'
import { dueWeek } from '#src/founder-news/uk-week.ts'
import { cleanJpeg } from '#src/letters/pictures/clean-jpeg.ts'
import { picturePath } from '#src/letters/pictures/picture-path.ts'
import { keepPicture } from '#src/letters/pictures/picture-store.ts'
import { namedTopic } from '#src/maeve/founder/named-topic.ts'
import { goLive } from '#src/maeve/founder/trial.ts'
import { routes } from '#src/routes.ts'
import { readConfig } from '#src/server/config.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { utcDay } from '#src/time/utc-day.ts'
import { remindUnconfirmed } from '#src/waitlist/server/nightly/purge.ts'
import { seedList } from '#test/support/list/seeded-list.ts'
import { seedSources } from '#test/support/list/seeded-sources.ts'
import { seedTopics } from '#test/support/list/seeded-topics.ts'
import { linksIn, startTestSmtp } from '#test/support/mail/test-smtp.ts'
import { runWaitlistWith } from '#test/support/run-waitlist.ts'
import type { Site } from '../../test/e2e/site.ts'

const READER = 'a.reader@example.com'
const FOUNDER = 'founder@example.com'
const LETTER = 'scripts/shots/all-markdown.md'

/** The HTML and the text of an email. */
type Shown = { html: string; text: string }

/** Makes a site send every kind of email, and returns each by name. The site stays up for its pictures. */
export async function everyMail(site: Site): Promise<Map<string, Shown>> {
  const smtp = await startTestSmtp()
  const environment = {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Kerbside <hello@kerb.example>',
    REFERRALS: '1',
    OPERATOR_NAME: 'Kerb Ltd, 1 Example Street, Leeds LS1 1AA',
    OPERATOR_CONTACT: 'hello@kerb.example',
    OPERATOR_EMAIL: FOUNDER,
    LOG_LEVEL: 'warn',
  }
  await site.start()
  await site.stop()
  const full = { ...environment, PUBLIC_URL: site.url, DATABASE_URL: `sqlite:${site.file}` }
  const config = readConfig(full)
  const database = openStorage(config.storage)
  const shown = new Map<string, Shown>()
  const came = async (name: string) => {
    // Invitations wait a while, in case the founder takes them back.
    await database.query('update mail_outbox set due_at = queued_at where sent_at is null')
    await expect.poll(() => smtp.received.length, { timeout: 60_000 }).toBe(shown.size + 1)
    const { raw } = smtp.received.at(-1)!
    const { html = '', text = '' } = await PostalMime.parse(raw)
    shown.set(name, { html, text })
    // A mailbox gets at most three emails a day, so this one is backdated by a day.
    await database.query('update mail_outbox set sent_at = sent_at - $1 where sent_at is not null', [DAY_MS])
    return linksIn(raw)
  }
  const post = async (path: string, body: Record<string, string>) => {
    const { status } = await fetch(site.url + path, {
      method: 'POST',
      body: new URLSearchParams(body),
      redirect: 'manual',
    })
    if (status >= 400) throw new Error(`${path} answered ${status}`)
  }
  const waitlist = async (...words: string[]) => {
    const { code, stderr } = await runWaitlistWith(full, ...words)
    if (code) throw new Error(stderr)
  }
  try {
    const now = Date.now()
    await site.start(full)
    await post(routes.waitlist, { email: READER, postcode: 'M1 1AE', form: 'hero' })
    const { confirm } = await came('confirm')
    const past = `update mail_outbox set sent_at = $1 where sent_at is not null returning cause`
    await expect.poll(() => database.query(past, [now - 24 * DAY_MS])).toHaveLength(1)
    await remindUnconfirmed(database, Date.now())
    await came('unconfirmed')
    await post(confirm!, { t: new URL(confirm!, site.url).searchParams.get('t')! })
    await came('welcome')
    await waitlist('invite', '--limit', '1', '--wave', 'first')
    await came('invite')
    await waitlist('invite', 'remind', 'first', '--yes', '1')
    await came('remind')
    await database.query(
      `insert into topic_wait (email_key, topic, notice, asked_at) values ($1, 'rain', 'a1', $2)`,
      [READER, now],
    )
    await goLive(database, namedTopic('rain'), {
      answer: 'We work in **light rain**.\n\n- Not in a storm\n- Not on ice',
      until: ukDay(now + 90 * DAY_MS),
      askedAs: [],
    })
    await came('topic')
    const street = cleanJpeg('street.jpg', await sharp('public/og.png').jpeg().toBuffer())
    const picture = picturePath(await keepPicture(database, street, now))
    const letter = join(site.folder, 'opening.md')
    writeFileSync(letter, readFileSync(LETTER, 'utf8').replace('PICTURE', picture))
    await waitlist('letter', 'test', letter, '--to', READER)
    await came('letter')
    await queueNews(database, `mail ${now}`, alertWords.complaint({ made: 2, spam: 1 }), now)
    await came('alert')
    // Makes the letter that is due on a Monday, from a list with something to report.
    await seedList(database, 3_000, now)
    await seedSources(database, now)
    await seedTopics(database, utcDay(now))
    let monday = now
    while (!dueWeek(monday)) monday -= DAY_MS / 2
    const week = dueWeek(monday)!
    const figures = await readMonday(database, config, { week, now: monday })
    await queueNews(database, `monday ${week.monday}`, mondayLetter(figures, week, monday), now)
    await came('monday')
    return shown
  } finally {
    await database.close()
    await smtp.down()
  }
}
