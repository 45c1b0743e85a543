import { cleanLine } from '../records/clean-text.ts'
import { textOf, type XmlElement } from '../records/xml.ts'

/** A section of a paper: its title, with that of the section around it, and its text, which begins with its own title. */
export type JatsPart = { section: string; text: string }

/** The text that stands in no section. */
export const MAIN_TEXT = 'Main text'
const SECTION_MAX = 200
/** What is not read as text: formulas written twice, what only programs read, and what is placed elsewhere. */
const SILENT = new Set(['tex-math', 'object-id', 'graphic', 'media', 'alt-text', 'long-desc', 'x', 'sec-meta'])
const BLOCKS = new Set([
  'p',
  'list',
  'list-item',
  'def-list',
  'def-item',
  'disp-quote',
  'boxed-text',
  'disp-formula',
  'disp-formula-group',
  'table-wrap',
  'table-wrap-group',
  'table-wrap-foot',
  'fig',
  'fig-group',
  'supplementary-material',
  'statement',
  'verse-group',
  'fn',
  'fn-group',
  'caption',
  'sec',
  'title',
  'label',
  'app',
  'table',
])

export const nameOf = ({ name }: XmlElement) => name.replace(/^\w+:/, '')
export const elementsIn = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child): child is XmlElement => typeof child !== 'string')
export const firstOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element && elementsIn(element).find((child) => nameOf(child) === name)

/** What an element says, on one line; formulas once. */
export function lineOf(element: XmlElement | undefined): string {
  return element === undefined ? '' : cleanLine(textOf(quiet(element)))
}

function quiet(element: XmlElement): XmlElement {
  const children = element.children.flatMap((child): (XmlElement | string)[] => {
    if (typeof child === 'string') return [child]
    if (SILENT.has(nameOf(child))) return []
    if (nameOf(child) === 'break') return [' ']
    return [raisedCitation(child) ?? quiet(child)]
  })
  return { ...element, children }
}

const isCitation = (child: XmlElement | string) =>
  typeof child !== 'string' && nameOf(child) === 'xref' && child.attributes['ref-type'] === 'bibr'

/** Raised numbers of references as "[1,2]": behind a figure they would be read as part of it. */
function raisedCitation(element: XmlElement): string | undefined {
  if (nameOf(element) !== 'sup' || !element.children.some(isCitation)) return undefined
  const numbers = element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
  return /^[\d\s,;–-]+$/.test(numbers) ? ` [${numbers.replaceAll(/\s/g, '')}]` : undefined
}

/** The paragraphs of an element in reading order: lists line by line, tables row by row. Sections inside are left out. */
export function paragraphsOf(element: XmlElement): string[] {
  const paragraphs: string[] = []
  let inline: (XmlElement | string)[] = []
  const flush = () => {
    const line = lineOf({ name: 'line', attributes: {}, children: inline })
    if (line !== '') paragraphs.push(line)
    inline = []
  }
  for (const child of element.children) {
    if (typeof child === 'string' || !BLOCKS.has(nameOf(child))) inline.push(child)
    else {
      flush()
      paragraphs.push(...blockOf(child))
    }
  }
  flush()
  return paragraphs
}

function blockOf(element: XmlElement): string[] {
  switch (nameOf(element)) {
    case 'sec':
    case 'app':
      return []
    case 'table':
      return [rowsOf(element).join('\n')].filter(Boolean)
    case 'table-wrap':
    case 'fig':
      return figureOf(element)
    case 'list-item':
    case 'def-item':
      return [`• ${paragraphsOf(element).join(' ')}`]
    default:
      return paragraphsOf(element)
  }
}

/** "Table 1. Caption", then what it holds. */
function figureOf(element: XmlElement): string[] {
  const label = lineOf(firstOf(element, 'label')).replace(/[.:]$/, '')
  const caption = firstOf(element, 'caption')
  const head = [label, caption ? paragraphsOf(caption).join(' ') : ''].filter(Boolean).join('. ')
  const rest = elementsIn(element).filter((child) => !['label', 'caption'].includes(nameOf(child)))
  const inner = paragraphsOf({ ...element, children: rest })
  return [head, ...inner].filter(Boolean)
}

function rowsOf(table: XmlElement): string[] {
  return elementsIn(table).flatMap((child) => {
    if (nameOf(child) !== 'tr') return rowsOf(child)
    const cells = elementsIn(child).map(lineOf)
    return cells.some(Boolean) ? [cells.join(' | ')] : []
  })
}

const partOf = (section: string, title: string, paragraphs: readonly string[]): JatsPart[] =>
  paragraphs.length === 0
    ? []
    : [{ section: section.slice(0, SECTION_MAX), text: [title, ...paragraphs].filter(Boolean).join('\n\n') }]

/** An element with sections as parts, one for each section that has text of its own: "Methods: Randomisation". */
export function partsOf(element: XmlElement, above: readonly string[] = [], fallback = MAIN_TEXT): JatsPart[] {
  const label = lineOf(firstOf(element, 'label'))
  const title = lineOf(firstOf(element, 'title'))
  const path = title === '' ? above : [...above, title]
  const own = { ...element, children: element.children.filter((child) => !isHead(child)) }
  const heading = [label, title].filter(Boolean).join(' ')
  const section = path.join(': ')
  return [
    ...partOf(section === '' ? fallback : section, heading, paragraphsOf(own)),
    ...elementsIn(element)
      .filter((child) => ['sec', 'app'].includes(nameOf(child)))
      .flatMap((child) => partsOf(child, path, fallback)),
  ]
}

const isHead = (child: XmlElement | string) =>
  typeof child !== 'string' && ['title', 'label', 'sec-meta'].includes(nameOf(child))
