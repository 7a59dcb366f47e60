/**
 * Where reports arrive. `take` passes each unread email to `work` and deletes it if that returns true; otherwise the
 * email stays, marked as read. Returns how many there were. `look` only opens it. Both reject, with words for a person,
 * if it cannot be reached.
 */
export type Inbox = {
  take(work: (raw: Uint8Array) => Promise<boolean>): Promise<number>
  look(): Promise<unknown>
}

/** Reports are smaller than this, in bytes, as our emails are below 100 KB. Larger emails are not read. */
export const LARGEST = 250_000
