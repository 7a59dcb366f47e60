import { privacyWords } from '#src/content/privacy.ts'
import { howToReach } from '#src/waitlist/server/mail-page.ts'
import type { Config } from './config.ts'

export type PageConfig = Pick<
  Config,
  'publicUrl' | 'maeveLabel' | 'maeve' | 'operatorName' | 'operatorContact' | 'mail'
>

/** What stands for the `%NAME%` marks of the prerendered pages. */
export function pageValues(config: PageConfig): Record<string, string> {
  const { name, contact } = privacyWords.operatorUnset
  const { messages, characters, bytes } = config.maeve.limits.conversation
  return {
    PUBLIC_URL: config.publicUrl,
    MAEVE_LABEL: config.maeveLabel,
    MAEVE_LIMITS: `${messages} ${characters} ${bytes}`,
    MAIL: config.mail ? '1' : '0',
    OPERATOR_NAME: config.operatorName ?? name,
    REACH: howToReach(config.operatorContact),
    OPERATOR_CONTACT: config.operatorContact ?? contact,
  }
}
