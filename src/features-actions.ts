import { reportActions } from './report/founder/actions.ts'
import { sourceActions } from './sources/founder/actions.ts'
import { waitlistActions } from './waitlist/founder/actions.ts'

/** What the founder can do, in the order that help lists it. */
export const ACTIONS = {
  ...waitlistActions,
  ...reportActions,
  ...sourceActions,
}
