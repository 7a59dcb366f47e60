/** Words that no one section owns. */
export const pageWords = {
  privacy: 'Privacy',
  skip: 'Skip to the page',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
} as const
