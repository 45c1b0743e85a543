import type { Block, FigureNode, ListNode, LiveBlockNode, TableNode } from '../../manuscript.ts'
import { atHeading, pictureOf, rowsOf, type MadePicture } from '../export-input.ts'
import { bookmarkName, type DocxState } from './docx-state.ts'
import { boldText, inlineXml, richRuns, wordText } from './inline.ts'
import { el, field, fieldEnd, fieldStart, plainRun, runText, type Xml } from './markup.ts'
import { wordMath } from './math-markup.ts'
import { pictureSize } from './picture-size.ts'
import { bibliographyInstruction } from './reference-fields.ts'
import { LEVELS } from './static-parts.ts'

/** Where a block stands: in a list, a quotation or a cell. */
type Place = { style?: string; list?: { id: number; level: number; isFirst: boolean }; depth: number }

const DEPTH_MAX = 40

const paragraph = (style: string | undefined, inner: Xml, more = ''): Xml => {
  const properties = (style === undefined ? '' : el('w:pStyle', { 'w:val': style })) + more
  return el('w:p', {}, properties === '' ? '' : el('w:pPr', {}, properties), inner)
}

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

const EMU = 9525
const WIDTH_MAX = 600

function drawing(
  bytes: Uint8Array,
  type: string,
  size: { width: number; height: number },
  alt: string,
  state: DocxState,
): Xml {
  const relation = state.addPicture(bytes, type === 'image/jpeg' ? 'jpg' : type.slice('image/'.length))
  const scale = Math.min(1, WIDTH_MAX / size.width)
  const extent = { cx: Math.round(size.width * scale * EMU), cy: Math.round(size.height * scale * EMU) }
  const id = state.nextId()
  const name = `Picture ${id}`
  const picture = el(
    'pic:pic',
    {},
    el('pic:nvPicPr', {}, el('pic:cNvPr', { id, name }), el('pic:cNvPicPr')),
    el('pic:blipFill', {}, el('a:blip', { 'r:embed': relation }), el('a:stretch', {}, el('a:fillRect'))),
    el(
      'pic:spPr',
      {},
      el('a:xfrm', {}, el('a:off', { x: 0, y: 0 }), el('a:ext', extent)),
      el('a:prstGeom', { prst: 'rect' }, el('a:avLst')),
    ),
  )
  const graphic = el(
    'a:graphic',
    {},
    el('a:graphicData', { uri: 'http://schemas.openxmlformats.org/drawingml/2006/picture' }, picture),
  )
  return plainRun(
    el(
      'w:drawing',
      {},
      el(
        'wp:inline',
        { distT: 0, distB: 0, distL: 0, distR: 0 },
        el('wp:extent', extent),
        el('wp:docPr', { id, name, descr: alt }),
        graphic,
      ),
    ),
  )
}

const madeDrawing = (made: MadePicture, alt: string, state: DocxState) =>
  drawing(made.bytes, made.type, made, alt, state)

function figure(node: FigureNode, state: DocxState): Xml {
  const { attrs } = node
  const { ledger, pictures } = state.context
  const made = pictures?.get(attrs.src)
  const own = pictureOf(attrs.src)
  const size = own && pictureSize(own.bytes, own.type)
  let picture: Xml | undefined
  if (own !== undefined && size !== undefined) {
    const width = attrs.width ?? size.width
    picture = drawing(own.bytes, own.type, { width, height: (size.height * width) / size.width }, attrs.alt, state)
  } else if (made !== undefined) picture = madeDrawing(made, attrs.alt, state)
  ledger.add(picture === undefined ? 'left' : 'taken', picture === undefined ? 'pictures' : 'figures')
  const shown = paragraph(undefined, picture ?? wordText(`[${attrs.alt || 'picture'}]`), el('w:keepNext'))
  return shown + caption('Figure', node, state)
}

const borders = el(
  'w:tblBorders',
  {},
  ...['top', 'bottom', 'insideH'].map((side) =>
    el(`w:${side}`, { 'w:val': 'single', 'w:sz': 4, 'w:space': 0, 'w:color': 'auto' }),
  ),
)
const wholeWidth = el('w:tblPr', {}, el('w:tblW', { 'w:w': 5000, 'w:type': 'pct' }), borders)

type Cell = { content: Xml; isHeader: boolean; colspan: number; rowspan: number }

/** Rows of cells with their spans as Word has them: a cell that goes on downwards is repeated, empty. */
function tableXml(rows: readonly (readonly Cell[])[]): Xml {
  let columns = 0
  const below = new Map<number, { rows: number; colspan: number }>()
  const written = rows.map((cells) => {
    const parts: Xml[] = []
    let column = 0
    const goOn = () => {
      for (let open = below.get(column); open !== undefined && open.rows > 0; open = below.get(column)) {
        open.rows -= 1
        parts.push(cellXml(el('w:p'), open.colspan, el('w:vMerge')))
        column += open.colspan
      }
    }
    for (const cell of cells) {
      goOn()
      if (cell.rowspan > 1) below.set(column, { rows: cell.rowspan - 1, colspan: cell.colspan })
      parts.push(cellXml(cell.content, cell.colspan, cell.rowspan > 1 ? el('w:vMerge', { 'w:val': 'restart' }) : ''))
      column += cell.colspan
    }
    goOn()
    columns = Math.max(columns, column)
    const isHeader = cells.length > 0 && cells.every((cell) => cell.isHeader)
    return el('w:tr', {}, isHeader ? el('w:trPr', {}, el('w:tblHeader')) : '', ...parts)
  })
  const grid = el(
    'w:tblGrid',
    {},
    ...Array.from({ length: columns }, () => el('w:gridCol', { 'w:w': Math.floor(9000 / columns) })),
  )
  // A table at the end of a cell or of the document needs a paragraph behind it.
  return el('w:tbl', {}, wholeWidth, grid, ...written) + el('w:p')
}

const cellXml = (content: Xml, colspan: number, merge: Xml) =>
  el(
    'w:tc',
    {},
    el(
      'w:tcPr',
      {},
      el('w:tcW', { 'w:w': 0, 'w:type': 'auto' }),
      colspan > 1 ? el('w:gridSpan', { 'w:val': colspan }) : '',
      merge,
    ),
    content === '' ? el('w:p') : content,
  )

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
