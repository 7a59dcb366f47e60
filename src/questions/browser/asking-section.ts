import { questionWords } from '#src/content/question.ts'

/** What the privacy page says of the questions. */
export const askingSection = questionWords.privacy
