import { brand } from '#src/content/brand.ts'
import mark from '../../../../art/vectors/logo-mark.svg?url'

export function DeskLogo() {
  return (
    <p className="desk-logo">
      <img src={mark} alt="" width="36" height="36" />
      <span>
        {brand.name.toLowerCase()} <small>desk</small>
      </span>
    </p>
  )
}
