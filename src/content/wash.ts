/** Words for the car in the street, which visitors can wash. */
export const washWords = {
  button: 'Wash the car',
  done: 'Good as new. That’s what we’ll do at your kerb.',
} as const
