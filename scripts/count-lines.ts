import { globSync, readFileSync } from 'node:fs'

/** Counts the lines of logic in each folder of `src`, without tests, content and Maeve's knowledge. */
export function linesOfLogic(): Map<string, number> {
  const rooms = new Map<string, number>()
  for (const file of globSync('src/**/*.{ts,tsx}').sort()) {
    if (/\.test\.|^src\/(content|maeve\/knowledge)\//.test(file)) continue
    const [, room = ''] = /^src\/([^/]+)\//.exec(file) ?? []
    const lines = readFileSync(file, 'utf8').split('\n').length - 1
    rooms.set(room, (rooms.get(room) ?? 0) + lines)
  }
  return rooms
}

/** `npx node scripts/count-lines.ts` prints the counts. */
if (import.meta.main) {
  const rooms = [...linesOfLogic()].sort(([, a], [, b]) => b - a)
  for (const [room, n] of rooms) console.log(`${String(n).padStart(6)}  ${room || '(the root)'}`)
  console.log(`${String(rooms.reduce((sum, [, n]) => sum + n, 0)).padStart(6)}  in all`)
}
