import { exportCard } from './card.ts'
import { exportFonts } from './fonts.ts'
import { exportMarks } from './marks.ts'
import { exportPictures } from './pictures.ts'

await exportFonts()
await exportMarks()
await exportCard()
await exportPictures()
