/** What is said of a link to share, beside the street sign, and sent along with it. */
export const shareWords = {
  message: 'Car care that comes to your kerb. Join the waitlist with me:',
  whom: 'Send the link only to people who would like it.',
  /** Where there is no street to share. */
  share: 'Share your link',
  copyLink: 'Copy link',
  copied: 'Copied',
} as const
