/** The brand in one place: the page, structured data and Maeve all take it from here. */
export const brand = {
  name: 'Kerbside',
  /** The assistant's name, wherever people read it; files, code and addresses say “maeve”. */
  assistant: 'Maeve',
  lang: 'en-GB',
  copyrightYear: 2025,
  /**
   * We have no accounts yet, so each icon opens the network's own front page. Put an account's address
   * here once it exists: structured data lists only the addresses of accounts.
   */
  social: {
    instagram: 'https://www.instagram.com/',
    facebook: 'https://www.facebook.com/',
  },
} as const
