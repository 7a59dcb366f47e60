import { DISTRICT, type mailWords, NO_DISTRICT } from '#src/content/mail.ts'
import { pastPerkTerms, perkTerms } from '#src/content/perk-terms.ts'
import { TERMS_PATHS } from '#src/features/terms.ts'
import { homeFrom } from '#src/routes.ts'
import { nameplateOf } from '#src/waitlist/nameplate.ts'
import type { ShortMail } from './layout/short-mail.ts'

/**
 * Returns the words of an invitation or a reminder, for a code and the terms that it was issued under. `own`:
 * the wave’s own words, if it has any. `book`: where the button leads, if not to the site.
 */
export function invitationWords(
  perk: { code: string; terms: string },
  { terms: version, books, ...words }: typeof mailWords.invite | typeof mailWords.remind,
  publicUrl: string,
  {
    postcode,
    own,
    book,
  }: { postcode: string; own?: string | null | undefined; book?: string | null | undefined },
): Omit<ShortMail, 'links' | 'operator'> {
  const page = TERMS_PATHS.slice(0, 1).map(path => publicUrl + path)
  const terms = perk.terms === perkTerms.version ? perkTerms : pastPerkTerms[perk.terms]
  const plate = nameplateOf(postcode)
  const district = plate ? `${plate.town} ${plate.code}` : NO_DISTRICT
  return {
    ...words,
    paragraphs: (own ? own.split(/\n{2,}/) : words.paragraphs).map(text =>
      text.replaceAll(DISTRICT, district),
    ),
    code: perk.code,
    list: terms?.perks ?? perkTerms.perks,
    button: book
      ? { text: books, url: book }
      : { text: words.button, url: `${publicUrl}${homeFrom('letter')}` },
    after: [...words.after, `${version} ${perk.terms}: ${[...(terms?.conditions ?? []), ...page].join(' ')}`],
  }
}
