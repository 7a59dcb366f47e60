/** What the bar above a letter can do to the selected words. */
export const MARKS = {
  bold: 'Bold',
  heading: 'Heading',
  link: 'Link',
  button: 'Button',
  list: 'List',
} as const
export type Mark = keyof typeof MARKS

/** What replaces the characters from `from` to `to`, and which characters of the result are then selected. */
export type Edit = { from: number; to: number; put: string; selected: readonly [number, number] }

const ADDRESS = 'https://'

/** Returns how a mark changes a text whose characters from `start` to `end` are selected. */
export function markedUp(mark: Mark, text: string, start: number, end: number): Edit {
  const words = text.slice(start, end)
  /** `at`: where the selection starts within `put`; `length`: how many characters it has. */
  const edit = (from: number, to: number, put: string, at: number, length: number): Edit => ({
    ...{ from, to, put },
    selected: [from + at, from + at + length],
  })
  if (mark === 'bold') return edit(start, end, `**${words || 'words'}**`, 2, (words || 'words').length)
  if (mark === 'link') {
    const link = `[${words || 'words'}](${ADDRESS})`
    return edit(start, end, link, link.length - 1 - ADDRESS.length, ADDRESS.length)
  }
  if (mark === 'button') {
    const button = `**[${words || 'Book it'}](${ADDRESS})**`
    const put = words ? alone(button, text, start, end) : below(button, text, end)
    const at = put.selected[0] - 3 - ADDRESS.length
    return { ...put, selected: [at, at + ADDRESS.length] }
  }
  const from = text.lastIndexOf('\n', start - 1) + 1
  const lines = text.slice(from, end)
  const put = mark === 'heading' ? `## ${lines.replace(/^#+ /, '')}` : lines.replace(/^(?!- )/gm, '- ')
  return edit(from, end, put, put.length, 0)
}

/** Returns how to add a separate paragraph after the cursor's line, as the cursor may be within a link. */
export function below(paragraph: string, text: string, cursor: number): Edit {
  const at = `${text}\n`.indexOf('\n', cursor)
  return alone(paragraph, text, at, at)
}

/**
 * Returns what Enter adds in a list: the next point, or the end of the list after an empty point; undefined outside a
 * list.
 */
export function nextPoint(text: string, start: number, end: number): Edit | undefined {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const line = text.slice(from, start)
  if (start !== end || !line.startsWith('- ')) return undefined
  const [at, put] = line === '- ' ? [from, '\n'] : [start, '\n- ']
  return { from: at, to: end, put, selected: [at + put.length, at + put.length] }
}

/** Returns how to replace the selected characters with a separate paragraph, with the cursor at its end. */
export function alone(paragraph: string, text: string, start: number, end: number): Edit {
  const begun = gap(text.slice(0, start)) + paragraph
  const after = end < text.length ? gap(text.slice(end), true) : ''
  const at = start + begun.length
  return { from: start, to: end, put: begun + after, selected: [at, at] }
}

/** Returns the line breaks still needed for an empty line before or after something. */
function gap(beside: string, isAfter = false): string {
  const breaks = (isAfter ? /^\n*/ : /\n*$/).exec(beside)![0].length
  return beside ? '\n'.repeat(Math.max(0, 2 - breaks)) : ''
}
