import type { GateCase } from './gate.ts'

/** The questions of bench/maeve. A server’s image does not have them. */
export async function readGateCases(): Promise<GateCase[]> {
  try {
    const { adversarial, danger, inScope, outOfScope } = await import('#bench/maeve/cases.ts')
    return [...inScope, ...outOfScope, ...adversarial, ...danger]
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'ENOENT') throw error
    throw new Error(
      'the questions of bench/maeve are not here, and nothing goes live without them: run this in the checkout, with DATABASE_URL naming the server’s database',
    )
  }
}
