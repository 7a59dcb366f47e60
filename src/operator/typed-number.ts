import { createInterface } from 'node:readline/promises'
import { UsageFault } from './command.ts'

const plain = (typed: string) => typed.trim().replaceAll(',', '')

/** What a person typed as the number of people concerned must be it. Throws UsageFault when it is another. */
export function sameNumber(n: number, typed: string): void {
  if (plain(typed) !== String(n)) throw new UsageFault(`that is not ${n}: nothing was done`)
}

/**
 * Has a person type how many people are concerned, before something that cannot be taken back; `yes`, an
 * option's value, says it beforehand. Throws UsageFault when it is another number.
 */
export async function typedNumber(
  n: number,
  yes: string | undefined,
  question: string,
  option = '--yes',
): Promise<void> {
  if (yes !== undefined) {
    if (plain(yes) !== String(n))
      throw new UsageFault(`${option} says ${yes}, and it is ${n}: nothing was done`)
    return
  }
  if (!process.stdin.isTTY) throw new UsageFault(`nobody is there to type the number: say ${option} ${n}`)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    sameNumber(n, await terminal.question(`${question} Type the number of people to go on: `))
  } finally {
    terminal.close()
  }
}
