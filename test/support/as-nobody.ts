import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

/** A user without privileges, `nobody` on Linux. */
export const NOBODY = 65_534
/** Runs what follows it in a shell as that user. */
export const AS_NOBODY = `exec setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups "$@"`

/** Returns why nothing of this checkout can be run as another user here; undefined if it can. */
export function whyNotAsNobody(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root can start something as another user'
  const { status } = spawnSync('sh', ['-c', AS_NOBODY, 'sh', 'test', '-r', resolve('package.json')])
  return status === 0 ? undefined : 'other users may not enter the folder of this checkout'
}
