import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brand } from '#src/content/brand.ts'
import { contentType } from '#src/http/static-files.ts'
import { fillTemplate } from '#src/http/template.ts'
import { Refusal } from '../../refusal.ts'

export type DeskFile = { type: string; bytes: Buffer }

/**
 * Returns the files of the desk's page by path. `build`: the folder that npm run build made. Throws a
 * Refusal if there is none.
 */
export function readDeskFiles(build: string): Map<string, DeskFile> {
  try {
    const filesIn = (folder: string) => readdirSync(folder).map(name => join(folder, name))
    const paths = [...filesIn(join(build, 'desk')), ...filesIn(join(build, 'client/fonts'))]
    const read = (path: string): [string, DeskFile] => [
      path.endsWith('.woff2') ? `/fonts/${basename(path)}` : `/${basename(path)}`,
      { type: contentType(path), bytes: readFileSync(path) },
    ]
    // The page is empty until its script draws it.
    const html = readFileSync(join(import.meta.dirname, 'desk.html'), 'utf8')
    const page = fillTemplate(html, { NAME: brand.name })
    return new Map([['/', { type: contentType('desk.html'), bytes: Buffer.from(page) }], ...paths.map(read)])
  } catch {
    throw new Refusal(
      'the desk has not been built on this machine yet: run npm run build, then start the desk again',
    )
  }
}
