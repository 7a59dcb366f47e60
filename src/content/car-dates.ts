/** The kinds of dates, in the order of the forms' fields. */
export const carDates = {
  mot: 'MOT runs out',
  tax: 'Vehicle tax runs out',
  insurance: 'Insurance ends',
  service: 'Next service',
  permit: 'Parking permit ends',
} as const

export type CarDateKind = keyof typeof carDates

/** The dates' names within a sentence, after “your”. */
export const carDateNames: Readonly<Record<CarDateKind, string>> = {
  mot: 'MOT date',
  tax: 'vehicle tax date',
  insurance: 'insurance date',
  service: 'service date',
  permit: 'parking permit date',
}

/** Returns the name with a capital, for the beginning of a line. */
export function carDateLabel(kind: string): string {
  const name = carDateNames[kind as CarDateKind] ?? kind
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/**
 * Shown next to the button that saves dates. It has a version of its own, which is stored with each date: if you
 * reword it, raise the version and keep the old wording in `pastWordings`.
 */
export const carDateNotice = {
  version: 'd1',
  text: 'We keep the dates that you type here, and email you a month and a week before each, for nothing else. That is your consent, apart from our other emails: each reminder has a link that stops reminders, and here you can change or delete a date at any time.',
} as const

const pastWordings: Readonly<Record<string, string>> = {}

/** How stored dates are listed, on a person’s own page and in a receipt. */
export const keptCarDateWords = {
  title: 'Your car’s dates',
  line: (kind: string, day: string, kept: string, off: string, notice: string) =>
    `${carDateLabel(kind)} ${day}, kept on ${kept}${off && `, emails stopped on ${off}`}: “${
      notice === carDateNotice.version ? carDateNotice.text : (pastWordings[notice] ?? notice)
    }” (wording ${notice})`,
} as const
