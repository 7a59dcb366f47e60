import { backupFinding } from './backups/founder/backup-is-fresh.ts'
import { copyIsTaken } from './backups/founder/copy-is-taken.ts'
import type { SiteConfig } from './feature.ts'
import type { Finding } from './founder/finding.ts'
import { inboxOpens } from './letters/founder/inbox-opens.ts'
import { modelAnswers } from './maeve/founder/model-answers.ts'

type InPreflight = { what: string; look(config: SiteConfig): Promise<Finding> }

/** What preflight finds of features, in the order that it says it. */
export const IN_PREFLIGHT: readonly InPreflight[] = [backupFinding]

/** What it asks of others for features, each with one smallest call: nothing where the feature is not set up. */
export const PREFLIGHT_ASKS: readonly ((config: SiteConfig) => Promise<Finding[]>)[] = [
  inboxOpens,
  modelAnswers,
  copyIsTaken,
]
