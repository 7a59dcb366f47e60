import { useEffect, useRef } from 'react'

type Props = { said?: string | undefined; fault?: string | undefined; takesFocus?: boolean }

/**
 * Shows how something went, and screen readers announce it; empty if there is nothing to say. `takesFocus`:
 * moves the focus to a fault, for faults that follow the press of a button.
 */
export function StatusLine({ said, fault, takesFocus = false }: Props) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (fault && takesFocus) words.current?.focus()
  }, [fault, takesFocus])
  return (
    <div role="status" className="status-line">
      {said && <p>{said}</p>}
      {fault && (
        <p className="fault" ref={words} tabIndex={takesFocus ? -1 : undefined}>
          {fault}
        </p>
      )}
    </div>
  )
}
