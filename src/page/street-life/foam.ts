/** The blue car in one of the street's pictures, in that picture's pixels, and its foam, with a bit for each cell. */
export type Car = {
  picture: readonly [width: number, height: number]
  at: readonly [left: number, top: number]
  /** Points, counted from `at`, where the roof and the door show their own colours in light and in shade. */
  roof: readonly (readonly [x: number, y: number])[]
  door: readonly (readonly [x: number, y: number])[]
  columns: number
  rows: number
  foam: string
}

/** A cell's side, in pixels of the picture. */
export const CELL = 4

export const WIDE_CAR: Car = {
  picture: [1520, 1140],
  at: [230, 555],
  roof: [
    [186, 46],
    [301, 73],
  ],
  door: [[234, 206]],
  columns: 108,
  rows: 58,
  foam: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB/QAAAAAAAAAAAAAAJv/+AAAAAAAAAAAAAAf///+AAAAAAAAAAAAA/////wAAAAAAAAAAAB/////4AAAAAAAAAAAD/////+AAAAAAAAAAAH//////AAAAAAAAAAAH//////gAAAAAAAAAAP//////gAAAAAAAAAB//////3gAAAAAAAAAD/////3DAAAAAAAAAAD////+CAAAAAAAAAAAD///8wAAAAAAAAAAAAD//fYAAAAAAAAAAAAAAAceAAAAAAAAAAAAAAAAIMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB8AAAAAAMdAAAAAAAB3+AAAAAf//gAAAAABH//AAAAA///4AAAAB////AAAAB///8AAAAP///+AAAAD///8AAB9////8AAAAD///8AAD/////4AAAAD///4AAD/////wAAAAB///4AAD/////wAAAAAf//wAAH////vgAAAAAf//gAA////PvAAAAAAP/+AAA////vvAAAAAAH/8AAA/x9/vmAAAAAAH/4AAAfx8//AAAAAAAD/AAAAPx8fvgAAAAAAAeAAAAH5+/PgAAAAAAAIAAAAH98/HAAAAAAAAAAAAAD84fCAAAAAAAAAAAAAD4QfAAAAAAAAAAAAAAHwAfgAAAAAAAAAAAAAD4AfgAAAAAAAAAAAAAH4AfAAAAAAAAAAAAAAHwAeAAAAAAAAAAAAAADgAMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
}

export const NARROW_CAR: Car = {
  picture: [1080, 1008],
  at: [60, 510],
  roof: [
    [144, 46],
    [270, 52],
  ],
  door: [[180, 178]],
  columns: 90,
  rows: 50,
  foam: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/AAAAAAAAAAAAA//8AAAAAAAAAAA////wAAAAAAAAAB////8AAAAAAAAAB/////AAAAAAAAAD/////gAAAAAAAAD/////wAAAAAAAAH////7gAAAAAAAAH////xAAAAAAAAAP///4gAAAAAAAAAf///gAAAAAAAAAAf//YAAAAAAAAAAAF/vAAAAAAAAAAAAALGAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABwAAAAAAAAAAAAA/4AAAAAAAAAAAAX/4AAAAAGAAAAAP//wAAAAn/4AAAB///gAAAD//+AAB////AAAAH//+AAH///+AAAAH///AAH///+AAAAP//+AAD///+AAAAP//+AAf//3+AAAAH//+AA////kAAAAD//8AA/n//gAAAAA//4AAfj33wAAAAAf/wAAPn3zgAAAAAH/gAAH33wAAAAAAH+AAAH/nwAAAAAAAMAAAD7HwAAAAAAAAAAAHwHwAAAAAAAAAAAHwHwAAAAAAAAAAAHwHgAAAAAAAAAAAHgDAAAAAAAAAAAADAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
}

/** The centres of the cells with foam, in pixels from the car's corner, from left to right. */
export function foamOf({ columns, foam }: Car): [x: number, y: number][] {
  const bytes = atob(foam)
  return Array.from({ length: bytes.length * 8 }, (_, at) => at)
    .filter(at => (bytes.charCodeAt(at >> 3) >> (7 - (at & 7))) & 1)
    .map((at): [number, number] => [((at % columns) + 0.5) * CELL, (Math.floor(at / columns) + 0.5) * CELL])
    .sort(([a], [b]) => a - b)
}
