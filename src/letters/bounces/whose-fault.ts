/**
 * Whose fault it is that an email was not delivered. `dead`: the address does not exist; `passing`: our fault or
 * temporary, not the person's; `shown`: a person must judge.
 */
export type Fault = 'dead' | 'passing' | 'shown'

/** Codes of RFC 3463 for a mailbox that does not exist, or no longer exists. */
const DEAD = new Set(['5.1.1', '5.1.6', '5.1.10'])
/** A bad sender, a full mailbox, an email that is too large or unwanted, too many at once, and refusals by policy. */
const OURS = /^(?:4\.|5\.1\.[78]$|5\.2\.[23]$|5\.3\.4$|5\.4\.5$|5\.6\.|5\.7\.)/
/** Codes that say only that delivery failed. */
const GENERAL = /^5\.[0-5]\.0$/

/** Words about us or a temporary state. They outweigh the codes in `DEAD`: some servers refuse senders with 5.1.1. */
const OUR_WORDS =
  /\b(?:spam|junk|virus|malware|unsolicited|abus\w+|reputation|polic(?:y|ies)|prohibited|denied|blocked|banned|suppress\w*|quota|full|over ?limit|storage|exceed\w*|rate|too many|throttl\w*|gr[ea]y-?list\w*|dmarc|dkim|spf|ptr|dnsbl|rbl|authenticat\w*|unauthenticated|sender|relaying|try again|temporar\w+|content|preferences?)\b|\b(?:block|black|deny)-? ?list|(?<!not )\blisted\b/i
/** Words for a missing mailbox, from servers that give no specific code. */
const GONE_WORDS =
  /\b(?:user|recipient|mailbox|account|addressee)\b[^.;:]{0,30}\b(?:unknown|not found|does(?: not|n['’]t) exist)\b|\b(?:unknown|no such) (?:local )?(?:user|recipient|mailbox|account|addressee)\b|\bno mailbox here by that name\b/i
/** If a reply has one of these words, something other than the mailbox was not found. */
const OTHER_WORDS = /\b(?:domain|host)\b/i

/** An SMTP reply that begins like this is temporary. */
const TEMPORARY = /^\D{0,9}4\d\d\b/

/** Parts that are not the server's own words: addresses, links and anything in angle brackets. */
const NAMES = /https?:\S+|<[^<>\s]*>|[^\s<>]+@[^\s<>]+/g
const CODE = /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.]*\d)/g

/** Judges by a report's code, which may be empty, and by what the mail server said. */
export function whoseFault(status: string, said: string): Fault {
  const words = said.replace(NAMES, ' ')
  const codes = [...`${status} ${words}`.matchAll(CODE)]
    .map(([code]) => code)
    .filter(code => !GENERAL.test(code))
  if (codes.some(code => OURS.test(code)) || TEMPORARY.test(words)) return 'passing'
  // If the code blames the address, words can clear it; if the code blames something else, words cannot
  // blame the address.
  if (codes.some(code => !DEAD.has(code))) return 'shown'
  if (OUR_WORDS.test(words)) return 'passing'
  return codes.length || (GONE_WORDS.test(words) && !OTHER_WORDS.test(words)) ? 'dead' : 'shown'
}
