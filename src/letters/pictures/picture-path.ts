import { letterPages } from '#src/routes.ts'

/** How large a letter's picture may be, in bytes and in pixels across and down. */
export const LARGEST = { bytes: 500_000, width: 1_200, height: 2_400 } as const

const PATH = new RegExp(`^${letterPages.pictures}/([\\da-f]{16}-(\\d{1,4})x(\\d{1,4}))\\.jpg$`)

/** Returns the path of a letter's picture, the same for every reader. */
export const picturePath = (name: string): string => `${letterPages.pictures}/${name}.jpg`

/** Returns the picture at a path, with its size in pixels; undefined for any other path. */
export function pictureOf(path: string): { name: string; width: number; height: number } | undefined {
  const [, name, width, height] = PATH.exec(path) ?? []
  return name === undefined ? undefined : { name, width: Number(width), height: Number(height) }
}
