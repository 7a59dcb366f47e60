import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { notFound as notFoundWords } from '#src/content/landing.ts'
import { pageWords } from '#src/content/page.ts'
import { MaeveWidget } from '#src/maeve/browser/maeve-widget.tsx'
import { ToastRegion } from '#src/ui/toast-region.tsx'
import { followCount } from '#src/waitlist/browser/live-count.ts'
import { SuccessDialog } from '#src/waitlist/browser/success-dialog.tsx'
import { WaitlistCount } from '#src/waitlist/browser/waitlist-count.tsx'
import { WaitlistForm } from '#src/waitlist/browser/waitlist-form.tsx'
import { Banner } from './banner.tsx'
import { hydrate } from './hydrate.tsx'
import type { IslandName } from './island.tsx'
import { joinFromChat } from './join-from-chat.ts'
import { FaqChat } from './sections/faq-chat.tsx'

/** What brings each island to life; the prerendered page holds the same component's HTML. */
const islands: Record<IslandName, (element: HTMLElement) => ReactNode> = {
  'hero-form': () => <WaitlistForm place="hero" />,
  'hero-count': () => <WaitlistCount />,
  banner: () => <Banner />,
  'faq-chat': () => <FaqChat />,
  maeve: ({ dataset: { modelLabel = '', limits = '' } }) => (
    <MaeveWidget modelLabel={modelLabel} limits={limits} join={joinFromChat} />
  ),
}

/** Resolves once every island answers to the visitor; the loader then lets held clicks and submits go. */
export const ready: Promise<unknown> = Promise.all(
  [...document.querySelectorAll<HTMLElement>('[data-island]')].map(element =>
    hydrate(element, islands[element.dataset.island as IslandName](element)),
  ),
)

const overlays = document.createElement('div')
document.body.append(overlays)
createRoot(overlays).render(
  <>
    <SuccessDialog />
    <ToastRegion label={pageWords.notifications} dismissLabel={pageWords.dismiss} />
  </>,
)

if (document.querySelector('[data-island=hero-count]')) followCount()
if (document.body.dataset.page === 'not-found') console.error(`${notFoundWords.title}: ${location.pathname}`)
