/** A recipient's Message-ID and return address are made from this, so they stay the same on every attempt. */
export const causeOf = (letter: string, emailKey: string): string => `letter:${letter}:${emailKey}`

/** The same in SQL, over `letter_recipient`. */
export const letterCauseSql = `'letter:' || letter || ':' || email_key`

/** Returns which letter an email with this cause was; undefined for any other email. */
export const letterOfCause = (cause: string): string | undefined => /^letter:([^:]+):/.exec(cause)?.[1]
