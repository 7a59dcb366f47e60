import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileFault } from '#src/founder/file-fault.ts'
import { type Inbox, LARGEST } from './inbox.ts'

/** Opens a Maildir that a mail server delivers to; `new` holds unread emails. */
export function openMaildir(path: string): Inbox {
  const unread = join(path, 'new')
  const look = () =>
    readdir(unread).catch(error => {
      throw fileFault(unread, 'read', error)
    })
  return {
    look,
    async take(work) {
      const names = await look()
      for (const name of names) {
        const file = join(unread, name)
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
