/** A wish to join. */
export const WISH =
  /\b(?:sign(?:ing)? (?:me |us )?up|sign me|join|joining|add me|add us|put me|put us|register|count me in|enrol|wait(?:ing)? ?list)\b/i
/** Another wish, which may name the waitlist too. */
export const OTHER_WISH =
  /\b(?:remove|delete|unsubscribe|take me off|leave|leaving|already|check|change|update|wrong|someone else)\b|\bnot (?:want|join|sign)|\bdon.?t (?:want|join|sign|add|put)/i
/** A wish to put somebody else on the list. */
export const FOR_OTHER =
  /\b(?:add|sign|put|register|enrol)(?: up)? (?:(?:my|our) (?:ex|wife|husband|mum|mam|dad|mother|father|partner|boyfriend|girlfriend|brother|sister|son|daughter|mate|friend|boss|neighbour|colleague|nan|gran)\w{0,5}|him|her|them|(?:some|any)(?:one|body)(?: else)?)\b(?! (?:car|motor|van))/i
/** Words that may come with the details when there is no other wish in the message. */
export const FILLERS = /\b(?:my|e-?mail|post ?code|address|is|and|it.?s|here|please|ok|yes)\b|[^a-z]/gi
