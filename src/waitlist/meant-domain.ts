import misspelt from './misspelt-domains.json' with { type: 'json' }

/**
 * Returns the domain that was probably meant, if a misspelt one was typed. Misspellings are listed one by one: a
 * rule based on similarity would question ymail.com.
 */
export function meantDomain(email: string): string | undefined {
  const domain = domainOf(email)
  return Object.entries(misspelt).find(([, typed]) => typed.split(' ').includes(domain))?.[0]
}

/** Returns the part of a typed email after the last at sign, in lower case; empty if there is none. */
export const domainOf = (email: string) => email.split('@').slice(1).pop()?.trim().toLowerCase() ?? ''

export const withDomain = (email: string, domain: string) =>
  email.slice(0, email.lastIndexOf('@') + 1) + domain
