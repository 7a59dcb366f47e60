import type { SiteConfig } from '#src/feature.ts'
import { type Finding, met, notMet } from '#src/founder/finding.ts'
import { openInbox } from '../bounces/inbox.ts'

/** Preflight's check of the inbox for bounces: opens it and reads nothing. */
export async function inboxOpens({ mail }: SiteConfig): Promise<Finding[]> {
  const inbox = mail && openInbox(mail)
  if (!inbox) return []
  const what = 'The inbox for bounces'
  return [
    await inbox.look().then(
      () => met(what, 'It opens with what BOUNCES says.'),
      ({ message }: Error) => notMet(what, `${message}. Correct BOUNCES.`),
    ),
  ]
}
