const MAX_QUESTIONS = 6

const opener =
  '(?:how|what(?! an? )|whats|when|whens|where|wheres|who|whos|which|why|whit|wot|whaur|do|dee|dae|does|did|is|are|am|can|could|cud|will|would|should|shall|have|has|must|may|any|whether)'
const counted =
  '(?:first|firstly|second|secondly|third|thirdly|fourth|fourthly|finally|lastly|one|two|three|four)'
/** Between questions: end marks, line ends, list marks, "first ..., second ...". */
const hard = new RegExp(
  `[?!;\\n]+|\\.(?=\\s|$)|\\.{2,}|(?<!\\S)(?:\\(?[1-6a-d][).:]|[1-6](?=\\s(?:${opener}|the|our|your)\\b)|[-*•])\\s|(?<![^\\s,])${counted}\\s?[,:]\\s|:\\s`,
  'i',
)
/** Where one question may end and the next begin: "and", "plus", "+", a comma. */
const soft = /\s(?:and|also|plus|but|oh and|n|nd|an|then)\s(?:also\s)?|\s?[+&/]\s?|,\s?|\s(?=whether\s)/i

const hasLetters = (part: string) => /[\p{L}\p{N}]/u.test(part)

function split(text: string, at: RegExp): string[] {
  return text
    .split(at)
    .map(part => part.trim())
    .filter(hasLetters)
}

export function splitQuestions(message: string): string[] {
  return split(message, hard).slice(0, MAX_QUESTIONS)
}

/** Cuts a sentence at each "and", comma or the like; many of the pieces ask nothing on their own. */
export function splitFurther(sentence: string): string[] {
  return split(sentence, soft).slice(0, MAX_QUESTIONS)
}

const opening = new RegExp(
  `^(?:(?:and|so|but|also|ok|okay|then|now|pls|please|hi|hello|hiya|hey|right|well|or|like|um|er|basically|quick one|just|i was wondering|wondering|i wondered|can i ask|could you tell me|can you tell me|do you know)[, ]+)*${opener}\\b`,
  'i',
)

export function beginsAsQuestion(part: string): boolean {
  return opening.test(part)
}

export function isQuestion(part: string, message: string): boolean {
  const at = message.indexOf(part)
  return beginsAsQuestion(part) || message.charAt(at + part.length) === '?'
}

/** Returns true for a message that makes sense only after the one before it: "and for a van?", "how much is that?". */
export function leansOnContext(message: string): boolean {
  const text = message.toLowerCase().trim()
  const words = text.split(/\s+/)
  return (
    /^(?:and|what about|how about|wot about|whit aboot|or|also|but|so|then|no+\b|nah|sorry|i meant?)\b/.test(
      text,
    ) ||
    (words.length <= 10 &&
      /\b(?:it|that|this|they|them|those|these|one|ones|there|same|its|thats|either|instead|too|still|mine)\b/.test(
        text,
      ))
  )
}

const ASKED_IN = 300

/** A question in the middle of a sentence: "my nan wants to know do you wash vans". */
const within =
  /\b(?:(?:what|how|when|where|who|why|which) (?:do|does|is|are|can|will|would|should|about|much|many|long|often)|(?:do|does|can|could|will|would|should|did|shall) (?:i|you|u|ya|ye|yous|youse|we|they|it|he|she))\b/i

export function asks(message: string): boolean {
  const begun = message.slice(0, ASKED_IN)
  if (within.test(begun)) return true
  return splitQuestions(begun).some(
    part => isQuestion(part, begun) || splitFurther(part).some(beginsAsQuestion),
  )
}
