import type { Member } from './personal-data.ts'

/** What counts friends, where somebody does. */
export type Friends = {
  /** An address's link for friends, whether or not it is on the list: it counts once the address has confirmed. */
  link(email_key: string): Promise<string>
  /** Hands a confirmed entry its code, unless it has one or another spelling of its address holds it. */
  take(member: Member): Promise<Member>
  /** An entry's number among the confirmed, and its link where it holds a code. Undefined before it has confirmed. */
  rank(member: Member): Promise<{ rank: number; share: string | undefined } | undefined>
}
