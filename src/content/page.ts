/** Words that no one section owns. */
export const pageWords = {
  skip: 'Skip to the page',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
} as const
