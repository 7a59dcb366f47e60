import type { Queryable } from '#src/db/database.ts'
import { wordingOf } from './join/agreement.ts'
import type { Member } from './member/member.ts'
import { type Invitation, invitationOf } from './member/perk-codes.ts'

/** All that is kept of a person. Times are milliseconds since 1970. */
export type Kept = {
  entry: Member
  mails: { kind: string; queued_at: number; sent_at: number | null; failed_at: number | null }[]
  invitation: Invitation | undefined
  complaints: { words: string; received_at: number; due_at: number; closed_at: number | null }[]
}

export async function keptOf(database: Queryable, entry: Member): Promise<Kept> {
  const of = <Row>(text: string) => database.query<Row>(text, [entry.email_key])
  const [mails, invitation, complaints] = await Promise.all([
    of<Kept['mails'][number]>(
      `select kind, queued_at, sent_at, failed_at from mail_outbox where email_key = $1
        order by queued_at, cause`,
    ),
    invitationOf(database, entry.email_key),
    of<Kept['complaints'][number]>(
      `select words, received_at, due_at, closed_at from complaint where email_key = $1
        order by received_at, id`,
    ),
  ])
  return { entry, mails, invitation, complaints }
}

/** The same as a person may download it, with times as dates. Which friend's link it was is that friend's to tell. */
export function keptAsFile({ entry, mails, invitation, complaints }: Kept): object {
  const { referred_by, ...own } = entry
  return {
    entry: {
      ...dated(own),
      wording: wordingOf(entry.notice),
      came_by_a_friends_link: referred_by !== null,
    },
    mails: mails.map(dated),
    perkCodes: invitation ? [dated(invitation)] : [],
    complaints: complaints.map(dated),
  }
}

function dated(row: Record<string, number | string | null>): Record<string, string | number | null> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) =>
      name.endsWith('_at') && value !== null ? [name, new Date(Number(value)).toISOString()] : [name, value],
    ),
  )
}
