import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#src/db/database.ts'
import { createOutbox } from '#src/mail/outbox.ts'
import type { MailSettings } from '#src/mail/settings.ts'
import { createFolderTransport, createSmtpTransport, type Transport } from '#src/mail/transport.ts'
import { AT_ONCE, createMailWorker } from '#src/mail/worker.ts'
import { createAskAgain } from '#src/waitlist/server/ask-again.ts'
import { createLinks } from '#src/waitlist/server/confirm/links.ts'
import { mailboxOf } from '#src/waitlist/server/mailbox.ts'
import { createMailWriter } from '#src/waitlist/server/mails.ts'
import { createMembers, type Member } from '#src/waitlist/server/member/member.ts'
import { createReferrals } from '#src/waitlist/server/referrals/referrals.ts'
import { entryKey } from '#src/waitlist/server/store.ts'
import type { AppConfig } from './app.ts'
import type { Front } from './front.ts'
import type { Metrics } from './metrics.ts'

type Parts = {
  database: Database
  config: AppConfig
  settings: MailSettings
  front: Front
  logger: FastifyBaseLogger
  metrics: Metrics | undefined
}

/** Everything that mail brings: the worker that sends it, and what its links open. */
export function createMailDesk({ database, config, settings, front, logger, metrics }: Parts) {
  const { publicUrl, operatorName, operatorContact } = config
  const outbox = createOutbox(database)
  const members = createMembers(database)
  const links = createLinks(database, publicUrl)
  const askAgain = createAskAgain(database)
  const referrals = config.referrals ? createReferrals(database, publicUrl) : undefined
  const worker = createMailWorker({
    outbox,
    transport: openTransport(settings),
    compose: createMailWriter({
      database,
      members,
      links,
      publicUrl,
      operator: { name: operatorName, contact: operatorContact },
    }),
    mailboxOf,
    perDay: settings.perDay,
    log: logger,
    meter: metrics?.mail,
  })
  let unfollow = () => {}

  return {
    start() {
      unfollow = database.onChange(worker.wake)
      worker.start()
    },
    async stop() {
      unfollow()
      await worker.stop()
    },
    /** Nobody waits for it: whoever is told the same as a new visitor is told it as soon. */
    joinedAgain(keys: readonly string[]) {
      if (!keys.length) return
      askAgain.whoJoinedAgain(keys, Date.now()).then(worker.wake, err => {
        logger.error({ err }, 'who joined again was not asked again to confirm')
      })
    },
    shareLink: referrals && ((email: string) => referrals.link(entryKey(email))),
    links: {
      database,
      links,
      members,
      referrals,
      pages: front.mailPage,
      operatorContact,
      async sendAgain(member: Member) {
        await askAgain.whoAsked(member.email_key, Date.now())
        worker.wake()
      },
    },
  }
}

function openTransport({ via, from }: MailSettings): Transport {
  return 'folder' in via
    ? createFolderTransport(via.folder, from)
    : createSmtpTransport(via.url, from, AT_ONCE)
}
