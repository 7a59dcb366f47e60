const areaMark = 'the exact list isn’t published yet, so I can’t say whether or when we’ll come to'

/** What Maeve says when nothing in her knowledge answers. */
export const maeveWords = {
  empty: 'What would you like to know about valeting, EV charging, reminders or the waitlist?',
  unknown:
    'I don’t know that yet, and I’d rather not guess. Join the waitlist and we’ll email you as details are confirmed.',
  englishOnly:
    'I can only answer in English for now. Ask me about valeting, EV charging, reminders or the waitlist.',
  /** Said in turn to questions that no entry answers. */
  notKnown: [
    'That isn’t something I know, sorry: this service and your car’s dates are what I can help with.',
    'I don’t have that one either, I’m afraid.',
    'That isn’t something I have, sorry.',
    'No luck with that one, sorry: it isn’t in what I know.',
  ],
  /** Said in turn if the question is about us, as she knows only what is published. */
  notPublished: [
    `I can’t say: nothing is published on that yet. What’s settled is what’s on offer, the free reminders and the waitlist perks.`,
    'Nothing is published on that either, so I’d only be guessing.',
    'That’s another one that isn’t published yet, sorry.',
    'I don’t know that one either: it isn’t in anything published.',
  ],
  /** Begins an answer that she gives for the second, third or later time. */
  still: [
    'Still the same, I’m afraid. ',
    'As before. ',
    'There’s nothing newer on that. ',
    'Once more, in short. ',
  ],
  /** Said in turn to a further question whose answer would be the same: that it is not published. */
  nor: [
    'That very point isn’t published either, I’m afraid.',
    'Nor is that published yet, sorry.',
    'That’s open too: nothing is published on it yet.',
  ],
  /** Follows an answer that something is not published. `question`: a facet's, such as "Do you do vans?". */
  neitherFor: (question: string) =>
    question.replace(/^Do you do (.+)\?$/, 'Whether we’ll look after $1 isn’t published either.'),
  /** Ends the answers to several questions if she does not know one of them. */
  missed: '- **The rest of it:** I don’t have that.',
  /** Ends an answer of the founder's that was only right until a day now past. */
  outOfDate: (date: string) => `This was right until ${date} and may be out of date.`,
  /** Said instead of `commitment`, once the founder has answered on prices, dates or places. */
  noPromise:
    'I can’t promise, agree or confirm anything beyond what’s published. Ask me, and I’ll tell you what is.',
  /** Refuses an order, before she answers the honest question that came with it. */
  notThat: 'I can’t do the first part, but I can answer this:',
  /** Says where a postcode is, before `area`. */
  postcodeArea: (outward: string, town: string) => `${outward} is in the ${town} postcode area.`,
  area: (place: string) =>
    `We’ll cover major UK cities, but ${areaMark} ${place}. Join the waitlist with your postcode: it tells us where we’re wanted.`,
  areaOutsideUk: (place: string) =>
    `We’ve announced major UK cities, and ${place} isn’t part of the UK, so it isn’t in what’s announced.`,
  strangePostcode: (outward: string) => `I don’t recognise ${outward} as a UK postcode.`,
  areaUnpublished: 'We’ll cover major UK cities; the exact list isn’t published yet.',
  /** Said in turn when something is refused again. */
  refusedAgain: [
    'Still no from me, sorry. The real perks for the waitlist I can tell you about, though, and anything else that’s published.',
    'Nice try! I’ll stay as I am. Is there something about the service or your car’s dates I can help with?',
    'No again, I’m afraid. Ask me about the service whenever you like.',
  ],
  refusals: {
    injection:
      'I only answer questions about our car care from what’s published, so I can’t do that. What would you like to know about it?',
    'private-data':
      'I can’t see or share anyone’s details, accounts or keys, and I can’t change anything from this chat.',
    commitment: `I can’t promise, agree or confirm anything beyond what’s published. No prices, dates or exact places are published yet: only major UK cities, and a personalised quote at booking.`,
    'card-number':
      'Please don’t share card numbers or bank details here: I can’t take payments, and nothing is for sale yet.',
    'off-topic-work':
      'That’s not something I can do: I only answer questions about our car care and car dates.',
    harmful: 'I can’t help with that. I only answer questions about our car care and car dates.',
    abuse: 'I’d rather keep it friendly. I’m happy to answer questions about our car care and car dates.',
  },
} as const

export type RefusalId = keyof typeof maeveWords.refusals
