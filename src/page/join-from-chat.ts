import { waitlistWords } from '#src/content/waitlist.ts'
import type { CardAnswer, CardFields } from '#src/maeve/conversation.ts'
import { join, post } from '#src/waitlist/browser/join.ts'
import { joinedFrom } from '#src/waitlist/browser/joined.ts'
import {
  checkEntry,
  checkField,
  type Entry,
  faultWords,
  NOTICE_FIELD,
  type TypedEntry,
} from '#src/waitlist/entry.ts'

/** Joins from Maeve's card as the banner's form would. Returns what went wrong, in words, or undefined. */
export async function joinFromChat(typed: TypedEntry): Promise<{ title: string; text: string } | undefined> {
  const { entry, fault } = checkEntry(typed)
  if (fault) return faultWords(fault, 'banner')
  try {
    await join(formOf(entry))
    joinedFrom.set('banner')
  } catch {
    return waitlistWords.failure
  }
}

/**
 * Sends what a visitor typed into one of Maeve's cards. If there is a postcode, the visitor joins first. Returns the
 * answer, or a fault in words.
 */
export async function writeFromChat(url: string, { postcode, ...fields }: CardFields): Promise<CardAnswer> {
  const { email } = fields
  const checked = postcode === undefined ? checkField('email', email) : checkEntry({ email, postcode })
  if (checked.fault) return faultWords(checked.fault, 'banner')
  try {
    if ('entry' in checked) await join(formOf(checked.entry))
    return await post(url, fields)
  } catch {
    return waitlistWords.failure
  }
}

/** Returns the fields that a form on the page would send, with the version of the wording on the card. */
function formOf({ email, postcode }: Entry): FormData {
  const form = new FormData()
  form.set('form', 'maeve')
  form.set('email', email)
  form.set('postcode', postcode)
  form.set(NOTICE_FIELD, waitlistWords.form.notice.version)
  return form
}
