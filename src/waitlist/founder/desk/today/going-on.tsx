import { useEffect, useState } from 'react'
import { Card } from '#src/founder/desk/browser/shown/card.tsx'
import { clock } from '#src/founder/desk/browser/words.ts'
import { MINUTE_MS } from '#src/time/durations.ts'
import { NOW, type TodayLine } from '../../today-line.ts'

export function GoingOn({ lines }: { lines: readonly TodayLine[] }) {
  const now = useNow()
  if (!lines.length) return null
  return (
    <Card id="going-on" className="next" title={NOW}>
      <ul>
        {lines.map(({ title, words, at, link, isUrgent }) => (
          <li key={title} className={isUrgent ? 'late' : undefined}>
            <strong>{title}</strong>
            <span>
              {words} {at !== undefined && `at ${clock(at)}, ${inMinutes(at - now)}. `}
              {link && <a href={`#${link.page}`}>{link.words}</a>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function inMinutes(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000))
  return `in ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} minutes`
}

function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 60)
    return () => clearInterval(timer)
  }, [])
  return now
}
