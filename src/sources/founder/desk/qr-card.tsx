import { useEffect } from 'react'
import { save } from '#src/founder/desk/browser/desk-key.ts'
import { Drawn } from '#src/founder/desk/browser/drawn.tsx'
import { StatusLine } from '#src/founder/desk/browser/status-line.tsx'
import { useAction } from '#src/founder/desk/browser/use-action.ts'

/** A source's link as a QR code: to look at, to save and to print. */
export function QrCard({ code }: { code: string }) {
  const { run: draw, data: svg, fault } = useAction('source qr')
  const pdf = useAction('source qr')
  useEffect(() => void draw({ code }), [draw, code])
  useEffect(() => {
    if (pdf.data) save(pdf.data.name, pdf.data.drawn)
  }, [pdf.data])
  return (
    <section className="card qr" aria-labelledby="qr">
      <h2 id="qr">Its code to print</h2>
      {svg && (
        <>
          <Drawn as="qr-code" svg={svg.drawn} />
          <p className="hint">25 mm wide with its white edge, which must stay.</p>
          <div className="choices">
            <button type="button" className="plain" onClick={() => window.print()}>
              Print it
            </button>
            <button
              type="button"
              className="plain"
              onClick={() => void pdf.run({ code, out: `${code}.pdf` })}
            >
              Save as PDF
            </button>
            <button type="button" className="plain" onClick={() => save(svg.name, svg.drawn)}>
              Save as SVG
            </button>
          </div>
        </>
      )}
      <StatusLine said={svg || fault ? undefined : 'Drawing…'} fault={fault ?? pdf.fault} />
    </section>
  )
}
