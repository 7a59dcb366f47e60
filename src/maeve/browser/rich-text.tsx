import { Children, type ReactNode } from 'react'
import { linkHosts } from '#src/content/maeve-panel.ts'

const LINE_OF_LIST = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/
const MARKUP = /(\*\*[^*\n]+\*\*|\[[^\]\n]+\]\(https:\/\/[^\s)]+\)|https:\/\/[^\s)]*[^\s).,;:!?])/

/** The markup of Maeve's replies: paragraphs, lists, **bold** and links to her sources' sites. The rest is text. */
export function RichText({ text }: { text: string }) {
  return keyed(text.split(/\n{2,}/), block => <Block text={block} />)
}

function Block({ text }: { text: string }) {
  const lines = text.split('\n')
  const items = lines.filter(line => LINE_OF_LIST.test(line)).map(line => line.replace(LINE_OF_LIST, ''))
  const prose = lines.filter(line => !LINE_OF_LIST.test(line)).join(' ')
  return (
    <>
      {prose && (
        <p>
          <Inline text={prose} />
        </p>
      )}
      {items.length > 0 && (
        <ul>
          {keyed(items, item => (
            <li>
              <Inline text={item} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Inline({ text }: { text: string }) {
  return keyed(text.split(MARKUP), part => {
    if (part.startsWith('**') && part.length > 4) return <strong>{part.slice(2, -2)}</strong>
    const [, label, target] = /^\[([^\]]+)\]\((.+)\)$/.exec(part) ?? []
    if (target) return <SafeLink href={target}>{label}</SafeLink>
    if (!part.startsWith('https://')) return part
    return <SafeLink href={part}>{part.slice('https://'.length)}</SafeLink>
  })
}

/** Shows a link if it leads to the site of one of Maeve's sources; otherwise only its text. */
export function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  if (!isLinkable(href)) return children
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}

function isLinkable(href: string): boolean {
  try {
    const { protocol, username, host } = new URL(href)
    return protocol === 'https:' && !username && linkHosts.includes(host)
  } catch {
    return false
  }
}

/** A reply only grows, so a part's position can be its key. */
function keyed(parts: readonly string[], render: (part: string) => ReactNode): ReactNode {
  return Children.toArray(parts.map(render))
}
