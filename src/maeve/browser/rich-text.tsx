import { Children, type ReactNode } from 'react'

/** The little markup that Maeve's replies may use: paragraphs, `- ` lists, **bold** and https links. */
export function RichText({ text }: { text: string }) {
  return keyed(text.split(/\n{2,}/), block => <Block text={block} />)
}

function Block({ text }: { text: string }) {
  const lines = text.split('\n')
  const items = lines.filter(line => line.startsWith('- ')).map(line => line.slice(2))
  const prose = lines.filter(line => !line.startsWith('- ')).join(' ')
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
  return keyed(text.split(/(\*\*[^*]+\*\*|https:\/\/[^\s)]*[^\s).,;:!?])/), part => {
    if (part.startsWith('**')) return <strong>{part.slice(2, -2)}</strong>
    if (!part.startsWith('https://')) return part
    return (
      <a href={part} target="_blank" rel="noopener noreferrer">
        {part.slice('https://'.length)}
      </a>
    )
  })
}

/** A reply's text never changes once it is shown, so the place of a part is its identity. */
function keyed(parts: readonly string[], render: (part: string) => ReactNode): ReactNode {
  return Children.toArray(parts.map(render))
}
