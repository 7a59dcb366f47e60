/** Not before the end of a line, and no part of an encoded byte: 76 signs a line with the one that says that it goes on. */
const LINE = /.{1,75}(?<!=.?)/g

/** A text in quoted-printable (RFC 2045, 6.7). What follows it on the same line comes after `CONTINUED`. */
export function quotedPrintable(text: string): string {
  return text
    .split(/\r?\n/)
    .map(line => {
      const safe = line.replace(/[^\t\x20-\x3c\x3e-\x7e]+|[\t ]$/g, encoded)
      return safe.match(LINE)?.join(CONTINUED) ?? ''
    })
    .join('\r\n')
}

/** A line break that is none of the text's. */
export const CONTINUED = '=\r\n'

function encoded(signs: string): string {
  return Buffer.from(signs).toString('hex').toUpperCase().replace(/../g, '=$&')
}
