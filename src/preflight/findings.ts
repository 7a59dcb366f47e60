import type { Resolver } from 'node:dns/promises'
import { checkWords as words } from '#src/content/preflight.ts'
import type { Database } from '#src/db/database.ts'
import type { SiteConfig } from '#src/feature.ts'
import { IN_PREFLIGHT, PREFLIGHT_ASKS } from '#src/features/preflight.ts'
import { roomOnDisk } from '#src/founder/files/room-on-disk.ts'
import { type Finding, notMet, orCannotTell } from '#src/founder/finding.ts'
import { senderDomain } from '#src/mail/address.ts'
import { DNS } from '#src/mail/dns.ts'
import type { MailSettings } from '#src/mail/mail-settings.ts'
import { builtPage, type Page, pageIsBuilt, servedPage } from './built-page.ts'
import {
  accountsSet,
  certificatesNamed,
  claimsGrounded,
  countIsReached,
  founderIsWrittenTo,
  operatorNamed,
  perkTermsAgreed,
} from './promises.ts'
import { type Email, noEmailGiven, receivedEmail } from './received-email.ts'
import { relayTakesUs } from './relay.ts'
import { dmarcIsThere, mailReachesUs, spfIsRight } from './sender-domain.ts'
import { addressIsPublic, siteAnswers, visitorIsSeen } from './site.ts'

/** The DNS to ask, and a certificate authority (`ca`) to trust instead of the system's. */
export type Outside = { resolver: Resolver; ca?: string }

export const OUTSIDE: Outside = { resolver: DNS }

type About = {
  /** Where the founder's emails go, if not to OPERATOR_CONTACT. */
  email?: string | undefined
  /** The port on this machine at which the server may be listening. */
  port?: number
  message?: Email | undefined
  /** Leaves out the features' checks that call other services. */
  quick?: boolean
}

/** Runs every check. `message`: a received email. `tell`: called with the number of checks done and the total. */
export async function findings(
  database: Database,
  config: SiteConfig,
  outside: Outside,
  { email, port, message, quick = false }: About,
  tell: (done: number, all: number) => void = () => {},
): Promise<Finding[]> {
  const { publicUrl, mail } = config
  const site = { publicUrl, ca: outside.ca }
  const { off, offNowhere } = words.email
  const checks: (Promise<Finding | Finding[]> | Finding)[] = [
    siteAnswers(site),
    orCannotTell(words.visitor.what, visitorIsSeen(site, database)),
    // PUBLIC_URL is the other setting that email needs, and may be set already.
    ...(mail
      ? mailChecks(mail, outside, message)
      : [notMet('Email', publicUrl.startsWith('https:') ? off : offNowhere)]),
    ...(mail ? [founderIsWrittenTo(config.operatorContact, email)] : []),
    servedPage(site, port).then(page => ownPromises(database, config, page)),
    ...(quick ? [] : PREFLIGHT_ASKS.map(ask => ask(config))),
  ]
  let done = 0
  const parts = checks.map(async check => {
    const found = await check
    done += 1
    if (done < checks.length) tell(done, checks.length)
    return found
  })
  return (await Promise.all(parts)).flat()
}

function mailChecks({ via, from }: MailSettings, { resolver, ca }: Outside, message: Email | undefined) {
  const domain = senderDomain(from).toLowerCase()
  return [
    'url' in via ? relayTakesUs(via.url, ca) : notMet(words.relay.what(), words.email.toFolder(via.folder)),
    mailReachesUs(domain, resolver),
    orCannotTell(words.spf.what(domain), spfIsRight(domain, resolver)),
    orCannotTell(words.dmarc.what(domain), dmarcIsThere(domain, resolver)),
    message === undefined ? noEmailGiven : receivedEmail(message, domain, resolver),
  ]
}

/** Returns the findings that need only this machine. */
export async function findingsHere(database: Database, config: SiteConfig): Promise<Finding[]> {
  return [addressIsPublic(config.publicUrl), ...(await ownPromises(database, config, builtPage()))]
}

/** Returns the findings about this machine and the page. `page`: as visitors get it. */
function ownPromises(database: Database, config: SiteConfig, page: Page): Promise<Finding[]> {
  return Promise.all([
    pageIsBuilt(page),
    ...operatorNamed(config),
    ...certificatesNamed(page.html),
    claimsGrounded(),
    perkTermsAgreed(),
    orCannotTell(words.people.what, countIsReached(database, page.html)),
    accountsSet(page.html),
    ...IN_PREFLIGHT.map(({ what, look }) => orCannotTell(what, look(config))),
    orCannotTell('Room on the disk', roomOnDisk(database.file)),
  ])
}
