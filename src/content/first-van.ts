import { count, inPounds, number } from './in-words.ts'
import { postcodeAreas } from './postcode-areas.ts'

type Range = { low: number; high: number }
type Sum = Range & { likely: number }
/** How people answered about one figure. */
type Said = { pence: number; here: boolean; yes: { least: number; most: number }; of: number; share: Range }
/**
 * `every`: undefined if a day costs nothing. `at`: the likely price, if it lies between two figures; `also`: then
 * the answers about the lower one.
 */
type Pays = Said & { people: Range; every?: Range; at?: number; also?: Said }
type Round = {
  rank: number
  people: number
  served: number
  districts: readonly { name: string; people: number | null; at?: object | undefined }[]
  pays?: Pays | undefined
  /** A figure that hardly anyone in the named districts would pay. */
  refused?: { pence: number; names: readonly string[] } | undefined
}
type Day = { cost: number; price: Sum; needed: Sum; leaves: Sum }
type Answer = {
  visits: number
  room: number
  rounds: readonly Round[]
  hasMore: boolean
  day?: Day | undefined
  isAsked: boolean
  refused?: number | undefined
}

const and = new Intl.ListFormat('en-GB')
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' })
const range = ({ low, high }: Range, words: (n: number) => string = number) =>
  low === high ? words(low) : `${words(low)} to ${words(high)}`
const likely = (all: Sum, words: (n: number) => string) =>
  all.low === all.high ? '' : `, likely ${words(all.likely)}`

const townsOf = ({ districts }: Round) =>
  and.format([...new Set(districts.map(({ name }) => areaOf(name)?.town ?? ''))].filter(Boolean))

const areaOf = (code: string) => postcodeAreas.get(/^[A-Z]*/.exec(code)![0])

