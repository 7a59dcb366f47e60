import type { ReactNode } from 'react'
import { districtLine } from '#src/content/district.ts'
import { meantWords } from '#src/content/meant-domain.ts'
import { routes } from '#src/routes.ts'
import { checkField } from '#src/waitlist/entry.ts'
import { meantDomain, withDomain } from '#src/waitlist/meant-domain.ts'
import style from './form-line.css?inline'

const sheet = new CSSStyleSheet()
sheet.replaceSync(style)
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

/**
 * Calls `say` with a comment on what was typed: another domain for the email, how many people are
 * waiting in the district, or nothing, which clears the line.
 */
export async function sayOf(
  email: HTMLInputElement,
  postcode: HTMLInputElement,
  say: (line: ReactNode) => void,
): Promise<void> {
  const typed = () => email.value + postcode.value
  const before = typed()
  const domain = meantDomain(email.value)
  const take = () => {
    email.value = withDomain(email.value, domain!)
    email.focus()
    void sayOf(email, postcode, say)
  }
  const line = domain ? (
    <button type="button" className="meant" onClick={take}>
      {meantWords.ask(domain)}
    </button>
  ) : (
    await waitingFor(postcode.value).catch(() => '')
  )
  if (typed() === before) say(line)
}

/** Returns how many people are waiting in a postcode's district, in words; empty if there are few, or mail is off. */
async function waitingFor(typed: string): Promise<string> {
  const postcode = checkField('postcode', typed).value
  if (!postcode || document.body.dataset.mail === '0') return ''
  const district = postcode.slice(0, -3).trim()
  const { confirmed, goal } = await (await fetch(`${routes.waitlistDistrict}/${district}`)).json()
  return confirmed ? districtLine(district, confirmed, goal > confirmed ? goal : null) : ''
}
