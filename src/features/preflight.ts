import { backupFinding, copyIsTaken } from '../backups/founder/backup-findings.ts'
import { goalsFinding } from '../districts/founder/goals-are-kept.ts'
import type { SiteConfig } from '../feature.ts'
import type { Finding } from '../founder/finding.ts'
import { launchFinding } from '../launch-date/founder/launch-in-words.ts'
import { inboxOpens } from '../letters/bounces/inbox.ts'
import { modelAnswers } from '../maeve/founder/model-answers.ts'
import { maeveVariables, readMaeveSettings } from '../maeve/server/settings.ts'
import { readVariables } from '../site-settings.ts'

type InPreflight = { what: string; look(config: SiteConfig): Promise<Finding> }

/** The features' findings for preflight, in the order in which it prints them. */
export const IN_PREFLIGHT: readonly InPreflight[] = [launchFinding, backupFinding, goalsFinding]

/**
 * The features' checks that call other services: one minimal call each, or none if the feature is not set up.
 */
export const PREFLIGHT_ASKS: readonly ((config: SiteConfig) => Promise<Finding[]>)[] = [
  inboxOpens,
  modelAnswers,
  copyIsTaken,
]

/** Reads the settings that only these need. Throws a one-line error. */
export const readForPreflight = (environment: NodeJS.ProcessEnv) => ({
  maeve: readMaeveSettings(readVariables(maeveVariables, environment)),
})
