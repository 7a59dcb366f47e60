import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database } from '#src/db/database.ts'
import { NEWS_KIND } from '#src/founder-news/founder-news.ts'
import type { RateLimit } from '#src/http/rate-limit.ts'
import { createReports } from '#src/letters/bounces/note-report.ts'
import { createReportWatch, openInbox, tell } from '#src/letters/bounces/report-watch.ts'
import { createReturnAddress } from '#src/letters/bounces/return-address.ts'
import { createLetterWriter } from '#src/letters/mails/letter-writer.ts'
import { createMailWriter } from '#src/letters/mails/mail-writer.ts'
import { letterRoutes } from '#src/letters/pages/letter-routes.ts'
import { letterOfCause } from '#src/letters/sending/letter-cause.ts'
import { LANES } from '#src/letters/sending/letter-queue.ts'
import { createLetterSender } from '#src/letters/sending/letter-sender.ts'
import { letterShare } from '#src/letters/sending/letter-share.ts'
import { createLetterStore } from '#src/letters/sending/letter-store.ts'
import { readAnswers } from '#src/maeve/server/taught/answer-store.ts'
import { isDeliverable, senderDomain } from '#src/mail/address.ts'
import type { Refused } from '#src/mail/delivery.ts'
import type { MailSettings } from '#src/mail/mail-settings.ts'
import { AT_ONCE, createOutboxWorker } from '#src/mail/outbox-worker.ts'
import { openTransport } from '#src/mail/transport.ts'
import { createAskAgain, createWelcome } from '#src/waitlist/server/confirm/confirmation-emails.ts'
import { createLaterTurn } from '#src/waitlist/server/confirm/later-turn.ts'
import { mailLinkRoutes } from '#src/waitlist/server/confirm/mail-link-routes.ts'
import { createLinks } from '#src/waitlist/server/confirm/mail-links.ts'
import { entryKey } from '#src/waitlist/server/join/waitlist-store.ts'
import { ASK_KIND, MAIL_KINDS } from '#src/waitlist/server/mails/mail-kinds.ts'
import { mailboxOf } from '#src/waitlist/server/member/mailbox.ts'
import { createMembers } from '#src/waitlist/server/member/member.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'
import { createReferrals } from '#src/waitlist/server/referrals/referrals.ts'
import { endAnswered, queueAnswersOf, waitFor } from '#src/waitlist/server/topics/topic-waits.ts'
import { answerTo } from './answer-to.ts'
import type { AppConfig } from './config.ts'
import type { Metrics } from './metrics.ts'
import { createNewsMail } from './news/news-mail.ts'
import type { Front } from './pages/front.ts'
import { createTeamMail, isToTeam, TEAM_POST_KIND } from './team-mail.ts'

export type MailDeskParts = {
  database: Database
  config: AppConfig
  settings: MailSettings
  front: Front
  logger: FastifyBaseLogger
  metrics: Metrics | undefined
  erased: (() => Promise<void>) | undefined
}

/** Kinds that go to many at once, and leave a share of the day to those that somebody waits for. */
const WAVES = new Set<string>([MAIL_KINDS.invite, MAIL_KINDS.remind, MAIL_KINDS.topic, ASK_KIND])

