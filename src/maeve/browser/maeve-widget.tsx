import { type ComponentProps, type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { maevePanelWords as words } from '#src/content/maeve-panel.ts'
import { showToast } from '#src/ui/toasts.ts'
import { useStore } from '#src/ui/use-store.ts'
import { MaeveFace } from './maeve-face.tsx'
import { maeveOpen } from './maeve-open.ts'
import type { MaevePanel } from './maeve-panel.tsx'

type Props = Omit<ComponentProps<typeof MaevePanel>, 'onClose'>
type Panel = ComponentType<Props & { onClose: () => void }>

async function loadPanel() {
  const { loadPanelStyle, MaevePanel } = await import('./maeve-panel.tsx')
  await loadPanelStyle()
  return MaevePanel
}

export function MaeveWidget(props: Props) {
  const open = useStore(maeveOpen)
  const [Panel, setPanel] = useState<Panel | null>(null)
  const launcher = useRef<HTMLButtonElement>(null)
  const openedFrom = useRef<Element | null>(null)

  useEffect(() => {
    if (!open) return
    openedFrom.current = document.activeElement
    loadPanel().then(
      panel => setPanel(() => panel),
      error => {
        console.error('Maeve’s panel could not be loaded:', error)
        showToast({ variant: 'destructive', ...words.failure })
        maeveOpen.set(false)
      },
    )
  }, [open])

  const close = useCallback(() => {
    maeveOpen.set(false)
    // The launcher is back in the page only after the next frame.
    requestAnimationFrame(() => {
      const from = openedFrom.current
      if (from instanceof HTMLElement && from !== document.body && from.isConnected) from.focus()
      else launcher.current?.focus()
    })
  }, [])

  const approach = () => void loadPanel().catch(() => {})
  const shown = open && Panel !== null
  return (
    <>
      <button
        ref={launcher}
        type="button"
        className="maeve-launcher"
        aria-label={words.launcher}
        aria-expanded={open}
        aria-busy={open && !shown}
        hidden={shown}
        onPointerEnter={approach}
        onFocus={approach}
        onClick={() => maeveOpen.set(true)}
      >
        <MaeveFace />
        <span className={Panel ? 'alert-dot seen' : 'alert-dot'} />
      </button>
      {shown && <Panel {...props} onClose={close} />}
    </>
  )
}
