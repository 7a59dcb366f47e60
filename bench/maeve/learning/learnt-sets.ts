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
