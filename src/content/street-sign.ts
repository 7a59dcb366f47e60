import { brand } from './brand.ts'
import { launch } from './launch.ts'
import { shareWords } from './share.ts'

/** The street sign that a visitor gets for joining, and what is said of their district. */
export const signWords = {
  /** On the picture itself. */
  from: `${brand.name.toLowerCase()} · launching ${launch.when}`,
  /** On the plate, for a name that the visitor typed. */
  road: (owner: string) => `${owner}’s road`,
  owner: 'Your name on the sign, if you like',
  ownerExample: 'Anna',
  /** To people who got the link from a neighbour. */
  neighbour: (district: string) => `A neighbour is bringing ${brand.name} to ${district}`,
  /** What a screen reader says of the picture. */
  alt: (code: string, place: string, begun: string) =>
    `A street sign: ${code}, ${place}. ${begun && `${begun}.`}`.trim(),
  /** To print for a window: one line, and short ones next to the code to scan. */
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
    text: `Put your name on it if you like, and send it to a neighbour. ${shareWords.whom}`,
  },
  file: (code: string) => `kerbside-${code.toLowerCase()}.png`,
} as const
