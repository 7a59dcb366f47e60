import { noticeWordings, receiptWords } from '#src/content/receipt.ts'

const { forms, noWording, unknownWording, version } = receiptWords

type Agreement = { form: string | null; notice: string | null }

export function agreementInWords({ form, notice }: Agreement): { form: string; wording: string } {
  const known = form !== null && Object.hasOwn(forms, form) ? (form as keyof typeof forms) : 'unknown'
  if (notice === null) return { form: forms[known], wording: noWording }
  const words = wordingOf(notice)
  return {
    form: forms[known],
    wording: `${words === null ? unknownWording : `“${words}”`} (${version} ${notice})`,
  }
}

/** Returns the exact words of a version; null if that version is unknown. */
export function wordingOf(notice: string | null): string | null {
  return notice === null ? null : (noticeWordings[notice] ?? null)
}
