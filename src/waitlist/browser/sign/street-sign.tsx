import type { ReactNode, Ref } from 'react'
import { shareWords } from '#src/content/share.ts'
import { signWords as words } from '#src/content/street-sign.ts'
import type { Nameplate } from '#src/waitlist/nameplate.ts'
import { SIGN } from './draw-sign.ts'

type Props = {
  /** The texts are empty for an area that does not exist: then only a link is shown. */
  plate: Nameplate
  said?: string | undefined
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/**
 * A street sign to share, in the dialog and on pages. `liveSign` brings it to life; without script only
 * its link is left.
 */
export function StreetSign({ plate: { code, town }, said, children, ref }: Props) {
  return (
    <div className="street-sign" data-code={code} data-town={town} ref={ref}>
      <canvas {...SIGN} role="img" aria-label={code} />
      {children}
      <label className="sign-name">
        <span>{words.owner}</span>
        <input maxLength={18} placeholder={words.ownerExample} autoComplete="given-name" spellCheck={false} />
      </label>
      <div className="sign-buttons">
        <button type="button" className="button">
          {words.share}
        </button>
        <button type="button" className="button copy-link">
          {shareWords.copyLink}
        </button>
      </div>
      <p role="status">{said}</p>
    </div>
  )
}
