import type { FastifyInstance } from 'fastify'
import type { Queryable } from '#src/db/database.ts'
import type { Site, SitePart } from '#src/feature.ts'
import { createRateLimit, PEOPLE_OF_A_PROVIDER } from '#src/http/rate-limit.ts'
import { readAnswers } from '#src/maeve/server/taught/answer-store.ts'
import { isUnpublished } from '#src/maeve/server/taught/taught-knowledge.ts'
import { isDeliverable } from '#src/mail/address.ts'
import type { MailSettings } from '#src/mail/mail-settings.ts'
import { manyShare } from '#src/mail/sending/day-budget.ts'
import { AT_ONCE, createOutboxWorker } from '#src/mail/sending/outbox-worker.ts'
import { openTransport } from '#src/mail/transport.ts'
import { daytime } from '#src/time/daytime.ts'
import { nameplateOf } from '#src/waitlist/nameplate.ts'
import {
  askAgain,
  askWhoJoinedAgain,
  queueWelcome,
} from '#src/waitlist/server/confirm/confirmation-emails.ts'
import { createLaterTurn } from '#src/waitlist/server/confirm/later-turn.ts'
import type { StreetOf } from '#src/waitlist/server/confirm/link-holder.ts'
import { mailLinkRoutes } from '#src/waitlist/server/confirm/mail-link-routes.ts'
import { createLinks } from '#src/waitlist/server/confirm/mail-links.ts'
import type { JoinFollower } from '#src/waitlist/server/join/join-follower.ts'
import type { JoinLimits } from '#src/waitlist/server/join/join-guard.ts'
import { entryKey } from '#src/waitlist/server/join/waitlist-store.ts'
import { ASK_KIND, MAIL_KINDS } from '#src/waitlist/server/mails/mail-kinds.ts'
import { createMailWriter } from '#src/waitlist/server/mails/mail-writer.ts'
import { mailboxOf } from '#src/waitlist/server/member/mailbox.ts'
import { createMembers } from '#src/waitlist/server/member/member.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'
import type { NeighboursIn } from '#src/waitlist/server/street/neighbours.ts'
import { streetMarks } from '#src/waitlist/server/street/neighbours.ts'
import { tellMeRoutes } from '#src/waitlist/server/topics/tell-me-routes.ts'
import { endAnswered, queueAnswersOf, waitFor } from '#src/waitlist/server/topics/topic-waits.ts'
import type { AppConfig } from './config.ts'
import { createTeamMail, isToTeam, TEAM_POST_KIND } from './team-mail.ts'

/** What mail needs from the site. `parts`: what features add. */
export type MailDeskParts = Pick<Site, 'database' | 'logger' | 'meter' | 'reads' | 'page' | 'parts'> & {
  config: AppConfig
  settings: MailSettings
  neighboursIn: NeighboursIn
}

/** Kinds that go to many people. They leave a share of the day's budget for emails that somebody is waiting for. */
const WAVES = new Set<string>([
  MAIL_KINDS.invite,
  MAIL_KINDS.remind,
  MAIL_KINDS.topic,
  MAIL_KINDS.unconfirmed,
  MAIL_KINDS['yet-waiting'],
  ASK_KIND,
])

