import { questionWords } from '#src/content/question.ts'

/** What the privacy page says about the questions. */
export const askingSection = questionWords.privacy
