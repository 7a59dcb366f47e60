import type { GateCase } from './gate.ts'

/** The questions of bench/maeve that score her: to ask those that she only learns from too takes three times as long. A server’s image has none. */
export async function readGateCases(): Promise<GateCase[]> {
  try {
    const { adversarial, danger, inScope, outOfScope } = await import('#bench/maeve/cases.ts')
    const { onlyLearnt } = await import('#bench/maeve/learning/learnt-sets.ts')
    const all = [...inScope, ...outOfScope, ...adversarial, ...danger]
    return all.filter(({ set }) => !onlyLearnt.includes(set))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'ENOENT') throw error
    throw new Error(
      'the questions of bench/maeve are not here, and nothing goes live without them: run this in the checkout, with DATABASE_URL naming the server’s database',
    )
  }
}
