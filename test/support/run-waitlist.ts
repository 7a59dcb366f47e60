import { spawn } from 'node:child_process'
import { once } from 'node:events'
import manifest from '../../package.json' with { type: 'json' }

/** `cpuMs`: processor time, which is the same on a busy machine. */
type Outcome = { code: number; stdout: string; stderr: string; peakBytes: number; cpuMs: number }

/**
 * Reports the memory and processor time of a process as it exits. On Linux `maxRSS` includes the memory of the process that
 * started it, but `VmHWM` does not.
 */
const TELL_USE = `data:text/javascript,${encodeURIComponent(`
  import { readFileSync } from 'node:fs'
  process.on('exit', () => {
    const use = process.resourceUsage()
    try {
      use.maxRSS = Number(/VmHWM:\\s*(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1])
    } catch {}
    process.send?.(use)
  })`)}`
const [, ...SCRIPT] = manifest.scripts.waitlist.split(' ')

/** Runs the founder's command line in its own process, on the list at `url`. For tests. */
export function runWaitlist(url: string, ...words: string[]): Promise<Outcome> {
  return runWaitlistWith({ DATABASE_URL: url }, ...words)
}

/** The same, with more environment variables. */
export async function runWaitlistWith(environment: NodeJS.ProcessEnv, ...words: string[]): Promise<Outcome> {
  const child = spawn(process.execPath, ['--import', TELL_USE, ...SCRIPT, ...words], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const outcome = { code: 0, stdout: '', stderr: '', peakBytes: 0, cpuMs: 0 }
  child.stdout?.setEncoding('utf8').on('data', text => {
    outcome.stdout += text
  })
  child.stderr?.setEncoding('utf8').on('data', text => {
    outcome.stderr += text
  })
  child.on('message', use => {
    const { maxRSS, userCPUTime, systemCPUTime } = use as NodeJS.ResourceUsage
    outcome.peakBytes = maxRSS * 1024
    outcome.cpuMs = (userCPUTime + systemCPUTime) / 1_000
  })
  // The memory and time come through a separate channel, which may close after the output.
  const [[code]] = await Promise.all([once(child, 'close'), once(child, 'disconnect')])
  return { ...outcome, code: code ?? 1 }
}
