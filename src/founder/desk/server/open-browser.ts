import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Opens a link in the founder's browser if this machine has a screen. Everybody on a machine can read a program's
 * arguments, so the browser is given a file that only its owner can read. Returns a function that deletes the file.
 */
export function openBrowser(link: string, environment: NodeJS.ProcessEnv): () => void {
  const [program, ...words] = opener(environment)
  if (!program) return () => {}
  const folder = mkdtempSync(join(tmpdir(), 'desk-'))
  const file = join(folder, 'open.html')
  writeFileSync(file, `<!doctype html><meta http-equiv="refresh" content="0;url=${link}">`, { mode: 0o600 })
  // If no browser is installed, the printed link is enough.
  spawn(program, [...words, file], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
  return () => rmSync(folder, { recursive: true, force: true })
}

function opener({ DISPLAY, WAYLAND_DISPLAY, SSH_CONNECTION }: NodeJS.ProcessEnv): string[] {
  if (SSH_CONNECTION) return []
  if (process.platform === 'darwin') return ['open']
  if (process.platform === 'win32') return ['cmd', '/c', 'start', '']
  return DISPLAY || WAYLAND_DISPLAY ? ['xdg-open'] : []
}
