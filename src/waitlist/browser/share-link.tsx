import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { shareWords as words } from '#src/content/share.ts'

/** Shows the link below an element of the success dialog. */
export function mount(above: HTMLElement, link: string) {
  const element = document.createElement('div')
  above.after(element)
  createRoot(element).render(<ShareLink link={link} />)
}

/** A visitor's own link, to be shared by what their device offers, or copied. */
function ShareLink({ link }: { link: string }) {
  const [said, setSaid] = useState('')

  async function pass() {
    if (navigator.share) {
      // Closing the device's own panel is a change of mind, not a fault.
      await navigator.share({ title: document.title, text: words.message, url: link }).catch(() => {})
      return
    }
    await navigator.clipboard.writeText(link).then(
      () => setSaid(words.copied),
      () => setSaid(words.notCopied),
    )
  }

  return (
    <div className="share">
      <p>{words.text}</p>
      <a href={link}>{link}</a>
      <button type="button" className="button button-quiet" onClick={pass}>
        {'share' in navigator ? words.share : words.copy}
      </button>
      <p role="status">{said}</p>
    </div>
  )
}
