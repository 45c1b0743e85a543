import type { RichText } from '../../citations/citation.ts'
import type { Block, Inline, LiveBlockNode, Mark, TableNode } from '../manuscript.ts'
import {
  atHeading,
  exportContext,
  pictureOf,
  referenceLabel,
  rowsOf,
  standing,
  type ExportContext,
  type ExportInput,
} from './export-input.ts'
import { anchor, type ExportedFiles } from './write-markdown.ts'

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

type State = { context: ExportContext; notes: string[] }

/** Type and spacing of a manuscript, on screen and on paper (A4, running page numbers where the browser prints them). */
const look = `
body { font: 12pt/1.6 'Source Serif 4', 'Times New Roman', serif; color: #111; background: #fff; margin: 2.5rem auto; max-width: 42rem; padding: 0 1rem; }
h1, h2, h3, h4 { line-height: 1.25; margin: 1.8em 0 0.5em; break-after: avoid; }
h1.title { font-size: 1.9em; margin-top: 0; } h1 { font-size: 1.45em; } h2 { font-size: 1.2em; } h3 { font-size: 1.05em; } h4 { font-size: 1em; font-style: italic; }
p { margin: 0 0 0.8em; orphans: 3; widows: 3; }
table { border-collapse: collapse; width: 100%; font-size: 0.85em; line-height: 1.35; }
th, td { border-top: 1px solid #999; border-bottom: 1px solid #999; padding: 0.3em 0.6em; text-align: left; vertical-align: top; } td p, th p { margin: 0; }
caption, figcaption { font-size: 0.85em; text-align: left; margin: 0.4em 0; } figure { margin: 1.5em 0; break-inside: avoid; }
img { max-width: 100%; height: auto; } tr { break-inside: avoid; } thead { display: table-header-group; }
blockquote { margin: 0 2em 0.8em; } pre { white-space: pre-wrap; font-size: 0.85em; background: #f4f4f4; padding: 0.8em; }
.equation { display: flex; justify-content: center; position: relative; overflow-x: auto; margin: 1em 0; } .equation .number { position: absolute; right: 0; }
.references { list-style: none; padding: 0; } .references li { padding-left: 2em; text-indent: -2em; margin-bottom: 0.5em; overflow-wrap: anywhere; }
.notes { font-size: 0.85em; } .small-caps { font-variant: small-caps; }
@page { size: A4; margin: 25mm 22mm; @bottom-center { content: counter(page); font-size: 9pt; } }
@media print { body { margin: 0; max-width: none; padding: 0; } a { color: inherit; text-decoration: none; } }
`

/**
 * Writes one HTML file that stands by itself: text escaped, pictures inside, formulas as MathML, no script, nothing
 * fetched. `mathOf` makes MathML of LaTeX; without it, and where it refuses, the LaTeX stands in the text.
 */
