import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { cpuMs } from './measure.ts'

const execute = promisify(execFile)
let run = 0

/** What a load did: requests per second, and microseconds of CPU a request, of each process watched. */
export type Load = { perSecond: number; cpuMicros: number[] }

type Wanted = { url: string; connections: number; seconds: number; joins?: boolean; watch: readonly number[] }

/** Runs `wrk` on one thread. Rejects when an answer was none of 2xx. */
export async function load({ url, connections, seconds, joins, watch }: Wanted): Promise<Load> {
  const script = joins ? ['-s', join(import.meta.dirname, 'join.lua')] : ['-H', 'Accept-Encoding: br']
  const words = ['-t1', `-c${connections}`, `-d${seconds}`, ...script, url, '--', `${process.pid}-${run++}`]
  const before = watch.map(cpuMs)
  const { stdout } = await execute('wrk', words)
  const used = watch.map((pid, i) => cpuMs(pid) - before[i]!)
  const [, requests, time, unit] = stdout.match(/(\d+) requests in ([\d.]+)(s|m)/) ?? []
  if (!requests || /Non-2xx|timeout \d*[1-9]/.test(stdout)) throw new Error(`wrk met refusals: ${stdout}`)
  return {
    perSecond: Number(requests) / (Number(time) * (unit === 'm' ? 60 : 1)),
    cpuMicros: used.map(ms => (ms * 1000) / Number(requests)),
  }
}

/** Sees to it that a program is there; `packages` are Debian's that bring it. */
export function need(program: string, packages: readonly string[]): void {
  if (spawnSync('which', [program]).status === 0) return
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [command, ...rest] = [...asRoot, 'apt-get', '-qq', ...words]
    execFileSync(command!, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
}
