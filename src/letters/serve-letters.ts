import { letterWords } from '#src/content/letters.ts'
import type { Alert } from '#src/content/news-parts.ts'
import type { Site, SitePart } from '#src/feature.ts'
import { senderDomain } from '#src/mail/address.ts'
import type { MailSettings } from '#src/mail/mail-settings.ts'
import { manyShare } from '#src/mail/sending/day-budget.ts'
import type { Refused } from '#src/mail/sending/delivery.ts'
import { openTransport } from '#src/mail/transport.ts'
import { createLinks } from '#src/waitlist/server/confirm/mail-links.ts'
import { openInbox } from './bounces/inbox.ts'
import { createReports } from './bounces/note-report.ts'
import { createReportWatch, tell } from './bounces/report-watch.ts'
import { createReturnAddress } from './bounces/return-address.ts'
import { letterOfCause } from './letter.ts'
import { createLetterWriter } from './mails/letter-writer.ts'
import { letterRoutes } from './pages/letter-routes.ts'
import { readPictures } from './pictures/picture-store.ts'
import { LANES } from './sending/letter-queue.ts'
import { createLetterSender } from './sending/letter-sender.ts'
import { createLetterStore } from './sending/letter-store.ts'

/** Sends letters, shows them on the site, and reads what mail servers report about all emails. */
export function serveLetters(
  { database, config, logger, troubles, meter, reads, readsOfProvider, page }: Site,
  settings: MailSettings,
): SitePart {
  const { publicUrl, operatorName: name, operatorCompany: company, operatorContact: contact } = config
  const returnAddress = createReturnAddress(database, senderDomain(settings.from))
  const returnTo = settings.bounces && returnAddress.of
  const reports = createReports({ database, returnAddress, now: Date.now })
  const inbox = openInbox(settings)
  const watch =
    inbox &&
    createReportWatch({ inbox, reports, log: logger, trouble: troubles.open('bounces', letterWords.bounces) })
  const refused: Refused = async ({ cause, email_key }, { message }) =>
    tell(await reports.refused({ cause, email_key, letter: letterOfCause(cause) }, message), logger)
  const links = createLinks(database, publicUrl)
  const sender = createLetterSender({
    database,
    transport: openTransport(settings, LANES),
    draft: createLetterWriter({ links, publicUrl, operator: { name, company, contact }, returnTo }),
    refused,
    perDay: manyShare(settings.perDay),
    log: logger,
    meter,
    now: () => Date.now(),
    random: Math.random,
  })
  const store = createLetterStore(database)
  let unfollow = () => {}

  return {
    async routes(app) {
      app.addHook('onReady', async () => {
        unfollow = database.onChange(sender.wake)
        sender.start()
        watch?.start()
      })
      app.addHook('preClose', async () => {
        unfollow()
        await Promise.all([sender.stop(), watch?.stop()])
      })
      const pictures = (names: readonly string[]) => readPictures(database, names)
      await letterRoutes(app, { store, pictures, page, publicUrl, reads, readsOfProvider })
    },
    ...(returnTo && { returnTo }),
    refused,
    alerts: [letterAlert(store.stoppedSince)],
  }
}

/** Alerts the founder to letters that stopped themselves and are waiting for a person. */
export const letterAlert = (stoppedSince: (since: number, now: number) => Promise<number>): Alert => ({
  kind: 'letter',
  // If a letter stops itself again, the alert must not wait until tomorrow.
  atOnce: true,
  async watch({ now, since }) {
    const letters = await stoppedSince(since, now)
    return letters ? { letters } : undefined
  },
  words: letterWords.alert,
})
