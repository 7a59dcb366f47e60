import { foldText, stem, wordsOf } from '../text.ts'
import { expandSlang, fillerWords, stopWords } from './everyday-words.ts'

/** Words that make a whole message small talk, by the entry that answers it; later ones win. */
const byEntry: Record<string, string> = {
  greeting: `hi hii hiya hello helo hullo hey heya hay howdy yo sup oi greetings morning afternoon evening alright alrite aye
    eyup ey wotcha shwmae sut hola bonjour salut ciao namaste salaam salam hallo maeve question help anyone anybody knock`,
  'how-are-you': 'howru hru whatsup wassup',
  thanks: `thanks thank thankyou cheers cheer ta tar thx ty tysm thnx diolch merci gracias appreciated appreciate brilliant perfect lovely
    fab fabulous great awesome cool nice amazing wonderful excellent super smashing sound grand helpful helped sorted ok okay
    oki okey k kk got gotcha understood magic belter mint ace legend star champion sure sweet`,
  goodbye:
    'bye byebye goodbye cya tara tata cheerio farewell later laters night goodnight hwyl toodle pip ciao',
}
const helpers = new Set(
  `there to you so very much a for your the that this is it was all i am me my good and day one now again well pal mate love
  duck hen hun babe dear sir madam bud fella chick sweetheart darling lovely then please everyone ever soon then very lots
  kind kindly really just still an oh right ah ooh wow on in up pet flower lass lad bab chuck wee lot have take care can ask
  something any anyone of help everything`.split(/\s+/),
)
const entryByWord = new Map(
  Object.entries(byEntry).flatMap(([entry, words]) => words.split(/\s+/).map(word => [word, entry] as const)),
)
const order = Object.keys(byEntry)

/** Longer than any nine words of small talk. */
const LONGEST = 200

/** The small-talk entry that a message of nothing but such words asks for. */
export function matchSmallTalk(message: string): string | undefined {
  if (message.length > LONGEST) return undefined
  const words = expandSlang(wordsOf(foldText(message)))
  if (words.length === 0 || words.length > 9) return undefined
  if (/^how (?:are|is|be) (?:you|things|it going)/.test(words.join(' ')) && words.length <= 6)
    return howAreYou(words)
  let found: string | undefined
  for (const word of words) {
    const entry = entryByWord.get(word)
    if (entry === undefined && !helpers.has(word)) return undefined
    if (entry !== undefined) {
      if (found === undefined || order.indexOf(entry) > order.indexOf(found)) found = entry
    }
  }
  return found
}

function howAreYou(words: readonly string[]): string | undefined {
  const allowed = words.every(
    word =>
      stopWords.has(stem(word)) || fillerWords.has(stem(word)) || entryByWord.has(word) || helpers.has(word),
  )
  return allowed ? 'how-are-you' : undefined
}
