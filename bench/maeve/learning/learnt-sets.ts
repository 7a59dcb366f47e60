/** The sets that are learnt from last, so that a model without one of them is soon made. */
export const learntSets: readonly string[] = [
  'held-out',
  'strangers-a',
  'strangers-b',
  'strangers-c',
  'strangers-d',
  'voices-e',
  'voices-f',
  'voices-g',
  'voices-h',
]
/** Written to be learnt from: not scored by default, and by no gate. */
export const onlyLearnt: readonly string[] = ['own', 'voices-e', 'voices-f', 'voices-g', 'voices-h']
