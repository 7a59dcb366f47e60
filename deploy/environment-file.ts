const BLANK = new Set([' ', '\t', '\n', '\r'])
const LINE_END = new Set(['\n', '\r'])
/** The characters that a backslash escapes within double quotes. */
const ESCAPED = new Set(['"', '\\', '`', '$'])
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: systemd leaves out a variable that holds one of them.
const CONTROL = /[\x01-\x08\x0b-\x1f\x7f]/

type State = 'before name' | 'name' | 'before value' | 'value' | 'single' | 'double' | 'comment'

/**
 * Reads a file of variables exactly as systemd reads `EnvironmentFile=`: with quotes, comments and continued lines,
 * but none of a shell's other rules. Leaves out invalid names; the last of several values counts. Throws on a comment
 * that ends in a backslash, because systemd before 254 adds the next line to it and later versions do not.
 */
export function readEnvironmentFile(text: string): Record<string, string> {
  const variables: Record<string, string> = {}
  let state: State = 'before name'
  let name = ''
  let value = ''
  /** How long the value is without the unquoted blanks at its end, which are dropped. */
  let kept = 0

  const add = (letter: string) => {
    value += letter
    if (state !== 'value' || !BLANK.has(letter)) kept = value.length
  }
  const store = () => {
    const [key, held] = [name.trimEnd(), value.slice(0, kept)]
    if (NAME.test(key) && !CONTROL.test(held)) variables[key] = held
    name = ''
    value = ''
    kept = 0
    state = 'before name'
  }

  const letters = [...text]
  for (let i = 0; i < letters.length; i++) {
    const letter = letters[i]!
    if (state === 'before name') {
      if (letter === '#' || letter === ';') state = 'comment'
      else if (!BLANK.has(letter)) {
        state = 'name'
        name = letter
      }
    } else if (state === 'name') {
      if (letter === '=') state = 'before value'
      else if (LINE_END.has(letter)) {
        state = 'before name'
        name = ''
      } else name += letter
    } else if (state === 'comment') {
      if (letter === '\\') {
        i += 1
        if (LINE_END.has(letters[i] ?? '')) throw new Error('a comment must not end in a backslash')
      } else if (LINE_END.has(letter)) state = 'before name'
    } else if (state === 'single') {
      if (letter === "'") state = 'before value'
      else add(letter)
    } else if (state === 'double') {
      if (letter === '"') state = 'before value'
      else if (letter !== '\\') add(letter)
      else {
        i += 1
        const next = letters[i]
        if (next === undefined || next === '\n') continue
        add(ESCAPED.has(next) ? next : `\\${next}`)
      }
    } else if (LINE_END.has(letter)) store()
    else if (letter === '\\') {
      i += 1
      const next = letters[i] ?? ''
      state = 'value'
      if (!LINE_END.has(next)) value += next
      kept = value.length
    } else if (state === 'before value' && letter === "'") state = 'single'
    else if (state === 'before value' && letter === '"') state = 'double'
    else if (state === 'value' || !BLANK.has(letter)) {
      state = 'value'
      add(letter)
    }
  }
  if (state !== 'before name' && state !== 'name' && state !== 'comment') store()
  return variables
}
