/** Words under a reply of Maeve's, which ask whether it was right. */
export const wasRightWords = {
  question: 'Was this right?',
  yes: 'Yes',
  no: 'No',
  /** The buttons by themselves, for those who do not see the question beside them. */
  labels: { yes: 'Yes, this was right', no: 'No, this was not right' },
  thanks: 'Thank you.',
} as const
