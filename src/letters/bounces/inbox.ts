/**
 * Where reports arrive. `take` hands over each unread mail; one that `work` says is done with is
 * deleted, any other stays, marked as read. Resolves to how many there were. Rejects when it cannot be reached.
 */
export type Inbox = { take(work: (raw: Uint8Array) => Promise<boolean>): Promise<number> }

/** A report is smaller, in bytes: our emails are below 100 KB. What is larger is not read. */
export const LARGEST = 250_000
