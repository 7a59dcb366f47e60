import { brand } from '#src/content/brand.ts'
import { hero as words } from '#src/content/landing.ts'
import { PageIcon } from '../prerendering/page-icon.tsx'

export function SocialLinks() {
  return (
    <ul className="social">
      {(['instagram', 'facebook'] as const).map(network => (
        <li key={network}>
          <a href={brand.social[network]} target="_blank" rel="noopener" aria-label={words[network]}>
            <PageIcon name={network} />
          </a>
        </li>
      ))}
    </ul>
  )
}
