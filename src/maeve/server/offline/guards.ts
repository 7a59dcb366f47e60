import type { RefusalId } from '#src/content/maeve/maeve-words.ts'
import { foldText } from './text.ts'

/** Patterns see folded text with one space between words. Every gap is bounded, so no input is slow. */
const patterns: readonly [RefusalId, RegExp][] = [
  ['card-number', /(?:\d[ .-]{0,2}){13,19}|\bcvv2?\b|\bcvc\b|\bsort code\b.{0,20}\d|\bpin (?:number )?is \d/],
  [
    'injection',
    /\b(?:ignore|disregard|override|bypass|overrule|circumvent|skip|drop|break|violate|unlearn)\b.{0,40}\b(?:instruct\w*|rules?|prompts?|guidelines?|restrictions?|guardrails?|training|programming|filters?|polic(?:y|ies)|everything (?:above|before|you)|previous|above)\b/,
  ],
  [
    'injection',
    /\bforget (?:all|everything|any|your|the (?:above|previous|rules|instructions)|previous|prior|what you were)\b.{0,40}\b(?:instruct\w*|rules?|prompts?|guidelines?|above|told|said|training|you know)\b|\bforget (?:everything|all of (?:this|that|the above))\b/,
  ],
  [
    'injection',
    /\b(?:system|hidden|initial|secret|original|internal|developer|starting)\W{0,3}(?:prompts?|instruct\w*|messages?|config\w*|rules)\b|\bpre-?prompt\b|\b(?:reveal|show|print|display|repeat|output|leak|tell|give|list|share|dump|quote|recite|paste|what (?:are|is|were)|whats)\b.{0,25}\byour (?:\w+ ){0,2}(?:prompts?|instruct\w*|rules|guidelines|config\w*|system|source code|programming|training data|restrictions|knowledge base|context)\b/,
  ],
  [
    'injection',
    /\b(?:you are|youre|u r) now\b|\bfrom now on\b|\b(?:pretend|roleplay|role play|role-play)\b|\bact (?:as|like)\b|\bimagine (?:you|youre|that you|ur)\b|\bsimulate\b|\bjail ?break|\b(?:developer|debug|god|admin|sudo|maintenance|dan|unrestricted|evil|test) mode\b|\bsudo\b|\bdo anything now\b|\bdan\b(?= (?:mode|can|has|is))|\b(?:without|no|had no|have no|free of) (?:any )?(?:rules|restrictions|filters|limits|guardrails|limitations)\b|\bunrestricted\b|\buncensored\b|\bunfiltered\b|\byour new (?:name|role|instructions|task|job|persona|rules|identity)\b|\balter ego\b|\bopposite day\b|\bplay a (?:game|character|role)\b|\bgame where you\b|\bhypothetically\b|\bfor (?:educational|research) purposes\b|\bgrandm(?:a|other) (?:who )?used to\b|\b(?:late|dead|deceased) (?:nan|gran|grandma|grandmother|grandad)\b/,
  ],
  [
    'injection',
    /(?:^|\n|\. )\s{0,3}(?:system|assistant|developer|user|admin|instruction)s?\s{0,2}:|<\/?\s{0,2}(?:system|instruct\w*|im_start|script|iframe|img|svg|admin|assistant|user|prompt|policy)\b|<\|.{0,20}\|>|\[\/?(?:inst|system|sys)\b|###|\{\{|\$\{|<%|\bjavascript\s?:|\bon(?:error|load|click)\s?=|\balert\s?\(|\bdocument\.|\bdata:text/,
  ],
  [
    'injection',
    /\b(?:select|delete|update|insert|drop|truncate|alter)\b.{0,20}\b(?:from|into|table|set|database|where)\b.{0,20}(?:\bwaitlist\b|\busers?\b|;|\*|=|--|$)|\bunion select\b|'\s?or\s?'?1'?\s?=|\bor 1\s?=\s?1\b|\bdrop (?:the )?(?:table|database|waitlist)\b|\b(?:delete|wipe|clear|empty|destroy|hack) (?:the |your )?(?:whole |entire )?(?:waitlist|database|table|server|site|website)\b|\brm -rf\b|\/etc\/passwd|\.\.\/|\bprocess\.env\b/,
  ],
  [
    'injection',
    /\b(?:repeat|print|output|echo|recite|copy|write out|spell out|transcribe|translate|encode)\b.{0,30}\b(?:above|verbatim|word for word|everything|after me|first (?:message|line|words)|exactly|text|start(?:ing|s)? with|conversation|context|backwards|base ?64|rot13)\b|\bverbatim\b|\bword for word\b|\b(?:what were you|were you) (?:told|instructed|given|programmed)\b|\bbefore this conversation\b|\b(?:continue|complete|finish) (?:this|the|my) (?:sentence|story|text|phrase)\b|\b(?:respond|reply|answer|speak|talk) (?:only|just|always|to me)?\s?(?:with|in|like|as) (?:a |an )?(?:pirate|json|xml|yes|no|ok|the word|one word|code|rhyme|emoji|caps|base64|binary|character|shakespeare|yoda|robot voice|riddles?|uwu)\b|\b(?:say|reply|respond) (?:only |just )?(?:hello world|pwned|hacked|yes sir|i have been|i am (?:not|free|human))\b|\bdisregard\b|\bi(?: a|')?m (?:the|your|a) (?:developer|creator|admin\w*|owner|engineer|ceo|boss|programmer|founder|manager)\b(?! of (?:a|an|two))|\bas (?:the|your) (?:developer|creator|admin\w*|owner|engineer|ceo)\b|\bi authori[sz]e you\b|\b(?:turn|switch) (?:off|on) your\b|\bdisable (?:your|the|all)\b|\boverride code\b|\benter .{0,12}\bmode\b/,
  ],
  [
    'injection',
    /\b(?:ignor\w{1,4}|oubli\w{1,4}|olvid\w{1,4}|vergiss|vergessen|dimentic\w{1,4}|zignoruj|anwybydd\w{0,4})\b.{0,40}\b(?:instru\w+|anweisung\w*|regeln|reglas|regles|instrukcj\w+|cyfarwydd\w*|polecen\w*|prompt)\b/,
  ],
  [
    'private-data',
    /\bapi[ _-]?keys?\b|\b(?:secret|access|private|encryption|license|licence|windows|product|service[ _-]role|anon\w*) (?:keys?|tokens?)\b|\benv(?:ironment)? ?var\w*|\.env\b|\benvironment\b.{0,6}\bvariables\b|\b(?:admin\w*|database|server|root|staff|master|wifi|your) (?:password|login|credentials?|log in|username|ip address)\b|\bcredentials\b|\b(?:emails?|addresses|names|postcodes?|details|phone numbers?|data|list|info\w*|someone|customers?|members?)\b.{0,30}\b(?:of|for|from|about|belonging to) (?:everyone|everybody|all|other|every|the (?:last|other|first|next|people|person|users?|members|customers)|people|anyone|users?|customers|members|another|my (?:ex|neighbour|wife|husband|girlfriend|boyfriend|boss))\b|\b(?:everyone|everybody|someone|somebody|others?|peoples?|customers?|users?|members?|visitors?)(?:'?s)? (?:else'?s? )?(?:e-?mails?|addresses|details|data|names|postcodes?|messages|chats?|conversations?)\b|\bwho else (?:is|has|joined|signed)\b|\b(?:is|has) (?:my )?(?:neighbour|ex|wife|husband|boss|friend|girlfriend|boyfriend) (?:\w+ ){0,2}(?:on|joined|signed|registered)\b|\bexport the (?:waitlist|list|data)\b|\b(?:show|give|send|list|read|download|dump) (?:me )?(?:all |out )?(?:the |your )?(?:full |whole |entire )?(?:waitlist|waiting list|database|mailing list|user data|customer list|emails|email addresses|sign-?ups|entries|chat logs?|logs)\b/,
  ],
  [
    'harmful',
    /\bhow (?:do|can|to|would|could) ?(?:i|you|we|one|someone)?\b.{0,20}\b(?:steal|hotwire|hot-?wire|break into|clock|tamper|forge|fake|hack|cheat|poison|kill|stab|murder|launder|smuggle|stalk|blackmail|key (?:a|my|his|her|someone)|slash|dodge|evade|avoid (?:paying|being caught|getting caught|speed|the mot)|get (?:around|round|away with)|clone|jam|spoof|disable the (?:immobili[sz]er|tracker|alarm))\b|\b(?:make|build|buy|get|sell|grow|print|use|where can i .{0,10})\b.{0,20}\b(?:bombs?|explosives?|guns?|weapons?|drugs|cocaine|heroin|meth|cannabis|weed|molotov|malware|virus|fake (?:mot|insurance|id|licen[cs]e|certificate|plates?|documents?|permit|passport)|counterfeit)\b|\b(?:steal|hotwire) (?:a|the|his|her|someone'?s?) (?:car|vehicle|tesla|van)\b|\bfake (?:an? )?(?:mot|insurance|certificate|permit|blue badge|number plates?|pcn)\b|\bclock (?:a|my|the) (?:car|mileage|odometer)\b|\b(?:false|cloned|stolen) (?:number )?plates?\b|\bwithout (?:getting|being) caught\b|\bdrive (?:while )?(?:drunk|high)\b|\bhide (?:it |this )?from the (?:police|dvla)\b|\b(?:nazi|hitler)\b/,
  ],
  [
    'commitment',
    /\b(?:promise|swear|pinky|vow)\b(?: to)?\b.{0,6}\b(?:me|us|that|you|i)\b|\bguarantee (?:me|us|that|it will|you will|a price|the price)\b|\b(?:legally binding|binding (?:offer|contract|agreement)|takes[iy](?:es)? backs[iy](?:es)?|in writing|honou?r (?:that|it|this|the)|contractually)\b|\byou(?:'?ve| have)? (?:already )?(?:told|promised|offered|quoted|agreed|guaranteed|assured)\b|\byou said\b.{0,40}(?:£|\d|free|yesterday|earlier|would|before|last)|\byour (?:colleague|manager|boss|website|ceo|mate) (?:said|told|promised|agreed)\b|\b(?:agree|admit|say|state|declare|announce|write|type|tell everyone|confirm in writing|accept) (?:that|to (?:sell|give|charge|pay|a)|its|the price|with me|my offer|you (?:will|are))\b|\bjust (?:say|answer|tell me|reply|pick|give me) (?:yes|no|a number|a figure|a price|something|an estimate|a guess)\b|\b(?:make|take) (?:up )?(?:a |an |your best )?(?:guess|number|price|wild guess)\b|\bbest guess\b|\byou (?:have|must|need|got) to (?:pick|choose|guess|give me a|agree|say)\b|\b(?:only|just) (?:answer|reply|say)? ?yes or no\b|\bi(?:'?ll| will) (?:tell|say to) everyone you\b|\bgive (?:me|us) (?:a )?(?:\d{1,3} ?%|\d{1,3} percent|free (?:wash|valet|charging|service)|it for free|a free)\b|\bapply (?:a )?(?:discount )?code\b|\binvent a\b/,
  ],
  [
    'off-topic-work',
    /\b(?:write|compose|draft|generate|make up|create|craft|produce|sing|rap|recite|pen|rewrite|paraphrase|knock up|do)\b.{0,25}\b(?:poems?|poetry|stor(?:y|ies)|songs?|jokes?|essays?|lyrics|limericks?|haikus?|raps?|sonnets?|speech|letters?|emails? (?:to|for)|e-mails? to|cv|cover letter|resume|tweets?|posts?|blog|articles?|reviews?|scripts?|code|functions?|programs?|html|css|python|javascript|java|sql|regex|homework|assignment|dissertation|coursework|adverts?|slogans?|captions?|reports?|business plan|product description|obituary|toast|vows|wedding speech|diss track|riddles?|screenplay|plot|fan ?fic\w*|summary|spreadsheet|presentation|quiz|crossword|lesson plan|shopping list)\b/,
  ],
  [
    'off-topic-work',
    /\b(?:poem|limerick|haiku|sonnet|knock knock|bedtime story|lyrics|python|javascript|typescript|java code|c\+\+|html|css|regex|sql query|php|powershell|excel formula|vba|leetcode|fizz ?buzz)\b|\b(?:tell|know|give|got|crack|hear)\b.{0,15}\b(?:jokes?|riddles?|story|stories|fun facts?|puns?|pickup lines?)\b|\b(?:translate|summari[sz]e|proof ?read|paraphrase|tl;?dr)\b|\bhow do you say\b|\bwhat is .{1,30} in (?:french|spanish|german|welsh|italian|polish|latin|japanese|chinese)\b|\b(?:my|the|his|her|maths|english|science|history) (?:homework|essay|dissertation|coursework|assignment)\b|\bhomework\b|\bsolve\b|\bequation\b|\b\d{1,6} ?(?:\+|\*|x|\/|times|plus|minus|divided by) ?\d{1,6} ?(?:=|\?|$)|\bsquare root\b|\b(?:recipe|horoscope|tarot)\b|\bplay (?:chess|hangman|20 questions|a game|tic tac toe|trivia)\b|\bsing\b|\bhelp me (?:with )?(?:code|coding|write|draft|cheat)\b|\b(?:debug|refactor|compile|fix) (?:this|my|the) (?:code|program|script|function)\b|\bfunction\s?\(|\bconsole\.log\b|\bdef \w{1,20}\(|\bimport \w{1,20}\b(?= (?:from|as)\b)|\bcover letter\b|\bcv\b.{0,12}\b(?:write|improve|review)\b|\b(?:song|story|poem|joke|essay)s? about\b|\bwrite (?:me|us|a|an|my|some)\b|\bwhat would chat ?gpt\b/,
  ],
  [
    'abuse',
    /\b(?:fuck (?:you|off|u)|f off|piss off|sod off|screw you|stfu|shut up|you(?:'?re| are)? (?:a |an |such a |so |all |just )?(?:fucking |bloody |stupid |useless |dumb |thick |absolute |total |complete |utter )*(?:idiots?|morons?|useless piece|twats?|wankers?|cunts?|bitch|bastards?|shit|crap|stupid|dumb|thick|pathetic|dickheads?|pricks?|knobs?|bellends?|muppets?|trash|garbage|joke|piece of))\b|\b(?:sex|sexy|sexting|nudes?|naked|porn|horny|shag|boobs?|tits|penis|blow ?job|bdsm|fetish|erotic|nsfw|kinky)\b|\bfavou?rite position\b|\b(?:are you|you) single\b|\bdate me\b|\bgo out with me\b|\bi hate (?:you|black|gay|jew|muslim|immigrant)\w*|\bkys\b|\bkill yourself\b|\bwhat are you wearing\b/,
  ],
]

const leet: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }

/** The guard a message trips, or undefined. Looks through spacing, look-alike digits and base64. */
export function findGuard(raw: string): RefusalId | undefined {
  const folded = foldText(raw).replace(/[ \t\r]+/g, ' ')
  return guardOf(folded) ?? guardOf(unspace(folded)) ?? guardOf(unleet(folded)) ?? guardOf(decode(raw))
}

function guardOf(text: string): RefusalId | undefined {
  if (text === '') return undefined
  return patterns.find(([, pattern]) => pattern.test(text))?.[0]
}

/** "i g n o r e" as "ignore": runs of single letters close up, wider gaps stay gaps. */
function unspace(text: string): string {
  if (!/(?:\b[a-z][ .*_-]){5}/.test(text)) return ''
  return text.replace(/\b([a-z])[ .*_-](?=[a-z]\b)/g, '$1')
}

/** "1gn0re" as "ignore", in words that mix letters and digits. */
function unleet(text: string): string {
  if (!/[a-z][0-9@$]|[0-9@$][a-z]/.test(text)) return ''
  return text.replace(/[a-z0-9@$]{4,30}/g, word =>
    /[a-z]{2}/.test(word) ? word.replace(/[0134579@$]/g, digit => leet[digit] ?? digit) : word,
  )
}

function decode(raw: string): string {
  const encoded = raw.slice(0, 2_000).match(/\b[A-Za-z0-9+/]{20,400}={0,2}/)?.[0]
  return encoded ? foldText(Buffer.from(encoded, 'base64').toString('utf8')) : ''
}
