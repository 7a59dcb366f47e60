/** What a recipient's Message-ID and return address are made from: the same however often it goes. */
export const causeOf = (letter: string, emailKey: string): string => `letter:${letter}:${emailKey}`

/** The same as SQL over `letter_recipient`. */
export const letterCauseSql = `'letter:' || letter || ':' || email_key`

/** Which letter an email was, by its cause; undefined where it was another email. */
export const letterOfCause = (cause: string): string | undefined => /^letter:([^:]+):/.exec(cause)?.[1]
