import type { ButtonHTMLAttributes } from 'react'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean; about?: string }

/** A button that is not the main one. `about`: what it is about, read out if several have the same words. */
export function PlainButton({ busy, about, className = '', children, ...more }: Props) {
  return (
    <button type="button" className={`plain ${className}`.trim()} aria-busy={busy} {...more}>
      {children}
      {about && <span className="visually-hidden">: {about}</span>}
    </button>
  )
}
