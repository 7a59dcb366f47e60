import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

/** A user without privileges, `nobody` on Linux. */
export const NOBODY = 65_534
/** A shell script that runs its arguments, a command, as that user. */
export const AS_NOBODY = `exec setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups "$@"`

/** Returns why another user cannot run the code of this checkout; undefined if one can. */
export function whyNotAsNobody(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root can start something as another user'
  const { status } = spawnSync('sh', ['-c', AS_NOBODY, 'sh', 'test', '-r', resolve('package.json')])
  return status === 0 ? undefined : 'other users may not enter the folder of this checkout'
}
