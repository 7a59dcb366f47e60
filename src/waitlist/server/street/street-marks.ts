import { signWords } from '#src/content/street-sign.ts'
import type { StreetMarks } from '#src/waitlist/filled-pages.ts'
import type { Nameplate } from '#src/waitlist/nameplate.ts'
import { neighbourLink } from '#src/waitlist/neighbour-link.ts'
import type { ConfirmedIn } from '../figures/where.ts'

/** Returns a page's text about a street; `link` leads to the site. */
export async function streetMarks(
  plate: Nameplate | undefined,
  link: string,
  confirmedIn: ConfirmedIn,
): Promise<StreetMarks> {
  if (!plate) return { CODE: '', TOWN: '', BEGUN: '', SHARE: link }
  const { code, town } = plate
  const confirmed = await confirmedIn(code).catch(() => undefined)
  return { CODE: code, TOWN: town, BEGUN: signWords.begun(code, confirmed), SHARE: neighbourLink(link, code) }
}
