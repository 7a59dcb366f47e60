/** The sets that are learnt last, so that a model without one of them is quick to make. */
export const learntSets: readonly string[] = [
  'held-out',
  'everyday',
  'strangers-a',
  'strangers-b',
  'strangers-c',
  'strangers-d',
  'voices-e',
  'voices-f',
  'voices-g',
  'voices-h',
  'visitors',
]
