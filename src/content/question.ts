import { count, inPounds } from './in-words.ts'

/**
 * The questions after joining, in order, each answered with one tap. `version` is stored with each answer: if you
 * change the words, raise it and keep the old ones in `pastWordings`. A choice's name in the code must not change.
 */
const questions = {
  service: {
    version: 'service-1',
    text: 'Which would you like first?',
    why: 'It tells us what to put in the van.',
    choices: {
      wash: 'A wash or valet',
      charge: 'An EV charge',
      air: 'Air and water',
      reminders: 'Reminders',
    },
  },
  parked: {
    version: 'parked-1',
    text: 'Where is your car mostly parked?',
    why: 'It tells us where a van can reach you.',
    choices: {
      drive: 'On a drive',
      permit: 'Street with a permit',
      street: 'Street without one',
      shared: 'Shared car park',
      work: 'At work',
    },
  },
  fuel: {
    version: 'fuel-1',
    text: 'What does it run on?',
    why: 'It tells us how many need a charge.',
    choices: {
      petrol: 'Petrol',
      diesel: 'Diesel',
      hybrid: 'A hybrid',
      plugin: 'A plug-in hybrid',
      electric: 'Electricity',
    },
  },
} as const satisfies Record<string, Omit<Question, 'id'>>

/**
 * The ladder: prices in pence, such as [1500, 2000, 2500], and what they would buy, such as “a wash at
 * your door”. Each person is asked about one figure; without figures no one is asked. Answers to an
 * earlier ladder are still shown.
 */
export const ladder: { version: string; what: string; pence: readonly number[] } = {
  version: 'price-1',
  what: '',
  pence: [],
}

/** Earlier wordings of questions, by version: we must always be able to quote what people agreed to. */
const pastWordings: Readonly<Record<string, string>> = {}

/** A question as it is asked. `pence`: the figure, if it is about the price. */
export type Question = {
  id: string
  version: string
  text: string
  why: string
  choices: Readonly<Record<string, string>>
  pence?: number
}

export type QuestionId = keyof typeof questions

/** The last question, about a price. */
export const PRICE = 'price'

const priceOf = (pence: number): Question => ({
  id: PRICE,
  version: ladder.version,
  text: `Would you pay ${inPounds(pence)} for ${ladder.what}?`,
  why: 'A question, not a price. We ask some people one figure, others another, to learn what it may cost.',
  choices: { yes: 'Yes', maybe: 'Maybe', no: 'No' },
  pence,
})

/** Returns the questions for one person, with only their own figure for the price. */
export const questionsFor = (pence: number | undefined): Question[] => [
  ...Object.entries(questions).map(([id, question]) => ({ id, ...question })),
  ...(pence === undefined ? [] : [priceOf(pence)]),
]

/** Returns the words of the question that somebody answered, by its version. */
export function questionWording(version: string, pence: number | null): string | undefined {
  const asked = questionsFor(pence ?? undefined).find(question => question.version === version)
  return asked ? `${asked.text} ${asked.why} ${questionWords.free}` : pastWordings[version]
}

/** Returns the words of a question and of a choice, or their names in the code if they are no longer asked. */
export function choiceInWords(id: string, chosen: string, pence: number | null): [string, string] {
  const asked = questionsFor(pence ?? undefined).find(question => question.id === id)
  return [asked?.text ?? id, asked?.choices[chosen] ?? chosen]
}

export const questionWords = {
  /** Below each question. */
  free: 'It’s up to you, and changes neither your place nor your price.',
  skip: 'Skip',
  thanks: 'Thank you. That’s all we wanted to know.',
  failed: 'That could not be saved. Please try again.',
  late: 'These questions have closed. The link in our email to your own page still has them.',
  /** On a person’s own page. */
  own: {
    title: 'Help us plan',
    saved: 'Your answer is saved.',
    none: 'No answer',
    takenBack: 'Your answer is removed.',
  },
  /** How stored answers are listed, on a person’s own page and in a receipt. */
  kept: {
    title: 'Your answers to our questions',
    takenBack: (date: string) => `Taken back on ${date}`,
  },
  privacy: {
    title: 'Questions after joining',
    paragraphs: [
      'Once you have joined we ask what you would like first, where your car is parked and what it runs on, and some people one question about a price. Each is up to you, and your tap is your consent. We keep what you chose, when, and the wording you saw, to plan where we start and with what. It changes neither your place nor your price.',
      'We look at the answers of at least five people together, by district. We may also write to everybody who chose the same answer. They are kept with your entry and deleted with it; on your own page you can change any of them, or take it back.',
    ],
  },
} as const

/** What the founder reads about the answers. */
export const answersWords = {
  help: `Each choice with how many made it and the 95% interval of their share: “22 of 38, 42 to 73 %”. Districts with too
few answers are put together with others, and so are choices that fewer than five made. Answers count from the day after.
Each figure of the price is shown separately, as each person is asked one. Shows the 12 places with most answers; with
an area, all of its places.`,
  hint: 'Answers count from the day after. Districts with fewer than five are put together with others, and so are choices that fewer than five made.',
  range: 'Likely share: of everyone there, where it most likely lies. Few answers make it wide.',
  place: (place: string, n: number) => `${place}: ${count(n, 'answer')}`,
  more: (n: number) => `${count(n, 'more place')}: name areas or districts to see them.`,
  tooFew: 'Too few answers yet: there must be five from before today.',
  tooFewOnDesk: 'There are too few answers to show yet.',
} as const
