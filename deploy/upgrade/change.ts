import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyList, listOf, pendingMigrations } from './list.ts'
import type { NextVersion } from './next-version.ts'
import { Refusal } from './run.ts'
import type { Services } from './services.ts'

/** Part of a migration's name if the previous version still works after it. */
const COMPATIBLE = '.compatible.'

/**
 * Replaces the old version with the new one, and puts the old one back if anything fails. The list then stays if the
 * old version can work with it. Otherwise the earlier list is restored, unless somebody has joined since: then the
 * new version stays.
 */
export async function change(
  next: Pick<NextVersion, 'server' | 'folder' | 'swap' | 'migrate'>,
  services: Pick<Services, 'several' | 'settings' | 'fit' | 'stop' | 'start'>,
  say: (line: string) => void,
): Promise<void> {
  const { server } = next
  const pending = () =>
    pendingMigrations(
      listOf(services.settings(), server),
      join(next.folder, 'src/db/migrations'),
      services.settings(),
    )
  const fits = () => pending().every(name => name.includes(COMPATIBLE))
  const oneByOne = services.several && fits()
  const undo: (() => void)[] = []
  let before: ReturnType<typeof copyList> | undefined
  if (!oneByOne) services.stop()
  try {
    undo.push(services.fit())
    const list = listOf(services.settings(), server)
    const keeps = fits()
    if (!keeps) await list.mustBeAlone()
    undo.push(next.swap())
    const copy = copyList(list, services.settings(), server)
    say(`The list is copied to ${copy.file}.`)
    if (!keeps) before = copy
    next.migrate()
    await services.start(oneByOne)
    say(
      `${versionIn(server)} runs. Delete the copy once you are content; the nightly backup does after 14 days.`,
    )
  } catch (error) {
    if (!oneByOne) services.stop()
    say(error instanceof Refusal ? error.message : String((error as Error).stack))
    if (before?.changed()) {
      await services.start(false).catch(() => {})
      throw new Refusal(
        'People have joined on the new version, so it stays: the way is forward. journalctl -u kerbside says what is wrong.',
      )
    }
    before?.bringBack()
    for (const step of undo.reverse()) step()
    await services.start(oneByOne)
    throw new Refusal(
      before
        ? 'The site is back as it was, with the list as it was.'
        : 'The site is back as it was, with everybody on the list.',
    )
  }
}

export const versionIn = (folder: string): string =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version
