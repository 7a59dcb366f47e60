import { globSync, readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brand } from '#src/content/brand.ts'
import { faqAnswer } from '#src/content/faq.ts'
import { launch, launchWords } from '#src/content/launch.ts'
import { maeveWords, type RefusalId } from '#src/content/maeve/maeve-words.ts'
import { perks, savings } from '#src/content/offer.ts'
import { periods } from '#src/content/periods.ts'
import { type LaunchSaid, launchSaid } from '#src/launch-said.ts'

/**
 * What an entry is: one of our own facts, an official motoring fact, something we have not published,
 * small talk, or a subject that is somebody else's (recognised, never answered).
 */
const kinds = ['service', 'motoring', 'not-published', 'talk', 'elsewhere'] as const
type KnowledgeKind = (typeof kinds)[number]

/** A small question of a subject with its reply. `slot` names the one case it is for, such as a motorbike or Northern Ireland. */
export type Facet = {
  name: string
  slot?: string
  question: string
  reply: string
  /** What she says if the same question is asked again. */
  again?: string
  asked: readonly string[]
  /** Its reply is an answer of the founder's, from the database, with further ways to ask for it. */
  askedAs?: readonly string[]
}

/** A subject, as in its file: what Maeve says about it, and how visitors ask for it. */
export type Subject = {
  /** The file's name. Never changed once published: counters and saved replies name it. */
  id: string
  kind: KnowledgeKind
  /** Names the subject on a button and next to a source link. */
  title: string
  /** Everything that is known about it: plain text; **bold**, "- " lists and https links only. */
  text: string
  source?: { title: string; url: string }
  facets: readonly Facet[]
  /** The facet that answers a question about the subject as a whole. If none is named, the subject's own text does. */
  main?: string
  /** Words that mean this subject, anywhere in a message or as the whole message. */
  phrases: { anywhere: readonly string[]; alone: readonly string[]; signs: readonly string[] }
  /**
   * Ways visitors ask for it, by the set of questions they were taken from, so that a set can be scored without them.
   */
  wordings: Readonly<Record<string, readonly string[]>>
}

/** A facet's name, unique across all subjects. */
export const facetId = ({ id }: Pick<Subject, 'id'>, { name, slot }: Pick<Facet, 'name' | 'slot'>): string =>
  `${id}/${name}${slot ? ` ${slot}` : ''}`

/** Names the faulty line of a file. */
export class BrokenSubject extends Error {
  constructor(file: string, line: number, fault: string) {
    super(`${file}:${line}: ${fault}`)
  }
}

/** What the braces in a file become, so that an offer or a period is changed in one place only. */
const values: Record<string, (word: string) => string> = {
  brand: () => brand.name,
  year: () => launch.when,
  savings: whose => savings(whose as 'your' | 'their'),
  perks: () => perks.map(perk => `- ${perk}`).join('\n'),
  faq: id => faqAnswer(id as Parameters<typeof faqAnswer>[0]),
  refusal: id => maeveWords.refusals[id as RefusalId],
  period: name => periods[name as keyof typeof periods].words,
}
/** Lists of words, by their headings. A sign is `one|other + and this|or that + !but none of these`. */
const sections: Record<string, 'anywhere' | 'alone' | 'signs'> = {
  '# Phrases': 'anywhere',
  '# Phrases, alone': 'alone',
  '# Signs': 'signs',
}
/** Braces that are filled in only when she answers. */
const SLOTS = /^(?:vehicle|place|date|day|last|who)$/

const folder = fileURLToPath(new URL('.', import.meta.url))

/**
 * Rewrites a line once `{year}` is no longer right. If the launch is late, it says “soon” or leaves the year out. After
 * the launch, it says that we launched and drops the rest of the line. Visitors’ questions keep `{year}`.
 */
function trueNow(line: string, said: LaunchSaid): string {
  if (said === launchWords.ahead || !line.includes('{year}')) return line
  if (said === launchWords.late)
    return line
      .replace('settled: launch in {year},', 'settled:')
      .replace(/\b((?:our|the) launch|launched|once we launch) in \{year\}/g, '$1')
      .replace(/\bin (\**)\{year\}/g, '$1soon')
      .replace(/\b(from|before) \{year\}/g, '$1 our launch')
      .replaceAll('{year}', '“soon”')
  return line
    .replace(/,? launching in \{year\}/g, '')
    .replace(/(^|[.!?] )(?:(?![.!?] ).)*\{year\}.*/, `$1${said.LAUNCH_STANDING}`)
}

/**
 * All subjects, or the kinds of danger, in the order of their files, worded for what is `said` about the launch.
 * Throws BrokenSubject.
 */
