import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'

/** What arrives sooner after the opening, in milliseconds, was meant for what lay below: half a double click. */
const YOUNG_MS = 500

type Props = { className: string; labelledBy: string; onClose: () => void; children: ReactNode }

/**
 * A native modal dialog, open while it is mounted, with the focus on what is marked `data-first-focus`. Escape, a
 * click on the backdrop and any form of `method="dialog"` in it close it; the browser then gives the focus back.
 */
export function Modal({ className, labelledBy, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const openedAt = useRef(0)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    openedAt.current = performance.now()
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus({ preventScroll: true })
    return () => element.close()
  }, [])

  const ignoreWhileYoung = (event: SyntheticEvent) => {
    if (performance.now() - openedAt.current < YOUNG_MS) event.preventDefault()
  }
  // Enter still held down from the form that opened the dialog.
  const ignoreRepeat = (event: KeyboardEvent) => event.repeat && event.preventDefault()

  return (
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={labelledBy}
      closedby="any"
      onClickCapture={ignoreWhileYoung}
      onKeyDownCapture={ignoreRepeat}
      onCancel={ignoreWhileYoung}
      onClose={onClose}
    >
      {children}
    </dialog>
  )
}
