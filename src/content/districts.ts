import { number } from './in-words.ts'

/** The stages of a district, in order. */
export const stages = ['watching', 'next', 'inviting', 'open'] as const
export type Stage = (typeof stages)[number]

type Waiting = { code: string; confirmed: number | null; goal: number | null; stage: Stage }

/** What the founder reads about districts. */
export const districtsWords = {
  /** Shown if a goal is reached and the founder has not moved the district past “next”. */
  reached: ({ code, confirmed, goal, stage }: Waiting) =>
    `${code} has reached its goal of ${number(goal!)}: ${number(confirmed!)} have confirmed. Its stage is still ${stage}.`,
  more: (n: number) => `${number(n)} more districts have reached their goals.`,
  none: 'No district has five confirmed people yet.',
  desk: {
    listed: 'Districts with fewer than five are listed only if you have set something for them.',
    goals:
      'Once five have confirmed, neighbours see how far their district has got, and what you do once it reaches the goal.',
    goalFor: 'Such as LS6, LS7; “all” for every district without its own',
    moves: 'A note for you: it sends nothing, and no visitor sees it.',
    stages:
      'A district begins as “watching”; it is “next” once you plan to go there, “inviting” while you invite people, and “open” once the van washes there.',
    why: 'Needed only to open one below its goal; the reason is kept',
  },
  help: {
    list: 'Districts with five confirmed people or more, and those that you have set something for. Fewer than five are shown as “fewer than 5”.',
    goal: `Once five have confirmed, people see how far their district has got: “LS6: 38 of 50 neighbours”, with a street that fills up, in the dialog
after joining, on their page and in the welcome email. It also says what you do once the goal is reached: see
src/content/district.ts. “all” is the goal of every district without its own; 0 removes a goal.`,
    move: `A note for you: it sends nothing, and no visitor sees it. A goal that is reached only suggests a move, on Today and in the
Monday letter. To open a district below its goal, say why: the reason is kept.`,
  },
} as const

/** Preflight's words on what a district's goal promises. */
export const goalsWords = {
  what: 'What a district’s goal promises',
  look: 'Only that you look at the district first.',
  open: ({ agreedBy, on }: { agreedBy: string; on: string }) =>
    `To open there: agreed to by ${agreedBy} on ${on}.`,
  say: 'It promises to open there. Put who agreed to that, and when, into src/content/claims.ts, or say “look” in src/content/district.ts.',
  decide: 'It promises to open there: who agrees to that, or whether you promise less.',
} as const

/** What the founder reads in an opening week. */
export const weekWords = {
  who: 'Who is there',
  few: 'Fewer than five people here, so we show no number.',
  nobody: 'Nobody has joined yet.',
  none: 'No opening week has been started.',
  choosing:
    'The number is how many have confirmed there. Choosing sends nothing. You can leave off at any step and carry on another day, on any computer.',
  lacks: 'Whoever runs the server has to set these first: without them, a later step is refused.',
  kept: 'Everything is kept: carry on another day, on any computer.',
  below: (people: string, goal: number) =>
    `It is below its goal: ${people} of ${goal}. Say why you are opening it; the reason is kept.`,
  stopping:
    'Whatever has not been sent yet is cancelled, and nothing more is sent. The district stays as it is. You need this only to stop early, or before its next wave.',
  help: {
    start:
      'It sends nothing and moves no district. It keeps each step that you take, so that you can carry on another day.',
    keep: 'It sends nothing. For the wave it keeps the visits a day, the days, and how many people to invite.',
    stop: 'Cancels the invitations and letter emails that have not been sent yet. The district stays as it is, and you can start it again.',
  },
  room: (n: number) => `The van has room for ${number(n)}.`,
  comesFirst: (step: string) => `“${step}” comes first: it isn’t done yet.`,
  stopped: 'Stopped. Nothing was sent.',
  stoppedSome: 'Stopped. What was sent, or was on its way, can’t be called back; nothing more will be sent.',
} as const
