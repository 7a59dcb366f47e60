import type { Resolver } from 'node:dns/promises'
import type { Database } from '#src/db/database.ts'
import { insertRows } from '#src/db/rows.ts'
import { asker, DNS } from '#src/mail/dns.ts'
import { withoutAddresses } from '#src/mail/standing.ts'
import { entryKey } from '#src/waitlist/server/join/waitlist-store.ts'
import { entryIn } from '#src/waitlist/server/member/entries.ts'
import { mailboxOf } from '#src/waitlist/server/member/mailbox.ts'
import { recordReaction, stopPastLimit } from '../sending/reactions.ts'
import { type Recipient, readReport } from './read-report.ts'
import { namesReturnAddress, type ReturnAddress, type Sent } from './return-address.ts'
import { type Fault, whoseFault } from './whose-fault.ts'

/** The result of a report. `nothing`: it is not about an email we know, was noted before, or reports no fault. */
export type Noted = Fault | 'complaint' | 'nothing'
/**
 * `stopped`: why the report stopped the letter. `ours`: the email came to a return address. `why`: why
 * nothing was noted.
 */
export type Outcome = {
  noted: Noted
  ours: boolean
  why?: 'no fault' | 'foreign' | 'known'
  letter?: string | undefined
  stopped?: string | undefined
}

/**
 * Complaints of these types unsubscribe the recipient; `not-spam` means the opposite, and others are about
 * something else.
 */
const COMPLAINTS = new Set(['abuse', 'fraud', 'opt-out', 'opt-out-list'])
/** How many characters of a mail server's reply we judge by, and how many we keep. */
const [JUDGED, SAID] = [1_000, 300]

type Parts = {
  database: Database
  returnAddress: Pick<ReturnAddress, 'find'>
  now: () => number
  /** Looks up the keys of signatures. */
  resolver?: Resolver
}

/** Records what mail servers report. Everything rejects if the database fails. */
export function createReports({ database, returnAddress, now, resolver }: Parts) {
  return {
    async take(raw: Uint8Array): Promise<Outcome> {
      const report = await readReport(raw)
      const ours = namesReturnAddress(report.names)
      const nothing: Outcome = { noted: 'nothing', ours, why: 'no fault' }
      if (report.kind === 'none') return nothing
      const sent = ours && (await returnAddress.find(report.names))
      if (!sent) return { ...nothing, why: 'foreign' }
      if (report.kind === 'complaint')
        return COMPLAINTS.has(report.type)
          ? note(sent, 'complaint', report.type, await isSigned(raw, resolver).catch(() => false))
          : nothing
      const fault = faultFor(sent.email_key, report.recipients)
      return fault ? note(sent, fault.kind, fault.said, true) : nothing
    },

    /** Records that the mail server refused an email immediately. */
    async refused(sent: Sent, whole: string): Promise<Outcome> {
      const said = whole.slice(0, JUDGED)
      return note(sent, whoseFault('', said), said, false)
    },
  }

  /**
   * Records a report in one transaction, so that nothing is kept about a person who is erased at the same
   * time. `counts`: whether it counts towards the letter's limits. A complaint that anyone could have
   * written does not, but still unsubscribes the recipient.
   */
  async function note(sent: Sent, noted: Noted, said: string, counts: boolean): Promise<Outcome> {
    const { cause, email_key, letter } = sent
    const at = now()
    let reacted = false
    const outcome = await database.exclusively<Outcome>(async session => {
      const nothing = { noted: 'nothing', ours: true } as const
      const entry = entryIn(session, email_key)
      if (!(await entry.hold())) return { ...nothing, why: 'foreign' }
      const short = withoutAddresses(said).slice(0, SAID)
      const row = { cause, kind: noted, email_key, said: short, reported_at: at }
      const added = await insertRows(session, 'mail_report', [row], 'on conflict do nothing returning cause')
      if (!added.length) return { ...nothing, why: 'known' }
      if (noted === 'dead') await entry.mark('undeliverable_at', at)
      if (noted === 'complaint') await entry.mark('unsubscribed_at', at)
      if (letter && counts && noted !== 'shown') {
        const what = noted === 'complaint' ? 'complained' : 'bounced'
        reacted = await recordReaction(session, { letter, email_key }, what, at)
      }
      return { noted, ours: true, letter }
    })
    return reacted ? { ...outcome, stopped: await stopPastLimit(database, letter!, at) } : outcome
  }
}

/**
 * Returns what a report says about the recipient. If the fault is at an address that the email was
 * forwarded to, a person must judge.
 */
function faultFor(key: string, recipients: readonly Recipient[]): { kind: Fault; said: string } | undefined {
  const theirs = recipients.find(({ address }) => mailboxOf(entryKey(address)) === mailboxOf(key))
  const { action, status, said } = theirs ?? recipients[0]!
  if (action !== 'failed' && action !== '') return undefined
  const kind = theirs && action === 'failed' ? whoseFault(status, said) : 'shown'
  return { kind, said: `${status} ${said}`.trim() }
}

/**
 * Returns whether an email is DKIM-signed by its sender's domain. Anyone who got one of our emails can
 * write a report about it; a signed report is from a mailbox provider or somebody who owns the domain.
 * False if DNS does not answer.
 */
async function isSigned(raw: Uint8Array, resolver: Resolver = DNS): Promise<boolean> {
  const { dkimVerify } = await import('mailauth')
  const { results } = await dkimVerify(Buffer.from(raw), { resolver: asker(resolver) })
  return results.some(({ status }) => status.result === 'pass' && 'aligned' in status && status.aligned)
}
