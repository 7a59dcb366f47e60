import { elsewhere } from './elsewhere.ts'
import type { KnowledgeEntry } from './knowledge-entry.ts'
import { launchFacts } from './launch-facts.ts'
import { motoringFacts } from './motoring-facts.ts'
import { notOffered } from './not-offered.ts'
import { notPublishedMoney } from './not-published-money.ts'
import { notPublishedVisit } from './not-published-visit.ts'
import { offerFacts } from './offer-facts.ts'
import { penaltyFacts } from './penalty-facts.ts'
import { smallTalk } from './small-talk.ts'
import { waitlistFacts } from './waitlist-facts.ts'

/** Everything Maeve knows, and the subjects she recognises as not hers. */
export const maeveKnowledge: readonly KnowledgeEntry[] = [
  ...offerFacts,
  ...launchFacts,
  ...waitlistFacts,
  ...notPublishedVisit,
  ...notPublishedMoney,
  ...notOffered,
  ...motoringFacts,
  ...penaltyFacts,
  ...smallTalk,
  ...elsewhere,
]
