import { type PropsWithChildren, useId } from 'react'

/** A part of a page under a heading of its own. */
export function Card({ title, children }: PropsWithChildren<{ title: string }>) {
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
