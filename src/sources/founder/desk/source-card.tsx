import { useEffect, useRef, useState } from 'react'
import { save } from '#src/founder/desk/browser/calls/desk-key.ts'
import { useAction } from '#src/founder/desk/browser/calls/use-action.ts'
import { useView } from '#src/founder/desk/browser/calls/use-view.ts'
import { Field, typedValues } from '#src/founder/desk/browser/fields/field.tsx'
import { PlainButton } from '#src/founder/desk/browser/fields/plain-button.tsx'
import { BarRows } from '#src/founder/desk/browser/shown/bar-rows.tsx'
import { Card } from '#src/founder/desk/browser/shown/card.tsx'
import { Drawn } from '#src/founder/desk/browser/shown/drawn.tsx'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'
import { shortDay } from '#src/founder/desk/browser/words.ts'
import type { BroughtBySource } from '../list-sources.ts'

type Props = { source: BroughtBySource; onBack: () => void }

/** One source: how many people reached each step, and its link with the buttons for it. */
export function SourceCard({ source, onBack }: Props) {
  const { code, name, steps, share, costs, link } = source
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <PlainButton className="not-printed" onClick={onBack}>
        Back to all sources
      </PlainButton>
      <div className="columns">
        <Card id="source" title={name} heading={heading}>
          <p>Share of visits that joined: {share}</p>
          {costs && <p>{costs}</p>}
          <BarRows rows={steps} />
        </Card>
        {link && (
          <div>
            <LinkCard code={code} name={name} link={link} />
            <QrCard code={code} />
          </div>
        )}
      </div>
    </>
  )
}

type LinkProps = Pick<BroughtBySource, 'code' | 'name'> & {
  link: NonNullable<BroughtBySource['link']>
}

function LinkCard({ code, name, link: { url, made, ended } }: LinkProps) {
  const rename = useAction('source rename')
  const end = useAction('source end')
  const [copied, setCopied] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Card id="link" title="Its link" heading={heading}>
      <p className="short-link">{url}</p>
      <PlainButton
        onClick={() =>
          navigator.clipboard.writeText(url).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        Copy the link
      </PlainButton>
      <p className="hint">
        Made on {shortDay(made)}
        {ended && `, ended on ${shortDay(ended)}`}. In a tool that builds its own links, such as one for
        newsletters or adverts, add ?utm_source={code} to the site’s address.
      </p>
      <form
        className="in-a-row"
        onSubmit={event => void rename.run({ code, name: typedValues<'name'>(event).name })}
      >
        <Field label="What you call it" name="name" defaultValue={name} />
        <PlainButton type="submit">Rename it</PlainButton>
      </form>
      {!ended && (
        <PlainButton
          onClick={async () => {
            // The button disappears once it is pressed.
            if (await end.run({ code })) heading.current?.focus()
          }}
        >
          Note that it ended
        </PlainButton>
      )}
      <StatusLine said={copied ? 'Copied.' : undefined} fault={rename.fault ?? end.fault} />
    </Card>
  )
}

/** A source's link as a QR code: to look at, to save and to print. */
function QrCard({ code }: { code: string }) {
  const { data: svg, fault } = useView('source qr', { code })
  const pdf = useAction('source qr')
  return (
    <Card id="qr" title="Its QR code to print" className="qr">
      {svg && (
        <>
          <Drawn as="qr-code" svg={svg.drawn} />
          <p className="hint">25 mm wide including its white edge. Keep the edge.</p>
          <div className="choices">
            <PlainButton onClick={() => window.print()}>Print it</PlainButton>
            <PlainButton
              onClick={async () => {
                const drawn = await pdf.run({ code, out: `${code}.pdf` })
                if (drawn) save(drawn.data.name, drawn.data.drawn)
              }}
            >
              Save as PDF
            </PlainButton>
            <PlainButton onClick={() => save(svg.name, svg.drawn)}>Save as SVG</PlainButton>
          </div>
        </>
      )}
      <StatusLine said={svg || fault ? undefined : 'Drawing…'} fault={fault ?? pdf.fault} />
    </Card>
  )
}
