/** Words that no one section owns. */
export const pageWords = {
  privacy: 'Privacy',
  skip: 'Skip to main content',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
} as const
