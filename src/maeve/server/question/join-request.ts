import type { JoinRequest, Message } from '#src/maeve/conversation.ts'
import { FILLERS, FOR_OTHER, OTHER_WISH, WISH } from '#src/maeve/knowledge/words/joining.ts'

const EMAIL = /[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:"]+\.[^\s@<>()[\],;:".!?]+/
const POSTCODE = /\b[a-z]{1,2}\d{1,2}[a-z]? ?\d[a-z]{2}\b/i
/** How many of the visitor's turns may contain the other half of the details. */
const TURNS = 3

/** Both details, or why there is no card yet. */
export type JoinWish = JoinRequest | 'for another' | 'email missing' | 'postcode missing'

/** Returns the visitor's wish to join, if their last message has one. The two before it may have given a detail. */
export function findJoinWish(messages: readonly Message[]): JoinWish | undefined {
  const turns = messages
    .filter(({ role }) => role === 'user')
    .slice(-TURNS)
    .map(({ content }) => content)
    .reverse()
  const [last = ''] = turns
  if (FOR_OTHER.test(last)) return 'for another'
  const given = { email: find(last, EMAIL), postcode: find(last, POSTCODE) }
  if ((!given.email && !given.postcode) || OTHER_WISH.test(last)) return undefined
  const bare = last.replace(EMAIL, '').replace(POSTCODE, '').replace(FILLERS, '') === ''
  const wished = WISH.test(last) || (bare && turns.some(turn => WISH.test(turn)))
  if (!wished && !(bare && given.email && given.postcode)) return undefined

  const email = given.email ?? first(turns, EMAIL)
  const postcode = given.postcode ?? first(turns, POSTCODE)
  if (email && postcode) return { email, postcode: postcode.toUpperCase() }
  // "Are you coming to M1 1AE if I join?" asks something else.
  if (!email && last.includes('?')) return undefined
  return email ? 'postcode missing' : 'email missing'
}

const find = (text: string, shape: RegExp) => shape.exec(text)?.[0]
const first = (turns: readonly string[], shape: RegExp) =>
  turns.map(turn => find(turn, shape)).find(found => found !== undefined)
