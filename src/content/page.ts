/** Words that belong to no single section. */
export const pageWords = {
  privacy: 'Privacy',
  skip: 'Skip to main content',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
} as const
