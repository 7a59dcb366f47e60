import { createInterface } from 'node:readline/promises'
import type { Question } from '../action.ts'
import { Misuse, Refusal } from '../refusal.ts'
import { visibleLines } from '../visible.ts'

/**
 * Asks one question, unless an option has answered it. Throws a Refusal if the answer is not yes, and Misuse
 * if it is the wrong number or nobody is there to type it.
 */
export async function answer({ option, answer, words }: Question, given: unknown): Promise<void> {
  const isNumber = /^\d+$/.test(answer)
  if (given !== undefined && given !== false) {
    if (isNumber && plain(String(given)) !== answer)
      throw new Misuse(`--${option} is ${given}, but the number is ${answer}: nothing was done`)
    return
  }
  const typed = await ask(`${words} ${isNumber ? 'Type the number of people to go on' : 'Type yes'}: `)
  if (typed === undefined && isNumber)
    throw new Misuse(`nobody can type the number here: add it to the command, as --${option} ${answer}`)
  if (isNumber && plain(typed ?? '') !== answer) throw new Misuse(`that is not ${answer}: nothing was done`)
  if (!isNumber && !isYes(typed))
    throw new Refusal(`nothing was done: to go ahead, answer yes, or add --${option} to the command`)
}

/** Asks in the middle of an action. Returns whether the answer is yes; the end of the input means no. */
export const isSure = async (question: string): Promise<boolean> => isYes(await ask(`${question} Type yes: `))

const isYes = (typed: string | undefined) => typed?.trim().toLowerCase() === 'yes'
const plain = (typed: string) => typed.trim().replaceAll(',', '')

/** Asks, and reads one line of input; undefined if the input has ended. */
async function ask(question: string): Promise<string | undefined> {
  const lines = createInterface({ input: process.stdin })
  process.stderr.write(visibleLines(question))
  try {
    for await (const line of lines) return line
  } finally {
    lines.close()
  }
  process.stderr.write('\n')
  return undefined
}
