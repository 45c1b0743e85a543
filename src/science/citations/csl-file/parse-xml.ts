import { decodeEntities } from '../../records/xml.ts'

/** An element as citeproc takes it in place of XML text. */
export type CslNode = { name: string; attrs: Record<string, string>; children: (CslNode | string)[] }

/** Where and why a text is no XML that is read here. Lines count from 1. */
export type XmlFault = { fault: 'document-type' | 'not-well-formed' | 'too-deep'; line: number }

/** The deepest of the public styles nests 20 elements. */
const DEEPEST = 100
const NAME = /[A-Za-z_][\w.:-]*/y
const ATTRIBUTE = /\s+([A-Za-z_][\w.:-]*)\s*=\s*("[^"<]*"|'[^'<]*')/y
const END = /\s*(\/?)>/y

/**
 * Reads a whole XML text strictly: every element is closed by its own end tag, and there is one outermost element. Document
 * types are refused, so no entity is declared and none fetched. Comments, processing instructions and white space between
 * elements are left out. Linear in the length of the text.
 */
export function parseXml(text: string): CslNode | XmlFault {
  const stack: CslNode[] = []
  let root: CslNode | undefined
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0
  const fault = (kind: XmlFault['fault']): XmlFault => ({ fault: kind, line: text.slice(0, at).split('\n').length })
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at += found[0].length
    return found
  }

  while (at < text.length) {
    const next = text.indexOf('<', at)
    const words = text.slice(at, next < 0 ? text.length : next)
    if (words.trim() !== '') {
      if (stack.length === 0) return fault('not-well-formed')
      stack.at(-1)?.children.push(decodeEntities(words))
    }
    if (next < 0) break
    at = next
    const passed = passedOver(text, at)
    if (passed === 'document-type') return fault(passed)
    if (passed !== undefined) {
      if (passed < 0) return fault('not-well-formed')
      at = passed
      continue
    }
    const isEnd = text.startsWith('</', at)
    at += isEnd ? 2 : 1
    const name = match(NAME)?.[0]
    if (name === undefined) return fault('not-well-formed')
    if (isEnd) {
      const closed = stack.pop()
      if (closed?.name !== name || match(END)?.[1] !== '') return fault('not-well-formed')
      if (emptyWords.has(name) && closed.children.length === 0) closed.children.push('')
      continue
    }
    const node: CslNode = { name, attrs: {}, children: [] }
    for (let found = match(ATTRIBUTE); found !== null; found = match(ATTRIBUTE)) {
      const [, key, value] = found
      if (key === undefined || value === undefined || Object.hasOwn(node.attrs, key)) return fault('not-well-formed')
      node.attrs[key] = decodeEntities(value.slice(1, -1))
    }
    const end = match(END)
    if (end === null || (stack.length === 0 && root !== undefined)) return fault('not-well-formed')
    root ??= node
    stack.at(-1)?.children.push(node)
    if (end[1] === '') stack.push(node)
    else if (emptyWords.has(name)) node.children.push('')
    if (stack.length > DEEPEST) return fault('too-deep')
  }
  return root === undefined || stack.length > 0 ? fault('not-well-formed') : root
}

/** A term without words is a word that is left out on purpose, not one that is missing. */
const emptyWords = new Set(['term', 'single', 'multiple'])

/** Where a comment or an instruction ends; -1 = never; undefined = it is neither. */
function passedOver(text: string, at: number): number | 'document-type' | undefined {
  const sign = text.startsWith('<!--', at) ? '-->' : text.startsWith('<?', at) ? '?>' : undefined
  if (sign === undefined) return text.startsWith('<!', at) ? 'document-type' : undefined
  const end = text.indexOf(sign, at + 2)
  return end < 0 ? -1 : end + sign.length
}

export const isFault = (read: CslNode | XmlFault): read is XmlFault => 'fault' in read

/** The child elements of a name. */
export const childrenNamed = (node: CslNode | undefined, name: string): CslNode[] =>
  (node?.children ?? []).flatMap((child) => (typeof child !== 'string' && child.name === name ? [child] : []))

/** The words directly inside the first child element of a name; undefined for none. */
export function wordsOf(node: CslNode | undefined, name: string): string | undefined {
  const words = childrenNamed(node, name)[0]?.children.filter((child) => typeof child === 'string')
  return words?.join('').replace(/\s+/g, ' ').trim() || undefined
}

/** All elements below a node, itself first. */
export function* everyElement(node: CslNode): Generator<CslNode> {
  yield node
  for (const child of node.children) if (typeof child !== 'string') yield* everyElement(child)
}
