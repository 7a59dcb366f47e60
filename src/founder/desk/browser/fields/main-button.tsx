import type { ButtonHTMLAttributes } from 'react'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean }

/** The main button of a form or a card. */
export const MainButton = ({ busy, className = '', ...more }: Props) => (
  <button type="submit" className={`button ${className}`.trim()} aria-busy={busy} {...more} />
)
