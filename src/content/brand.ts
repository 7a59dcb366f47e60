/** The brand in one place. Change it here and page, structured data and Maeve follow. */
export const brand = {
  name: 'Kerbside',
  /** What the assistant is called, wherever somebody reads it; files, code and addresses say “maeve”. */
  assistant: 'Maeve',
  lang: 'en-GB',
  copyrightYear: 2025,
  /**
   * No account is ours yet, so each icon opens the network's own front page. Put the account's address
   * here once it exists: structured data names only addresses that point at an account.
   */
  social: {
    instagram: 'https://www.instagram.com/',
    facebook: 'https://www.facebook.com/',
  },
} as const
