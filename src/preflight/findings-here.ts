import type { Database } from '#src/db/database.ts'
import type { MailSettings } from '#src/mail/mail-settings.ts'
import { backupIsFresh, type LastBackup } from './backup-is-fresh.ts'
import { type Finding, met, notMet, orCannotTell } from './finding.ts'
import {
  accountsSet,
  certificatesNamed,
  countIsReached,
  type Operator,
  operatorNamed,
  perkTermsAgreed,
} from './promises.ts'
import { roomOnDisk } from './room-on-disk.ts'

/** The site as it is set up. */
export type Setup = {
  database: Database
  publicUrl: string
  operator: Operator
  mail: MailSettings | undefined
  lastBackup: LastBackup
}

/** Findings that need nothing outside this machine. */
export async function findingsHere(setup: Omit<Setup, 'mail'>): Promise<Finding[]> {
  return [addressIsPublic(setup.publicUrl), ...(await ownPromises(setup))]
}

export function ownPromises({
  database,
  operator,
  lastBackup,
}: Omit<Setup, 'mail' | 'publicUrl'>): Promise<Finding[]> {
  return Promise.all([
    operatorNamed(operator),
    ...certificatesNamed(),
    perkTermsAgreed(),
    orCannotTell('The number of people on the list', countIsReached(database)),
    accountsSet(),
    orCannotTell('The backup', backupIsFresh(lastBackup)),
    orCannotTell('Room on the disk', roomOnDisk(database.file)),
  ])
}

/** Whether PUBLIC_URL may be a live site's. */
export function addressIsPublic(publicUrl: string): Finding {
  const what = `The site’s address, ${publicUrl}`
  return publicUrl.startsWith('https://')
    ? met(what, 'Begins with https://.')
    : notMet(what, 'Set PUBLIC_URL to the site’s address as visitors see it, beginning with https://.')
}
