import { useState } from 'react'
import type { StepProps } from '#src/features/week.ts'
import { saveFile } from '#src/founder/desk/browser/calls/desk-key.ts'
import { Card } from '#src/founder/desk/browser/shown/card.tsx'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'

/** The poster of an opening week, to save and print. */
export function PosterStep({ week: { district }, keep }: StepProps) {
  const [fault, setFault] = useState<string>()
  const print = async () => {
    setFault(undefined)
    try {
      await saveFile('source poster', { input: { district } })
      await keep()
    } catch (error) {
      setFault((error as Error).message)
    }
  }
  return (
    <Card id="poster" title={`A sign to put up in ${district}`}>
      <p>
        One A5 page with a code to scan. The code has a source of its own, so the last step shows what the
        poster brings. It works in black and white too.
      </p>
      <button type="button" className="button" onClick={() => void print()}>
        Save the poster as PDF
      </button>
      <StatusLine fault={fault} takesFocus />
    </Card>
  )
}
