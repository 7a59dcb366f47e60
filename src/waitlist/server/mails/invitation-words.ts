import type { mailWords } from '#src/content/mail.ts'
import { pastPerkTerms, perkTerms } from '#src/content/perk-terms.ts'
import { TERMS_PATHS } from '#src/features-terms.ts'
import { homeFrom } from '#src/routes.ts'
import type { ShortMail } from './layout/short-mail.ts'

/** Returns the words of an invitation or a reminder, for a code with the terms that it was given under. */
export function invitationWords(
  perk: { code: string; terms: string },
  { terms: version, ...words }: typeof mailWords.invite | typeof mailWords.remind,
  publicUrl: string,
): Omit<ShortMail, 'links' | 'operator'> {
  const page = TERMS_PATHS.slice(0, 1).map(path => publicUrl + path)
  const terms = perk.terms === perkTerms.version ? perkTerms : pastPerkTerms[perk.terms]
  return {
    ...words,
    code: perk.code,
    list: terms?.perks ?? perkTerms.perks,
    button: { text: words.button, url: `${publicUrl}${homeFrom('letter')}` },
    after: [...words.after, `${version} ${perk.terms}: ${[...(terms?.conditions ?? []), ...page].join(' ')}`],
  }
}
