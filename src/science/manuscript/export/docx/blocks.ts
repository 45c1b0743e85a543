import { boldText, drawing, paragraph, tableXml, wordText } from '../../../word/elements.ts'
import { el, field, fieldEnd, fieldStart, plainRun, runText, type Xml } from '../../../word/markup.ts'
import { LEVELS } from '../../../word/package.ts'
import { pictureSize } from '../../../word/picture-size.ts'
import type { Block, FigureNode, ListNode, LiveBlockNode, TableNode } from '../../manuscript.ts'
import { atHeading, pictureOf, rowsOf, type MadePicture } from '../export-input.ts'
import { bookmarkName, type DocxState } from './docx-state.ts'
import { inlineXml, richRuns } from './inline.ts'
import { wordMath } from './math-markup.ts'
import { bibliographyInstruction } from './reference-fields.ts'

/** Where a block stands: in a list, a quotation or a cell. */
type Place = { style?: string; list?: { id: number; level: number; isFirst: boolean }; depth: number }

const DEPTH_MAX = 40

function bookmarked(id: string | null | undefined, inner: Xml, state: DocxState): Xml {
  if (!id) return inner
  const number = state.nextId()
  return (
    el('w:bookmarkStart', { 'w:id': number, 'w:name': bookmarkName(id) }) +
    inner +
    el('w:bookmarkEnd', { 'w:id': number })
  )
}

/** "Figure 2. Caption", its number a field that Word counts itself. */
function caption(kind: 'Figure' | 'Table', block: TableNode | FigureNode | LiveBlockNode, state: DocxState): Xml {
  const { id, caption: text = '' } = block.attrs
  const number = String(state.context.ordinals.get(block) ?? '')
  const label = bookmarked(id, boldText(`${kind} `) + field(`SEQ ${kind} \\* ARABIC`, boldText(number)), state)
  return paragraph('Caption', label + wordText(`. ${text}`), el('w:keepNext'))
}

const madeDrawing = (made: MadePicture, alt: string, state: DocxState) => drawing({ ...made, alt }, state)

function figure(node: FigureNode, state: DocxState): Xml {
  const { attrs } = node
  const { ledger, pictures } = state.context
  const made = pictures?.get(attrs.src)
  const own = pictureOf(attrs.src)
  const size = own && pictureSize(own.bytes, own.type)
  let picture: Xml | undefined
  if (own !== undefined && size !== undefined) {
    const width = attrs.width ?? size.width
    picture = drawing({ ...own, width, height: (size.height * width) / size.width, alt: attrs.alt }, state)
  } else if (made !== undefined) picture = madeDrawing(made, attrs.alt, state)
  ledger.add(picture === undefined ? 'left' : 'taken', picture === undefined ? 'pictures' : 'figures')
  const shown = paragraph(undefined, picture ?? wordText(`[${attrs.alt || 'picture'}]`), el('w:keepNext'))
  return shown + caption('Figure', node, state)
}

function table(node: TableNode, state: DocxState, depth: number): Xml {
  state.context.ledger.add('taken', 'tables')
  const rows = node.content.map((row) =>
    row.content.map((cell) => ({
      content: blocksXml(cell.content, state, { style: 'TableText', depth: depth + 1 }),
      isHeader: cell.type === 'tableHeader',
      colspan: Math.max(1, cell.attrs?.colspan ?? 1),
      rowspan: Math.max(1, cell.attrs?.rowspan ?? 1),
    })),
  )
  if (rows.some((row, index) => index > 0 && row.some((cell) => cell.isHeader) && !row.every((cell) => cell.isHeader)))
    state.context.ledger.add('changed', 'formats', 'header cells outside the first rows')
  const head = node.attrs.caption || node.attrs.id ? caption('Table', node, state) : ''
  return head + tableXml(rows)
}

function live(node: LiveBlockNode, state: DocxState, depth: number): Xml {
  const { attrs } = node
  state.context.ledger.add('changed', 'liveBlocks')
  const picture = attrs.made.svg === undefined ? undefined : state.context.pictures?.get(attrs.made.svg)
  const isPicture = attrs.view === 'forest_plot' || attrs.view === 'flow_diagram'
  const kind = isPicture ? 'Figure' : 'Table'
  if (isPicture && picture === undefined) state.context.ledger.add('left', 'pictures', attrs.caption)
  const rows = rowsOf(node).map((cells, index) =>
    cells.map((text) => ({
      content: paragraph('TableText', index === 0 && attrs.made.columns ? boldText(text) : wordText(text)),
      isHeader: index === 0 && attrs.made.columns !== undefined,
      colspan: 1,
      rowspan: 1,
    })),
  )
  const body =
    picture === undefined
      ? [
          ...(rows.length > 0 ? [tableXml(rows)] : []),
          ...(attrs.made.lines ?? []).map((line) => paragraph(undefined, wordText(line))),
        ].join('')
      : paragraph(undefined, madeDrawing(picture, attrs.caption, state), el('w:keepNext'))
  const head = caption(kind, node, state)
  return depth > DEPTH_MAX ? head : isPicture ? body + head : head + body
}

