import type { Subject } from './subject.ts'
import { elsewhere } from './subjects/elsewhere.ts'
import { launch } from './subjects/launch.ts'
import { money } from './subjects/money.ts'
import { motoring } from './subjects/motoring.ts'
import { notOffered } from './subjects/not-offered.ts'
import { offer } from './subjects/offer.ts'
import { penalties } from './subjects/penalties.ts'
import { smallTalk } from './subjects/small-talk.ts'
import { steering } from './subjects/steering.ts'
import { visit } from './subjects/visit.ts'
import { waitlist } from './subjects/waitlist.ts'

/** A subject with all its wordings in one list. */
export type KnowledgeEntry = Omit<Subject, 'wordings'> & {
  wordings: readonly string[]
  /** Its text is an answer of the founder's, from the database, with further ways to ask for it. */
  answered?: { askedAs: readonly string[] }
}

const subjects: readonly Subject[] = [
  ...offer,
  ...launch,
  ...waitlist,
  ...visit,
  ...money,
  ...notOffered,
  ...motoring,
  ...penalties,
  ...smallTalk,
  ...elsewhere,
  ...steering,
]

/** The knowledge as if the named sets of questions had never been read. */
export function knowledgeWithout(...sets: readonly string[]): readonly KnowledgeEntry[] {
  return subjects.map(subject => ({
    ...subject,
    wordings: Object.entries(subject.wordings)
      .filter(([set]) => !sets.includes(set))
      .flatMap(([, wordings]) => wordings.split(';').map(wording => wording.trim())),
  }))
}

/** Everything Maeve knows, and the subjects she recognises as not hers. */
export const maeveKnowledge: readonly KnowledgeEntry[] = knowledgeWithout()
