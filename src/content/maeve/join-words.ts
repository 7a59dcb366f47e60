/** What Maeve says when a visitor asks her to put them on the waitlist, depending on how far that got. */
export const maeveJoinWords = {
  'card shown': 'Is this right? It’s for your own address. Nothing is sent until you press the button.',
  /** To somebody who wants to put another person on the waitlist. */
  'for another':
    'Each person joins for themselves, with an address of their own. They’re welcome to use the form on this page.',
  'email missing': 'Happy to help. Which email address should go on the waitlist?',
  'postcode missing': 'Nearly there. Which postcode should go with it?',
} as const
