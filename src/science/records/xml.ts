import { lowered, raised } from './clean-text.ts'

/** An element with what it holds, in order. */
export type XmlElement = { name: string; attributes: Record<string, string>; children: (XmlElement | string)[] }
export type FoundElement = { element: XmlElement; line: number; closed: boolean; end: number }

const markup =
  /<(?:!--[\s\S]*?(?:-->|$)|!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|!DOCTYPE[^[><]{0,2000}(?:\[[^\]]{0,4000}\][^[>]{0,200})?>|\?[\s\S]*?(?:\?>|$)|\/([^\s><]+)\s*>|([A-Za-z_][^\s/><]*)((?:\s+[^\s=/><]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>)/g

/**
 * Finds elements by name anywhere in an XML text and gives each as a tree. Tolerant: unknown entities stay as written, an
 * end tag that fits nothing is ignored, missing end tags are supplied, and an element that the file cuts off comes with
 * `closed: false`. Runs without a DOM, so in workers and in Node. No external entity is ever fetched.
 */
export function* findElements(text: string, names: ReadonlySet<string>): Generator<FoundElement> {
  const stack: XmlElement[] = []
  let line = 1
  let counted = 0
  let startLine = 1
  let at = 0
  markup.lastIndex = 0
  for (let found = nextMarkup(text, 0); found !== null; found = nextMarkup(text, at)) {
    const [, cdata, endName, startName, attributes, selfClosing] = found
    const inside = stack.at(-1)
    inside?.children.push(decodeEntities(text.slice(at, found.index)))
    at = found.index + found[0].length
    if (cdata !== undefined) {
      inside?.children.push(cdata)
    } else if (startName !== undefined && (inside || names.has(startName))) {
      const element: XmlElement = { name: startName, attributes: attributesOf(attributes ?? ''), children: [] }
      inside?.children.push(element)
      if (!inside) {
        line += newlines(text, counted, found.index)
        counted = found.index
        startLine = line
      }
      if (selfClosing !== '/') stack.push(element)
      else if (!inside) yield { element, line, closed: true, end: at }
    } else if (endName !== undefined) {
      const depth = stack.findLastIndex(({ name }) => name === endName)
      const root = stack[0]
      if (depth >= 0) stack.length = depth
      if (depth === 0 && root) yield { element: root, line: startLine, closed: true, end: at }
    }
  }
  const root = stack[0]
  stack.at(-1)?.children.push(decodeEntities(text.slice(at).replace(/<[^>]*$/, '')))
  if (root) yield { element: root, line: startLine, closed: false, end: text.length }
}

function nextMarkup(text: string, from: number): RegExpExecArray | null {
  markup.lastIndex = from
  return markup.exec(text)
}

/** Child elements of a name, or along a path of names ("titles", "title"). */
export function childrenOf(element: XmlElement | undefined, ...path: string[]): XmlElement[] {
  let level = element ? [element] : []
  for (const name of path) {
    level = level.flatMap(({ children }) =>
      children.filter((child): child is XmlElement => typeof child !== 'string' && child.name === name),
    )
  }
  return level
}

/** All text inside, styles joined, raised and lowered signs kept as such. */
export function textOf(element: XmlElement | undefined): string {
  if (!element) return ''
  const text = element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
  const { name, attributes } = element
  if (name === 'sup' || attributes['face'] === 'superscript') return raised(text)
  return name === 'sub' || attributes['face'] === 'subscript' ? lowered(text) : text
}

/** What stands in an element, leaf by leaf, for a person to recognise it by. */
export function outlineOf(element: XmlElement, except: ReadonlySet<string> = new Set()): string {
  if (except.has(element.name)) return ''
  const inner = element.children.filter((child) => typeof child !== 'string')
  if (inner.length === 0) return textOf(element).trim()
  return inner
    .map((child) => outlineOf(child, except))
    .filter((text) => text !== '')
    .join(' · ')
}

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name, double, single] of text.matchAll(/(?<![^\s="'])([^\s="']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    if (name !== undefined) attributes[name] = decodeEntities(double ?? single ?? '')
  }
  return attributes
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }

/** Replaces the entities of XML and the numeric ones; an unknown entity stays as it is written. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities[name] ?? whole
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
}

function newlines(text: string, from: number, to: number): number {
  let count = 0
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
