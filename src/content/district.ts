import { number } from './in-words.ts'

/** Set it to true if it is so: the districts where most people wait open first. Until then it is not said. */
const mostWantedFirst: boolean = false

/** Below a form once its postcode is whole. */
export const districtLine = (district: string, n: number) =>
  `${district}: ${number(n)} waiting.${mostWantedFirst ? ' Most-wanted districts open first.' : ''}`