export function readSubjects(
  files: 'subjects/*/*.md' | 'danger/*.md' = 'subjects/*/*.md',
  said = launchSaid(),
): Subject[] {
  return globSync(files, { cwd: folder })
    .sort()
    .map(file => parseSubject(relative('.', folder + file), readFileSync(folder + file, 'utf8'), said))
}

/** Reads one file. Throws BrokenSubject, naming the line. */
export function parseSubject(file: string, text: string, said = launchSaid()): Subject {
  const lines = text.split('\n')
  const broken = (at: number, fault: string) => new BrokenSubject(file, at + 1, fault)

  function filled(line: string, at: number): string {
    return line.replace(/\{(\w+)(?: ([\w-]+))?\}/g, (all, name: string, word = '') => {
      if (SLOTS.test(name)) return all
      try {
        return values[name]!(word) ?? all
      } catch {
        throw broken(at, `nothing is called ${all}`)
      }
    })
  }
  const list = (at: number, end: number) =>
    lines
      .slice(at, end)
      .flatMap((line, on) => filled(line, at + on).split(';'))
      .map(one => one.trim())
      .filter(Boolean)

  if (lines[0] !== '---') throw broken(0, 'begins with ---, then title: and kind:')
  const close = lines.indexOf('---', 1)
  if (close < 0) throw broken(0, 'the --- after title and kind is missing')
  const head = new Map<string, string>()
  for (const [on, line] of lines.slice(1, close).entries()) {
    const [, key, value] = /^(title|kind|source|main): (.+)$/.exec(line) ?? []
    if (!key || !value) throw broken(on + 1, 'title:, kind:, main: or source:, each with its words')
    head.set(key, filled(value, on + 1))
  }
  const title = head.get('title')
  const kind = kinds.find(one => one === head.get('kind'))
  if (!title) throw broken(0, 'no title')
  if (!kind) throw broken(0, `kind: is one of ${kinds.join(', ')}`)
  const [, sourceTitle, url] = /^(.+) <(https:\/\/\S+)>$/.exec(head.get('source') ?? '') ?? []
  if (head.has('source') && !url) throw broken(0, 'source: is a title and <https://...>')

  const headings = lines.flatMap((line, at) => (at > close && /^#/.test(line) ? [at] : []))
  const until = (at: number) => headings.find(other => other > at) ?? lines.length
  const body = (from: number, to: number) =>
    lines
      .slice(from, to)
      .map((line, on) => filled(trueNow(line, said), from + on))
      .join('\n')
      .trim()
  const facets: Facet[] = []
  const wordings: Record<string, readonly string[]> = {}
  const phrases: Record<(typeof sections)[string], string[]> = { anywhere: [], alone: [], signs: [] }
  for (const at of headings) {
    const end = until(at)
    const phrased = sections[lines[at]!]
    if (phrased) {
      phrases[phrased] = list(at + 1, end)
      continue
    }
    const set = /^# Asked, (\S+)$/.exec(lines[at]!)?.[1]
    if (set) {
      wordings[set] = list(at + 1, end)
      continue
    }
    const [, name, slot, question] = /^## ([a-z0-9-]+)(?: @([a-z-]+))?: (.+)$/.exec(lines[at]!) ?? []
    if (!name || !question) throw broken(at, '“## name: question?”, “# Phrases” or “# Asked, set”')
    const askedAt = lines.findIndex((line, on) => on > at && on < end && line.startsWith('Asked:'))
    const againAt = lines.findIndex((line, on) => on > at && on < end && line.startsWith('Again:'))
    const reply = body(at + 1, [againAt, askedAt, end].filter(one => one > at).sort((a, b) => a - b)[0]!)
    if (!reply) throw broken(at, 'a facet without a reply')
    if (!slot && name !== 'again' && askedAt < 0 && kind !== 'talk')
      throw broken(at, 'a facet without “Asked:”')
    if (/[<>`_\]]|http:/.test(reply))
      throw broken(at, 'plain text, **bold**, "- " lists and https links only')
    facets.push({
      name,
      ...(slot && { slot }),
      question,
      reply,
      ...(againAt > 0 && { again: filled(trueNow(lines[againAt]!.slice(6).trim(), said), againAt) }),
      asked:
        askedAt > 0
          ? list(askedAt, end)
              .map((one, on) => (on ? one : one.replace(/^Asked:\s*/, '')))
              .filter(Boolean)
          : [],
    })
  }
  const main = head.get('main')
  if (main && !facets.some(({ name }) => name === main)) throw broken(0, `main: no facet is called ${main}`)
  const words = body(close + 1, headings[0] ?? lines.length)
  if (!words) throw broken(close, 'says nothing')
  const [id] = basename(file).split('.')
  return {
    id: id!,
    kind,
    title,
    text: words,
    ...(url && { source: { title: sourceTitle!, url } }),
    facets,
    ...(main && { main }),
    phrases,
    wordings,
  }
}
