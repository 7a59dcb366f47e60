import { weekWords } from '#src/content/districts.ts'
import { number } from '#src/content/in-words.ts'
import { ukShort } from '#src/time/uk-time.ts'
import type { District } from '../read-districts.ts'
import type { Week, WeekStep } from './read-weeks.ts'

/** Says how many people there are now, and how many when the district was chosen. */
export function thenAndNow({ people, now }: Pick<Week, 'people' | 'now'>): string {
  if (now.people === null) return weekWords.few
  return people === null
    ? `${number(now.people)} confirmed today.`
    : `${number(people)} when you chose, ${number(now.people)} today.`
}

/** Says what became of a step, or `open` if it is neither done nor skipped. */
export function stepInWords({ at, isSkipped, sends, sentAt }: WeekStep, open = ''): string {
  if (at === null) return open
  const sent = sentAt === null ? '' : `, sent ${ukShort(sentAt)}`
  if (isSkipped) return `skipped ${ukShort(at)}${sent}`
  return sends && !sent ? `kept ${ukShort(at)}, not sent` : `done ${ukShort(at)}${sent}`
}

/** Says which stage a district is at, since when and why. */
export const stageInWords = ({ stage, reason, moved_at }: Pick<District, 'stage' | 'reason' | 'moved_at'>) =>
  `${stage}${moved_at === null ? '' : ` since ${ukShort(moved_at)}`}${reason ? `: ${reason}` : ''}`
