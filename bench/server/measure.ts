import { readFileSync } from 'node:fs'

/**
 * One line of the table. `kept`: whether the median is within the guard, a limit that may be crossed only with a
 * reason.
 */
export type Figure = { what: string; guard: string; measured: string; kept: boolean; why?: string }

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Milliseconds of CPU that a process has used, in steps of 10. Linux only, like the whole benchmark. */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Bytes of memory that a process holds. */
export function residentBytes(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1]) * 1024
}

/** Measures two things alternately, so that a busy moment affects both. Returns both series. */
export async function interleaved<First, Second>(
  rounds: number,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First[], Second[]]> {
  const [firsts, seconds]: [First[], Second[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    firsts.push(await first())
    seconds.push(await second())
  }
  return [firsts, seconds]
}

export const ratios = (ours: readonly number[], theirs: readonly number[]) =>
  ours.map((value, i) => value / theirs[i]!)

/** Formats a whole number with a thousands separator. */
export const whole = (value: number) => Math.round(value).toLocaleString('en-GB')
export const spread = (values: readonly number[], digits: number) =>
  `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)})`
