import type { Site, SitePart } from '#src/feature.ts'
import { prepareDocument, sendFile } from '#src/http/static-files.ts'
import { untilLaunchTurns } from '#src/launch-said.ts'
import { isDeliverable } from '#src/mail/address.ts'
import { openRoutes, routes } from '#src/routes.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { perksPath } from './perks-path.ts'

const SECURITY_PATH = '/.well-known/security.txt'
/** How long security.txt is valid after it is read, in milliseconds (RFC 9116 advises less than a year). */
const SECURITY_MS = 180 * DAY_MS

/** Pages with the terms of the perks and the evidence for our claims, and where to report a vulnerability. */
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
        const prepared = untilLaunchTurns(async () => prepareDocument(`${name}.html`, await page(name)))
        app.get(path, async (request, reply) => sendFile(request, reply, await prepared()))
      }
    },
  }),
}

function contactUri(contact: string, publicUrl: string): string {
  if (/^[a-z]+:/i.test(contact)) return contact
  return isDeliverable(contact) ? `mailto:${contact}` : `${publicUrl}${routes.privacy}`
}
