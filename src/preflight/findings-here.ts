import type { Database } from '#src/db/database.ts'
import type { SiteConfig } from '#src/feature.ts'
import { IN_PREFLIGHT } from '#src/features-preflight.ts'
import { type Finding, met, notMet, orCannotTell } from '#src/founder/finding.ts'
import { roomOnDisk } from '#src/founder/room-on-disk.ts'
import type { MailSettings } from '#src/mail/mail-settings.ts'
import { builtPage, type Page, pageIsBuilt } from './built-page.ts'
import {
  accountsSet,
  businessNamed,
  certificatesNamed,
  claimsGrounded,
  countIsReached,
  type Operator,
  operatorNamed,
  perkTermsAgreed,
} from './promises.ts'

/** The site as it is set up. */
export type Setup = {
  database: Database
  publicUrl: string
  operator: Operator
  mail: MailSettings | undefined
  /** Where features read their settings from. */
  config: SiteConfig
  /** Addresses on this machine where the server may listen. */
  port?: number | undefined
}

/** Returns the findings that need nothing outside this machine. */
export async function findingsHere(setup: Omit<Setup, 'mail'>): Promise<Finding[]> {
  return [addressIsPublic(setup.publicUrl), ...(await ownPromises(setup, builtPage()))]
}

/** `page`: as visitors get it. */
export function ownPromises(
  { database, operator, config }: Omit<Setup, 'mail' | 'publicUrl'>,
  page: Page,
): Promise<Finding[]> {
  const { html } = page
  return Promise.all([
    pageIsBuilt(page),
    operatorNamed(operator),
    ...businessNamed(config),
    ...certificatesNamed(html),
    claimsGrounded(),
    perkTermsAgreed(),
    orCannotTell('The number of people on the list', countIsReached(database, html)),
    accountsSet(html),
    ...IN_PREFLIGHT.map(({ what, look }) => orCannotTell(what, look(config))),
    orCannotTell('Room on the disk', roomOnDisk(database.file)),
  ])
}

/** Checks that PUBLIC_URL could be a live site's. */
export function addressIsPublic(publicUrl: string): Finding {
  const what = `The site’s address, ${publicUrl}`
  return publicUrl.startsWith('https://')
    ? met(what, 'Begins with https://.')
    : notMet(what, 'Set PUBLIC_URL to the site’s address as visitors see it, beginning with https://.')
}
