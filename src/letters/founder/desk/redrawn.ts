import { letterDesk } from '#src/content/letters.ts'
import { LARGEST } from '#src/letters/pictures/picture-path.ts'

/** JPEG qualities, tried in turn until the picture is small enough. */
const QUALITIES = [0.82, 0.7, 0.55, 0.4]

/**
 * Redraws a picture of any kind, upright and small enough for an email. Rejects with words for the founder.
 */
export async function redrawn(file: File): Promise<{ name: string; base64: string }> {
  const words = letterDesk.picture
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error(/\.hei[cf]$/i.test(file.name) ? words.heic(file.name) : words.none(file.name))
  })
  const scale = Math.min(1, LARGEST.width / bitmap.width, LARGEST.height / bitmap.height)
  const [width, height] = [bitmap.width, bitmap.height].map(side => Math.max(1, Math.round(side * scale)))
  const canvas = new OffscreenCanvas(width!, height!)
  const drawing = canvas.getContext('2d')!
  // Transparent parts would be black in a JPEG.
  drawing.fillStyle = '#fff'
  drawing.fillRect(0, 0, width!, height!)
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(bitmap, 0, 0, width!, height!)
  bitmap.close()
  for (const quality of QUALITIES) {
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    if (blob.size <= LARGEST.bytes) return { name: file.name, base64: await base64Of(blob) }
  }
  throw new Error(words.busy(file.name))
}

const base64Of = (blob: Blob) =>
  new Promise<string>(resolve => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''))
    reader.readAsDataURL(blob)
  })
