import * as v from 'valibot'
import { mailWords } from '#src/content/mail.ts'
import { perkTerms } from '#src/content/perk-terms.ts'
import { action } from '#src/founder/action.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { createPreviews } from '#src/founder/previews.ts'
import { homeFrom } from '#src/routes.ts'
import { invitationWords } from '#src/waitlist/server/mails/invitation-words.ts'
import { shortMailHtml, shortMailText } from '#src/waitlist/server/mails/layout/short-mail.ts'

/** An example, which nobody has. */
const EXAMPLE = '7K3M-0QXA-9TBV'

export const preview = action({
  summary: 'the invitation as its reader sees it, with an example code',
  input: v.object({}),
  changes: 'nothing',
  showsPeople: false,

  async run(_, { environment, kept }) {
    const { publicUrl, operator } = readMailEnvironment(environment)
    const home = `${publicUrl}${homeFrom('letter')}`
    const email = {
      ...invitationWords({ code: EXAMPLE, terms: perkTerms.version }, mailWords.invite, publicUrl),
      links: { home, manage: home, unsubscribe: home },
      operator,
    }
    return kept(createPreviews).show({ html: shortMailHtml(email), text: shortMailText(email) })
  },

  inWords: ({ text }) => text,
})
