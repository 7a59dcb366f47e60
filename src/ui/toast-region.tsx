import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from './icon.tsx'
import { dismissToast, toasts } from './toasts.ts'
import { useStore } from './use-store.ts'

/** Long enough to read twice; a toast being pointed at or focused stays. */
const SHOWN_MS = 8_000

/** Where toasts appear. Stays in the page, so that screen readers know it before the first toast. */
export function ToastRegion({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  const toast = useStore(toasts)
  const popover = useRef<HTMLElement>(null)
  const [held, setHeld] = useState(false)

  // A modal dialog lies in the top layer; only a popover shown after it lies above.
  useEffect(() => {
    popover.current?.hidePopover?.()
    if (toast) popover.current?.showPopover?.()
  }, [toast])

  // A focused button that is removed says no goodbye.
  useEffect(() => {
    if (!toast) setHeld(false)
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
  // All that is outside a modal dialog is inert, whatever lies above it.
  const modal = toast && document.querySelector('dialog[open]')
  return modal ? createPortal(region, modal) : region
}
