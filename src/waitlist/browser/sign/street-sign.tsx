import { useEffect, useRef, useState } from 'react'
import { shareWords } from '#src/content/share.ts'
import { signWords as words } from '#src/content/street-sign.ts'
import { drawSign, SIGN } from './draw-sign.ts'
import { nameplateOf } from './nameplate.ts'
import { saveFile } from './save-file.ts'

/** A nameplate of where the visitor lives, to save as a picture or to share. It holds nothing of their address. */
export function StreetSign({ postcode, link }: { postcode: string; link: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [picture, setPicture] = useState<File | null>(null)
  const plate = nameplateOf(postcode)

  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once, as its dialog opens.
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!plate || !pen) return
    drawSign(pen, plate)
    pen.canvas.toBlob(
      blob => blob && setPicture(new File([blob], words.file(plate.code), { type: 'image/png' })),
    )
  }, [])

  if (!plate) return null
  const shared = picture && { files: [picture], text: `${shareWords.message} ${link}` }
  return (
    <div className="street-sign">
      <canvas ref={canvas} {...SIGN} role="img" aria-label={words.alt(plate.code, plate.town)} />
      <div className="sign-buttons">
        <button type="button" className="button button-quiet" onClick={() => picture && saveFile(picture)}>
          {words.save}
        </button>
        {shared && navigator.canShare?.(shared) && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => navigator.share(shared).catch(() => {})}
          >
            {words.share}
          </button>
        )}
      </div>
    </div>
  )
}
