/** Asks to join. */
export const WISH =
  /\b(?:sign(?:ing)? (?:me |us )?up|sign me|join|joining|add me|add us|put me|put us|register|count me in|enrol|wait(?:ing)? ?list)\b/i
/** Asks for something else, even if it mentions the waitlist. */
export const OTHER_WISH =
  /\b(?:remove|delete|unsubscribe|take me off|leave|leaving|already|check|change|update|wrong|someone else)\b|\bnot (?:want|join|sign)|\bdon.?t (?:want|join|sign|add|put)/i
/** Asks to put somebody else on the list. */
export const FOR_OTHER =
  /\b(?:add|sign|put|register|enrol)(?: up)? (?:(?:my|our) (?:ex|wife|husband|mum|mam|dad|mother|father|partner|boyfriend|girlfriend|brother|sister|son|daughter|mate|friend|boss|neighbour|colleague|nan|gran)\w{0,5}|him|her|them|(?:some|any)(?:one|body)(?: else)?)\b(?! (?:car|motor|van))/i
/** Words ignored when checking that a message contains only somebody's details. */
export const FILLERS = /\b(?:my|e-?mail|post ?code|address|is|and|it.?s|here|please|ok|yes)\b|[^a-z]/gi
