/** Words for a link to share: next to the street sign, and sent with the link. */
export const shareWords = {
  message: 'Car care that comes to your kerb. Join the waitlist with me:',
  whom: 'Send the link only to people who would like it.',
  /** Shown if there is no street to share. */
  share: 'Share your link',
  copyLink: 'Copy link',
  copied: 'Copied',
} as const

/** Takes the place of the first form for somebody who has joined; `district` is theirs. */
export const listedWords = {
  title: (district: string) => `You’re on the list, ${district}.`,
  text: 'Bring a neighbour.',
  /** If mail is on. */
  confirmFirst: 'Confirm in your inbox, then bring a neighbour.',
  again: 'Add another address',
} as const
