import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installPackage, isInstalled } from '#test/support/install-packages.ts'
import { cpuMs } from './measure.ts'

const execute = promisify(execFile)
let run = 0

/**
 * The result of a load: requests per second, microseconds of each watched process's CPU per request, and what went
 * wrong.
 */
type Load = { perSecond: number; cpuMicros: number[]; timeouts: number; refused: number }

type Wanted = { url: string; connections: number; seconds: number; joins?: boolean; watch: readonly number[] }

/** How many times to try again if nothing was answered, as happens on a machine that stalls. */
const RETRIES = 3

/** Runs `wrk` on one thread. Rejects if nothing was answered in several tries. */
export async function load(wanted: Wanted, left = RETRIES): Promise<Load> {
  const { url, connections, seconds, joins, watch } = wanted
  const script = joins ? ['-s', join(import.meta.dirname, 'join.lua')] : ['-H', 'Accept-Encoding: br']
  const words = ['-t1', `-c${connections}`, `-d${seconds}`, ...script, url, '--', `${process.pid}-${run++}`]
  const before = watch.map(cpuMs)
  const { stdout } = await execute('wrk', words)
  const used = watch.map((pid, i) => cpuMs(pid) - before[i]!)
  const [, requests, time, unit] = stdout.match(/(\d+) requests in ([\d.]+)(s|m)/) ?? []
  if (!Number(requests)) {
    if (left) return load(wanted, left - 1)
    throw new Error(`nothing was answered: ${stdout}`)
  }
  const number = (pattern: RegExp) => Number(stdout.match(pattern)?.[1] ?? 0)
  return {
    timeouts: number(/timeout (\d+)/),
    refused: number(/Non-2xx or 3xx responses: (\d+)/),
    perSecond: Number(requests) / (Number(time) * (unit === 'm' ? 60 : 1)),
    cpuMicros: used.map(ms => (ms * 1000) / Number(requests)),
  }
}

/** Returns what went wrong in some loads, for the table: on a slow machine, answers may be late or refused. */
export function trouble(loads: readonly Load[]): string {
  const sum = (of: (load: Load) => number) => loads.reduce((all, load) => all + of(load), 0)
  const [timeouts, refused] = [sum(load => load.timeouts), sum(load => load.refused)]
  return `${timeouts ? `; ${timeouts} time-outs` : ''}${refused ? `; ${refused} refused` : ''}`
}

/** Installs a program if it is missing; `packages`: Debian's packages that contain it. */
export function need(program: string, packages: readonly string[]): void {
  if (isInstalled(program)) return
  for (const name of packages)
    if (!installPackage({ 'apt-get': name }, console.log)) throw new Error(`${program} cannot be installed`)
}
