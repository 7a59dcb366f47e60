import { elsewhere } from './elsewhere.ts'
import type { KnowledgeEntry, KnowledgeFact } from './knowledge-entry.ts'
import { launchFacts } from './launch-facts.ts'
import { motoringFacts } from './motoring-facts.ts'
import { notOffered } from './not-offered.ts'
import { notPublishedMoney } from './not-published-money.ts'
import { notPublishedVisit } from './not-published-visit.ts'
import { offerFacts } from './offer-facts.ts'
import { penaltyFacts } from './penalty-facts.ts'
import { smallTalk } from './small-talk.ts'
import { steering } from './steering.ts'
import { waitlistFacts } from './waitlist-facts.ts'
import { elsewhere2Wordings } from './wordings/elsewhere-2-wordings.ts'
import { elsewhere3Wordings } from './wordings/elsewhere-3-wordings.ts'
import { elsewhereWordings } from './wordings/elsewhere-wordings.ts'
import { launch2Wordings } from './wordings/launch-2-wordings.ts'
import { launchWordings } from './wordings/launch-wordings.ts'
import { money2Wordings } from './wordings/money-2-wordings.ts'
import { moneyWordings } from './wordings/money-wordings.ts'
import { motoringWordings } from './wordings/motoring-wordings.ts'
import { notOfferedWordings } from './wordings/not-offered-wordings.ts'
import { offer2Wordings } from './wordings/offer-2-wordings.ts'
import { offerWordings } from './wordings/offer-wordings.ts'
import { penaltyWordings } from './wordings/penalty-wordings.ts'
import { smallTalkWordings } from './wordings/small-talk-wordings.ts'
import { steeringWordings } from './wordings/steering-wordings.ts'
import { visit2Wordings } from './wordings/visit-2-wordings.ts'
import { visitWordings } from './wordings/visit-wordings.ts'
import { waitlist2Wordings } from './wordings/waitlist-2-wordings.ts'
import { waitlistWordings } from './wordings/waitlist-wordings.ts'

const wordings: Record<string, string> = {
  ...offerWordings,
  ...offer2Wordings,
  ...launchWordings,
  ...launch2Wordings,
  ...waitlistWordings,
  ...waitlist2Wordings,
  ...visitWordings,
  ...visit2Wordings,
  ...moneyWordings,
  ...money2Wordings,
  ...notOfferedWordings,
  ...motoringWordings,
  ...penaltyWordings,
  ...smallTalkWordings,
  ...elsewhereWordings,
  ...elsewhere2Wordings,
  ...elsewhere3Wordings,
  ...steeringWordings,
}

const facts: readonly KnowledgeFact[] = [
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
  ...steering,
]

/** Everything Maeve knows, and the subjects she recognises as not hers. */
export const maeveKnowledge: readonly KnowledgeEntry[] = facts.map(fact => ({
  ...fact,
  wordings: (wordings[fact.id] ?? '').split(';').map(wording => wording.trim()),
}))
