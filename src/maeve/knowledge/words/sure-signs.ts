import type { DangerKind } from '#src/content/maeve/danger.ts'
import { CAR, DRINK, DRUNK, FRAIL, HARMER, ILL, PERSON, POWER, sign, some, WEAPON } from './sign-words.ts'

/**
 * Plain words of sure danger in folded text without punctuation; a sign is found if each of its expressions matches.
 * A sign belongs here only if no ordinary message in `src/maeve/knowledge` has it: the model weighs what is less
 * sure.
 */
export const sureSigns: Readonly<Record<DangerKind, readonly (readonly RegExp[])[]>> = {
  suicide: [
    sign(
      `^kms|(?:wanna|gonna|gna|want to|going to|gunna|might|ill|just) kms|kms (?:tonight|fr|ngl|2nite)|idwtbh`,
    ),
    sign(
      `(?:kill|killing|hang|hanging|harming|unalive|unaliving|top|topping) (?:my|me|mi|him|her)(?:self|sel|sen)(?! laughing| trying| with laughter)`,
    ),
    sign(
      `(?:want|wants|wanna|thinking of|thinking about|thoughts about|going) (?:to )?(?:hurt|hurting) (?:my|her|him)self`,
    ),
    sign(
      `(?:end|ending) it all|(?:end|ending) (?:my|his|her|their) (?:own )?life|(?:take|taking) (?:my|his|her|their) own life`,
    ),
    sign(
      `(?:i|he|she|just|really|only) (?:want|wants|wanna) (?:to )?(?:die|be dead)(?! of| laughing| when| every| from)`,
    ),
    sign(
      `(?:rather be|better off) dead(?! than)|wish i (?:was|were) dead|(?:feel|feeling|im|i am|hes|shes) suicidal`,
    ),
    sign(
      `(?:dont|do not|not) (?:really )?(?:want to|wanna|want) (?:be alive|(?:be here|live|exist|wake up) (?:any more|anymore|no more|tomorrow|tmrw|ever again)(?! on your mailing list))`,
    ),
    sign(
      `better off without me|(?:everyone|everybody|they|kids|family)${some(5)} (?:better|fine|easier) without me`,
    ),
    sign(
      `(?:not|wont|planning not) (?:\\w+ ){0,3}be alive|(?:dont|do not) plan on seeing (?:\\w+day|tomorrow|the weekend|next week)`,
    ),
    sign(
      `(?:took|taken|swallowed) (?:\\w+ ){0,2}(?:all|loads?|lots|too many|whole|bottle|an overdose)${some(4)} (?:tablets|pills|paracetamol)|taken an overdose|saving up (?:my|ma) (?:tablets|pills)`,
    ),
    sign(`been cutting again|cut(?:ting)? myself again|(?:am|im|is|shes|hes|been) self harming`),
    sign(
      `nothing (?:left )?to live for|no reason (?:to live|to go on living)|(?:tired|sick|fed up) of (?:living|being alive)(?! in| near| with| on)`,
    ),
    sign(
      `wrong side of the railings|(?:going to|gonna|gunna|gna) jump (?:off|in front)|(?:thinking|think|how easy|feel like|thoughts)${some(8)} (?:into|off) (?:a|the) (?:bridge|wall|tree|cliff|central reservation)`,
    ),
    sign(`(?:see|know) what (?:im|i am) for any ?more|what(?:s| is) the point of (?:me|any of it)`),
    sign(`died|passed away`, `(?:want|wanna|want to go) (?:to )?(?:be with|join) (?:him|her|them)`),
  ],
  hurt: [
    sign(
      `(?:have|ive|weve) (?:only )?just (?:been in (?:a|an) (?:\\w+ )?(?:crash|accident|collision)|had a (?:\\w+ )?(?:crash|collision))`,
    ),
    sign(`(?:not|isnt|aint|stopped|barely) (?:breathing|breathin)`),
    sign(
      `(?:i|he|she|${PERSON}) (?:still )?(?:cant|cannot|can not|cannae) breathe?(?! for| in the smell| with| when)`,
    ),
    sign(
      `${PERSON}${some(3)} (?:unconscious|unresponsive|collapsed(?! laughing)|not (?:moving|movin|responding))`,
    ),
    sign(
      `${PERSON}${some(5)} (?:wont|will not|not|isnt|cant) (?:wake|waking)|(?:cant|cannot) (?:wake him|get him to wake)`,
    ),
    sign(
      'chest',
      'pains?|tight|hurts|squeezing|crushing',
      '(?:left|right|my|his|her|ma|me|(?:down|doon) the) arms?|jaw|sweating|sweaty|clammy',
    ),
    sign(
      `${PERSON}${some(2)} having a (?:heart attack|stroke|seizure)(?! at| over| when| about)|having severe chest pains?`,
    ),
    sign(
      `(?:one|left|right) side of (?:his|her|my|their) (?:face|mouth)|face${some(4)} (?:one|left|right) side|(?:speech|words)${some(3)} slurred`,
    ),
    sign(
      `(?:${PERSON}|leg|legs|foot|hand|arm)${some(4)} (?:trapped|stuck|pinned|crushed) (?:under|underneath|beneath)`,
    ),
    sign(
      `jacks? (?:has |s |have )?(?:slipped|gone|gave way|collapsed)`,
      `under|underneath|legs?|him|foot|arm`,
    ),
    sign(
      `(?:wont|will not|not|winnit) stop (?:the )?bleed\\w+|${PERSON} (?:is )?bleeding (?:from|badly|heavily)|(?:hit|crashed)${some(12)} is bleeding|im bleeding (?:from|badly|heavily)|blood (?:is )?(?:pouring|pourin|gushing|pumping|coming) (?:out|from)|blood pourin`,
    ),
    sign(`pregnant|weeks`, `bleeding|has blood`, `now|baby|is bleeding`),
    sign(
      `(?:throat|tongue) (?:is |s )?(?:\\w+ )?(?:swelling|closing|swollen)|lips (?:are |have )?(?:gone |went |going )?blue`,
    ),
    sign(
      `(?:need|needs|no|without|cant find|used)${some(3)} epi ?pen|having an (?:allergic reaction|anaphyla\\w+)`,
    ),
    sign(
      `having a hypo|(?:diabetic|sugar)${some(8)} (?:confused|shaking|sweating|sweaty|making sense|dropping)`,
    ),
    sign(`(?:cant|cannot) feel (?:my|his|her|ma) (?:legs|(?:left|right) (?:side|arm|leg))`),
    sign(
      `(?:someone|somebody|kid|boy|girl|man|lad|woman|child|friend|mate|dad|mum)${some(6)} (?:been|got) (?:hit by|run over|knocked (?:over|down|off))`,
    ),
    sign(`acid${some(4)} in (?:my|his|her|me|ma) eyes?`),
    sign(
      `(?:toddler|baby|son|daughter|child|boy|girl|dog|puppy)${some(2)} (?:swallowed|(?:just )?drank)${some(5)} (?:screenwash|antifreeze|coolant|bleach)`,
    ),
  ],
  fire: [
    sign(`(?:is|its|hedge|grass|seat|whole \\w+) alight|set \\w+ \\w+ alight`),
    sign(
      `(?:${CAR}|engine|bonnet|garage|scooter|house|${POWER})(?: (?:is|are|s|just|now|still|right|next|nxt|2|to|door|us|me|mine)){0,5} on fire(?! lately| sale| emoji)`,
    ),
    sign(
      `flames? (?:are |is )?(?:coming|comin|shooting|pouring|out (?:of )?the)|(?:going|gannin|is|are) (?:up )?in flames`,
    ),
    sign(
      `smoke (?:is |s )?(?:coming|comin|pouring|pourin|billowing) (?:out |up )?(?:of |from |under |off |oot |through )*(?:the |my |me |ma |of |a |our )*(?:bonnet|battery|charger|engine|dash|dashboard|vents?|socket|cable|car|van|wheel|seat|front)`,
    ),
    sign(`${POWER}${some(3)} (?:smoking|smokin|smouldering|sparking|sparkin|fizzing|hissing|melting)`),
    sign(`sparks? (?:are |is )?(?:coming|comin|shooting|flying out)`),
    sign(`hissing`, `battery|vapour|white smoke|electric (?:car|vehicle)`),
    sign(
      `(?:got|gave me|giving me|keep getting)${some(3)} shock${some(5)} (?:charger|cable|plug|socket|charge point)|(?:charger|cable|plug|socket)${some(3)} gave me${some(3)} shock`,
    ),
    sign(
      `(?:petrol|fuel)(?: \\w+){0,2} (?:leaking|leakin|pouring|pourin|running out|pissing|pissin|escaping)|(?:leaking|pouring) (?:petrol|fuel)`,
    ),
    sign(
      `strong smell (?:of|o) (?:petrol|fuel|gas)|(?:smells?|stinks?|reeks?) of (?:petrol|fuel|gas)`,
      `puddle|pooled|heater|boiler|dizzy|engine|right now|strong`,
    ),
    sign(`burning smell|smells? of burning`, `${POWER}|plug in|charging|smoke|vents|getting worse`),
  ],
  'shut-in': [
    sign(
      `${FRAIL}${some(5)} (?:locked|shut|stuck|trapped)${some(4)} (?:in|inside)${some(2)} ${CAR}|locked (?:itself |\\w+ )?with my ${some(2)} ?${FRAIL} inside`,
    ),
    sign(
      `lock(?:ed|s)?|shut|trapped|stuck|left|alone`,
      FRAIL,
      CAR,
      `boiling|baking|roasting|sweltering|panting|so hot|very hot|really hot|in the sun|\\d\\d degrees|heat|freezing|shivering|windows (?:are )?(?:up|shut|closed)|screaming|gone quiet`,
    ),
    sign(FRAIL, `(?:keys?|fob)(?: \\w+){0,3} inside|locked (?:the |my |me )?keys in`, `inside|baby|toddler`),
    sign(
      `dogs?|puppy|puppies|spaniels?`,
      CAR,
      `panting|windows (?:are )?(?:up|shut|closed)|no windows open|\\d\\d degrees|stopped barking`,
    ),
  ],
  violence: [
    sign(
      `${HARMER} (?:always |just |often )?(?:hits|beats|beat|punches|slaps|kicks|strangles|chokes) (?:me|us|my mum|mum)(?! up| to| with a (?:bill|fee|charge))`,
    ),
    sign(
      `(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|ex|stepdad|dad|mum|son|brother)${some(2)} (?:hit|punched|slapped|strangled|choked|kicked) (?:me|us)(?! up| with)`,
    ),
    sign(`(?:dad|daddy|stepdad) is (?:hitting|hurting|beating) (?:me|us|mum|mummy)`),
    sign(
      `(?:says|said|threatening|threatened|threatens|shouting)${some(4)} (?:kill|stab|hurt|batter|murder|strangle) (?:me|us|her)(?! if i (?:dont|forget|miss|scratch|spend|buy))`,
    ),
    sign(`hes (?:going to|gonna|gonnae) kill (?:me|us|her)(?! if| when| for| over| about| lol)`),
    sign(
      `${HARMER}${some(2)} (?:wont|will not|doesnt|dont|never) (?:let|lets) (?:me|us) (?:leave|out|get out|go(?! back| to| of| on| for))`,
    ),
    sign(
      `(?:guy|man|car|van|he|hes|someone|somebody|bloke|fella|lads|ex)${some(5)} (?:following|followin|chasing|chasin|stalking) (?:me|us)(?! on| back)|im being (?:followed|stalked)`,
    ),
    sign(
      `(?:ex|boyfriend|bf|husband)${some(8)} (?:tracker|airtag|tracking|tracks)${some(2)} (?:me|my (?:car|phone))|(?:found|put) (?:a|an) (?:tracker|airtag)${some(2)} my (?:car|seat)`,
    ),
    sign(
      `${HARMER}${some(5)} ${WEAPON}${some(3)} (?:outside|waiting|coming|telling|threatening|trying|and (?:they|hes|he))|(?:threatening|smashing|smashin|comes?|came|coming|waiting)${some(5)} with (?:a |the )?${WEAPON}`,
    ),
    sign(
      `(?:cant|cannot|cannae) (?:talk|speak|ring|call)`,
      `he can hear|hes (?:in|here)|he is (?:in|driving|here)|next room|in the room`,
    ),
    sign(
      `(?:scared|afraid|frightened|terrified) of (?:him|what he|my (?:husband|boyfriend|partner|ex|dad|stepdad))|scared to go home`,
    ),
    sign(
      `${HARMER} (?:has |have )?(?:locked|locks|lock) (?:me|us) in|(?:took|takes?|keeps?|keep|keeping) my passport|i (?:was|got|have been) raped`,
    ),
  ],
  'drink-drive': [
    sign(
      `(?:smells|smelt|stinks|reeks) of (?:drink|wine|beer|alcohol|booze)`,
      `driv(?:e|es|er|ing)|wrong side|picked me up|wheel`,
    ),
    sign(
      `(?:had|drank|drunk|done|took|smoked|taken|after)${some(5)} (?:${DRINK}|bottle of \\w+|few cans)`,
      `(?:im|i am|gonna|gunna|gotta|can i|should i|ok to|fine to|okay to|going to|so|am i|before i|still|ill|will) (?:just |still |ok to )?(?:drive|driving)(?! licen| test| past| thr)|driving (?:home|now)|drive (?:home|back)`,
    ),
    sign(
      `(?:\\d+|two|three|four|five|six|seven|eight|ten|few|couple|several)(?: of| o| a| ae)? ${DRINK}`,
      `(?:can|could|should|shall|may) (?:a|ah|i|we|he|she) driv(?:e|in|ing)|(?:a|am|i|im|ill|i am) (?:ok|okay|alright|fine|safe|allowed) (?:to|tae) drive`,
    ),
    sign(
      `(?:mate|mates|dad|mum|husband|hubby|friend|brother|boss|driver|he|hes|she|shes|wife|rep|customer|colleague|pa)${some(4)} ${DRUNK}`,
      `(?:taken|got|has|have|took|with|gone for) (?:\\w+ )?(?:the |his |her )?(?:car )?keys|(?:hes|shes|and|is|to) (?:driving|drive) (?:us|home|me|off|the)|drivers? seat|behind the wheel|getting in (?:his|her|the|a)|drove off|set off`,
    ),
    sign(
      `(?:im|i am|so|absolutely|still|bit) (?:\\w+ )?(?:drunk|hammered|wasted|steaming|stoned)`,
      `(?:am|im|just|might|and|gonna) driv(?:e|ing)|at the (?:lights|wheel)|driving (?:home|now)`,
    ),
    sign(
      `(?:nodding off|nodded|falling asleep|eyes are closing)${some(3)} (?:lights|wheel|motorway|road|driving)`,
    ),
  ],
  fumes: [
    sign(
      `exhaust|fumes|engine${some(2)} (?:on|running|idling)|running (?:the|an) engine|car running|ticking over|generators?|bbq|barbecue|gas heater|diesel heater`,
      `garage|shed|cabin|cab|lock up|inside|in the (?:car|van)|camper\\w*|van|tent|doors? (?:shut|closed|down)|snow\\w*|blowing`,
      ILL,
    ),
    sign(`(?:co|carbon monoxide) alarm${some(8)} (?:going off|beeping|beepin|screaming|wont stop)`),
  ],
}

/** What makes a sign uncertain: long over, made up, or asked in general. The model may still find danger in it. */
export const unsure =
  /\b(?:years? ago|months? ago|weeks? ago|(?:last|two) (?:year|month|week|summers?|winter|spring|easter)|in (?:19|20)\d\d|used to|film|movie|song|novel|book called|the news|quiz|essay|theory|project|what if|yesterday|in case|what happens if|do (?:evs|they|electric cars)|too hot to|how (?:hot|likely|common)|all (?:fine|healed|sorted) now|long since|nearly|almost|static)\b/
