import { type ReactNode, type Ref, useId } from 'react'

type Props = {
  id?: string
  title: ReactNode
  /** The title's element, if it gets the focus. */
  heading?: Ref<HTMLHeadingElement>
  className?: string
  children: ReactNode
}

/** A part of a page, named by its title. */
export function Card({ id, title, heading, className = '', children }: Props) {
  const own = useId()
  return (
    <section className={`card ${className}`.trim()} aria-labelledby={id ?? own}>
      <h2 id={id ?? own} ref={heading} tabIndex={heading ? -1 : undefined}>
        {title}
      </h2>
      {children}
    </section>
  )
}
