import { useEffect, useRef, useState } from 'react'
import { shareWords } from '#src/content/share.ts'
import { signWords as words } from '#src/content/street-sign.ts'
import { listedWords } from '#src/content/waitlist.ts'
import { latestJoin } from '../joined.ts'
import { canShare, copyLink, shareLink } from '../pass-on.ts'
import { drawSign, SIGN } from './draw-sign.ts'
import { nameplateOf } from './nameplate.ts'

/** Checked with an empty picture: the button is there from the start, so the dialog never grows. */
const sharesPictures = () => navigator.canShare?.({ files: [new File([], '.png', { type: 'image/png' })] })

/** A street sign of the visitor's district, shared together with their link. It holds no part of their address. */
export function ShareStreet() {
  const canvas = useRef<HTMLCanvasElement>(null)
  const picture = useRef<Promise<File>>(null)
  const [said, setSaid] = useState<string>(latestJoin.link ? shareWords.friends : '')
  const link = latestJoin.link ?? location.origin
  const plate = nameplateOf(latestJoin.postcode)

  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once.
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!plate || !pen) return
    drawSign(pen, plate)
    picture.current = new Promise(resolve =>
      pen.canvas.toBlob(blob => resolve(new File([blob!], words.file(plate.code), { type: 'image/png' }))),
    )
  }, [])

  const save = async () => saveFile((await picture.current)!)
  const share = async () => {
    if (!plate || !sharesPictures()) return shareLink(link)
    const files = [(await picture.current)!]
    await navigator.share({ files, text: `${shareWords.message} ${link}` }).catch(() => {})
  }

  return (
    <div className="street-sign">
      {plate && <canvas ref={canvas} {...SIGN} role="img" aria-label={words.alt(plate.code, plate.town)} />}
      <div className="sign-buttons">
        {(plate || canShare()) && (
          <button type="button" className="button" onClick={canShare() ? share : save}>
            {canShare() ? (plate ? words.share : shareWords.share) : words.save}
          </button>
        )}
        <button
          type="button"
          className="button button-plain copy-link"
          onClick={async () => setSaid(await copyLink(link, link))}
        >
          {shareWords.copyLink}
        </button>
      </div>
      <p role="status">{said}</p>
    </div>
  )
}

/** Covers the first form once somebody has joined, until they want to add another address. */
export function ListedCard({ onAgain }: { onAgain: () => void }) {
  const { title, text, again } = listedWords
  const district = latestJoin.postcode.slice(0, -3).trim()
  return (
    <div className="listed-card">
      <p>
        <strong>{title(district)}</strong> <span>{text}</span>{' '}
        <button type="button" className="as-link" onClick={onAgain}>
          {again}
        </button>
      </p>
      <ShareStreet />
    </div>
  )
}

/** Makes the browser save a file like a download. */
function saveFile(file: File) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // Some browsers begin to read it only later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
