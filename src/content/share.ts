/** Words for a link to share: next to the street sign, and sent with the link. */
export const shareWords = {
  message: 'Car care that comes to your kerb. Join the waitlist with me:',
  whom: 'Send the link only to people who would like it.',
  /** Where there is no street to share. */
  share: 'Share your link',
  copyLink: 'Copy link',
  copied: 'Copied',
} as const
