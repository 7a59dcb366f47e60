import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Brings a prerendered element to life. Resolves when it is: React hydrates later than it is asked to. */
export function hydrate(element: HTMLElement, node: ReactNode): Promise<void> {
  return new Promise(resolve => {
    hydrateRoot(element, <Alive onAlive={resolve}>{node}</Alive>)
  })
}

function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive])
  return children
}
