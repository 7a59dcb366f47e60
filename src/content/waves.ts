/** What the report says about waves of invitations. */
export const waveWords = {
  title: 'Invitations',
  wave: 'Wave',
  invited: 'Invited',
  redeemed: 'Redeemed',
} as const
