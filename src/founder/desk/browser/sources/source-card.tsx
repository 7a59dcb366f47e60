import { useEffect, useRef, useState } from 'react'
import type { ShownSource } from '../../source-calls.ts'
import { Field } from '../field.tsx'
import { Notice } from '../notice.tsx'
import { BarRows } from '../today/bar-rows.tsx'
import { typedValues } from '../typed-values.ts'
import { useCall } from '../use-call.ts'
import { shortDay } from '../words.ts'
import { QrCard } from './qr-card.tsx'

type Props = { source: ShownSource; onBack: () => void; onChanged: () => void }

/** One source: how far those came whom it brought, and its link with what can be done with it. */
export function SourceCard({ source, onBack, onChanged }: Props) {
  const { code, name, steps, share, costs, link } = source
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <button type="button" className="plain not-printed" onClick={onBack}>
        Back to all sources
      </button>
      <div className="columns">
        <section className="card" aria-labelledby="source">
          <h2 id="source" ref={heading} tabIndex={-1}>
            {name}
          </h2>
          <p>Of the visits joined: {share}</p>
          {costs && <p>{costs}</p>}
          <BarRows rows={steps} />
        </section>
        {link && (
          <div>
            <LinkCard code={code} name={name} link={link} onChanged={onChanged} />
            <QrCard code={code} />
          </div>
        )}
      </div>
    </>
  )
}

type LinkProps = Pick<ShownSource, 'code' | 'name'> & {
  link: NonNullable<ShownSource['link']>
  onChanged: () => void
}

function LinkCard({ code, name, link: { url, made, ended }, onChanged }: LinkProps) {
  const rename = useCall('rename-source')
  const end = useCall('end-source')
  const [copied, setCopied] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className="card" aria-labelledby="link">
      <h2 id="link" ref={heading} tabIndex={-1}>
        Its link
      </h2>
      <p className="short-link">{url}</p>
      <button
        type="button"
        className="plain"
        onClick={() =>
          navigator.clipboard.writeText(url).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        Copy the link
      </button>
      <p className="hint">
        Made on {shortDay(made)}
        {ended && `, ended on ${shortDay(ended)}`}. Where a tool builds links itself, add ?utm_source={code}{' '}
        to the site’s address.
      </p>
      <form
        className="in-a-row"
        onSubmit={async event => {
          if (await rename.run({ code, name: typedValues<'name'>(event).name })) onChanged()
        }}
      >
        <Field label="What you call it" name="name" defaultValue={name} />
        <button type="submit" className="plain">
          Rename it
        </button>
      </form>
      {!ended && (
        <button
          type="button"
          className="plain"
          onClick={async () => {
            if (!(await end.run({ code }))) return
            onChanged()
            // The button goes with what it did.
            heading.current?.focus()
          }}
        >
          Note that it ended
        </button>
      )}
      <Notice
        said={end.told ?? rename.told ?? (copied ? 'Copied.' : undefined)}
        fault={rename.fault ?? end.fault}
      />
    </section>
  )
}
