import type { ReactNode, Ref } from 'react'

type Props = {
  id: string
  title: ReactNode
  /** The title's element, if it gets the focus. */
  heading?: Ref<HTMLHeadingElement>
  className?: string
  children: ReactNode
}

/** A part of a page, named by its title. */
export const Card = ({ id, title, heading, className = '', children }: Props) => (
  <section className={`card ${className}`.trim()} aria-labelledby={id}>
    <h2 id={id} ref={heading} tabIndex={heading ? -1 : undefined}>
      {title}
    </h2>
    {children}
  </section>
)
