import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Inbox, LARGEST } from './inbox.ts'

/** Opens a Maildir that a mail server delivers to; `new` holds unread emails. */
export function openMaildir(path: string): Inbox {
  return {
    async take(work) {
      const names = await readdir(join(path, 'new'))
      for (const name of names) {
        const file = join(path, 'new', name)
        try {
          const { size } = await stat(file)
          if (size <= LARGEST && (await work(await readFile(file)))) await rm(file)
          else await rename(file, join(path, 'cur', `${name}:2,S`))
        } catch (error) {
          // Another server on the same folder was first.
          if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
        }
      }
      return names.length
    },
  }
}
