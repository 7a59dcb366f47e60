/** What is said of a link to share, in the success dialog and on the confirmed page, and sent along with it. */
export const shareWords = {
  message: 'Car care that comes to your kerb. Join the waitlist with me:',
  friends: 'Each friend who confirms moves you up.',
  copyLink: 'Copy link',
  text: 'Once you have confirmed, each friend who joins by your link and confirms too moves you up.',
  share: 'Share your link',
  copy: 'Copy your link',
  copied: 'Copied',
  notCopied: 'Please copy the link above',
} as const
