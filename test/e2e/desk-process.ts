import { spawn } from 'node:child_process'
import { once } from 'node:events'
import manifest from '../../package.json' with { type: 'json' }

const [, ...SCRIPT] = manifest.scripts.waitlist.split(' ')

/** Starts the founder's desk in its own process. `link` presses Enter for each new link after the first. */
export async function openDesk(environment: Record<string, string>) {
  const child = spawn(process.execPath, [...SCRIPT, 'desk', '--no-open'], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  let out = ''
  child.stdout.setEncoding('utf8').on('data', text => {
    out += text
  })
  const links = () => out.match(/http:\S+(?=\n)/g) ?? []
  let given = 0
  return {
    async link(): Promise<string> {
      if (given > 0) child.stdin.write('\n')
      while (links().length === given) await once(child.stdout, 'data')
      given = links().length
      return links().at(-1)!
    },
    async close() {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
