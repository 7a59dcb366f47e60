import { useEffect, useRef } from 'react'
import { shareWords } from '#src/content/share.ts'
import { signWords as words } from '#src/content/street-sign.ts'
import { drawSign, SIGN } from './draw-sign.ts'
import { nameplateOf } from './nameplate.ts'

/** Checked with an empty picture: the button is there from the start, so that the dialog never grows. */
const sharesPictures = () => navigator.canShare?.({ files: [new File([], '.png', { type: 'image/png' })] })

/** A nameplate of the visitor's district, to save as a picture or to share. It shows no part of their address. */
export function StreetSign({ postcode, link }: { postcode: string; link: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const picture = useRef<Promise<File>>(null)
  const plate = nameplateOf(postcode)

  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once, when its dialog opens.
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
    const files = [(await picture.current)!]
    await navigator.share({ files, text: `${shareWords.message} ${link}` }).catch(() => {})
  }

  if (!plate) return null
  return (
    <div className="street-sign">
      <canvas ref={canvas} {...SIGN} role="img" aria-label={words.alt(plate.code, plate.town)} />
      <div className="sign-buttons">
        <button type="button" className="button button-quiet" onClick={save}>
          {words.save}
        </button>
        {sharesPictures() && (
          <button type="button" className="button button-quiet" onClick={share}>
            {words.share}
          </button>
        )}
      </div>
    </div>
  )
}

/** Makes the browser save a file as a download. */
function saveFile(file: File) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // Some browsers start reading it later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
