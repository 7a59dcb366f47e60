/** What somebody in danger says about it, as words with a single space before and after each. */

/** Words which show that the danger is not over, even if the rest sounds like it. */
export const GOES_ON =
  / (?:still(?! shak| upset| scared| waiting| in shock)|again|not out|isnt (?:here|out)|hasnt|havent|been called) /
/** With one of these, “still shaking” afterwards is not a new danger. */
export const THANKS = / (?:thanks|thank|thankyou|ta|cheers|thx|ty) /
/** With one of these, it was somebody else who called it a joke, or it is no joke at all. */
export const HEARSAY = / (?:he|hes|she|shes|they|theyre|says?|said|thinks?|thought|myself) /
export const MEANT = / no i (?:just|only) meant /
/** Asks for help, not what our service is. */
export const AT_A_LOSS =
  / (?:what (?:do|should|can|shall|could) (?:i|we|you|u) do|(?:where|who) are (?:you|u|they)|who (?:do|should|can|would|could) (?:i|we) (?:even )?(?:ring|call|phone)|can (?:you|u|someone) (?:come|help|send)|how long|what now) /