/** Creates everything that mail needs: the worker that sends it, and the routes of its links. */
export function createMailDesk(given: MailDeskParts) {
  const { database, config, settings, logger, meter, reads, page, parts, neighboursIn } = given
  const { publicUrl, operatorName, operatorCompany, operatorContact } = config
  const members = createMembers(database)
  const links = createLinks(database, publicUrl)
  const friends = parts.find(part => part.friends)?.friends
  const streetOf: StreetOf = ({ postcode, confirmed_at }, link = publicUrl) =>
    streetMarks(nameplateOf(postcode), link, neighboursIn, confirmed_at)
  const toFounder: NonNullable<SitePart['mails']> = Object.assign({}, ...parts.map(({ mails }) => mails))
  const more: NonNullable<SitePart['toMembers']> = Object.assign(
    {},
    ...parts.map(({ toMembers }) => toMembers),
  )
  const write = createMailWriter({
    database,
    members,
    links,
    friends,
    streetOf,
    neighboursIn,
    publicUrl,
    operator: { name: operatorName, company: operatorCompany, contact: operatorContact },
    returnTo: parts.find(part => part.returnTo)?.returnTo,
    answerTo: topic => answerTo(database, topic),
    more,
  })
  const team =
    operatorContact !== undefined && isDeliverable(operatorContact)
      ? createTeamMail(database, operatorContact, settings.perDay)
      : undefined
  const worker = createOutboxWorker({
    database,
    transport: openTransport(settings, AT_ONCE),
    async compose(queued) {
      if (queued.kind === TEAM_POST_KIND && team) return team.compose()
      return (toFounder[queued.kind] ?? write)(queued)
    },
    async onSent(queued) {
      if (queued.kind === MAIL_KINDS.topic) await endAnswered(database, queued.email_key)
      if (queued.kind === TEAM_POST_KIND) await team?.forget(Date.now())
    },
    // A mailbox's daily limit counts each kind of email that a feature writes separately. It also
    // counts each of a car's dates separately, as the owner asked for an email on that day. Emails to
    // the founder have keys of their own, so the limit never delays them.
    mailboxOf(key, kind, cause) {
      if (kind === TEAM_POST_KIND || Object.hasOwn(toFounder, kind)) return key
      if (kind === MAIL_KINDS.date) return cause
      return Object.hasOwn(more, kind) ? `${kind} ${mailboxOf(key)}` : mailboxOf(key)
    },
    // Not at night: a reminder that had to wait, for example for a mail server, must not wake anybody.
    notBefore: (kind, now) => (kind === MAIL_KINDS.date ? daytime(now) : now),
    held: [MAIL_KINDS.team],
    async refused(mail, fault) {
      // If the team's own mail server refuses an email, that says nothing about a visitor's address.
      if (isToTeam(mail.cause)) await team?.forget(Date.now())
      else for (const part of parts) await part.refused?.(mail, fault)
    },
    perDay: kind => (WAVES.has(kind) ? manyShare(settings.perDay) : settings.perDay),
    log: logger,
    meter,
    now: () => Date.now(),
    random: Math.random,
  })
  /** Queues emails to people whose topic was answered before they confirmed, or while they were asking. */
  async function queueAnswered(keys: readonly string[]) {
    const topics = (await readAnswers(database)).map(({ topic }) => topic)
    await queueAnswersOf(database, keys, topics, Date.now())
    worker.wake()
  }
  const joinedAgain = createLaterTurn(keys =>
    askWhoJoinedAgain(database, keys, Date.now())
      .then(() => queueAnswered(keys))
      .catch(err =>
        logger.error({ err }, 'a person who joined again could not be sent the confirmation email'),
      ),
  )

  /** Records that somebody is waiting for a topic. Unconfirmed people are asked to confirm, as when they join again. */
  async function tell(wish: { email: string; topic: string; notice: string }) {
    await waitFor(database, wish, Date.now())
    joinedAgain.add([entryKey(wish.email)])
  }

  return {
    follows: {
      /** Runs after the join is answered, so that the time an answer takes does not show that an address is known. */
      stored: (keys, fresh) => joinedAgain.add(keys.filter(key => !fresh.has(key))),
    } satisfies JoinFollower,
    /** Queues a visitor's message to the team; undefined if the operator's contact is not an email address. */
    toTeam:
      team &&
      (async (message: { email: string; text: string }) => {
        await team.queue(message, Date.now())
        worker.wake()
      }),
    shareLink: friends && ((email: string) => friends.link(entryKey(email))),
    /** Adds the routes of links in emails and of waiting for topics, and sends emails while the server runs. */
    register(app: FastifyInstance, limits: JoinLimits) {
      let unfollow = () => {}
      app.addHook('onReady', async () => {
        unfollow = database.onChange(worker.wake)
        worker.start()
        // Sends messages that an earlier server left behind; if the database fails, the next message tries again.
        team?.forget(Date.now()).then(worker.wake, () => {})
      })
      app.addHook('preClose', async () => {
        unfollow()
        await joinedAgain.close()
        await worker.stop()
      })
      app.register(tellMeRoutes, { tell, isOpen: isOpenTopic, limits })
      app.register(mailLinkRoutes, {
        reads,
        unsubscribes: createRateLimit({
          requests: config.readsPerAddress * PEOPLE_OF_A_PROVIDER,
          seconds: 60,
        }),
        database,
        links,
        members,
        friends,
        async erased() {
          for (const part of parts) await part.erased?.()
        },
        ownParts: parts.flatMap(({ ownPart }) => ownPart ?? []),
        streetOf,
        pages: page,
        operatorContact,
        async welcome(member: Member) {
          await queueWelcome(database, member, Date.now())
          await queueAnswered([member.email_key])
        },
        wished: (member: Member) => queueAnswered([member.email_key]),
        async sendAgain(member: Member) {
          await askAgain(database, member.email_key, Date.now())
          worker.wake()
        },
      })
    },
  }
}

/** Loaded only when needed: reading all of Maeve's knowledge takes a tenth of the start time. */
const knowledge = async () => (await import('#src/maeve/knowledge/knowledge.ts')).maeveKnowledge

/** Returns a topic's title and the founder's current answer; undefined if there is none. */
async function answerTo(database: Queryable, topic: string) {
  const answer = (await readAnswers(database)).find(one => one.topic === topic)
  const title = (await knowledge()).find(({ id }) => id === topic)?.title
  return answer && title ? { title, text: answer.answer } : undefined
}

/** Returns whether Maeve's own knowledge leaves a topic unanswered, even if the founder has answered it since. */
async function isOpenTopic(topic: string): Promise<boolean> {
  return (await knowledge()).some(entry => entry.id === topic && isUnpublished(entry))
}
