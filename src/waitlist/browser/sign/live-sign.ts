import { shareWords } from '#src/content/share.ts'
import { signWords as words } from '#src/content/street-sign.ts'
import { drawSign, type StreetNow } from './draw-sign.ts'

/** Opens the device's own share panel. Closing it without sharing is not an error. */
const shareLink = (url: string) =>
  navigator.share({ title: document.title, text: shareWords.message, url }).catch(() => {})

type About = {
  link: string
  begun: string | Promise<string>
}

/**
 * The name that the visitor typed, for every sign on this page. It appears in their picture, and this
 * page sends it nowhere.
 */
let owner = ''

const sharesPictures = () => navigator.canShare?.({ files: [new File([], '.png', { type: 'image/png' })] })

/** Brings the elements of `StreetSign` to life: draws the picture, and makes the buttons share, save and copy. */
export function liveSign(sign: HTMLElement, about: About) {
  const { link } = about
  const { code = '', town = '' } = sign.dataset
  const one = <Name extends keyof HTMLElementTagNameMap>(name: Name) => sign.querySelector(name)!
  const [send, copy] = sign.querySelectorAll('button')
  const [canvas, name, said] = [one('canvas'), one('input'), sign.querySelector('[role=status]')!]
  const shares = Boolean(navigator.share)
  send!.textContent = code ? (shares ? words.share : words.save) : shareWords.share
  // On the card after joining, a picture to save would bring nobody here: without a sharing panel, the card's only
  // button copies the link.
  send!.hidden = !shares && (!code || sign.matches('.listed-card *'))
  copy!.onclick = async () => {
    // If the browser refuses, the link itself is shown.
    said.textContent = await navigator.clipboard.writeText(link).then(
      () => shareWords.copied,
      () => link,
    )
    if (send!.hidden) copy!.textContent = said.textContent
  }
  send!.onclick = () => shareLink(link)
  if (!code) return

  const pen = canvas.getContext('2d')!
  let street: HTMLImageElement | undefined
  let begun = ''
  // Set by the street's own script, which is not loaded for visitors who save data.
  const { part = 'day', season = 'summer' } = document.body.dataset as Partial<StreetNow>
  let drawn: string | undefined
  let file: Promise<File> | undefined

  function draw() {
    canvas.setAttribute('aria-label', words.alt(code, owner ? `${words.road(owner)}, ${town}` : town, begun))
    drawSign(pen, { code, town, owner, begun, street, part, season })
    drawn = owner
    file = undefined
  }
  const picture = async () => {
    if (drawn !== owner) draw()
    file ??= new Promise(resolve =>
      canvas.toBlob(blob => resolve(new File([blob!], words.file(code), { type: 'image/png' }))),
    )
    return file
  }
  const ready = (async () => {
    await document.fonts.load('800 20px "Bricolage Grotesque"').catch(() => {})
    draw()
    street = await loadStreet(part)
    draw()
    await picture()
  })()
  void (async () => {
    begun = await about.begun
    draw()
    await picture()
  })()

  name.value = owner
  name.oninput = () => {
    owner = name.value.trim()
    draw()
  }
  // Browsers allow sharing only right after a press, so the picture is made beforehand.
  name.onchange = picture
  name.onkeydown = event => {
    // Without this, Enter would press the form's first button, which closes the dialog.
    if (event.key === 'Enter') event.preventDefault()
  }
  send!.onclick = async () => {
    await ready
    const files = [await picture()]
    if (!shares) return saveFile(files[0]!)
    if (!sharesPictures()) return shareLink(link)
    await navigator.share({ files, text: `${shareWords.message} ${link}` }).catch(() => {})
  }
}

/** Loads the terrace by day or by night; reuses the page's picture if that is the same one. */
async function loadStreet(part: StreetNow['part']): Promise<HTMLImageElement | undefined> {
  const scene = part === 'night' ? 'hero-night' : 'hero'
  const shown = document.querySelector<HTMLImageElement>('.hero-picture img')?.currentSrc ?? ''
  const street = new Image()
  street.src = shown.match(`/${scene}-\\d+\\.avif`) ? shown : `/art/${scene}-860.avif`
  return street.decode().then(
    () => street,
    () => undefined,
  )
}

function saveFile(file: File) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // Some browsers start reading the file later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
