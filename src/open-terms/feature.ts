import type { Site, SitePart } from '#src/feature.ts'
import { prepareDocument, sendFile } from '#src/http/static-files.ts'
import { isDeliverable } from '#src/mail/address.ts'
import { openRoutes, routes } from '#src/routes.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { perksPath } from './perks-path.ts'

const SECURITY_PATH = '/.well-known/security.txt'
/** How long that may be relied on from when it is read, in milliseconds (RFC 9116 advises under a year). */
const SECURITY_MS = 180 * DAY_MS

/** The terms of the perks and the evidence for the claims as pages, and where to report a vulnerability. */
export const openTerms = {
  serve: async ({ page, headers, config: { operatorContact, publicUrl } }: Site): Promise<SitePart> => ({
    routes(app) {
      if (operatorContact)
        app.get(SECURITY_PATH, (_request, reply) =>
          reply
            .headers(headers)
            .type('text/plain; charset=utf-8')
            .send(`Contact: ${contactUri(operatorContact, publicUrl)}
Expires: ${new Date(Date.now() + SECURITY_MS).toISOString()}
Preferred-Languages: en
Canonical: ${publicUrl}${SECURITY_PATH}
`),
        )
      const pages = {
        [perksPath]: 'perk-terms',
        [openRoutes.promises]: 'promises',
        [openRoutes.accessibility]: 'accessibility',
      }
      for (const [path, name] of Object.entries(pages)) {
        let prepared: ReturnType<typeof prepareDocument> | undefined
        app.get(path, async (request, reply) => {
          prepared ??= prepareDocument(`${name}.html`, await page(name))
          return sendFile(request, reply, await prepared)
        })
      }
    },
  }),
}

function contactUri(contact: string, publicUrl: string): string {
  if (/^[a-z]+:/i.test(contact)) return contact
  return isDeliverable(contact) ? `mailto:${contact}` : `${publicUrl}${routes.privacy}`
}
