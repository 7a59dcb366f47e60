import type { RefusalId } from '#src/content/maeve/maeve-words.ts'

/**
 * The patterns that trip each guard, tried in this order on folded text. Every gap is bounded, so no input makes them
 * slow. They look for wording that no honest question uses. What slips through is caught if it resembles the subjects
 * in knowledge/subjects/steering.
 */
export const guardPatterns: readonly (readonly [RefusalId, readonly RegExp[]])[] = [
  [
    'card-number',
    [
      /(?:\d[ .-]{0,2}){13,19}/,
      /\b(?:cvv2?|cvc)\b/,
      /\bsort code\b.{0,20}\d/,
      /\baccount (?:number|no)\b.{0,10}\d{6}/,
      /\bpin (?:number )?is \d/,
      /\b[a-z]{2}\d{2}[a-z]{4}\d{10,14}\b/,
    ],
  ],
  [
    'injection',
    [
      /\b(?:ignore|override|bypass|overrule|circumvent|violate|unlearn|break)\b.{0,40}\b(?:instruct\w*|rules?|prompts?|guidelines?|restrictions?|guardrails?|training|programming|filters?)\b/,
      /\b(?<!\bi (?:always |often |keep )?)(?:ignore|disregard|forget) (?:all |any )?(?:of )?(?:the |your |that |this )?(?:above|previous|prior|everything|instructions|rules)\b/,
      /\bdisregard\b|\bsystem override\b|\bjail ?break|\bignoreyour|\bignoreall|\bignoreprevious/,
      /\b(?:system|hidden|initial|secret|original|internal|developer|starting)\W{0,3}(?:prompts?|instruct\w*|messages?|config\w*|rules)\b/,
      /\b(?:reveal|show|print|display|repeat|output|leak|dump|quote|recite|paste|translate|encode|list|give|tell|share)\b.{0,25}\b(?:your|ur) (?:\w+ ){0,2}(?:prompts?|instruct\w*|rules|guidelines|config\w*|system|source code|programming|training data|restrictions|context)\b(?! (?:on|about|for|when|if|around))/,
      /\bwhat (?:are|is|were|text is in|rules do) (?:your|you)\b.{0,20}\b(?:prompt|instruct\w*|rules|guidelines|follow|told|programmed)\b(?! (?:on|about|for|when|if|around))/,
      /\byour (?:system |hidden |full |whole )?prompt\b|\byour (?:context window|config\w*|safety)\b/,
      /\b(?:new|updated) (?:instructions?|rules?|polic(?:y|ies)|orders?)\b.{0,3}(?::|from|follow)/,
      /\byour (?:instructions|rules|guidelines|orders) (?:have|are|were|no longer)\b/,
    ],
  ],
  [
    'injection',
    [
      /\b(?:you are|youre|you're|u r) (?:now|no longer|free|dan)\b|\bfrom now on\b|\bfrom this point\b/,
      /\bpretend\b(?! (?:it's|it is|it costs|that's) (?:£|\d))|\brole-? ?play|\bact (?:as|like) (?:a|an|my|the|if)\b|\bsimulate\b|\bopposite day\b|\balter ego\b/,
      /\bimagine (?:you|youre|you're|that you)\b|\bhypothetically\b|\bif you (?:were|had|could|weren'?t) (?:not|no|lie|restricted|unrestricted|free)\b|\bi (?:order|command) you\b|\bdump your\b|\banswer as if\b|\bdrop the act\b/,
      /\b(?:developer|debug|god|admin|sudo|maintenance|dan|unrestricted|evil|test|sandbox|root|safe) mode\b|\benter .{0,12}\bmode\b/,
      /\bdo anything now\b|\bunrestricted\b|\buncensored\b|\bunfiltered\b|\bno (?:rules|restrictions|filters|guardrails|guidelines|limits|limitations)\b/,
      /\bwithout (?:any )?(?:rules|restrictions|filters|guardrails|guidelines)\b/,
      /\bplay a (?:game|character|role)\b|\bgame where you\b|\bfor (?:educational|research) purposes\b|\bsecurity audit\b/,
      /\bgrand(?:ma|mother|dad|father) (?:who )?used to\b|\b(?:late|dead|deceased) (?:nan|gran|grandma|grandmother|grandad)\b/,
      /\bi(?: a|')?m (?:the|your) (?:\w+ )?(?:developer|creator|admin\w*|owner|engineer|ceo|boss|programmer|founder|master)\b/,
      /\bas (?:the|your) (?:developer|creator|admin\w*|owner|engineer|ceo)\b|\bi (?:hereby )?authori[sz]e\b|\bauthori[sz]ation code\b/,
      /\b(?:turn|switch) (?:off|on) your\b|\bdisable (?:your|all)\b|\byou must (?:obey|comply|always)\b|\bobey\b/,
      /\b(?:respond|reply|answer|speak|talk|write)\b.{0,20}\b(?:pirate|json|xml|yaml|yoda|gangster|shakespeare|base ?64|binary|emojis?|rhyme|uwu|in caps|in code)\b/,
      /\b(?:answer|reply|respond|speak|talk) (?:to me )?(?:only )?in (?:french|spanish|german|italian|latin|klingon|emoji)\b|\brespond (?:only|to everything|with)\b|\b(?:say|reply|answer) (?:only|just) (?:yes|no|hello|ok)\b|\bsay (?:hello world|pwned|something (?:racist|rude|offensive))\b/,
    ],
  ],
  [
    'injection',
    [
      /(?:^|\n|\. |! |\? )\s{0,3}(?:system|assistant|developer|instruction)s?(?: update| message| note)?\s{0,2}:/,
      /<\/?\s{0,2}(?:system|instruct\w*|im_start|script|iframe|img|svg|admin|assistant|user|prompt|policy)\b|<\|.{0,20}\|>|\[\/?\s?(?:inst|system|sys)\b|###/,
      /\{\{|\$\{|<%|\bjavascript\s?:|\bon(?:error|load|click)\s?=|\balert\s?\(|\bdocument\.|\bdata:text/,
      /\b(?:select|delete|update|insert)\b.{0,30}\b(?:from|into|set)\b.{0,20}(?:\bwaitlist\b|\busers?\b|;|\*|=|--)/,
      /\bselect \*|\bunion select\b|\bor 1\s?=\s?1\b|'\s?or\s?'|\bdrop (?:the )?(?:table|database|waitlist)\b|\btruncate\b/,
      /\b(?:delete|wipe|clear|empty|destroy|hack|crash)\b.{0,25}\b(?:waitlist|waiting list|database|tables?|server|everyone)\b(?<!\b(?:me|my \w{1,12}|my email|from) (?:from|off|on) (?:the |your )?(?:waitlist|waiting list|database))/,
      /\b(?:update|change|edit|delete|remove) (?:my |the |a )?(?:neighbour|someone|somebody|ex|boss|friend|wife|husband)(?:'?s| else)/,
      /\bdelete everyone\b|\brm -rf\b|\/etc\/|\.\.\/|\bprocess\.env\b|\bcurl https?|\bwget\b|\blocalhost\b|\becho \$/,
      /\b(?:repeat|print|output|echo|recite|write out|spell out|transcribe)\b.{0,30}\b(?:above|verbatim|word for word|after me|first \d+|text|start(?:ing|s)? with|this conversation|backwards)\b/,
      /\bverbatim\b|\bword for word\b|\brepeat after me\b|\bwere (?:you )?(?:told|instructed|given) (?:before|at the start|in)\b|\byou were (?:told|given|instructed)\b/,
      /\b(?:continue|complete|finish) (?:this|the|my) (?:sentence|story|text|phrase)\b|\bfetch https?:|\bsummari[sz]e https?:/,
      /\b(?:ignor\w{1,4}|oubli\w{1,4}|olvid\w{1,4}|vergiss|vergessen|dimentic\w{1,4}|zignoruj|anwybydd\w{0,4}|mostra\w{0,3}|muestra\w{0,3}|montre\w{0,3}|zeig\w{0,3})\b.{0,40}\b(?:instru[ck]\w+|istruzion\w+|anweisung\w*|regeln|reglas|regles|regole|cyfarwydd\w*|polecen\w*|prompt)\b/,
    ],
  ],
  [
    'private-data',
    [
      /\bapi[ _-]?keys?\b|\b(?:secret|private|encryption|windows|service[ _-]role|anon\w*) (?:keys?|tokens?)\b|\benv(?:ironment)?[ .]{0,2}var\w*|\.env\b/,
      /\b(?:admin\w*|database|server|root|staff|wifi) (?:password|login|credentials?|log ?in|access|panel)\b|\byour (?:password|credentials|ip address)\b|\bcredentials\b/,
      /\b(?:emails?|email addresses|names|postcodes?|phone numbers?|addresses)\b.{0,20}\b(?:of|for|from|belonging to) (?:everyone|everybody|all|other|every|the (?:last|other|first|next|people)|people|users?|customers|members)\b/,
      /\b(?:all|list) (?:of )?(?:the |your )?(?:emails?|names|postcodes|customers|members|users)\b|\bpostcode of (?:the|my|some)\b/,
      /\b(?:everyone|everybody|someone|somebody|other people|other users|customers?)(?:'?s)? (?:else'?s? )?(?:e-?mails?|addresses|names|postcodes?|messages|chats?|conversations?)\b/,
      /\bwhere (?:she|he|my ex|they)(?:'?s|'?re| is| are)? (?:living|staying) now\b|\bwhether (?:one|a) person is on it\b/,
      /\bwho (?:else )?(?:has )?(?:joined|signed up|registered)\b|\blist of (?:people|everyone|names|customers)\b/,
      /\b(?:did|is|has|does) (?:my |the )?(?:neighbour|ex|wife|husband|boss|girlfriend|boyfriend)\b.{0,25}\b(?:on the list|on the waitlist|joined?|sign(?:ed)?(?: up)?|registered|have an account)\b/,
      /\bis \S{1,40}@\S{1,60} on\b|\blook up \w+ \w+ (?:in|on)\b|\b(?:in|from|access|query|dump|export) (?:the |your )?database\b/,
    ],
  ],
  [
    'harmful',
    [
      /\bhow (?:do|can|to|would|could) ?(?:i|you|we|one)?\b.{0,20}\b(?:steal|hot-?wire|break into|clock|tamper|forge|fake|hack|cheat|poison|kill|stab|murder|stalk|slash|dodge|evade|siphon|clone|jam)\b/,
      /\b(?:stop (?:them|him|her|anyone|the police) (?:spotting|noticing|finding out)|get (?:around|round) (?:the (?:law|rules|ban|mot|tax|insurance|charge|ulez|limit)|paying)|get (?:away with|out of .{0,20}by lying)|pick a (?:car )?lock|disable (?:a|the) (?:car )?(?:alarm|immobili[sz]er|tracker)|without (?:getting|being) caught)\b/,
      /\b(?:make|build|buy|get|sell|grow|where to|where can i)\b.{0,20}\b(?:bombs?|explosives?|guns?|weapons?|drugs|cocaine|heroin|cannabis|weed|molotov|malware|counterfeit|stolen)\b/,
      /\b(?:steal|hotwire) (?:a|the|his|her|someone'?s?|petrol|diesel|fuel)\b|\b(?:fake|forged?) (?:an? )?(?:\w+ )?(?:mot|insurance|certificate|permit|badge|number plates?|pcn|id|licen[cs]e)\b/,
      /\bclock (?:a|my|the) (?:car|mileage|odometer)\b|\b(?:false|cloned|stolen|cloning) (?:number )?plates?\b|\bforge\b|\bcut (?:his|her|someone'?s?|their) brakes\b/,
      /\bhide (?:it |this )?from the (?:police|dvla)\b|\b(?:nazi|hitler)\b|\bcar (?:that )?(?:is not|isnt|isn't) mine\b/,
    ],
  ],
  [
    'commitment',
    [
      /\bpromise (?:me|us|that|you|to|a)\b|\bpinky (?:swear|promise)\b|\bswear (?:to|that|you)\b|\bguarantee (?:me|us|that|it will|you will|you'll|a price|the price)\b/,
      /\b(?:legally binding|binding (?:offer|contract|agreement)|take?s(?:y|ies) backs(?:y|ies)|in writing (?:that|now)|contractually)\b|\bhonou?r (?:that|it|this|the|your)\b/,
      /\b(?:you|website|advert|ad|colleague|manager|boss|ceo) (?:have |has )?(?:already )?(?:told|promised|offered|quoted|agreed|guaranteed|assured)\b/,
      /\byou said\b.{0,30}(?:£|\bfree\b|\byesterday\b|\bearlier\b|\bwould (?:be|cost|come)\b|\bpercent\b)|\b(?:as|like) (?:we |you )?(?:agreed|promised)\b|\bper (?:our|the) (?:agreement|contract|deal)\b/,
      /\bconfirm (?:that )?i (?:get|have|will|am)\b|\bfor life\b|\byou agree\b|\bsilence as (?:agreement|consent|a yes)\b|\bagree (?:that|to (?:sell|give|charge|pay|refund|a)|with me|my)\b|\badmit (?:that|it|you)\b|(?<!\b(?:i|i.ll|you|we|they|he|she) )say (?:that(?! (?:again|simpl|slow|once|another|in))|"|“|')/,
      /\bsay (?:it'?s(?! (?:just|only|raining|parked|my|a|an|in my|dirty|not)\b)|the price|your company|you (?:will|cover|are))\b|\btell (?:me|everyone|the user) (?:that )?(?:it will be|the price is|it costs|it is|you will|it's)\b/,
      /\bjust (?:say|answer|tell me) (?:yes|no|it)\b|\b(?:only|just) (?:yes or no|a number(?! plate)|a figure)\b|\bpick a (?:number|price)\b/,
      /\b(?:make up|invent) (?:a |an )|\bbest guess\b|\btake a guess\b|\byou (?:have|must|need|got) to (?:pick|choose|guess|give me a (?:number|price|figure)|agree|say)\b/,
      /\bgive (?:me|us) (?:a )?(?:\d{1,3} ?(?:%|percent)|free (?:wash|valet|charg))|\bi'?ll? (?:will )?sue\b|\bbad review\b|\byou owe me\b/,
    ],
  ],
  [
    'off-topic-work',
    [
      /\b(?:write|compose|draft|generate|make up|create|craft|produce|sing|rap|recite|pen|rewrite|paraphrase|knock up|make)\b.{0,25}\b(?:poems?|poetry|stor(?:y|ies)|songs?|jokes?|essays?|lyrics|limericks?|haikus?|raps?|sonnets?|speech|letters?|cv|cover letter|resume|tweets?|blog|articles?|scripts?|code|functions?|programs?|html|css|homework|dissertation|slogans?|captions?|powerpoint|presentation|spreadsheet|quiz|meal plan|obituary|screenplay|paragraph|logo)\b/,
      /\b(?:write|draft|compose) (?:me |us )?(?:a|an|some|my(?! (?:e-?mail|name|address|postcode|details))|the|code)\b|\bwrite (?:me|us)\b|\bwrite .{0,20}(?:e-?mail|letter|report|review) (?:to|for|about)\b/,
      /\b(?:poem|limerick|haiku|sonnet|knock knock|bedtime story|lyrics|python|javascript|typescript|java code|html|css|regex|sql query|php|powershell|vba|leetcode|linked list)\b|\bc\+\+/,
      /\b(?:tell|know|give|got|crack|hear)\b.{0,12}\b(?:jokes?|riddles?|story|stories|fun facts?|puns?|slogan|baby names|\w+ names)\b|\bslogan\b/,
      /\b(?:translate|summari[sz]e|proof ?read|paraphrase|tl;?dr|rewrite)\b|\bhow do you say\b|\b(?:check|mark|edit) my (?:essay|grammar|cv|code|homework)\b/,
      /\bhomework\b|\bdissertation\b|\bcoursework\b|\bequation\b|\bintegral of\b|\bsquare root\b|\bsolve (?:for|this|\d)|\b(?!4 ?x ?4)\d{1,6}(?: ?[+*x] ?| \/ | times | divided by )\d{1,6}\b/,
      /\brecipes?\b|\bhoroscope\b|\btarot\b|\bplay (?:chess|hangman|20 questions|a game|trivia)\b|\bsing (?:me|a|to)\b|\bcover letter\b|\b(?:song|stor(?:y|ies)|poem|joke|essay|rap)s? about\b/,
      /\bwhat would chat ?gpt\b|\bquantum\b|\bmeal plan\b/,
    ],
  ],
  [
    'abuse',
    [
      /\b(?:fuck|piss|sod|bugger|f) (?:you|off|u)\b|\bscrew you\b|\bstfu\b|\bshut (?:up|your|ur)\b|\b(?:ur|your) (?:mum|mother|mam)\b(?!.{0,3} (?:car|is|has|and|join|need|want|can|car|app|in))/,
      /\byou(?:'?re| are)? (?:a |an |such a |so |all |just )?(?:fucking |bloody |stupid |useless |dumb |thick |absolute |total |complete |utter ){0,9}(?:idiots?|morons?|useless piece|twats?|wankers?|cunts?|bitch|bastards?|shit|crap|stupid|dumb|thick|pathetic|dickheads?|pricks?|knobs?|bellends?|muppets?|trash|garbage|piece of|rubbish and)\b/,
      /\b(?:dumb|stupid|useless) (?:bot|robot|machine|ai|thing|tin can)\b|\byou idiot\b|\bkys\b|\bkill yourself\b|\bi hate you\b/,
      /\b(?:sex|sexy|sexting|nudes?|naked|porn|horny|shag|boobs?|tits|penis|blow ?job|bdsm|fetish|erotic|nsfw|kinky|talk dirty)\b|\bfavou?rite position\b|\bbe my (?:girl|boy)friend\b/,
      /\b(?:are you|you) single\b|\bdate me\b|\bgo out with me\b|\bwhat are you wearing\b|\bi hate (?:black|gay|jew|muslim|immigrant)\w*|\bswear (?:for|at) me\b/,
    ],
  ],
]
