import { agreedPerkTerms, claimed, claims, grounds } from '#src/content/claims.ts'
import { number } from '#src/content/in-words.ts'
import { perkTerms } from '#src/content/perk-terms.ts'
import type { Queryable } from '#src/db/database.ts'
import { cannotTell, type Finding, met, notMet } from '#src/founder/finding.ts'
import { isDeliverable } from '#src/mail/address.ts'
import type { OperatorSettings } from '#src/operator-settings.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { readCounter } from '#src/waitlist/server/join/waitlist-store.ts'

/** What the site promises or shows, and only its operator can make true. */

const NO_PAGE = 'There is no page to read it on: build it with npm run build.'

/** `email`: the address for the founder's emails, if it is not the contact. */
export type Operator = {
  name: string | undefined
  contact: string | undefined
  email?: string | undefined
}

export function operatorNamed({ name, contact }: Operator): Finding {
  const what = 'Who keeps the list, and how to reach them'
  const unset = [...(name ? [] : ['OPERATOR_NAME']), ...(contact ? [] : ['OPERATOR_CONTACT'])]
  return unset.length
    ? notMet(
        what,
        `Set ${unset.join(' and ')}: the law requires it in emails, and until then the privacy page asks people not to join.`,
        'Under which name, and at which email or postal address. The law requires both in emails; until then the privacy page asks people not to join.',
      )
    : met(what, `${name}, ${contact}`)
}

/** Checks that the site, its emails and its privacy page name what the law wants of a business. */
export function businessNamed({
  operatorCompany: company = '',
  companyUnset: unset = [],
  operatorProcessors: processors,
}: OperatorSettings): Finding[] {
  const [register, others] = ['The company behind the site', 'Who else handles what people type']
  return [
    unset.length
      ? notMet(
          register,
          `Set ${unset.join(' and ')}. A company also says its COMPANY_NUMBER and COMPANY_REGISTERED_IN, such as England and Wales, and its registered office as the address.`,
          'Where and under which number the company is registered, its registered office, and your ICO registration; without a company, your business address.',
        )
      : met(register, company),
    processors
      ? met(others, processors)
      : notMet(
          others,
          'Set OPERATOR_PROCESSORS: who hosts the site, sends its emails and runs its AI model, each with the country.',
          'Which companies you trust with it: who hosts the site, sends its emails and runs its AI model, each with the country.',
        ),
  ]
}

/** Checks who gets the founder's emails, if mail is on. */
export function founderIsWrittenTo({ contact, email = contact }: Operator): Finding {
  const what = 'Who gets the Monday letter and the alerts'
  return email !== undefined && isDeliverable(email)
    ? met(what, `${email}.`)
    : notMet(
        what,
        'Set OPERATOR_EMAIL to an address that you read every day.',
        'At which address you read them every day.',
      )
}

/** `page`: as visitors get it. */
export async function countIsReached(database: Queryable, page: string): Promise<Finding> {
  const shown = Number(/<data value="(\d+)"/.exec(page)?.[1] ?? Number.NaN)
  if (Number.isNaN(shown)) return cannotTell('The number of people on the list', NO_PAGE)
  const what = `At least ${number(shown)} people on the list`
  const n = await readCounter(database)
  if (n === undefined) return cannotTell(what, 'The list has no counter.')
  return n >= shown
    ? met(what, `There are ${number(n)}.`)
    : notMet(
        what,
        `There are ${number(n)}, and every page shows ${number(shown)} until it knows. Lower COUNT_UNTIL_KNOWN in src/waitlist/entry.ts to ${n}, build and restart: a false number misleads buyers, which the law forbids.`,
      )
}

export function certificatesNamed(page: string, named = claims.certificates, now = Date.now()): Finding[] {
  return Object.entries(named).map(([words, certificate]) => {
    const what = `“${words}”`
    if (page && !page.includes(words)) return met(what, 'The page does not say so.')
    if (!certificate)
      return notMet(
        what,
        'Name the certificate and its issuer in src/content/claims.ts, or take the words off the page: a mark without a certificate is a banned practice.',
        'Which certificate it is, and who issued it. Without one the words have to come off the page: a mark without a certificate is a banned practice.',
      )
    const { name, issuer, number, until } = certificate
    if (until && until < ukDay(now))
      return notMet(
        what,
        `${name} ended on ${until}. Have it renewed, and put its new date into src/content/claims.ts.`,
        `${name} ended on ${until}. Have it renewed, and say until when it holds.`,
      )
    return met(
      what,
      `${[name, number].filter(Boolean).join(' ')}, by ${issuer}${until ? `, until ${until}` : ''}.`,
    )
  })
}

/** Checks that visitors can read what each claim of the page rests on. */
export function claimsGrounded(given: readonly string[] = claimed, known = grounds): Finding {
  const what = 'What each claim of the page rests on'
  const missing = given.filter(claim => !Object.hasOwn(known, claim))
  return missing.length
    ? notMet(
        what,
        `Give ${missing.map(claim => `“${claim}”`).join(', ')} a line in src/content/claims.ts, empty if there is nothing for it yet.`,
        `What you can show for ${missing.map(claim => `“${claim}”`).join(', ')}; “nothing yet” is an answer too.`,
      )
    : met(what, `${given.length} claims have a line on /promises.`)
}

export function perkTermsAgreed(given = claims, answers = perkTerms.answers): Finding {
  const what = 'The terms of the perks'
  const agreed = agreedPerkTerms(given)
  const open = Object.entries(answers).filter(([, answer]) => !answer)
  if (open.length)
    return notMet(
      what,
      `Answer in src/content/perk-terms.ts what the law wants said: ${open.map(([question]) => question).join(' ')} Then put who agreed to the terms, and when, into src/content/claims.ts.`,
      `What the law wants said: ${open.map(([question]) => question).join(' ')} Then who agrees to the terms.`,
    )
  return agreed
    ? met(what, `Version ${agreed.version}, agreed to by ${agreed.agreedBy} on ${agreed.on}.`)
    : notMet(
        what,
        `Read version ${perkTerms.version} in src/content/perk-terms.ts, which is promised to everyone on the list, and put who agreed to it, and when, into src/content/claims.ts.`,
        'Who agrees to them: read them on the site’s page about the perks. They are promised to everyone on the list.',
      )
}

export function accountsSet(page: string): Finding {
  const what = 'Social accounts'
  if (!page) return cannotTell(what, NO_PAGE)
  const [, list = ''] = /<ul class="social">(.*?)<\/ul>/s.exec(page) ?? []
  const urls = [...list.matchAll(/href="([^"]+)"/g)].map(([, url]) => url!)
  const unset = urls.filter(url => new URL(url).pathname === '/')
  return unset.length
    ? notMet(
        what,
        `The icons lead to the front pages ${unset.join(' and ')}: put your accounts’ addresses into src/content/brand.ts, build and restart.`,
        'Which accounts the icons at the foot of the page lead to, or none. Now they lead to the networks’ front pages.',
      )
    : met(what, urls.join(' ') || 'The page names none.')
}
