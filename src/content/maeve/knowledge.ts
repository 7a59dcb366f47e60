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
import { elsewhereWordings } from './wordings-elsewhere.ts'
import { moneyWordings } from './wordings-money.ts'
import { motoringWordings } from './wordings-motoring.ts'
import { serviceWordings } from './wordings-service.ts'
import { visitWordings } from './wordings-visit.ts'

const furtherWordings: Record<string, string> = {
  ...serviceWordings,
  ...visitWordings,
  ...moneyWordings,
  ...motoringWordings,
  ...elsewhereWordings,
}

const list = [
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

/** Everything Maeve knows, and the subjects she recognises as not hers. */
export const maeveKnowledge: readonly KnowledgeEntry[] = list.map(entry => {
  const further = furtherWordings[entry.id]?.split(';').map(wording => wording.trim()) ?? []
  return { ...entry, wordings: [...new Set([...entry.wordings, ...further])] }
})
