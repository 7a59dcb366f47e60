import { useEffect, useRef } from 'react'

/**
 * A click this soon after opening, in milliseconds, was meant for what was underneath: it is the second half of a
 * double click.
 */
const YOUNG_MS = 500

type Props = { className: string; labelledBy: string; onClose: () => void; children: React.ReactNode }

/**
 * A native modal dialog, open while it is mounted, with the focus on the element marked `data-first-focus`.
 * Escape, a click on the backdrop and any form with `method="dialog"` close it; the browser then restores the
 * focus.
 */
export function Modal({ className, labelledBy, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const openedAt = useRef(0)
  const pressed = useRef<EventTarget>(null)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    openedAt.current = performance.now()
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus({ preventScroll: true })
    // Otherwise WebKit would scroll to the focus a little later.
    scrollBy(0, 0)
    return () => element.close()
  }, [])

  const isYoung = () => performance.now() - openedAt.current < YOUNG_MS
  const ignoreWhileYoung = (event: React.SyntheticEvent) => {
    if (isYoung()) event.preventDefault()
  }
  // Enter may still be held down from the form that opened the dialog.
  const ignoreRepeat = (event: React.KeyboardEvent) => event.repeat && event.preventDefault()

  // A click on the backdrop targets the dialog itself; any other hits its content, which fills it. Safari has no
  // `closedby`.
  const closeFromBackdrop = ({ target, currentTarget }: React.MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget && target === pressed.current && !isYoung()) currentTarget.close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its key is Escape, which the browser handles
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={labelledBy}
      onPointerDown={({ target }) => {
        pressed.current = target
      }}
      onClick={closeFromBackdrop}
      onClickCapture={ignoreWhileYoung}
      onKeyDownCapture={ignoreRepeat}
      onCancel={ignoreWhileYoung}
      onClose={onClose}
    >
      {children}
    </dialog>
  )
}
