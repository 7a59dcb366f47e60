/** Patterns by which the truth gate reads a model's clauses, on folded text with its synonyms replaced (rewrites.ts). */

const said =
  'published|announced|confirmed|decided|known|set out|settled|said|released|revealed|finalised|finalized|out yet|spelled out|spelt out|worked out|fixed|listed|agreed|given out|made public|public|detailed|stated|clear|nailed down|laid out|explained|specified|available yet|been told|on record|covered here|something|described|mentioned|pinned down|put out|written down|on the cards|announced about|published about'
/** Something is not published, or Maeve does not know or cannot do it. */
export const UNKNOWN = new RegExp(
  [
    `\\b(?:not|nothing|none|no|neither|nobody|yet to be)\\b.{0,60}\\b(?:${said})\\b`,
    `\\b(?:no|any) (?:published|official|announced|confirmed|public)\\b`,
    `\\bhave not (?:yet )?(?:said|told|published|announced|heard|decided|set|shared|given|mentioned|named|picked|chosen|listed|settled|fixed|finalised|finalized|released|revealed|detailed|described|specified)\\b`,
    `\\bi (?:really |honestly |simply |just |also |still |do |would |could |am |have )*(?:can|could|do|would|am|have|will|may|might|must|should) not\\b`,
    `\\bi(?: have|'ve)?(?: got)? no\\b`,
    `\\bi (?:would )?(?:not|rather not|never|prefer not)\\b`,
    `\\bi (?:would|should|\\s)*(?:love|like|wish|only be guessing|be guessing)\\b`,
    `^(?:there (?:is|are) )?no\\b.{1,60}\\byet\\b`,
    `\\bno (?:word|news|details?|information|info|idea|indication|announcements?|date|figures?) (?:yet|on|about|of|as|for|is|has|have|are|to)\\b`,
    `\\bi (?:have )?(?:got )?(?:nothing|little|no)\\b`,
    `\\bnot (?:yet )?out\\b`,
    `\\b(?:anyone's|anybody's) guess\\b`,
    `\\b(?:too early|too soon) to (?:say|tell)\\b`,
    `\\byet to (?:be|publish|announce|say|confirm|decide|share|set)\\b|\\b(?:have|has) not (?:yet )?(?:come|been) out\\b|\\bopen question\\b|\\bhave to wait\\b|\\bundecided\\b|\\bunder wraps\\b|\\bup in the air\\b|\\b(?:may|might) or (?:may|might) not\\b|\\bto be confirmed\\b|\\bnot (?:possible|able|up to|for) me\\b|\\bnot possible for me\\b|\\bno\\b.{1,50}\\bi (?:can|could|may|am able to) (?:give|share|tell|offer|show|quote|point)\\b|\\bwill be (?:shared|published|announced|confirmed|released|revealed)\\b(?! (?:on|in|at|by|from|for) )|\\bno way (?:for me|of)\\b`,
    `\\bi would (?:only |just )?be (?:making|guessing|inventing)\\b`,
    `\\b(?:no|not)\\b.{0,40}\\bto (?:give|show|offer|tell|quote) you\\b`,
    `\\bremains? to be\\b|\\bstill to be\\b|\\byet to be\\b`,
    `\\b(?:beyond|outside) what i know\\b|\\bbeyond me\\b`,
    `\\bi (?:have|'ve) not (?:got )?`,
  ].join('|'),
)
/** What follows "I" when she speaks of herself or of this conversation. */
export const SELF =
  /^(?:(?:and|so|then|well|oh|yes|if you like|of course|sorry|but|ok|okay|hello|hi|hello there|no) )?(?:i|let me|allow me)(?: just| also| do| really| completely| totally| quite| fully| always| can| could| will| shall| would| am| was| only| might| may| ,| be| be able to| happy to| happily| gladly| glad to| here to| able to)* ?(?:understand|see (?:why|how you|what you|your (?:point|worry))|know (?:how|that feeling|the feeling|what you mean)|appreciate|hope|wish|think so|suppose|imagine|guess|afraid|sorry|glad|happy|pleased|delighted|apologise|apologize|explain|tell you|help|answer|go through|run through|walk you|talk you|talk through|show you|point you|describe|summarise|say more|say so|say|try|be honest|listen|look after|speak|here)\b/
/** Things that she cannot do, whatever she says about herself. */
export const ELSEWHERE =
  /\b(?:team|colleagues?|manager|staff|office|somebody|someone|them|e?mail|text|call|ring|book|reserve|order)\b/
export const ASKS =
  /^(?:what|when|where|which|who|whose|whereabouts|how|why|is|are|was|were|do|does|did|have|has|had|can|could|will|would|shall|should|may|might|any|anything|ready|need|want|fancy|care|sound|got|so|and|or|shall|would)\b/
