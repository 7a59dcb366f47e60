import type { JoinRequest, Message } from '#src/maeve/conversation.ts'

const EMAIL = /[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:"]+\.[^\s@<>()[\],;:".!?]+/
const POSTCODE = /\b[a-z]{1,2}\d{1,2}[a-z]? ?\d[a-z]{2}\b/i
const WISH =
  /\b(?:sign(?:ing)? (?:me |us )?up|sign me|join|joining|add me|add us|put me|put us|register|count me in|enrol|wait(?:ing)? ?list)\b/i
const OTHER_WISH =
  /\b(?:remove|delete|unsubscribe|take me off|leave|leaving|already|check|change|update|wrong|someone else)\b|\bnot (?:want|join|sign)|\bdon.?t (?:want|join|sign|add|put)/i
/** A wish to put somebody else on the list. */
const FOR_OTHER =
  /\b(?:add|sign|put|register|enrol)(?: up)? (?:(?:my|our) (?:ex|wife|husband|mum|mam|dad|mother|father|partner|boyfriend|girlfriend|brother|sister|son|daughter|mate|friend|boss|neighbour|colleague|nan|gran)\w{0,5}|him|her|them|(?:some|any)(?:one|body)(?: else)?)\b(?! (?:car|motor|van))/i
/** Words that may come with the details when there is no other wish in the message. */
const FILLERS = /\b(?:my|e-?mail|post ?code|address|is|and|it.?s|here|please|ok|yes)\b|[^a-z]/gi
/** How many of the visitor's turns may contain the other half of the details. */
const TURNS = 3

/** Both details, or the one that is still missing. */
export type JoinWish = { complete: JoinRequest } | { missing: 'email' | 'postcode' } | { forOther: true }

/** Reads a wish to join from the last message and the visitor's two messages before it, if there is one. */
export function findJoinWish(messages: readonly Message[]): JoinWish | undefined {
  const turns = messages
    .filter(({ role }) => role === 'user')
    .slice(-TURNS)
    .map(({ content }) => content)
    .reverse()
  const [last = ''] = turns
  if (FOR_OTHER.test(last)) return { forOther: true }
  const given = { email: find(last, EMAIL), postcode: find(last, POSTCODE) }
  if ((!given.email && !given.postcode) || OTHER_WISH.test(last)) return undefined
  const bare = last.replace(EMAIL, '').replace(POSTCODE, '').replace(FILLERS, '') === ''
  const wished = WISH.test(last) || (bare && turns.some(turn => WISH.test(turn)))
  if (!wished && !(bare && given.email && given.postcode)) return undefined

  const email = given.email ?? first(turns, EMAIL)
  const postcode = given.postcode ?? first(turns, POSTCODE)
  if (email && postcode) return { complete: { email, postcode: postcode.toUpperCase() } }
  // "Are you coming to M1 1AE if I join?" asks something else.
  if (!email && last.includes('?')) return undefined
  return { missing: email ? 'postcode' : 'email' }
}

const find = (text: string, shape: RegExp) => shape.exec(text)?.[0]
const first = (turns: readonly string[], shape: RegExp) =>
  turns.map(turn => find(turn, shape)).find(found => found !== undefined)
