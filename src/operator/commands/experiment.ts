import { type Command, UsageFault } from '../command.ts'

/** What can be done with an experiment, each read only when it is called for. */
const PARTS: Record<string, () => Promise<Command>> = {
  start: async () => (await import('../experiment/start.ts')).start,
  status: async () => (await import('../experiment/status.ts')).status,
  stop: async () => (await import('../experiment/stop.ts')).stop,
}

/** Tries two versions of the page's first words on its visitors. */
export const experimentCommand: Command = {
  help: `Usage: npm run waitlist -- experiment start headline FILE [--hope PERCENT] [--yes]
       npm run waitlist -- experiment status [--json]
       npm run waitlist -- experiment stop

Tries two versions of the headline and the lead. They take turns by the hour, the same for everyone, and each has every
hour of every weekday equally often: no visitor is told from another, and nothing is kept on a device. It says
beforehand how long it must run, and which version is better only once it has. experiment start --help and so on
tell more.`,

  parts: PARTS,

  async run() {
    throw new UsageFault(`say what to do: ${Object.keys(PARTS).join(', ')}`)
  },
}
