/** A refusal with words for a person. Any other error from an action is a defect. */
export class Refusal extends Error {}

/**
 * Input that makes no sense: the terminal prints the action's help after the message, and exits with 2. `field`: the
 * field at fault. The message then begins with a verb, because each door puts its own name for the field in front.
 */
export class Misuse extends Refusal {
  readonly field: string | undefined

  constructor(message: string, field?: string) {
    super(message)
    this.field = field
  }
}

/** Prints a defect in full on the terminal, and nowhere else. */
export const printDefect = (what: string, error: unknown): void =>
  console.error(
    `${what} failed because of a mistake in the program. Send all of this to your developer:`,
    error,
  )

/** Reads settings from variables. Throws Misuse if they would stop a server from starting. */
export function settingsFrom<Settings>(read: () => Settings): Settings {
  try {
    return read()
  } catch (error) {
    throw new Misuse((error as Error).message.replace('configuration: ', ''))
  }
}
