/** What Maeve says when a visitor asks her to put them on the waitlist. */
export const maeveJoinWords = {
  confirm: 'Is this right? Nothing is sent until you press the button.',
  missing: {
    email: 'Happy to help. Which email address should go on the waitlist?',
    postcode: 'Nearly there. Which postcode should go with it?',
  },
} as const
