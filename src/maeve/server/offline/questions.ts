/** Most questions looked at in one message. */
const MAX_QUESTIONS = 6

const opener =
  '(?:how|what|whats|when|whens|where|wheres|who|which|why|do|does|did|is|are|can|could|will|would|should|have|has|am|cud|wot)'
/** Between questions: end marks, line ends, and "and", "also" or a comma before a question word. */
const boundary = new RegExp(
  `[?!;\\n]+|\\.(?=\\s|$)|,?\\s(?:and|also|plus|but|oh and|n)\\s(?:also\\s)?(?=${opener}\\s)|,\\s?(?=${opener}\\s)`,
  'i',
)

/** The questions and remarks of one message, in order. */
export function splitQuestions(message: string): string[] {
  return message
    .split(boundary)
    .map(part => part.trim())
    .filter(part => /[\p{L}\p{N}]/u.test(part))
    .slice(0, MAX_QUESTIONS)
}

const opening = new RegExp(`^(?:and |so |but |also )?${opener}\\b`, 'i')

/** True for a part that asks rather than tells. */
export function isQuestion(part: string, message: string): boolean {
  const at = message.indexOf(part)
  return opening.test(part) || message.charAt(at + part.length) === '?'
}

/** True for a message that leans on the one before it: "and for a van?", "how much is that?". */
export function leansOnContext(message: string): boolean {
  const text = message.toLowerCase().trim()
  const words = text.split(/\s+/)
  if (words.length > 12) return false
  return (
    /^(?:and|what about|how about|wot about|or|also|but|so|then|ok(?:ay)?,? (?:and|but|so))\b/.test(text) ||
    (words.length <= 8 && /\b(?:it|that|this|they|them|those|these|one|ones|there|same|its)\b/.test(text)) ||
    words.length <= 2
  )
}
