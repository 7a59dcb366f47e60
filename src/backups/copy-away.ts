import { spawn } from 'node:child_process'
import { Refusal } from '#src/founder/refusal.ts'
import { HOUR_MS } from '#src/time/durations.ts'
import type { BackupSettings } from './backup-settings.ts'

/**
 * Runs BACKUP_COMMAND, if there is one, to copy a file elsewhere. Rejects with the last lines of the command's errors
 * if it fails. Also rejects after `patienceMs`, or as soon as `signal` aborts, even if programs that the command
 * started are still running.
 */
export async function copyAway(
  { command }: BackupSettings,
  file: string,
  signal?: AbortSignal,
  patienceMs = HOUR_MS,
): Promise<void> {
  if (!command) return
  const quoted = `'${file.replaceAll("'", `'\\''`)}'`
  const child = spawn('sh', ['-c', command.replaceAll('{}', () => quoted)], {
    stdio: ['ignore', 'ignore', 'pipe'],
    signal: AbortSignal.any([AbortSignal.timeout(patienceMs), ...(signal ? [signal] : [])]),
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', text => {
    said = (said + text).slice(-1_000)
  })
  const { promise, resolve, reject } = Promise.withResolvers<number | string>()
  child.on('error', error => {
    child.stderr.destroy()
    const late = (error.cause as Error | undefined)?.name === 'TimeoutError'
    reject(late ? new Refusal(`${file} was not copied: BACKUP_COMMAND did not end in time`) : error)
  })
  child.on('close', (code, signal) => resolve(signal ?? code!))
  const end = await promise
  // The last line alone of scp is always "Connection closed".
  const last = said
    .trim()
    .split(/\s*\n\s*/)
    .slice(-3)
    .join(' / ')
  if (end !== 0)
    throw new Refusal(`${file} was not copied: BACKUP_COMMAND ended with ${end}${last ? `: ${last}` : ''}`)
}
