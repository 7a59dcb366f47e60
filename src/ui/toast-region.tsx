import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from './icon.tsx'
import { dismissToast, toasts } from './toasts.ts'
import { useStore } from './use-store.ts'

/**
 * How long a toast is shown, in milliseconds: long enough to read it twice. One that is pointed at or has the
 * focus stays.
 */
const SHOWN_MS = 8_000

/** Where toasts appear. It is always in the page, so that screen readers know it before the first toast. */
export function ToastRegion({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  const toast = useStore(toasts)
  const popover = useRef<HTMLElement>(null)
  const [held, setHeld] = useState(false)

  // A modal dialog is in the top layer, and only a popover shown after it appears above it.
  useEffect(() => {
    popover.current?.hidePopover?.()
    if (toast) popover.current?.showPopover?.()
    // Removing a focused button fires no blur event.
    else setHeld(false)
  }, [toast])

  useEffect(() => {
    if (!toast || held) return
    const timer = setTimeout(dismissToast, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [toast, held])

  const region = (
    <section
      ref={popover}
      className="toasts"
      aria-label={label}
      popover="manual"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast && (
        <div key={toast.id} className="toast" data-variant={toast.variant} role="alert">
          <div>
            <p className="toast-title">{toast.title}</p>
            <p>{toast.text}</p>
          </div>
          <button type="button" className="toast-close" aria-label={dismissLabel} onClick={dismissToast}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </section>
  )
  // Everything outside a modal dialog is inert, even if it is above it.
  const modal = toast && document.querySelector('dialog[open]')
  return modal ? createPortal(region, modal) : region
}
