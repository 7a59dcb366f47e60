import { memo } from 'react'

/** An SVG drawn by our own server from numbers, postcode areas and source codes. It never holds a visitor's text. */
export const Drawn = memo(({ svg, as }: { svg: string; as: string }) => (
  <div className={as} dangerouslySetInnerHTML={{ __html: svg }} />
))
