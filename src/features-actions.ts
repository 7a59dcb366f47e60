import { backupActions } from './backups/founder/actions.ts'
import { districtActions } from './districts/founder/actions.ts'
import { vanActions } from './first-van/founder/actions.ts'
import { draftActions } from './founder/drafts/actions.ts'
import { newsActions } from './founder-news/founder/actions.ts'
import { launchActions } from './launch-date/founder/actions.ts'
import { askedByLetters, letterActions } from './letters/founder/actions.ts'
import { maeveActions } from './maeve/founder/actions.ts'
import { preflightActions } from './preflight/founder/actions.ts'
import { questionActions } from './questions/founder/actions.ts'
import { recordActions } from './records/founder/actions.ts'
import { reportActions } from './report/founder/actions.ts'
import { sourceActions } from './sources/founder/actions.ts'
import { waitlistActions } from './waitlist/founder/actions.ts'
import { waveActions } from './waves/founder/actions.ts'

/** What the founder can do, in the order of help. */
export const ACTIONS = {
  ...preflightActions,
  ...waitlistActions,
  ...backupActions,
  ...launchActions,
  ...letterActions,
  ...maeveActions,
  ...waveActions,
  ...districtActions,
  ...draftActions,
  ...questionActions,
  ...vanActions,
  ...newsActions,
  ...reportActions,
  ...recordActions,
  ...sourceActions,
}

/** Actions that an open page repeats on its own: they do not keep the desk open. */
export const ASKED_BY_PAGES: readonly string[] = ['today', ...askedByLetters]
