import { brand } from './brand.ts'
import { alert, over, type TroubleWords } from './news-parts.ts'

/** The messages to the founder when something that the site needs fails. */
export const troubleWords = {
  database: {
    alert: reason =>
      alert(
        'Nobody can join',
        `The list cannot be read or written: ${reason}. The page is still there, and asks people to try again later.`,
        'preflight',
        'Look at the disk and at the database first. Then see whether all is well:',
      ),
    over: over('People can join again'),
  },
  model: {
    alert: reason =>
      alert(
        'The model refuses to answer',
        `Its provider says: ${reason}. Until that is put right ${brand.assistant} answers from her own answer book.`,
        'preflight',
        'Correct MAEVE_API_KEY, MAEVE_MODEL or MAEVE_BASE_URL, or pay the provider, and restart. This asks it once more:',
      ),
    over: over('The model answers again'),
  },
} satisfies Record<string, TroubleWords>

/** What a model's provider means by a status. After any other status, it may answer next time. */
export const modelRefusals: Readonly<Record<number, string>> = {
  401: 'it does not accept the key (401)',
  402: 'the account has no money left (402)',
  403: 'the key has no permission to use this model (403)',
  404: 'it has no such model, or MAEVE_BASE_URL is wrong (404)',
}
