/** The people, places and things that the signs of danger are about, as regular expressions. */
export const PERSON = `(?:dad|daddy|da|mum|mummy|mam|mom|nan|gran|grandad|grandma|wife|husband|hubby|mate|friend|brother|bro|sister|son|daughter|baby|babby|toddler|boy|girl|girlfriend|boyfriend|gf|child|kid|lad|man|woman|lady|passenger|colleague|partner|neighbour|someone|somebody|he|hes)`
export const FRAIL = `(?:baby|babby|bairn|wean|toddler|newborn|child|kids?|son|daughter|grandson|granddaughter|boy|girl|sis|twins|dogs?|puppy|puppies|spaniels?|cat|nan|gran|grandad|mum|mam|dad|wife|husband|lady|gentleman|little one|wee one)`
export const HARMER = `(?:he|hes|she|shes|they|husband|wife|boyfriend|girlfriend|partner|bf|gf|ex|dad|stepdad|mum|son|brother|carer|boss|man|guy|bloke|fella|lads?|customer|fare|passenger)`
export const CAR = `(?:car|cars|van|motor|boot|vehicle|suv|pickup|truck|lorry|tractor|bus|taxi|camper)`
export const POWER = `(?:charger|charge point|charging port|cable|plug|socket|battery|pack|wall ?box|charger box)`
export const WEAPON = `(?:knife|gun|shotgun|machete|hammer|blade|blades|bat|crowbar|axe)`
export const DRINK = String.raw`(?:pints?|beers?|lagers?|ciders?|vodkas?|wine|whisky|whiskies|whiskey|gins?|rum|prosecco\w*|tequilas?|margaritas|shots|jagers|bevvies|drams|ket|ketamine|coke|edibles|weed|spliff)`
export const DRUNK = `(?:drunk|hammered|steaming|wasted|legless|bladdered|plastered|paralytic|stoned|tipsy|off (?:his|her|their|my) (?:face|head)|been drinking|(?:smells|stinks|reeks) of (?:drink|alcohol|booze|wine|whisky))`
export const ILL = String.raw`(?:headaches?|heads? (?:is |are |s )?(?:banging|bangin|hurts|hurting|splitting|spinning|thumping)|banging head|bangin heads|dizzy|giddy|drowsy|sleepy|woozy|light headed|feels? (?:\w+ )?(?:sick|ill|faint)|vomiting|confused|(?:wont|cant|cannot|not|hard to) (?:wake|rouse)|not answering)`

/** Up to `most` words in between. Without a bound, some texts would cost more per letter. */
export const some = (most: number) => String.raw`(?: \w+){0,${most}}`
/** Returns the expressions as patterns that match whole words only. */
export const sign = (...all: string[]) => all.map(one => new RegExp(String.raw`\b(?:${one})\b`))
