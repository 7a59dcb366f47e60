import type { Member } from '#src/waitlist/server/member/personal-data.ts'

/** Returns an entry as stored, with a test's values and made-up ones for other required fields. For tests. */
export function testEntry(email: string, told: Partial<Member> = {}): Member {
  const must = { email_key: email.toLowerCase(), email, postcode: 'M1 1AE', joined_at: Date.UTC(2026, 0, 1) }
  // Missing fields are null once stored.
  return { ...must, notice: '1', form: 'hero', ...told } as Member
}
