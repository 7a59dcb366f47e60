import { expect, it } from 'vitest'
import type { DangerKind } from '#src/content/maeve/danger.ts'
import { dangerTopics } from '#src/maeve/knowledge/knowledge.ts'
import { readQuestions } from '#src/maeve/knowledge/questions.ts'
import { createDangerSense, loadDangerModel } from './danger-sense.ts'
import { sureDanger } from './sure-danger.ts'

const table: [kind: DangerKind, sure: string, alike: string][] = [
  ['suicide', 'I don’t want to be here any more', 'I don’t want to be on the list any more'],
  ['suicide', 'kms tonight ngl', 'how many kms on one charge'],
  ['hurt', 'My dad has chest pain and his left arm aches', 'The arm of the tool chest is tight'],
  ['hurt', 'he’s stuck under the car, the jack slipped', 'my sunglasses are stuck under the seat'],
  ['fire', 'there is smoke coming from the bonnet', 'can you get the smell of smoke out'],
  ['fire', 'the charger keeps sparking', 'this price is fire, fire away'],
  ['shut-in', 'my baby is locked in the car, keys inside', 'I locked the car and lost my keys'],
  ['violence', 'he won’t let me leave', 'the site won’t let me leave the list'],
  ['violence', 'my husband hits me', 'hit me up with a price'],
  ['drink-drive', 'I’ve had 6 pints, can I drive home', 'spilt two pints in the boot on the drive home'],
  ['fumes', 'engine running in the garage and I feel dizzy', 'do you wash cars in a garage'],
]

it.each(table)('is sure of %s: "%s", and not of "%s"', (kind, sure, alike) => {
  expect(sureDanger(sure)).toBe(kind)
  expect(sureDanger(alike)).toBeUndefined()
})

it('is not sure of what is long over or made up', () => {
  expect(sureDanger('My car was smoking years ago, smoke coming from the bonnet.')).toBeUndefined()
  expect(sureDanger('In the film my car is on fire')).toBeUndefined()
  expect(sureDanger('It began years ago. My car is on fire.')).toBe('fire')
})

it('takes no ordinary message for sure danger', () => {
  const { danger, inScope, outOfScope } = readQuestions()
  const calm = danger.filter(({ danger }) => danger === 'none')
  const asked = inScope.filter(({ want }) => !want.split('|').some(id => dangerTopics.has(id)))
  const ordinary = [...calm, ...asked, ...outOfScope]
  const found = ordinary.flatMap(({ turns }) => turns).filter(turn => sureDanger(turn))
  expect(found).toEqual([])
})

it('helps even if the model sees nothing', () => {
  const blind = { ...loadDangerModel(), labels: ['none'] }
  expect(createDangerSense([], blind)('my husband hits me').kind).toBe('violence')
})
