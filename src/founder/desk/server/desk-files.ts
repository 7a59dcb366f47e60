import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brand } from '#src/content/brand.ts'
import { contentType } from '#src/http/static-files.ts'
import { Refusal } from '../../refusal.ts'

export type DeskFile = { type: string; bytes: Buffer }

/** The desk's page before its script draws it. */
const PAGE = `<!doctype html>
<html lang="${brand.lang}" data-fonts>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${brand.name}: the desk</title>
<link rel="icon" href="/logo-mark.svg">
<link rel="stylesheet" href="/desk.css">
<script type="module" src="/desk.js"></script>
</head>
<body><div id="desk"><noscript>The desk needs JavaScript.</noscript></div></body>
</html>
`

/** Returns the files of the desk's page by path. `build`: the folder that npm run build made. Throws a Refusal without one. */
export function readDeskFiles(build: string): Map<string, DeskFile> {
  try {
    const filesIn = (folder: string) => readdirSync(folder).map(name => join(folder, name))
    const paths = [...filesIn(join(build, 'desk')), ...filesIn(join(build, 'client/fonts'))]
    const read = (path: string): [string, DeskFile] => [
      path.endsWith('.woff2') ? `/fonts/${basename(path)}` : `/${basename(path)}`,
      { type: contentType(path), bytes: readFileSync(path) },
    ]
    return new Map([['/', { type: contentType('desk.html'), bytes: Buffer.from(PAGE) }], ...paths.map(read)])
  } catch {
    throw new Refusal('there is no build of the desk here: run npm run build first')
  }
}
