import { waitlistWords } from '#src/content/waitlist.ts'
import { join } from '#src/waitlist/browser/join.ts'
import { joinedFrom } from '#src/waitlist/browser/joined.ts'
import { checkEntry, type Entry, faultWords, NOTICE_FIELD } from '#src/waitlist/entry.ts'

/** Joins as the banner's form does, from Maeve's card. Returns the words of what went wrong, or nothing. */
export async function joinFromChat(typed: Entry): Promise<{ title: string; text: string } | undefined> {
  const { entry, fault } = checkEntry(typed)
  if (fault) return faultWords(fault, 'banner')
  try {
    await join(formOf(entry))
    joinedFrom.set('banner')
  } catch {
    return waitlistWords.failure
  }
}

/** What a form of the page would send, with the notice that the card shows. */
function formOf({ email, postcode }: Entry): FormData {
  const form = new FormData()
  form.set('form', 'maeve')
  form.set('email', email)
  form.set('postcode', postcode)
  form.set(NOTICE_FIELD, waitlistWords.form.notice.version)
  return form
}
