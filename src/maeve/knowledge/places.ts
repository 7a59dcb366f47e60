import { readFileSync } from 'node:fs'

export const nations = ['England', 'Scotland', 'Wales', 'Northern Ireland'] as const
export type Nation = (typeof nations)[number]
export type PlaceName = {
  name: string
  uk: boolean
  nation?: Nation
  /** Also an everyday word, so it counts as a place only if the words before it say so. */
  wordLike?: true
}
type ListedPlace = PlaceName & { wellKnown: boolean }

export const isNation = (where: string): where is Nation => (nations as readonly string[]).includes(where)

/** Returns the places in places.txt, in the same order. */
export function readPlaces(): ListedPlace[] {
  return readLines('places.txt').map(line => {
    const [name = '', where = '', ...marks] = line.split(', ')
    return {
      name,
      uk: where !== 'abroad',
      ...(isNation(where) && { nation: where }),
      ...(marks.includes('also a word') && { wordLike: true }),
      wellKnown: marks.includes('well known'),
    }
  })
}

/** Each nickname of a place, with the place's name. */
export function readNicknames(): (readonly [nickname: string, name: string])[] {
  return readLines('nicknames.txt').map(line => {
    const [nickname = '', name = ''] = line.split(', ')
    return [nickname, name]
  })
}

/** The lines of a file in this folder, without its comments. */
function readLines(file: string): string[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')
  return lines.filter(line => line !== '' && !line.startsWith('#'))
}
