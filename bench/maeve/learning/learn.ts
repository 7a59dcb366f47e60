import { writeFileSync } from 'node:fs'
import { createDangerLearning } from './danger.ts'
import { createFacetLearning } from './facets.ts'
import { writeModel } from './trainer.ts'

/**
 * `npm run bench -- learn`: learns both models again from all questions and wordings. Needed after any of them has
 * changed.
 */
const folder = new URL('../../../src/maeve/server/', import.meta.url)
writeFileSync(new URL('understanding/weighing/facets.model', folder), writeModel(createFacetLearning()()))
writeFileSync(new URL('understanding/danger/danger.model', folder), writeModel(createDangerLearning()()))
