import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

export type IslandName = 'hero-form' | 'banner-form' | 'faq-chat' | 'closing' | 'maeve'

type Props = { name: IslandName; data?: Record<`data-${string}`, string>; children: ReactNode }

/** A part of a prerendered page that the browser hydrates (see `main.tsx`). */
export function Island({ name, data, children }: Props) {
  return <div data-island={name} {...data} dangerouslySetInnerHTML={{ __html: renderToString(children) }} />
}

/** A drawing from a file, written into the page so that styles reach its shapes. */
export function Drawing({ svg }: { svg: string }) {
  const [, box, shapes = ''] = /viewBox="(.*?)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? []
  return (
    <svg viewBox={box} aria-hidden="true" dangerouslySetInnerHTML={{ __html: shapes.replaceAll('\n', '') }} />
  )
}
