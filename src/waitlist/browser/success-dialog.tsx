import { waitlistWords } from '#src/content/waitlist.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { useStore } from '#src/ui/use-store.ts'
import { afterJoin, joinedFrom } from './joined.ts'
import { JoinedWords } from './joined-words.tsx'

const words = waitlistWords.dialog

function close() {
  joinedFrom.set(null)
  // The browser cannot give the focus back to a folded form.
  if (document.activeElement?.matches('body, dialog *'))
    document.querySelector<HTMLElement>('.listed-card .button:not([hidden])')?.focus()
}

export function SuccessDialog() {
  const place = useStore(joinedFrom)
  if (!place) return null
  const after = afterJoin.get()
  return (
    <Modal className="joined" labelledBy="joined-title" onClose={close}>
      <form method="dialog">
        <div className="joined-top">
          <button type="submit" className="dialog-close" aria-label={words.close}>
            <Icon name="close" />
          </button>
        </div>
        <h2 id="joined-title">{words.title}</h2>
        <JoinedWords place={place}>{after && <after.ShareStreet />}</JoinedWords>
        {after && <after.NextSteps />}
        <div className="joined-end">
          <button type="submit" className="button button-quiet" data-first-focus>
            {words.button}
          </button>
        </div>
      </form>
    </Modal>
  )
}
