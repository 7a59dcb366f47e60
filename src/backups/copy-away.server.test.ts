import { expect, test } from 'vitest'
import { copyAway } from './copy-away.ts'

const settings = (command: string) => ({ folder: '/backups', recipient: 'age1', command })

/** Each command starts a program that keeps the output pipe open for longer than a test may take. */
test.each([
  'sleep 60; true {}',
  'sleep 60 & wait; true {}',
  'sleep 60 | cat {}',
  '(sleep 60) && true {}',
  'sleep 60 & true {}; sleep 60',
])('%s: gives up on a command that does not end', async command => {
  await expect(copyAway(settings(command), '/backups/a', undefined, 20)).rejects.toThrow(
    '/backups/a was not copied: BACKUP_COMMAND did not end in time',
  )
  const stopping = new AbortController()
  const copied = copyAway(settings(command), '/backups/a', stopping.signal)
  stopping.abort()
  await expect(copied).rejects.toThrow('aborted')
})

test('a file’s name is passed as one word, whatever characters it has', async () => {
  const name = `/x y/$(echo no)'"; exit 7; #\`exit 8\``
  await expect(copyAway(settings('printf %s {} >&2; exit 3'), name)).rejects.toThrow(
    `BACKUP_COMMAND ended with 3: ${name}`,
  )
})
