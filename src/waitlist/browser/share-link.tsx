import { useState } from 'react'
import { shareWords as words } from '#src/content/share.ts'
import { canShare, copyLink, shareLink } from './pass-on.ts'

/** A visitor's own link in the success dialog, to share through their device, or to copy. */
export function ShareLink({ link }: { link: string }) {
  const [said, setSaid] = useState('')

  async function pass() {
    if (canShare()) await shareLink(link)
    else setSaid(await copyLink(link))
  }

  return (
    <div className="share">
      <p>{words.text}</p>
      <a href={link}>{link}</a>
      <button type="button" className="button button-quiet" onClick={pass}>
        {canShare() ? words.share : words.copy}
      </button>
      <p role="status">{said}</p>
    </div>
  )
}
