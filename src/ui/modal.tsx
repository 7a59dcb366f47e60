import { type ReactNode, useEffect, useRef } from 'react'

type Props = { className: string; labelledBy: string; onClose: () => void; children: ReactNode }

/**
 * A native modal dialog, open while it is mounted, with the focus on what is marked `data-first-focus`. Escape, a
 * click on the backdrop and any form of `method="dialog"` in it close it; the browser then gives the focus back.
 */
export function Modal({ className, labelledBy, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => element.close()
  }, [])

  return (
    <dialog ref={dialog} className={className} aria-labelledby={labelledBy} closedby="any" onClose={onClose}>
      {children}
    </dialog>
  )
}
