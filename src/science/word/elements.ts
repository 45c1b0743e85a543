import { el, plainRun, runText, type Xml } from './markup.ts'
import type { WordParts } from './word-parts.ts'

export const wordText = (text: string): Xml => plainRun(runText(text))
export const boldText = (text: string): Xml => el('w:r', {}, el('w:rPr', {}, el('w:b')), runText(text))

/** A paragraph of a style, with further properties and its runs as XML. */
export const paragraph = (style: string | undefined, inner: Xml, more = ''): Xml => {
  const properties = (style === undefined ? '' : el('w:pStyle', { 'w:val': style })) + more
  return el('w:p', {}, properties === '' ? '' : el('w:pPr', {}, properties), inner)
}

/** Twentieths of a point in a CSS pixel. */
export const TWIPS = 15
/** Width of the text of an upright A4 page, in twips. */
const TEXT_WIDTH = 9026

const EMU = 9525

export type Picture = { bytes: Uint8Array; type: string; width: number; height: number; alt: string }

/** A picture in a line, its size in CSS pixels, made smaller where it is wider than `widest`. */
export function drawing(
  { bytes, type, width, height, alt }: Picture,
  parts: WordParts,
  widest = TEXT_WIDTH / TWIPS,
): Xml {
  const relation = parts.addPicture(bytes, type === 'image/jpeg' ? 'jpg' : type.slice('image/'.length))
  const scale = Math.min(1, widest / width)
  const extent = { cx: Math.round(width * scale * EMU), cy: Math.round(height * scale * EMU) }
  const id = parts.nextId()
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

const borders = el(
  'w:tblBorders',
  {},
  ...['top', 'bottom', 'insideH'].map((side) =>
    el(`w:${side}`, { 'w:val': 'single', 'w:sz': 4, 'w:space': 0, 'w:color': 'auto' }),
  ),
)
const wholeWidth = el('w:tblPr', {}, el('w:tblW', { 'w:w': 5000, 'w:type': 'pct' }), borders)

export type Cell = { content: Xml; isHeader: boolean; colspan: number; rowspan: number }

/**
 * Rows of cells with their spans as Word has them: a cell that goes on downwards is repeated, empty. A head stands on each
 * page; `widths` are those of the columns in twips, else they share that of the text; rows that are kept whole are not torn by
 * the end of a page.
 */
export function tableXml(
  rows: readonly (readonly Cell[])[],
  { widths, keepsRows = false }: { widths?: readonly number[]; keepsRows?: boolean } = {},
): Xml {
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
    const properties = (keepsRows ? el('w:cantSplit') : '') + (isHeader ? el('w:tblHeader') : '')
    return el('w:tr', {}, properties === '' ? '' : el('w:trPr', {}, properties), ...parts)
  })
  const grid = el(
    'w:tblGrid',
    {},
    ...Array.from({ length: columns }, (_, i) =>
      el('w:gridCol', { 'w:w': widths?.[i] ?? Math.floor(TEXT_WIDTH / columns) }),
    ),
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
