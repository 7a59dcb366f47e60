import { headlineWidth } from './headline-width.ts'
import type { HeroWords } from './hero-words.ts'
import type { Version } from './slots.ts'

/** The widest lines that the page has room for, in em: on the narrowest phone, and beside the picture. */
const PHONE_LINE = 7.2
const WIDE_LINE = 6
/** Characters of a lead: three lines on a phone, and the form below it stays on the first screen. */
const LEAD = { least: 20, most: 120 }

/** What a file of two versions says wrongly, a line for each fault. */
class VersionFaults extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
  }
}

/** Reads the two versions of a file. Throws VersionFaults where the page has no room for one. */
export function readVersions(text: string): Record<Version, HeroWords> {
  const [first, second, ...more] = text
    .replaceAll('\r\n', '\n')
    .split(/^-{3,}\s*$/m)
    .filter(part => part.trim())
  if (!first || !second || more.length)
    throw new VersionFaults(['the file must hold two versions, with a line of --- between them'])
  const faults: string[] = []
  const [a, b] = [first, second].map((part, at) => readVersion(part, 'AB'[at]!, faults)) as [
    HeroWords,
    HeroWords,
  ]
  if (!faults.length && JSON.stringify(a) === JSON.stringify(b)) faults.push('both versions are the same')
  if (faults.length) throw new VersionFaults(faults)
  return { a, b }
}

function readVersion(text: string, name: string, faults: string[]): HeroWords {
  const said: Record<string, string> = {}
  for (const line of text.split('\n').filter(line => line.trim())) {
    const [, key, value] = /^\s*(headline|lead)\s*:(.*)$/i.exec(line) ?? []
    if (!key || said[key.toLowerCase()] !== undefined)
      faults.push(
        `${name}: each version has one line "headline: …" and one "lead: …", and not “${line.trim()}”`,
      )
    else said[key.toLowerCase()] = value!.trim().replace(/\s+/g, ' ')
  }
  const headline = (said.headline ?? '').split('/').map(part => part.trim())
  const lead = said.lead ?? ''
  const fault = headlineFault(headline) ?? leadFault(lead)
  if (fault) faults.push(`${name}: ${fault}`)
  return { headline: headline as unknown as HeroWords['headline'], lead }
}

function headlineFault(parts: readonly string[]): string | undefined {
  const [first, second, third, last] = parts
  if (parts.length !== 4 || parts.some(part => !part))
    return 'the headline must have four parts with / between them, such as Car care / that / comes / to you.'
  const lines = [
    ...[`${first} ${second}`, `${third} ${last}`].map(line => ({
      line,
      most: PHONE_LINE,
      where: 'on phones',
    })),
    ...[first!, `${second} ${third}`, last!].map(line => ({
      line,
      most: WIDE_LINE,
      where: 'on wide screens',
    })),
  ]
  for (const { line, most, where } of lines) {
    const width = headlineWidth(line)
    if (width === undefined) return `the headings’ font lacks a character of “${line}”`
    if (width > most)
      return `“${line}” is one line ${where} and too long for it by ${Math.ceil(100 * (width / most - 1))}%`
  }
  return
}

function leadFault(lead: string): string | undefined {
  if (lead.length < LEAD.least || lead.length > LEAD.most)
    return `the lead must have ${LEAD.least} to ${LEAD.most} characters, not ${lead.length}`
  if (headlineWidth(lead) === undefined) return 'the lead has a character that the page’s font lacks'
  return
}