function list(node: ListNode, state: DocxState, place: Place): Xml {
  const level = Math.min((place.list?.level ?? -1) + 1, LEVELS - 1)
  const id = state.addList(node.type === 'bulletList', level, node.attrs?.start ?? 1)
  state.context.ledger.add('taken', 'lists')
  return node.content
    .map((item) =>
      blocksXml(item.content, state, { ...place, depth: place.depth + 1, list: { id, level, isFirst: true } }),
    )
    .join('')
}

function listProperties({ list }: Place): Xml {
  if (list === undefined) return ''
  if (list.isFirst) return el('w:numPr', {}, el('w:ilvl', { 'w:val': list.level }), el('w:numId', { 'w:val': list.id }))
  return el('w:ind', { 'w:left': 720 + 360 * list.level })
}

function bibliography(state: DocxState): Xml {
  const { rendered, ledger } = state.context
  ledger.add('taken', 'bibliography')
  const start = fieldStart(bibliographyInstruction(state.context))
  const { bibliography: entries } = rendered
  if (entries.length === 0) return paragraph('Bibliography', start + fieldEnd())
  return entries
    .map(({ label, text }, index) =>
      paragraph(
        'Bibliography',
        [
          index === 0 ? start : '',
          label === undefined ? '' : plainRun(runText(`${label}\t`)),
          richRuns(text),
          index === entries.length - 1 ? fieldEnd() : '',
        ].join(''),
      ),
    )
    .join('')
}

function blockXml(block: Block, state: DocxState, place: Place): Xml {
  const { context } = state
  atHeading(block, context)
  switch (block.type) {
    case 'paragraph':
      return paragraph(
        place.style ?? (place.list === undefined ? undefined : 'ListParagraph'),
        bookmarked(block.attrs?.id, inlineXml(block.content, state), state),
        listProperties(place),
      )
    case 'heading':
      context.ledger.add('taken', 'headings')
      return paragraph(
        `Heading${block.attrs.level}`,
        bookmarked(block.attrs.id, inlineXml(block.content, state), state),
        listProperties(place),
      )
    case 'bulletList':
    case 'orderedList':
      return list(block, state, place)
    case 'blockquote':
      context.ledger.add('taken', 'quotes')
      return blocksXml(block.content, state, { ...place, style: 'Quote', depth: place.depth + 1 })
    case 'codeBlock':
      context.ledger.add('taken', 'code')
      return paragraph(
        'SourceCode',
        plainRun(runText((block.content ?? []).map(({ text }) => text).join(''))),
        listProperties(place),
      )
    case 'horizontalRule':
      return paragraph('HorizontalRule', '')
    case 'table':
      return table(block, state, place.depth)
    case 'figure':
      return figure(block, state)
    case 'liveBlock':
      return live(block, state, place.depth)
    case 'equationBlock': {
      const { latex, id } = block.attrs
      const math = wordMath(latex)
      context.ledger.add(math === undefined ? 'changed' : 'taken', 'equations', math === undefined ? latex : undefined)
      const number = id ? String(context.ordinals.get(block) ?? '') : ''
      const label = number === '' ? '' : plainRun(el('w:tab')) + bookmarked(id, wordText(`(${number})`), state)
      const centre = el('w:tabs', {}, el('w:tab', { 'w:val': 'right', 'w:pos': 9000 }))
      return paragraph(undefined, (math ?? wordText(`$$${latex}$$`)) + label, centre)
    }
    case 'bibliography':
      return bibliography(state)
  }
}

/** Blocks one after the other; only the first of a list item carries its number. */
export function blocksXml(blocks: readonly Block[], state: DocxState, place: Place): Xml {
  if (place.depth > DEPTH_MAX) {
    state.context.ledger.add('left', 'nesting')
    return ''
  }
  return blocks
    .map((block, index) => {
      const list = place.list && { ...place.list, isFirst: place.list.isFirst && index === 0 }
      return blockXml(block, state, list === undefined ? place : { ...place, list })
    })
    .join('')
}
