import { memo } from 'react'

/** An SVG that our own server drew from numbers, areas that there are and codes of sources: no visitor's word is in it. */
export const Drawn = memo(({ svg, as }: { svg: string; as: string }) => (
  <div className={as} dangerouslySetInnerHTML={{ __html: svg }} />
))
