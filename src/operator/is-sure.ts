import { createInterface } from 'node:readline'

/** Asks a question on the error output and reads one line. Whether that was yes; an input that has ended says no. */
export async function isSure(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin })
  process.stderr.write(question)
  try {
    for await (const line of lines) return line.trim().toLowerCase() === 'yes'
  } finally {
    lines.close()
  }
  process.stderr.write('\n')
  return false
}
