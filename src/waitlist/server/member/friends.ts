import type { Member } from './personal-data.ts'

/** Counts friends, if a feature does. */
export type Friends = {
  /** Returns an address's link for friends, whether or not it is on the list: it counts once the address has confirmed. */
  link(email_key: string): Promise<string>
  /** Gives a confirmed entry its code, unless it has one or another spelling of its address owns it. */
  take(member: Member): Promise<Member>
  /** Returns an entry's number among the confirmed, and its link if it has a code. Undefined before it has confirmed. */
  rank(member: Member): Promise<{ rank: number; share: string | undefined } | undefined>
}
