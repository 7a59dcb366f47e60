import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

export type IslandName = 'hero-form' | 'banner-form' | 'faq-chat' | 'closing' | 'maeve'

type Props = { name: IslandName; data?: Record<`data-${string}`, string>; children: ReactNode }

/** A part of a prerendered page that the browser hydrates: see `main.tsx`. */
export function Island({ name, data, children }: Props) {
  return <div data-island={name} {...data} dangerouslySetInnerHTML={{ __html: renderToString(children) }} />
}
