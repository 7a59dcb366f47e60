import * as v from 'valibot'
import { number } from '#src/content/in-words.ts'
import { letterHelp } from '#src/content/letters.ts'
import { action } from '#src/founder/action.ts'
import { inputFile } from '#src/founder/fields.ts'
import { inputBytes } from '#src/founder/files/input-bytes.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { cleanJpeg } from '#src/letters/pictures/clean-jpeg.ts'
import { LARGEST, picturePath } from '#src/letters/pictures/picture-path.ts'
import { keepPicture } from '#src/letters/pictures/picture-store.ts'

export const picture = action({
  summary: 'keep a picture for letters, without its metadata, and print its address',
  help: letterHelp.picture,
  input: v.object({ file: inputFile('FILE.jpg') }),
  changes: 'settings',
  showsPeople: false,

  async run({ file }, { list }) {
    const bytes = await inputBytes(file, LARGEST.bytes)
    if (!bytes)
      throw new Refusal(
        `${file.name} has more than ${LARGEST.bytes / 1000} KB, which is too much for an email: the desk makes it smaller`,
      )
    const clean = cleanJpeg(file.name, bytes)
    const { width, height, jpeg } = clean
    const path = picturePath(await keepPicture(await list(), clean, Date.now()))
    return { path, width, height, bytes: jpeg.length }
  },

  inWords: ({ path, width, height, bytes }) =>
    `![DESCRIPTION](${path})\n${number(width)} × ${number(height)} pixels, ${Math.ceil(bytes / 1000)} KB. Write what it shows instead of DESCRIPTION.`,
})
