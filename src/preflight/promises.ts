import { agreedPerkTerms, claimed, claims, grounds } from '#src/content/claims.ts'
import { perkTerms } from '#src/content/perk-terms.ts'
import { checkWords as words } from '#src/content/preflight.ts'
import type { Queryable } from '#src/db/database.ts'
import { cannotTell, type Finding, met, notMet } from '#src/founder/finding.ts'
import { isDeliverable } from '#src/mail/address.ts'
import { type OperatorSettings, senderUnset } from '#src/operator-settings.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { readCounter } from '#src/waitlist/server/join/waitlist-store.ts'

/** What the site promises or shows that only its operator can make true. */

/** Checks that the site, its emails and its privacy page name what the law requires of a business. */
export function operatorNamed(settings: OperatorSettings): Finding[] {
  const { operatorName, operatorContact, operatorCompany = '', companyUnset = [] } = settings
  const { operator, company, processors: others } = words
  const unset = senderUnset(settings)
  return [
    unset.length
      ? notMet(operator.what, operator.todo(unset.join(' and ')), operator.decide)
      : met(operator.what, `${operatorName}, ${operatorContact}`),
    companyUnset.length
      ? notMet(company.what, company.todo(companyUnset.join(' and ')), company.decide)
      : met(company.what, operatorCompany),
    settings.operatorProcessors
      ? met(others.what, settings.operatorProcessors)
      : notMet(others.what, others.todo, others.decide),
  ]
}

/** Checks that somebody gets the founder's emails, if mail is on. */
export function founderIsWrittenTo(contact: string | undefined, email = contact): Finding {
  const { what, todo, decide } = words.founder
  return email !== undefined && isDeliverable(email) ? met(what, `${email}.`) : notMet(what, todo, decide)
}

/** Checks that at least as many people joined as the page shows. `page`: as visitors get it. */
export async function countIsReached(database: Queryable, page: string): Promise<Finding> {
  const { people } = words
  const shown = Number(/<data value="(\d+)"/.exec(page)?.[1] ?? Number.NaN)
  if (Number.isNaN(shown)) return cannotTell(people.what, words.noPage)
  const what = people.atLeast(shown)
  const n = await readCounter(database)
  if (n === undefined) return cannotTell(what, people.uncounted)
  return n >= shown ? met(what, people.right(n)) : notMet(what, people.fewer(n, shown))
}

export function certificatesNamed(page: string, named = claims.certificates, now = Date.now()): Finding[] {
  const { unsaid, todo, decide, ended, decideEnded, right } = words.certificate
  return Object.entries(named).map(([said, certificate]) => {
    const what = `“${said}”`
    if (page && !page.includes(said)) return met(what, unsaid)
    if (!certificate) return notMet(what, todo, decide)
    const { name, issuer, number, until } = certificate
    return until && until < ukDay(now)
      ? notMet(what, ended(name, until), decideEnded(name, until))
      : met(what, right([name, number].filter(Boolean).join(' '), issuer, until))
  })
}

/** Checks that visitors can read the evidence for each claim on the page. */
export function claimsGrounded(given: readonly string[] = claimed, known = grounds): Finding {
  const { what, todo, decide, right } = words.claims
  const missing = given.filter(claim => !Object.hasOwn(known, claim)).map(claim => `“${claim}”`)
  return missing.length
    ? notMet(what, todo(missing.join(', ')), decide(missing.join(', ')))
    : met(what, right(given.length))
}

export function perkTermsAgreed(given = claims, answers = perkTerms.answers): Finding {
  const { what, open, decideOpen, todo, decide, right } = words.terms
  const agreed = agreedPerkTerms(given)
  const asked = Object.entries(answers).flatMap(([question, answer]) => (answer ? [] : [question]))
  if (asked.length) return notMet(what, open(asked.join(' ')), decideOpen(asked.join(' ')))
  return agreed
    ? met(what, right(agreed.version, agreed.agreedBy, agreed.on))
    : notMet(what, todo(perkTerms.version), decide)
}

export function accountsSet(page: string): Finding {
  const { what, todo, decide, none } = words.accounts
  if (!page) return cannotTell(what, words.noPage)
  const [, list = ''] = /<ul class="social">(.*?)<\/ul>/s.exec(page) ?? []
  const urls = [...list.matchAll(/href="([^"]+)"/g)].map(([, url]) => url!)
  const unset = urls.filter(url => new URL(url).pathname === '/')
  return unset.length ? notMet(what, todo(unset.join(' and ')), decide) : met(what, urls.join(' ') || none)
}
