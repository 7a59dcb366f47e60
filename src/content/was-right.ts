/** Asks under a reply of Maeve's whether it was right. */
export const wasRightWords = {
  question: 'Was this right?',
  yes: 'Yes',
  no: 'No',
  /** For screen readers, which may read a button without the question. */
  labels: { yes: 'Yes, this was right', no: 'No, this was not right' },
  thanks: 'Thank you.',
} as const
