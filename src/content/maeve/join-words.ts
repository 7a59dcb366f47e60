/** What Maeve says when a visitor asks her to put them on the waitlist. */
export const maeveJoinWords = {
  confirm: 'Is this right? It’s for your own address. Nothing is sent until you press the button.',
  /** To somebody who wants to put another person on it. */
  forOther:
    'Each person joins for themselves, with an address of their own. They’re welcome to use the form on this page.',
  missing: {
    email: 'Happy to help. Which email address should go on the waitlist?',
    postcode: 'Nearly there. Which postcode should go with it?',
  },
} as const
