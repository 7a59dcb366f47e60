import type { Member } from '#src/waitlist/server/member/personal-data.ts'

/** An entry as it is stored: what a test says of it, and made-up values for what must be there. For tests. */
export function testEntry(email: string, told: Partial<Member> = {}): Member {
  const must = { email_key: email.toLowerCase(), email, postcode: 'M1 1AE', joined_at: Date.UTC(2026, 0, 1) }
  // What is missing is null once it is stored.
  return { ...must, notice: '1', form: 'hero', ...told } as Member
}