export function writeHtml(
  input: ExportInput,
  mathOf?: (latex: string, isBlock: boolean) => string | undefined,
): ExportedFiles {
  const context = exportContext(input)
  const state: State = { context, notes: [] }
  const title = escaped(context.title.trim())
  const body = blocks(context.manuscript.content, state, mathOf, 0)
  const notes = state.notes.map(
    (note, index) =>
      `<li id="note-${index + 1}">${note} <a href="#note-sign-${index + 1}" aria-label="Back to the text">↩</a></li>`,
  )
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${look}</style>
</head>
<body>
<article>
<h1 class="title">${title}</h1>
${body}
${notes.length > 0 ? `<section class="notes" aria-label="Footnotes"><ol>${notes.join('\n')}</ol></section>` : ''}
</article>
</body>
</html>
`
  return { files: new Map([['draft.html', html]]), notes: context.ledger.notes() }
}

type MathOf = ((latex: string, isBlock: boolean) => string | undefined) | undefined

const rich = (text: RichText) =>
  text
    .map(({ text: words, italic, bold, superscript, subscript, smallCaps, underline, url }) => {
      let inner = escaped(words)
      if (italic === true) inner = `<i>${inner}</i>`
      if (bold === true) inner = `<b>${inner}</b>`
      if (superscript === true) inner = `<sup>${inner}</sup>`
      if (subscript === true) inner = `<sub>${inner}</sub>`
      if (underline === true) inner = `<u>${inner}</u>`
      if (smallCaps === true) inner = `<span class="small-caps">${inner}</span>`
      return url === undefined ? inner : `<a href="${escaped(url)}">${inner}</a>`
    })
    .join('')

const tags: Partial<Record<Mark['type'], string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
  subscript: 'sub',
  superscript: 'sup',
}

function math(latex: string, isBlock: boolean, state: State, mathOf: MathOf): string {
  const made = mathOf?.(latex, isBlock)
  state.context.ledger.add(
    made === undefined ? 'changed' : 'taken',
    'equations',
    made === undefined ? latex : undefined,
  )
  return made ?? `<code>${escaped(latex)}</code>`
}

function inline(content: readonly Inline[] | undefined, state: State, mathOf: MathOf): string {
  const { context } = state
  return standing(content, context.ledger)
    .map((node) => {
      let inner: string
      switch (node.type) {
        case 'text':
          inner = escaped(node.text)
          break
        case 'hardBreak':
          return '<br>'
        case 'equation':
          inner = math(node.attrs.latex, false, state, mathOf)
          break
        case 'citation':
          context.ledger.add('taken', 'citations')
          inner = rich(context.rendered.citations.get(node.attrs.id) ?? [])
          break
        case 'crossReference':
          context.ledger.add('taken', 'crossReferences')
          inner = `<a href="#${anchor(node.attrs.targetId)}">${escaped(referenceLabel(context, node.attrs.targetId))}</a>`
          break
        case 'footnote': {
          context.ledger.add('taken', 'footnotes')
          const place = state.notes.push('')
          state.notes[place - 1] = inline(node.attrs.content, state, mathOf)
          return `<sup id="note-sign-${place}"><a href="#note-${place}">${place}</a></sup>`
        }
      }
      for (const mark of node.marks ?? []) {
        const tag = tags[mark.type]
        if (tag !== undefined) inner = `<${tag}>${inner}</${tag}>`
        if (mark.type === 'link' && /^(?:https?|mailto):/i.test(mark.attrs.href))
          inner = `<a href="${escaped(mark.attrs.href)}">${inner}</a>`
      }
      return inner
    })
    .join('')
}

function blocks(all: readonly Block[], state: State, mathOf: MathOf, depth: number): string {
  if (depth > 40) {
    state.context.ledger.add('left', 'nesting')
    return ''
  }
  return all.map((block) => blockHtml(block, state, mathOf, depth)).join('\n')
}

const idAttribute = (id: string | null | undefined) => (id ? ` id="${anchor(id)}"` : '')

function blockHtml(block: Block, state: State, mathOf: MathOf, depth: number): string {
  const { context } = state
  atHeading(block, context)
  switch (block.type) {
    case 'paragraph':
      return `<p${idAttribute(block.attrs?.id)}>${inline(block.content, state, mathOf)}</p>`
    case 'heading': {
      const { level, id } = block.attrs
      return `<h${level}${idAttribute(id)}>${inline(block.content, state, mathOf)}</h${level}>`
    }
    case 'bulletList':
    case 'orderedList': {
      const start = block.attrs?.start ?? 1
      const tag = block.type === 'bulletList' ? 'ul' : 'ol'
      const items = block.content.map((item) => `<li>${blocks(item.content, state, mathOf, depth + 1)}</li>`)
      return `<${tag}${tag === 'ol' && start !== 1 ? ` start="${start}"` : ''}>${items.join('')}</${tag}>`
    }
    case 'blockquote':
      return `<blockquote>${blocks(block.content, state, mathOf, depth + 1)}</blockquote>`
    case 'codeBlock':
      return `<pre><code>${escaped((block.content ?? []).map(({ text }) => text).join(''))}</code></pre>`
    case 'horizontalRule':
      return '<hr>'
    case 'table':
      return table(block, state, mathOf, depth)
    case 'figure': {
      const { src, alt, caption, id, width } = block.attrs
      const isPicture = pictureOf(src) !== undefined
      context.ledger.add(isPicture ? 'taken' : 'left', isPicture ? 'figures' : 'pictures')
      const size = width === undefined ? '' : ` width="${Math.round(width)}"`
      const picture = isPicture ? `<img src="${escaped(src)}" alt="${escaped(alt)}"${size}>` : ''
      return `<figure${idAttribute(id)}>${picture}<figcaption><b>Figure ${context.ordinals.get(block) ?? ''}.</b> ${escaped(caption)}</figcaption></figure>`
    }
    case 'equationBlock': {
      const number = String(context.ordinals.get(block) ?? '')
      return `<div class="equation"${idAttribute(block.attrs.id)}>${math(block.attrs.latex, true, state, mathOf)}${number === '' ? '' : `<span class="number">(${number})</span>`}</div>`
    }
    case 'liveBlock':
      return live(block, state)
    case 'bibliography':
      context.ledger.add('taken', 'bibliography')
      return `<ol class="references">${context.rendered.bibliography
        .map(({ label, text }) => `<li>${label === undefined ? '' : `${escaped(label)} `}${rich(text)}</li>`)
        .join('\n')}</ol>`
  }
}

function table(node: TableNode, state: State, mathOf: MathOf, depth: number): string {
  state.context.ledger.add('taken', 'tables')
  const rows = node.content.map((row) => {
    const cells = row.content.map((cell) => {
      const tag = cell.type === 'tableHeader' ? 'th' : 'td'
      const { colspan = 1, rowspan = 1 } = cell.attrs ?? {}
      const spans = `${colspan > 1 ? ` colspan="${colspan}"` : ''}${rowspan > 1 ? ` rowspan="${rowspan}"` : ''}`
      return `<${tag}${spans}>${blocks(cell.content, state, mathOf, depth + 1)}</${tag}>`
    })
    return `<tr>${cells.join('')}</tr>`
  })
  const caption = node.attrs.caption
    ? `<caption><b>Table ${state.context.ordinals.get(node) ?? ''}.</b> ${escaped(node.attrs.caption)}</caption>`
    : ''
  return `<table${idAttribute(node.attrs.id)}>${caption}${rows.join('\n')}</table>`
}

function live(node: LiveBlockNode, { context }: State): string {
  context.ledger.add('changed', 'liveBlocks')
  const { made, id, caption } = node.attrs
  const isPicture = node.attrs.view === 'forest_plot' || node.attrs.view === 'flow_diagram'
  const rows = rowsOf(node).map((row, index) => {
    const tag = index === 0 && made.columns !== undefined ? 'th' : 'td'
    return `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`
  })
  // As an image, a drawing can run nothing.
  const drawing =
    made.svg === undefined
      ? ''
      : `<img src="data:image/svg+xml;charset=utf-8,${escaped(encodeURIComponent(made.svg))}" alt="${escaped(caption)}">`
  const lines = (made.lines ?? []).map((line) => `<p>${escaped(line)}</p>`).join('')
  const label = `${isPicture ? 'Figure' : 'Table'} ${context.ordinals.get(node) ?? ''}`
  const grid = rows.length > 0 ? `<table>${rows.join('')}</table>` : ''
  return `<figure${idAttribute(id)}>${drawing}${grid}${lines}<figcaption><b>${label}.</b> ${escaped(caption)}</figcaption></figure>`
}
