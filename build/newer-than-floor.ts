import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { parseAst } from 'vite'
import { floor } from './floor.ts'

/** MDN's names for the supported browsers. */
const NAMES: Record<
  string,
  'chrome' | 'edge' | 'firefox' | 'safari' | 'safari_ios' | 'samsunginternet_android'
> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
}

/** Returns what a style sheet uses that some supported browser does not know, as `kind name`. */
export function newInStyle(css: string): string[] {
  const { properties = {}, selectors = {}, types, 'at-rules': atRules = {} } = data.css
  const found = new Set<string>()
  const look = (kind: string, name: string, compat: CompatStatement | undefined) => {
    const isWrittenFor = (prefix: string) => css.includes(`${prefix}${name}:`)
    if (compat && isNew(compat, isWrittenFor)) found.add(`${kind} ${name}`)
  }
  // An @supports condition may ask for what a browser does not know.
  const used = css.replace(/@supports[^{]*/g, '@supports').replace(/url\([^)]*\)|"[^"]*"/g, '')
  for (const [, name = ''] of used.matchAll(/@([a-z-]+)/g)) look('rule', `@${name}`, atRules[name]?.__compat)
  for (const [, name = ''] of used.matchAll(/:([a-z-]+)(?=[^;{}]*\{)/g))
    look('selector', `:${name}`, selectors[name]?.__compat)
  for (const [, name = '', value = ''] of used.matchAll(/[{;]([a-z-]+):([^;{}]*)/g)) {
    look('property', name, properties[name]?.__compat)
    for (const [word] of value.matchAll(/[a-z-]+/g))
      look('value', `${name}: ${word}`, properties[name]?.[word]?.__compat)
  }
  const functions = compatsIn(types as unknown as Identifier)
  for (const [, name = ''] of used.matchAll(/([a-z-]+)\(/g))
    look('function', `${name}()`, functions.get(name)?.[0])
  return [...found].sort()
}

/**
 * Returns what a script uses that some supported browser does not know, as `Interface`, `Interface.member` or
 * `.method()`. A call with `?.()` is safe. A method counts as new if nothing older has a member of that name.
 */
export function newInScript(script: string): string[] {
  const apis = data.api as unknown as Record<string, Identifier>
  const builtins = data.javascript.builtins as unknown as Record<string, Identifier>
  const found = new Set<string>()
  walk(parseAst(script) as unknown as Node, (node, called, guarded) => {
    if (node.type === 'NewExpression' && node.callee?.type === 'Identifier') {
      const { name = '' } = node.callee
      const compat = (apis[name] ?? builtins[name])?.__compat
      if (compat && isNew(compat)) found.add(name)
    }
    if (node.type !== 'MemberExpression' || node.computed || guarded) return
    const { name: member = '' } = node.property!
    const owner = node.object?.type === 'Identifier' ? node.object.name! : ''
    const fixed = (apis[owner] ?? builtins[owner])?.[`${member}_static`] ?? builtins[owner]?.[member]
    if (fixed?.__compat) {
      if (isNew(fixed.__compat)) found.add(`${owner}.${member}`)
    } else if (called && MEMBERS.get(member)?.every(compat => isNew(compat))) found.add(`.${member}()`)
  })
  return [...found].sort()
}

type Node = {
  type: string
  name?: string
  computed?: boolean
  optional?: boolean
  callee?: Node
  object?: Node
  property?: Node
}

type Visit = (node: Node, called: boolean, guarded: boolean) => void

function walk(node: Node, visit: Visit, called = false, guarded = false) {
  visit(node, called, guarded)
  for (const [key, child] of Object.entries(node)) {
    const isCallee = node.type === 'CallExpression' && key === 'callee'
    for (const one of Array.isArray(child) ? child : [child])
      if (one && typeof one === 'object' && 'type' in one)
        walk(one as Node, visit, isCallee, isCallee && node.optional)
  }
}

const MEMBERS = compatsIn(
  data.javascript.builtins as unknown as Identifier,
  compatsIn(data.api as unknown as Identifier),
)

/** Returns every compatibility statement below a part of the data, keyed by the last part of its name. */
function compatsIn(
  part: Identifier,
  all = new Map<string, CompatStatement[]>(),
): Map<string, CompatStatement[]> {
  for (const [name, below] of Object.entries(part)) {
    if (name === '__compat') continue
    const { __compat } = below as Identifier
    if (__compat) all.set(name, [...(all.get(name) ?? []), __compat])
    compatsIn(below as Identifier, all)
  }
  return all
}

function isNew({ support }: CompatStatement, isWrittenFor = (_prefix: string) => false): boolean {
  return [...floor].some(
    ([browser, oldest]) =>
      ![support[NAMES[browser]!] ?? []]
        .flat()
        .some(
          ({ version_added: added, flags, prefix }) =>
            typeof added === 'string' &&
            !flags &&
            (!prefix || isWrittenFor(prefix)) &&
            !isLater(added, oldest),
        ),
  )
}

function isLater(version: string, than: string): boolean {
  const [[major = 0, minor = 0], [thanMajor = 0, thanMinor = 0]] = [version.replace('≤', ''), than].map(
    text => text.split('.').map(Number),
  ) as [number[], number[]]
  return major > thanMajor || (major === thanMajor && minor > thanMinor)
}
