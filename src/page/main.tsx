import { type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { pageWords } from '#src/content/page.ts'
import { MaeveWidget } from '#src/maeve/browser/maeve-widget.tsx'
import { ToastRegion } from '#src/ui/toast-region.tsx'
import { OnList } from '#src/waitlist/browser/on-list.tsx'
import { SuccessDialog } from '#src/waitlist/browser/success-dialog.tsx'
import { WaitlistForm } from '#src/waitlist/browser/waitlist-form.tsx'
import type { IslandName } from './island.tsx'
import { joinFromChat, writeFromChat } from './join-from-chat.ts'
import { ClosingLink } from './sections/closing-link.tsx'
import { FaqChat } from './sections/faq-chat.tsx'

/** The component of each island. The prerendered page already has its HTML. */
const islands: Record<IslandName, (element: HTMLElement) => ReactNode> = {
  'hero-form': () => <WaitlistForm place="hero" />,
  'banner-form': () => <WaitlistForm place="banner" />,
  'faq-chat': () => <FaqChat />,
  closing: () => <ClosingLink />,
  maeve: ({ dataset: { modelLabel = '' } }) => (
    <MaeveWidget modelLabel={modelLabel} join={joinFromChat} write={writeFromChat} OnList={OnList} />
  ),
}

type Core = typeof import('./core.ts')

const waking = new Map<HTMLElement, Promise<void>>()

/** Hydrates the island that the visitor wants, then the others while the browser is idle. */
export async function wake(first: HTMLElement, core: Promise<Core | undefined> | undefined): Promise<void> {
  const begun = waking.size > 0
  await bringToLife(first)
  if (!begun) void wakeOthers(first, core)
}

async function wakeOthers(first: HTMLElement, core: Promise<Core | undefined> | undefined) {
  showOverlays()
  const maeve = document.querySelector<HTMLElement>('[data-island=maeve]')
  // The button next to the questions opens Maeve's panel, so it needs Maeve too.
  if (maeve && first.dataset.island === 'faq-chat') await bringToLife(maeve)
  for (const element of islandsIn(document)) await whenIdle(element)
  // The banner may not be in the page at the moment.
  for (const element of islandsIn((await core)?.banner)) await whenIdle(element)
}

const islandsIn = (part: ParentNode | null | undefined) =>
  part?.querySelectorAll<HTMLElement>('[data-island]') ?? []

async function whenIdle(element: HTMLElement) {
  await new Promise<unknown>(resolve =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: 1_000 })
      : setTimeout(resolve, 50),
  )
  await bringToLife(element)
}

function bringToLife(element: HTMLElement): Promise<void> {
  let life = waking.get(element)
  if (!life) {
    life = hydrate(element, islands[element.dataset.island as IslandName](element)).then(() => {
      element.dataset.alive = ''
    })
    waking.set(element, life)
  }
  return life
}

/** Resolves once the element is hydrated, which React does not do at once. */
function hydrate(element: HTMLElement, node: ReactNode): Promise<void> {
  return new Promise(resolve => {
    hydrateRoot(element, <Alive onAlive={resolve}>{node}</Alive>)
  })
}

function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive])
  return children
}

function showOverlays() {
  const overlays = document.createElement('div')
  document.body.append(overlays)
  createRoot(overlays).render(
    <>
      <SuccessDialog />
      <ToastRegion label={pageWords.notifications} dismissLabel={pageWords.dismiss} />
    </>,
  )
}
