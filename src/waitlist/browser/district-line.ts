import { districtLine } from '#src/content/district.ts'
import { routes } from '#src/routes.ts'

/** Returns how many wait in a valid postcode's district, in words; empty if they are few. Rejects if that cannot be read. */
export async function lineFor(postcode: string): Promise<string> {
  // Nobody confirms where no email is sent.
  if (document.body.dataset.mail === '0') return ''
  const district = postcode.slice(0, -3).trim()
  const { confirmed } = await (await fetch(`${routes.waitlistDistrict}/${district}`)).json()
  return confirmed ? districtLine(district, confirmed) : ''
}
