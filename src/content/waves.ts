/** What the report says of waves of invitations. */
export const waveWords = {
  title: 'Invitations',
  wave: 'Wave',
  invited: 'Invited',
  redeemed: 'Redeemed',
} as const
