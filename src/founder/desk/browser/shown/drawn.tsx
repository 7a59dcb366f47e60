import { memo } from 'react'

/** Shows an SVG that our own server drew from numbers, postcode areas and source codes, never from visitors' text. */
export const Drawn = memo(({ svg, as }: { svg: string; as: string }) => (
  <div className={as} dangerouslySetInnerHTML={{ __html: svg }} />
))
