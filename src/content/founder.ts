/** Who is behind the site, in one sentence below the questions. Nothing is shown until there is a sentence. */
export const founder: { sentence: string; name: string; picture: string } = {
  sentence: '',
  name: '',
  /** A square picture of the founder: its path, such as `/founder.webp` for `public/founder.webp`. */
  picture: '',
}
