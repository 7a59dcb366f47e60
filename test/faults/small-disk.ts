import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk that fills up: a small tmpfs or, where none can be mounted, a limit on the size of files. */
type SmallDisk = {
  kind: string
  folder: string
  /** What the shell that starts the server must run first. */
  prelude?: string
  /** Fills it, leaving this much room, in bytes. */
  fill(left?: number): void
  /** Makes room again for this process. */
  free(pid: number): void
  remove(): void
}

const LEFT_BYTES = 96 * 1024

export function makeSmallDisk(megabytes = 2): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'kerbside-disk-'))
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const run = (...words: string[]) => {
    const [command, ...rest] = [...asRoot, ...words]
    execFileSync(command!, rest, { stdio: 'ignore' })
  }
  try {
    run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'none', folder)
  } catch {
    return limitedFiles(folder)
  }
  const filler = join(folder, 'filler')
  return {
    kind: `tmpfs of ${megabytes} MB`,
    folder,
    fill(left = LEFT_BYTES) {
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - left)))
    },
    free: () => rmSync(filler),
    remove() {
      run('umount', folder)
      rmSync(folder, { recursive: true })
    },
  }
}

function limitedFiles(folder: string): SmallDisk {
  return {
    kind: 'file size limit of 1 MB',
    folder,
    prelude: 'ulimit -S -f 2048',
    fill() {},
    free: pid => void execFileSync('prlimit', ['--pid', String(pid), '--fsize=unlimited:unlimited']),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
