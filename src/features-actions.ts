import { letterActions } from './letters/founder/actions.ts'
import { maeveActions } from './maeve/founder/actions.ts'
import { waitlistActions } from './waitlist/founder/actions.ts'

/** What the founder can do, in the order that help lists it. */
export const ACTIONS = {
  ...waitlistActions,
  ...letterActions,
  ...maeveActions,
}
