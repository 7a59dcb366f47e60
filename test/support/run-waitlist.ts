import { spawn } from 'node:child_process'
import manifest from '../../package.json' with { type: 'json' }

/** `cpuMs`: time that its processor worked for it, which a busy machine leaves as it is. */
type Outcome = { code: number; stdout: string; stderr: string; peakBytes: number; cpuMs: number }

const TELL_USE = `data:text/javascript,process.on('exit',()=>process.send?.(process.resourceUsage()))`
const [, ...SCRIPT] = manifest.scripts.waitlist.split(' ')

/** Runs the founder's command line in its own process, on the list at `url`. For tests. */
export function runWaitlist(url: string, ...words: string[]): Promise<Outcome> {
  return runWaitlistWith({ DATABASE_URL: url }, ...words)
}

/** The same with any variables. */
export function runWaitlistWith(environment: NodeJS.ProcessEnv, ...words: string[]): Promise<Outcome> {
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
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => resolve({ ...outcome, code: code ?? 1 }))
  })
}
