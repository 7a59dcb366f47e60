import type { ComponentType } from 'react'
import { brand } from '../content/brand.ts'
import { DistrictsPage } from '../districts/founder/desk/districts-page.tsx'
import { WeekPage } from '../districts/founder/desk/week-page.tsx'
import { VanPage } from '../first-van/founder/desk/van-page.tsx'
import { LettersPage } from '../founder/desk/browser/letters-page.tsx'
import { MaevePage } from '../maeve/founder/desk/maeve-page.tsx'
import { QuestionsPage } from '../questions/founder/desk/questions-page.tsx'
import { RecordsPage } from '../records/founder/desk/records-page.tsx'
import { ReportPage } from '../report/founder/desk/report-page.tsx'
import { SourcesPage } from '../sources/founder/desk/sources-page.tsx'
import { PeoplePage } from '../waitlist/founder/desk/people-page.tsx'
import { TodayPage } from '../waitlist/founder/desk/today/today-page.tsx'

/** `also`: what can be done there, for the search. */
type DeskPage = { id: string; title: string; also?: string; Page: ComponentType }

/** The desk's pages in the order of its menu; their styles are in desk.css. */
export const DESK_PAGES: readonly [DeskPage, ...DeskPage[]] = [
  {
    id: 'today',
    title: 'Today',
    also: 'Complaints, what is missing before going live, the last backup',
    Page: TodayPage,
  },
  {
    id: 'people',
    title: 'People',
    also: 'Find, correct, erase, stop emails, export, import',
    Page: PeoplePage,
  },
  {
    id: 'letters',
    title: 'Waves and letters',
    also: 'Stop a letter, redeem a code, remind a wave',
    Page: LettersPage,
  },
  { id: 'districts', title: 'Districts', also: 'Set a goal, move a district', Page: DistrictsPage },
  {
    id: 'week',
    title: 'Opening week',
    also: 'Open a district: wave, letter, poster, what came of it',
    Page: WeekPage,
  },
  {
    id: 'questions',
    title: 'Questions',
    also: 'What people want first, and where they park',
    Page: QuestionsPage,
  },
  { id: 'van', title: 'First van', also: 'Break-even, a map of neighbouring districts', Page: VanPage },
  { id: 'maeve', title: brand.assistant, also: 'Answer what she could not say', Page: MaevePage },
  { id: 'sources', title: 'Sources', also: 'Make a link, print its QR code', Page: SourcesPage },
  { id: 'report', title: 'Report', also: 'A page for an investor', Page: ReportPage },
  {
    id: 'records',
    title: 'Records',
    also: 'What is kept about people, for the ICO (GDPR)',
    Page: RecordsPage,
  },
]
