import { factsOf } from './knowledge-entry.ts'
import { maeveWords } from './maeve-words.ts'

const { refusals } = maeveWords

/** Attempts to steer Maeve that the guards' patterns may miss: recognised by likeness, never answered. */
export const steering = factsOf('elsewhere', [
  { id: 'steering-instructions', title: 'Maeve’s instructions', text: refusals.injection },
  { id: 'steering-people', title: 'Other people’s details', text: refusals['private-data'] },
  { id: 'steering-promises', title: 'Promises', text: refusals.commitment },
  { id: 'steering-work', title: 'Writing, sums and code', text: refusals['off-topic-work'] },
  { id: 'steering-harm', title: 'Harm', text: refusals.harmful },
  { id: 'steering-abuse', title: 'Rudeness', text: refusals.abuse },
])
