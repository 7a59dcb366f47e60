import { waitlistWords } from '#src/content/waitlist.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { useStore } from '#src/ui/use-store.ts'
import { joinedFrom, latestJoin } from './joined.ts'
import { JoinedArt, JoinedWords } from './joined-words.tsx'

const words = waitlistWords.dialog

/** Opens after a successful join, from whichever form. */
export function SuccessDialog() {
  const place = useStore(joinedFrom)
  if (!place) return null
  const { postcode, link, ShareLink, StreetSign } = latestJoin
  return (
    <Modal className="joined" labelledBy="joined-title" onClose={() => joinedFrom.set(null)}>
      <form method="dialog">
        <button type="submit" className="dialog-close" aria-label={words.close}>
          <Icon name="close" />
        </button>
        <JoinedArt />
        <h2 id="joined-title">{words.title}</h2>
        <JoinedWords place={place} />
        {link && (ShareLink ? <ShareLink link={link} /> : <a href={link}>{link}</a>)}
        <button type="submit" className="button get-started" data-first-focus>
          {words.button}
        </button>
        {postcode && StreetSign && <StreetSign postcode={postcode} link={link ?? location.origin} />}
      </form>
    </Modal>
  )
}
