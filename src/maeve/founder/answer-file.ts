import { brand } from '#src/content/brand.ts'
import { linkHosts } from '#src/content/maeve-panel.ts'
import type { InputFile } from '#src/founder/fields.ts'
import { frontMatter } from '#src/founder/files/front-matter.ts'
import { inputText } from '#src/founder/files/input-text.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { unfilled } from '#src/founder/unfilled.ts'
import { typedDay } from '#src/time/typed-day.ts'
import { ukDay, ukLongDay } from '#src/time/uk-time.ts'
import { provable } from './provable.ts'

/** The contents of an answer's file. `until` is a day in the UK, such as 2026-01-31. */
export type AnswerFile = { answer: string; until: string; askedAs: string[] }

/** The most characters in a file, and in an answer: people do not read longer ones. */
const LARGEST = 64 * 1024
const LONGEST = 700
/** The most ways to ask, and the most characters in each. */
const MOST_ASKED = 50
const LONGEST_ASKED = 120
const FIELDS = ['true until', 'asked as']

/** Everything that keeps an answer from going live, one sentence each. */
export class AnswerFaults extends Refusal {
  constructor(faults: readonly string[]) {
    super(`this answer cannot go live:\n${faults.map(fault => `- ${fault}`).join('\n')}`)
  }
}

/**
 * Reads an answer's file: front matter, then what visitors read. `now` is in epoch milliseconds. Throws AnswerFaults.
 */
export async function readAnswerFile(file: InputFile, now: number): Promise<AnswerFile> {
  const text = await inputText(file)
  if (!text.trim()) throw new AnswerFaults(['the file is empty'])
  if (text.length > LARGEST) throw new AnswerFaults([`the file is larger than ${LARGEST / 1024} KB`])
  const read = frontMatter(text)
  if (!read)
    throw new AnswerFaults(['it must begin with ---, then a line such as true until: 2026-12-31, then ---'])
  const field = (name: string) =>
    read.fields
      .filter(([named]) => named === name)
      .map(([, value]) => value)
      .join(';')
  const unknown = read.fields
    .filter(([name]) => !FIELDS.includes(name))
    .map(([name]) => `the front matter has only true until and asked as: ${name}`)
  const answer = read.body
    .replaceAll('\r\n', '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  const until = typedDay(field('true until'), now) ?? ''
  const askedAs = field('asked as')
    .split(';')
    .map(line => line.trim())
    .filter(Boolean)
  const faults = [...unknown, ...untilFaults(until, now), ...askedFaults(askedAs), ...answerFaults(answer)]
  if (faults.length) throw new AnswerFaults(faults)
  return { answer, until, askedAs }
}

function untilFaults(until: string, now: number): string[] {
  if (!until) return ['Until when is this true? Type a date, such as 31/12/2026']
  return until < ukDay(now) ? [`Until when is this true? ${ukLongDay(until)} is over`] : []
}

function askedFaults(askedAs: readonly string[]): string[] {
  return [
    ...(askedAs.length > MOST_ASKED
      ? [`asked as has ${askedAs.length} ways to ask: ${MOST_ASKED} at most`]
      : []),
    ...askedAs
      .filter(line => line.length > LONGEST_ASKED || /\p{Cc}/u.test(line) || !/\p{L}{2}/u.test(line))
      .map(line => `no visitor would ask that: ${line.slice(0, LONGEST_ASKED)}`),
  ]
}

/**
 * What speaks against an answer. Maeve’s panel shows paragraphs, **bold**, "- " lists, and https links to her
 * sources.
 */
function answerFaults(answer: string): string[] {
  if (!answer) return ['there is no answer']
  const links = [...answer.matchAll(/https?:\/\/[^\s)]+|\]\(([^)]*)\)/g)].map(
    ([link, target]) => target ?? link,
  )
  return [
    ...(answer.length > LONGEST
      ? [`it has ${answer.length} characters: ${LONGEST} are the most that people read`]
      : []),
    ...(/[^\P{Cc}\n]|[\p{Cf}\p{Cs}]/u.test(answer) ? ['it holds a control character'] : []),
    ...unfilled(answer),
    ...(/<[a-z/!]/i.test(answer) && !unfilled(answer).length
      ? ['HTML does not work here, so visitors would read this exactly as it is typed: <…>']
      : []),
    ...(/^ {0,3}(?:#|>|\||```|!\[)|!\[/m.test(answer)
      ? [
          `${brand.assistant} shows paragraphs, **bold** and "- " lists: no headings, quotes, tables, code or pictures`,
        ]
      : []),
    ...links
      .filter(link => !isShown(link))
      .map(link => `she links only to the sites of her sources (${linkHosts.join(', ')}), not to ${link}`),
    ...provable(answer),
  ]
}

function isShown(link: string): boolean {
  const url = URL.parse(link)
  return url?.protocol === 'https:' && linkHosts.includes(url.host)
}
