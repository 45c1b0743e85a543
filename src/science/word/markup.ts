/** XML as text, already escaped. */
export type Xml = string

// What XML 1.0 has no place for, escaped or not.
const FORBIDDEN =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

export const escaped = (text: string): Xml =>
  text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;')
    .replaceAll('\r', '&#13;')
    .replaceAll('\t', '&#9;')

type Attributes = Record<string, string | number | undefined>

/** An element; attributes without a value are left out. */
export function el(name: string, attributes: Attributes = {}, ...children: readonly Xml[]): Xml {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('')
  const inner = children.join('')
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`
}

export const xmlFile = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root}`

/** Text of a run; spaces at its edges are kept. A tab and a line end have elements of their own. */
export function runText(text: string, name: 'w:t' | 'w:delText' = 'w:t'): Xml {
  return text
    .split(/(\n|\t)/)
    .filter((part) => part !== '')
    .map((part) =>
      part === '\n' ? el('w:br') : part === '\t' ? el('w:tab') : el(name, { 'xml:space': 'preserve' }, escaped(part)),
    )
    .join('')
}

/** A complex field: its instruction, and what a reader sees until it is worked out anew (ECMA-376, 17.16.18). */
export const field = (instruction: string, result: Xml, run: (inner: Xml) => Xml = plainRun): Xml =>
  [fieldStart(instruction, run), result, run(el('w:fldChar', { 'w:fldCharType': 'end' }))].join('')

export const fieldStart = (instruction: string, run: (inner: Xml) => Xml = plainRun): Xml =>
  [
    run(el('w:fldChar', { 'w:fldCharType': 'begin' })),
    run(el('w:instrText', { 'xml:space': 'preserve' }, ` ${escaped(instruction)} `)),
    run(el('w:fldChar', { 'w:fldCharType': 'separate' })),
  ].join('')

export const fieldEnd = (): Xml => plainRun(el('w:fldChar', { 'w:fldCharType': 'end' }))

export const plainRun = (inner: Xml): Xml => el('w:r', {}, inner)
