/** A person that a clause could be about. */
export const SOMEBODY = /\b(?:we|us|our|ours|you|your|yours|i|my|me|it|they|them|there|kerbside|maeve)\b/
/** What a sentence of sympathy is about. */
const FEELING =
  /\b(?:awkward|frustrating|rough|tricky|annoying|stressful|rotten|nuisance|pain|shame|pity|worry|worrying|tough|understandable|congratulations|sorry|sad|exciting|fair question|good question|great question|tiring|hassle|headache|awful|terrible|horrible|dreadful|upsetting|miserable|brilliant|fantastic|wonderful|lucky|fun|boring|confusing|fiddly|inconvenient|unlucky|bother|faff|shock|fright|scare|surprise|blow|stress|struggle|ordeal|lovely|nice|great news|good news|sounds like|sounds as|happy birthday|poor)\b/
/** How courtesies and echoes of the visitor's own words begin. */
const OPENERS =
  /^(?:congratulations|thanks|thank you|sorry|hello|hi|hey|good (?:morning|afternoon|evening|day)|welcome|you are (?:very |most )?welcome|you (?:very )?welcome|bye|goodbye|take care|have a|enjoy|happy|no (?:problem|worries)|let me know|ask (?:me|away)|feel free|cheers|so you|you (?:mention|said|ask|want to know|sound|seem|look)|it sounds|that sounds|sounds|(?:it is |it )?(?:lovely|nice|great|good) to (?:meet|hear|see|chat|know)|nice to|fair enough|makes sense|that makes|got it|what a|good luck|no rush|great|lovely|all right|alright|right then|understood|glad|hope|well done|(?:good )?(?:morning|evening|afternoon)[ !,.]*$|safe travels|ta\b|noted|brilliant|perfect|my pleasure|pleasure|always happy|any time|(?:my )?apologies|speak soon|see you|mind how you go|drive safely|bless you|fire away|just say the word|one moment|that makes two|i (?:(?:really |do |totally )*(?:hear|get (?:that|it|why|how|where)|feel|bet|love)\b|would be the same)|(?:that|it|they) (?:is|was|were) (?:not )?(?:an? |such an? |quite |very |really )*(?:fair|sweet|lovely|kind|good|great|nice|funny|clever|reasonable|natural|daft|silly|wise|understandable)\b|not (?:daft|silly|bad|a bit)\b|shout\b|nearly there|nice (?:one|try|bike|car|choice)|ha\b|aw\b|ah\b|hmm\b|awright|you (?:have |really |just )*(?:made my day|did (?:an?|the|every|really)|deserve|sound)\b|heaven help|just (?:say|ask|shout))/
const WISHES = /^so you\b.*\b(?:want|wonder|ask|looking|know)/
const US = /\b(?:we|us|our|ours|ourselves|kerbside|maeve)\b/
/** An act that Maeve says she has done. */
const ACTED =
  /^(?:and |so )?i (?:have |just |already |now |also )*(?!said|mentioned|explained|told|covered|listed|described|tried)(?:\w{2,}ed|put|sent|made|got|took|gave|did|set|spoke|wrote) (?!to (?:hear|say))/
/** Something that is said to be done for the visitor. */
const DONE =
  /\b(?:you|it|that|all|your \w+)(?: are| is| have been| has been| will be)? (?:now |just |all |already |going to be |safely )*(?:booked|set up|signed|added|reserved|registered|arranged|confirmed|sorted|secured?|safe|covered|put (?:on|down)|first (?:on|in)|next (?:on|in)|number \d+)\b(?! (?:by|for) )/

/** Whether a plain clause claims that something was done, which no knowledge can back. */
export const saysDone = (clause: string): boolean => ACTED.test(clause) || DONE.test(clause)

/** Whether a plain clause is sympathy, courtesy or the visitor's own words, and makes no claim about us. */
export function isCourtesy(clause: string): boolean {
  return WISHES.test(clause) || (!US.test(clause) && (OPENERS.test(clause) || FEELING.test(clause)))
}