/** Everything that mail brings: the worker that sends it, and what its links open. */
export function createMailDesk({
  database,
  config,
  settings,
  front,
  logger,
  metrics,
  erased,
}: MailDeskParts) {
  const { publicUrl, operatorName, operatorContact, news } = config
  const members = createMembers(database)
  const links = createLinks(database, publicUrl)
  const askAgain = createAskAgain(database)
  const referrals = config.referrals ? createReferrals(database, publicUrl) : undefined
  const operator = { name: operatorName, contact: operatorContact }
  const returnAddress = createReturnAddress(database, senderDomain(settings.from))
  const returnTo = settings.bounces && returnAddress.of
  const reports = createReports({ database, returnAddress, now: Date.now })
  const inbox = openInbox(settings)
  const watch = inbox && createReportWatch({ inbox, reports, log: logger })
  const refused: Refused = async ({ cause, email_key }, { message }) => {
    // What the operator's own mail server refuses says nothing of a visitor.
    if (isToTeam(cause) || cause.startsWith(`${NEWS_KIND}:`)) return
    tell(await reports.refused({ cause, email_key, letter: letterOfCause(cause) }, message), logger)
  }
  const write = createMailWriter({
    database,
    members,
    links,
    referrals,
    publicUrl,
    operator,
    returnTo,
    answerTo: topic => answerTo(database, topic),
  })
  const team =
    operatorContact !== undefined && isDeliverable(operatorContact)
      ? createTeamMail(database, operatorContact, settings.perDay)
      : undefined
  const writeNews =
    news.email === undefined ? undefined : createNewsMail({ database, publicUrl, to: news.email })
  const clock = { now: () => Date.now(), random: Math.random }
  const worker = createOutboxWorker({
    database,
    transport: openTransport(settings, AT_ONCE),
    async compose(queued) {
      if (queued.kind === NEWS_KIND) return (await writeNews?.(queued)) ?? null
      return queued.kind === TEAM_POST_KIND && team ? team.compose() : write(queued)
    },
    async onSent(queued) {
      if (queued.kind === MAIL_KINDS.topic) await endAnswered(database, queued.email_key)
      if (queued.kind === TEAM_POST_KIND) await team?.forget(Date.now())
    },
    // Each kind of news has a day of its own, and so has the team.
    mailboxOf: (key, kind) => (kind === NEWS_KIND || kind === TEAM_POST_KIND ? key : mailboxOf(key)),
    held: [MAIL_KINDS.team],
    refused,
    perDay: kind => (WAVES.has(kind) ? letterShare(settings.perDay) : settings.perDay),
    log: logger,
    meter: metrics?.mail,
    ...clock,
  })
  const letters = createLetterSender({
    database,
    transport: openTransport(settings, LANES),
    draft: createLetterWriter({ links, publicUrl, operator, returnTo }),
    refused,
    perDay: letterShare(settings.perDay),
    log: logger,
    meter: metrics?.mail,
    ...clock,
  })
  const welcome = createWelcome(database)
  /** For those whose answer came before they confirmed, or while they asked. */
  const queueAnswered = async (keys: readonly string[]) =>
    queueAnswersOf(
      database,
      keys,
      (await readAnswers(database)).map(({ topic }) => topic),
      Date.now(),
    )
  async function whoCameAgain(keys: readonly string[]) {
    await askAgain.whoJoinedAgain(keys, Date.now())
    await queueAnswered(keys)
  }
  const joinedAgain = createLaterTurn(keys =>
    whoCameAgain(keys).then(worker.wake, err => {
      logger.error({ err }, 'who joined again was not asked again to confirm')
    }),
  )
  let unfollow = () => {}

  return {
    start() {
      unfollow = database.onChange(() => {
        worker.wake()
        letters.wake()
      })
      worker.start()
      letters.start()
      // Those that a server left behind; where the database fails, the next message sees to them.
      team?.forget(Date.now()).then(worker.wake, () => {})
      watch?.start()
    },
    async stop() {
      unfollow()
      await joinedAgain.close()
      await Promise.all([worker.stop(), letters.stop(), watch?.stop()])
    },
    /** Not done with the join: its time must not tell a known address. */
    joinedAgain: joinedAgain.add,
    /** Queues a visitor's message to the team; undefined where the operator's contact is no address. */
    toTeam:
      team &&
      (async (message: { email: string; text: string }) => {
        await team.queue(message, Date.now())
        worker.wake()
      }),
    /** Keeps that somebody waits for a topic; who has not confirmed is asked to, as by joining again. */
    async tell(wish: { email: string; topic: string; notice: string }) {
      await waitFor(database, wish, Date.now())
      joinedAgain.add([entryKey(wish.email)])
    },
    shareLink: referrals && ((email: string) => referrals.link(entryKey(email))),
    register(app: FastifyInstance, limits: { reads: RateLimit; unsubscribes: RateLimit }) {
      app.register(mailLinkRoutes, {
        ...limits,
        database,
        links,
        members,
        referrals,
        erased,
        pages: front.mailPage,
        operatorContact,
        async welcome(member: Member) {
          await welcome(member, Date.now())
          await queueAnswered([member.email_key])
          worker.wake()
        },
        async sendAgain(member: Member) {
          await askAgain.whoAsked(member.email_key, Date.now())
          worker.wake()
        },
      })
      const { letter: page, headers } = front
      const store = createLetterStore(database)
      app.register(letterRoutes, { ...store, page, headers, publicUrl, reads: limits.reads })
    },
  }
}
