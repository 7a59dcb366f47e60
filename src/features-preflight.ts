import { backupFinding } from './backups/founder/backup-is-fresh.ts'
import type { SiteConfig } from './feature.ts'
import type { Finding } from './founder/finding.ts'

type InPreflight = { what: string; look(config: SiteConfig): Promise<Finding> }

/** Features' checks in preflight, in its order. */
export const IN_PREFLIGHT: readonly InPreflight[] = [backupFinding]
