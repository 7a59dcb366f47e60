import { useEffect } from 'react'
import { Drawn } from '../drawn.tsx'
import { Notice } from '../notice.tsx'
import { saveText } from '../save-text.ts'
import { useCall } from '../use-call.ts'

/** A source's link as a code: to look at, to save and to print. */
export function QrCard({ code }: { code: string }) {
  const { run: draw, told: drawn, fault } = useCall('draw-source')
  const pdf = useCall('draw-source')
  useEffect(() => void draw({ code, format: 'svg' }), [draw, code])
  useEffect(() => {
    if (pdf.told) saveText(pdf.told.name, pdf.told.text)
  }, [pdf.told])
  return (
    <section className="card qr" aria-labelledby="qr">
      <h2 id="qr">Its code to print</h2>
      {drawn && (
        <>
          <Drawn as="qr-code" svg={drawn.text} />
          <p className="hint">25 mm wide with its white edge, which has to stay.</p>
          <div className="choices">
            <button type="button" className="plain" onClick={() => window.print()}>
              Print it
            </button>
            <button type="button" className="plain" onClick={() => void pdf.run({ code, format: 'pdf' })}>
              Save as PDF
            </button>
            <button type="button" className="plain" onClick={() => saveText(drawn.name, drawn.text)}>
              Save as SVG
            </button>
          </div>
        </>
      )}
      <Notice said={drawn || fault ? undefined : 'Drawing…'} fault={fault ?? pdf.fault} />
    </section>
  )
}
