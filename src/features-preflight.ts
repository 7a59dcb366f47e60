import { backupFinding } from './backups/founder/backup-is-fresh.ts'
import type { SiteConfig } from './feature.ts'
import type { Finding } from './founder/finding.ts'

type InPreflight = { what: string; look(config: SiteConfig): Promise<Finding> }

/** What preflight finds of features, in the order that it says it. */
export const IN_PREFLIGHT: readonly InPreflight[] = [backupFinding]
