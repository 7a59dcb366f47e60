import { privacyWords } from '#src/content/privacy.ts'
import type { SiteValues } from '#src/site-values.ts'
import { howToReach } from '#src/waitlist/server/confirm/link-holder.ts'
import type { Config } from '../config.ts'

export type PageConfig = Pick<
  Config,
  | 'publicUrl'
  | 'maeveLabel'
  | 'operatorName'
  | 'operatorContact'
  | 'operatorCompany'
  | 'operatorProcessors'
  | 'mail'
>

/** Returns the values of the `%NAME%` marks in prerendered pages. */
export function pageValues(config: PageConfig): SiteValues {
  const company = [config.operatorName, config.operatorCompany].filter(Boolean).join(', ')
  const { name, contact, processors } = privacyWords.operatorUnset
  return {
    PUBLIC_URL: config.publicUrl,
    MAEVE_LABEL: config.maeveLabel,
    MAIL: config.mail ? '1' : '0',
    OPERATOR_NAME: config.operatorName ?? name,
    REACH: howToReach(config.operatorContact),
    COMPANY: company && `· ${company}`,
    OPERATOR_PROCESSORS: config.operatorProcessors ?? processors,
    OPERATOR_CONTACT: config.operatorContact ?? contact,
  }
}
