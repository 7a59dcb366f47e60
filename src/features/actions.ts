import { districtActions } from '../districts/founder/actions.ts'
import { askedByLetters, letterActions } from '../letters/founder/actions.ts'
import { maeveActions } from '../maeve/founder/actions.ts'
import { sourceActions } from '../sources/founder/actions.ts'
import { waitlistActions } from '../waitlist/founder/actions.ts'
import { waveActions } from '../waves/founder/actions.ts'

/** What the founder can do, in the order in which `help` lists it. */
export const ACTIONS = {
  preflight: async () => (await import('../preflight/founder/preflight.ts')).preflight,
  ...waitlistActions,
  backup: async () => (await import('../backups/founder/backup.ts')).backup,
  restore: async () => (await import('../backups/founder/restore.ts')).restore,
  launch: async () => (await import('../launch-date/founder/launch.ts')).launchAction,
  'launch letter': async () => (await import('../launch-date/founder/launch.ts')).launchLetter,
  ...letterActions,
  ...maeveActions,
  ...waveActions,
  ...districtActions,
  drafts: async () => (await import('../founder/drafts/drafts.ts')).drafts,
  'draft save': async () => (await import('../founder/drafts/drafts.ts')).saveDraft,
  questions: async () => (await import('../questions/founder/show-answers.ts')).showAnswers,
  'first van': async () => (await import('../first-van/founder/place-van.ts')).placeVan,
  alert: async () => (await import('../founder-news/founder/alert.ts')).alert,
  report: async () => (await import('../report/founder/report.ts')).report,
  records: async () => (await import('../records/founder/records.ts')).records,
  ...sourceActions,
}

/** Actions that an open page repeats on its own: they do not keep the desk open. */
export const ASKED_BY_PAGES: readonly string[] = ['today', ...askedByLetters]
