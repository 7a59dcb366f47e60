import { brand } from './brand.ts'

/** The street sign that a visitor gets for joining, and the words about their district. */
export const signWords = {
  /** In the picture itself; without a date, as people keep the picture. */
  from: `${brand.name.toLowerCase()} · join the waitlist`,
  /** On the plate, if the visitor typed a name. */
  road: (owner: string) => `${owner}’s road`,
  owner: 'Your name on the sign, if you like',
  ownerExample: 'Anna',
  /** Shown to people who got the link from a neighbour. */
  neighbour: (district: string) => `A neighbour is bringing ${brand.name} to ${district}`,
  /** What a screen reader reads out for the picture. */
  alt: (code: string, place: string, begun: string) =>
    `A street sign: ${code}, ${place}. ${begun && `${begun}.`}`.trim(),
  /** A poster to print for a window: one main line, and short ones next to the code to scan. */
  poster: {
    link: 'A poster for your window (PDF)',
    headline: 'Car care that comes to you',
    scan: ['Live here too?', 'Scan the code', 'and join your', 'neighbours.'],
  },
  save: 'Save my street',
  share: 'Share my street',
  /** The page to share from, which the welcome email leads to. */
  page: {
    title: 'Your street',
    text: 'Put your name on it if you like, and send it to a neighbour.',
  },
  file: (code: string) => `kerbside-${code.toLowerCase()}.png`,
} as const
