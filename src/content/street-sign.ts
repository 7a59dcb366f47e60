import { brand } from './brand.ts'

/** The nameplate that a visitor gets for joining. */
export const signWords = {
  /** Below the plate, on the picture itself. */
  from: `${brand.name.toLowerCase()} · launching ${brand.launchYear}`,
  /** What a screen reader says of the picture. */
  alt: (code: string, town: string) => `A street sign: ${code}, ${town}.`,
  save: 'Save my street',
  share: 'Share my street',
  file: (code: string) => `kerbside-${code.toLowerCase()}.png`,
} as const