/** What the founder reads about where the first van would go, on the desk and in a terminal. */
export const vanWords = {
  /** The districts of a round, without those on the way. */
  names: ({ districts }: Round): string =>
    and.format(districts.filter(({ people }) => people !== null).map(({ name }) => name)),
  /** The towns of a round, and what the reader must know about some of them. */
  about(round: Round): string[] {
    const { districts } = round
    const towns = townsOf(round)
    const onTheWay = districts.filter(({ people }) => people === null).map(({ name }) => name)
    return [
      ...(towns ? [towns] : []),
      ...(onTheWay.length ? [`On the way, fewer than five or none: ${and.format(onTheWay)}`] : []),
      ...(districts.some(({ name }) => areaOf(name)?.uk === false) ? ['Outside the UK'] : []),
      ...(districts.some(({ at }) => !at) ? ['Not on our map, so it has no neighbours'] : []),
    ]
  },
  isJoint: ({ rank }: Round, rounds: readonly Round[]): boolean =>
    rounds.filter(other => other.rank === rank).length > 1,
  /** Says “at least” if a district on the way may add a few. */
  people: ({ people, districts }: Round): string =>
    `${districts.some(district => district.people === null) ? 'at least ' : ''}${number(people)}`,
  room: ({ served }: Round, room: number): string => `${number(served)} of ${number(room)}`,

  first: 'Type how many visits the van makes in a day, and on how many days.',
  answer({ rounds, room }: Answer): string {
    const [first] = rounds
    if (!first)
      return 'No district has five confirmed people yet. Once one has, this says where the van would go.'
    const where = (round: Round) => {
      const towns = townsOf(round)
      return `${vanWords.names(round)}${towns && ` (${towns})`}`
    }
    const isFull = first.served === room
    if (rounds.length === 1)
      return `${where(first)}: ${isFull ? `${vanWords.people(first)} people there fill the van.` : `${vanWords.people(first)} of ${number(room)}: the van has room for ${number(room - first.served)} more.`}`
    const joint = rounds.filter(({ rank }) => rank === 1)
    const there = `${vanWords.people(first)} people there ${isFull ? 'fill the van' : `are the most, and the van has room for ${number(room)}`}`
    return joint.length > 1
      ? `In ${or.format(joint.map(where))}, equally good: ${vanWords.people(first)} people in each${isFull ? ' fill the van' : `, and the van has room for ${number(room)}`}.`
      : `In ${where(first)}: ${there}.`
  },

  /** Where the van would go, and what a day leaves. If a day does not pay, that comes first. */
  said: (answer: Answer): string[] => [
    ...vanWords.loss(answer),
    vanWords.answer(answer),
    ...vanWords.day(answer),
  ],
  loss({ rounds, day, visits }: Answer): string[] {
    if (!day || !rounds.length || day.leaves.likely >= 0) return []
    const { price, needed, leaves } = day
    return leaves.high < 0
      ? [`A day does not pay, even at ${inPounds(price.high)}.`]
      : [
          `A day does not pay at ${inPounds(price.likely)}, the likely price. At ${inPounds(price.high)} it does, with ${number(needed.low)} of ${count(visits, 'visit')} booked.`,
        ]
  },

  /** How many visits a day needs, and what a full day leaves, from the figures typed. */
  day({ day, visits }: Answer): string[] {
    if (!day) return ['Break-even: type what a day costs and a price you have in mind.']
    const { cost, price, needed, leaves } = day
    const pays = cost
      ? `A day pays for itself with ${range(needed)} ${needed.high === 1 ? 'visit' : 'visits'}${likely(needed, number)}: ${inPounds(cost)} ÷ ${range(price, inPounds)}.`
      : 'A day costs nothing, so every visit pays.'
    const full = `A full day of ${count(visits, 'visit')}`
    if (leaves.high < 0)
      return [
        `${pays} The van makes ${number(visits)}.`,
        `Even at ${inPounds(price.high)} a full day brings ${inPounds(visits * price.high)}, ${inPounds(-leaves.high)} less than it costs.`,
      ]
    const at = (end: keyof Sum) =>
      `${leaves[end] < 0 ? `${inPounds(-leaves[end])} short` : `${inPounds(leaves[end])} left`} at ${inPounds(price[end])}`
    return [
      pays,
      leaves.low < 0
        ? `${full}: ${[...new Set([at('high'), at('likely'), at('low')])].join(', ')}.`
        : `${full} leaves ${range(leaves, inPounds)}${likely(leaves, inPounds)}: ${number(visits)} × ${range(price, inPounds)}, less ${inPounds(cost)}.`,
    ]
  },

  /** What the answers about a price mean for a round in the list; empty if there are none. */
  often({ pays, refused }: Round): string[] {
    if (refused) return [`Bad news in ${and.format(refused.names)}: ${vanWords.refused(refused.pence)}`]
    if (!pays) return []
    const { pence, at = pence, every } = pays
    const said = `About ${range(pays.people)} would pay ${inPounds(at)}`
    if (!every) return [said]
    const days = count(every.high, 'van day')
    const often =
      every.high < 1
        ? 'too few for a day to pay'
        : every.low < 1
          ? `a day pays if it is nearer ${number(pays.people.high)}, and each books once in ${days}`
          : `a day pays if each books once in ${every.low === every.high ? days : `${range(every)} van days`}`
    return [`${said}: ${often}`]
  },
  /** The answers behind `often`, in sentences of their own; empty if there are none. */
  asked({ pays }: Round, day?: Day): string {
    if (!pays) return ''
    const said = ({ yes, of, here, pence, share }: Said) =>
      `Asked ${here ? 'there' : 'in all districts, as too few were there'}, ${range({ low: yes.least, high: yes.most })} of ${number(of)} would pay ${inPounds(pence)}: ${Math.floor(100 * share.low)} to ${Math.ceil(100 * share.high)} %.`
    const isBelow = day && day.price.likely > (pays.at ?? pays.pence)
    return [
      said(pays),
      ...(pays.also ? [said(pays.also)] : []),
      ...(isBelow
        ? [`No answers about ${inPounds(day.price.likely)} or more can be shown, so fewer may pay that.`]
        : []),
      'How often would they book? Nobody was asked that.',
    ].join(' ')
  },
  refused: (pence: number): string =>
    `of 30 people or more who were asked, fewer than five would pay ${inPounds(pence)}`,
  /** Shown if hardly anyone said yes, or if there are answers but none can be shown. */
  tooFew: ({ rounds, isAsked, refused }: Answer): string =>
    refused !== undefined
      ? `Bad news: ${vanWords.refused(refused)}.`
      : isAsked && rounds.every(({ pays, refused }) => !pays && !refused)
        ? 'Too few answers about a price can be shown yet, and nobody was asked how often they would book.'
        : '',
  share: 'The share most likely lies between the two; more answers bring them closer together.',
  more: 'There are more rounds, each worse than these.',

  /** `km`: how far apart neighbours may be. */
  help: (
    km: number,
  ) => `Counts confirmed people, and assumes that each books once in the days that you type. A round is a few districts that are
linked through neighbours; the best has the most people that the van has room for, then the fewest districts, the nearest
together. The next shares no district with those before it. Fewer than five people in a district count as none, but it may lie on the
way. Neighbours are under ${km} km apart as the crow flies: check water. With a cost and a price it says how many visits pay for a
day; with answers to the price question, how often people would have to book.`,
  desk: {
    rounds: 'Neighbouring districts that one van can serve',
    counted:
      'Counts confirmed people, as Districts does, including those invited and those who want no emails. Fewer than five count as none. The map has London and 50 other cities and towns; a district elsewhere has no neighbours on it.',
    order:
      'The best round fills the most visits. If two fill as many, the one with fewer districts comes first, then the one whose districts are closest together. No district is in two rounds. You decide: nothing opens from here.',
    districts: 'The districts of this round, and what they are next to',
    next: (names: readonly string[]): string =>
      names.length ? `Next to ${names.join(', ')}` : 'No neighbours that we know of',
    few: 'fewer than five or none',
    drawn: (round: Round): string =>
      `Map of ${vanWords.names(round)} and its neighbours; the table below says the same`,
    map: 'Neighbours are less than 8 km apart as the crow flies, centre to centre, with none between them. The centres are right to about a kilometre: check roads and water. Those of London are from Wikipedia’s “List of areas of London” (CC BY-SA 3.0), the others our estimates.',
  },

  inTerminal(answer: Answer): string {
    const { rounds, room, hasMore } = answer
    const lines = rounds.flatMap(round => [
      `${String(round.rank).padStart(2)}${vanWords.isJoint(round, rounds) ? '=' : ' '} ${vanWords.names(round)}: ${vanWords.people(round)} people, ${vanWords.room(round, room)} visits`,
      ...[...vanWords.about(round), ...vanWords.often(round)].map(line => `    ${line}`),
      ...(vanWords.asked(round, answer.day) ? [`    ${vanWords.asked(round, answer.day)}`] : []),
    ])
    return [
      [...vanWords.said(answer), vanWords.tooFew(answer)].filter(Boolean).join('\n'),
      lines.join('\n'),
      hasMore ? vanWords.more : '',
      rounds.some(({ pays }) => pays) ? vanWords.share : '',
    ]
      .filter(Boolean)
      .join('\n\n')
  },
} as const