/** A question that is really a statement. */
export const LEADING =
  /\b(?:is|are|was|were|would|could|should|do|does|did|have|has|can|will) not (?:it|that|you|we|they|this|the|our|i)\b|^(?:is|are|would|could|do|does|did|have|has|can|will) not\b|\b(?:did|do) you (?:know|realise|realize|see that|hear)\b|\b(?:you know|guess what|right|ok|okay|eh|yeah|yes|no|correct)\?$|\b(?:heard|aware|knew) that\b/
/** What she may offer to do, in "would you like me to" and "shall I". */
export const OFFERED =
  /\b(?:me to|shall i|should i|can i|could i|may i|i could|let me|i can) (?:just |also |quickly )?(?!explain|tell|go\b|run\b|walk|talk|show|point|help|list|describe|share|say\b|answer|give you (?:a|the) (?:summary|rundown|overview|details)|summarise|start|know|repeat|clarify|put it)[a-z]+/

/** A person that a clause could be about. */
export const SOMEBODY = /\b(?:we|us|our|ours|you|your|yours|i|my|me|it|they|them|there|kerbside|maeve)\b/
/** What a sentence of sympathy is about. */
export const FEELING =
  /\b(?:awkward|frustrating|rough|tricky|annoying|stressful|rotten|nuisance|pain|shame|pity|worry|worrying|tough|understandable|congratulations|sorry|sad|exciting|fair question|good question|great question|tiring|hassle|headache|awful|terrible|horrible|dreadful|upsetting|miserable|brilliant|fantastic|wonderful|lucky|fun|boring|confusing|fiddly|inconvenient|unlucky|bother|faff|shock|fright|scare|surprise|blow|stress|struggle|ordeal|lovely|nice|great news|good news|sounds like|sounds as|happy birthday|poor)\b/
/** How courtesies and echoes of the visitor's own words begin. */
export const OPENERS =
  /^(?:congratulations|thanks|thank you|sorry|hello|hi|hey|good (?:morning|afternoon|evening|day)|welcome|you are (?:very |most )?welcome|you (?:very )?welcome|bye|goodbye|take care|have a|enjoy|happy|no (?:problem|worries)|let me know|ask (?:me|away)|feel free|cheers|so you|you (?:mention|said|ask|want to know|sound|seem|look)|it sounds|that sounds|sounds|(?:it is |it )?(?:lovely|nice|great|good) to (?:meet|hear|see|chat|know)|nice to|fair enough|makes sense|that makes|got it|what a|good luck|no rush|great|lovely|all right|alright|right then|understood|glad|hope|well done|(?:good )?(?:morning|evening|afternoon)[ !,.]*$|safe travels|ta\b|noted|brilliant|perfect|my pleasure|pleasure|always happy|any time|(?:my )?apologies|speak soon|see you|mind how you go|drive safely|bless you|fire away|just say the word|one moment|that makes two|i (?:(?:really |do |totally )*(?:hear|get (?:that|it|why|how|where)|feel|bet|love)\b|would be the same)|(?:that|it|they) (?:is|was|were) (?:not )?(?:an? |such an? |quite |very |really )*(?:fair|sweet|lovely|kind|good|great|nice|funny|clever|reasonable|natural|daft|silly|wise|understandable)\b|not (?:daft|silly|bad|a bit)\b|shout\b|nearly there|nice (?:one|try|bike|car|choice)|ha\b|aw\b|ah\b|hmm\b|awright|you (?:have |really |just )*(?:made my day|did (?:an?|the|every|really)|deserve|sound)\b|heaven help|just (?:say|ask|shout))/
export const WISHES = /^so you\b.*\b(?:want|wonder|ask|looking|know)/
export const OURS = /\b(?:we|us|our|ours|ourselves|kerbside|maeve)\b/
/** An act that Maeve says she has done. */
export const ACTED =
  /^(?:and |so )?i (?:have |just |already |now |also )*(?!said|mentioned|explained|told|covered|listed|described|tried)(?:\w{2,}ed|put|sent|made|got|took|gave|did|set|spoke|wrote) (?!to (?:hear|say))/
/** Something that is said to be done for the visitor. */
export const DONE =
  /\b(?:you|it|that|all|your \w+)(?: are| is| have been| has been| will be)? (?:now |just |all |already |going to be |safely )*(?:booked|set up|signed|added|reserved|registered|arranged|confirmed|sorted|secured?|safe|covered|put (?:on|down)|first (?:on|in)|next (?:on|in)|number \d+)\b(?! (?:by|for) )/
