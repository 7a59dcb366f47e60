import { Resolver } from 'node:dns/promises'
import type { Database } from '#src/db/database.ts'
import type { SiteConfig } from '#src/feature.ts'
import { IN_PREFLIGHT, PREFLIGHT_ASKS } from '#src/features-preflight.ts'
import { type Finding, notMet, orCannotTell } from '#src/founder/finding.ts'
import { roomOnDisk } from '#src/founder/room-on-disk.ts'
import { senderDomain } from '#src/mail/address.ts'
import type { MailSettings } from '#src/mail/mail-settings.ts'
import { builtPage, type Page, pageIsBuilt, servedPage } from './built-page.ts'
import {
  accountsSet,
  businessNamed,
  certificatesNamed,
  claimsGrounded,
  countIsReached,
  founderIsWrittenTo,
  type Operator,
  operatorNamed,
  perkTermsAgreed,
} from './promises.ts'
import { type Email, noEmailGiven, receivedEmail } from './received-email.ts'
import { relayTakesUs } from './relay.ts'
import { dmarcIsThere, mailReachesUs, spfIsRight } from './sender-domain.ts'
import { addressIsPublic, siteAnswers, visitorIsSeen } from './site.ts'

/** The DNS and the certificate authority to check against. `ca`: another authority than the system's. */
export type Outside = { resolver: Resolver; ca?: string }

/** How long one DNS query may take, in milliseconds, and how often it is tried. */
const PATIENCE = { timeout: 5_000, tries: 2 }

/** The system's DNS. */
export const OUTSIDE: Outside = { resolver: new Resolver(PATIENCE) }

/** Runs every check; if `quick`, all but those that ask others for features. `message`: a received email. */
export async function findings(
  setup: Setup,
  outside: Outside,
  { message, quick = false }: { message?: Email | undefined; quick?: boolean } = {},
): Promise<Finding[]> {
  const { database, publicUrl, operator, mail, port, config } = setup
  const site = { publicUrl, ca: outside.ca }
  const parts = await Promise.all([
    siteAnswers(site),
    orCannotTell('The visitor’s address (TRUSTED_PROXIES)', visitorIsSeen(site, database)),
    mail ? mailFindings(mail, outside, message) : [mailIsOff(publicUrl)],
    mail ? founderIsWrittenTo(operator) : [],
    servedPage(site, port).then(page => ownPromises(setup, page)),
    ...(quick ? [] : PREFLIGHT_ASKS.map(ask => ask(config))),
  ])
  return parts.flat()
}

/** PUBLIC_URL is the other setting that it needs, and may be there already. */
const mailIsOff = (publicUrl: string) =>
  notMet(
    'Email',
    `It is off, so nobody can be asked to confirm, and nobody will hear of the launch. Set SMTP_URL${publicUrl.startsWith('https:') ? '' : ' and PUBLIC_URL'}.`,
  )

async function mailFindings(
  { via, from }: MailSettings,
  { resolver, ca }: Outside,
  message: Email | undefined,
): Promise<Finding[]> {
  const domain = senderDomain(from).toLowerCase()
  const parts = await Promise.all([
    'url' in via
      ? relayTakesUs(via.url, ca)
      : notMet(
          'The mail server',
          `Emails are only written to the folder ${via.folder}: set SMTP_URL instead of MAIL_DIR.`,
        ),
    orCannotTell(`Email to ${domain}`, mailReachesUs(domain, resolver)),
    orCannotTell(`SPF of ${domain}`, spfIsRight(domain, resolver)),
    orCannotTell(`DMARC of ${domain}`, dmarcIsThere(domain, resolver)),
    message === undefined ? noEmailGiven : receivedEmail(message, domain, resolver),
  ])
  return parts.flat()
}

/** The site as it is set up. */
type Setup = {
  database: Database
  publicUrl: string
  operator: Operator
  mail: MailSettings | undefined
  /** Where features read their settings from. */
  config: SiteConfig
  /** Addresses on this machine where the server may listen. */
  port?: number | undefined
}

/** Returns the findings that need only this machine. */
export async function findingsHere(setup: Omit<Setup, 'mail'>): Promise<Finding[]> {
  return [addressIsPublic(setup.publicUrl), ...(await ownPromises(setup, builtPage()))]
}

/** `page`: as visitors get it. */
function ownPromises(
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
