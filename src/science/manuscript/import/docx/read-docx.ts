import { citationStyles, type CitationStyle } from '../../../citations/citation.ts'
import { styleNames } from '../../../citations/style-names.ts'
import { childrenOf, textOf, type XmlElement } from '../../../records/xml.ts'
import type { ExportThread } from '../../export/export-input.ts'
import type { Block, Inline, Manuscript, QuoteNode, TableCellNode, TableNode } from '../../manuscript.ts'
import { TransferLedger } from '../../transfer-ledger.ts'
import { ImportRefused, NESTING_MAX, type ImportedDraft } from '../imported-draft.ts'
import { ListBuilder } from '../list-builder.ts'
import { idOfBookmark, InlineReader } from './read-inline.ts'
import { wordPackage, type WordPackage } from './word-package.ts'
import { flattened, inside, textBoxesIn } from './word-tree.ts'

/**
 * Reads a Word document from the files of its package. Citation fields of Zotero and Mendeley become citations again,
 * with their records; tracked changes become proposals, comments threads, OMML becomes LaTeX. Nothing of the file is
 * taken as markup: text is read as text. Throws `ImportRefused` with a sentence.
 */
export function readDocx(parts: ReadonlyMap<string, Uint8Array>): ImportedDraft {
  const ledger = new TransferLedger()
  const pack = wordPackage(parts)
  const inline = new InlineReader(pack, ledger)
  const reader = new BlockReader(pack, inline, ledger)
  let content: Block[]
  try {
    content = reader.read(pack.body, 0)
  } catch (error) {
    if (error instanceof RangeError) throw new ImportRefused('This document nests its parts too deeply to be read.')
    throw error
  }
  const manuscript: Manuscript = { type: 'doc', content }
  if (manuscript.content.length === 0) manuscript.content.push({ type: 'paragraph' })
  const style = styleOf(pack.preference)
  return {
    ...(reader.title !== undefined && { title: reader.title }),
    manuscript,
    ...(style !== undefined && { style }),
    records: inline.records,
    unknownKeys: [],
    threads: threadsOf(pack, inline.threads),
    notes: ledger.notes(),
  }
}

const styleOf = (preference: string): CitationStyle | undefined => {
  const id = /<style id="([^"]+)"/.exec(preference)?.[1]
  return id === undefined ? undefined : citationStyles.find((style) => styleNames[style].cslId === id)
}

function threadsOf(pack: WordPackage, threads: ReadonlyMap<string, string>): ExportThread[] {
  const found = new Map<string, ExportThread['messages'][number][]>()
  for (const [id, comment] of pack.comments) {
    const thread = threads.get(id)
    if (thread === undefined) continue
    const at = new Date(comment.attributes['w:date'] ?? '')
    const message = {
      name: comment.attributes['w:author'] ?? 'Unknown',
      at: (Number.isNaN(at.getTime()) ? new Date(0) : at).toISOString(),
      text: childrenOf(comment, 'w:p')
        .map((paragraph) => textOf(paragraph).trim())
        .join('\n'),
    }
    found.set(thread, [...(found.get(thread) ?? []), message])
  }
  return [...found].map(([id, messages]) => ({ id, messages }))
}

const bookmarkIn = (element: XmlElement): string | undefined => {
  const name = childrenOf(element, 'w:bookmarkStart').find(
    ({ attributes }) => attributes['w:name']?.startsWith('_Ref') === true,
  )
  return name === undefined ? undefined : idOfBookmark(name.attributes['w:name'] ?? '')
}

const plain = (content: readonly Inline[]) => content.map((node) => (node.type === 'text' ? node.text : '')).join('')

/** "Figure 2. Sleep" without its label, which is computed. */
const captionText = (text: string) =>
  text.replace(/^\s*(?:Figure|Fig\.|Table|Abbildung|Tabelle|Tableau)\s*\d+\s*[.:–-]?\s*/i, '').trim()

class BlockReader {
  title: string | undefined
  readonly #pack: WordPackage
  readonly #inline: InlineReader
  readonly #ledger: TransferLedger

  constructor(pack: WordPackage, inline: InlineReader, ledger: TransferLedger) {
    this.#pack = pack
    this.#inline = inline
    this.#ledger = ledger
  }

  read(parent: XmlElement, depth: number): Block[] {
    const out: Block[] = []
    const lists = new ListBuilder(out)
    let caption: { text: string; id: string | undefined } | undefined
    const flush = () => {
      if (caption !== undefined) out.push({ type: 'paragraph', content: [{ type: 'text', text: caption.text }] })
      caption = undefined
    }
    for (const child of flattened(parent, 0)) {
      if (child.name === 'w:tbl') {
        lists.close()
        const table = this.#table(child, depth, caption)
        caption = undefined
        if (table !== undefined) out.push(table)
        continue
      }
      if (child.name !== 'w:p') continue
      const wasInList = this.#inline.isInBibliography
      const content = this.#inline.read(child)
      if (wasInList || this.#inline.isInBibliography || hasBibliography(child)) {
        lists.close()
        flush()
        if (out.at(-1)?.type !== 'bibliography') {
          this.#ledger.add('taken', 'bibliography')
          out.push({ type: 'bibliography' })
        }
        continue
      }
      const [properties] = childrenOf(child, 'w:pPr')
      const meaning = this.#pack.style(childrenOf(properties, 'w:pStyle')[0]?.attributes['w:val'])
      if (meaning === 'caption') {
        const text = captionText(plain(content))
        const figure = out.at(-1)
        if (figure?.type === 'figure' && figure.attrs.caption === '') {
          figure.attrs.caption = text
          figure.attrs.id = bookmarkIn(child) ?? null
        } else {
          flush()
          caption = { text, id: bookmarkIn(child) }
        }
        continue
      }
      flush()
      this.#paragraph(child, properties, content, meaning, out, lists)
      for (const box of textBoxesIn(child)) {
        lists.close()
        out.push(...this.read(box, depth + 1))
      }
      for (const { src, alt } of this.#inline.pictures.splice(0)) {
        lists.close()
        this.#ledger.add('taken', 'figures')
        out.push({ type: 'figure', attrs: { id: null, src, alt, caption: '' } })
      }
    }
    flush()
    return out
  }

  #paragraph(
    element: XmlElement,
    properties: XmlElement | undefined,
    content: Inline[],
    meaning: ReturnType<WordPackage['style']>,
    out: Block[],
    lists: ListBuilder,
  ): void {
    const isEmpty = content.every((node) => node.type === 'text' && node.text.trim() === '')
    const [numbers] = childrenOf(properties, 'w:numPr')
    const numId = childrenOf(numbers, 'w:numId')[0]?.attributes['w:val']
    const paragraph: Block = isEmpty ? { type: 'paragraph' } : { type: 'paragraph', content }

    if (meaning === 'title' && this.title === undefined && out.length === 0) {
      this.title = plain(content).trim()
      return
    }
    const outline = childrenOf(properties, 'w:outlineLvl')[0]?.attributes['w:val']
    const level =
      typeof meaning === 'object'
        ? meaning.heading
        : outline === undefined || Number(outline) > 3
          ? undefined
          : Number(outline) + 1
    if (level !== undefined && !isEmpty) {
      lists.close()
      this.#ledger.add('taken', 'headings')
      this.#ledger.place = plain(content).slice(0, 80)
      out.push({ type: 'heading', attrs: { id: bookmarkIn(element) ?? null, level: level as 1 | 2 | 3 | 4 }, content })
      return
    }
    if (numId !== undefined && numId !== '0') {
      const depth = Math.min(8, Math.max(0, Number(childrenOf(numbers, 'w:ilvl')[0]?.attributes['w:val'] ?? 0) || 0))
      const kind = this.#pack.listLevel(numId, depth)
      if (!lists.isOpen) this.#ledger.add('taken', 'lists')
      lists.addItem(depth, numId, kind.isBullet ? 'bulletList' : 'orderedList', kind.start, paragraph)
      return
    }
    const code: Block | undefined = meaning === 'code' ? codeOf(content) : undefined
    const indent = Number(childrenOf(properties, 'w:ind')[0]?.attributes['w:left'] ?? Number.NaN)
    if (lists.isOpen && (meaning === 'list' || meaning === 'code') && indent >= 720) {
      if (!isEmpty) lists.addToItem(Math.round((indent - 720) / 360), code ?? paragraph)
      return
    }
    if (meaning === 'rule') {
      lists.close()
      out.push({ type: 'horizontalRule' })
      return
    }
    // Empty lines are how Word makes room, and say nothing.
    if (isEmpty) return
    lists.close()
    if (code !== undefined) {
      this.#ledger.add('taken', 'code')
      out.push(code)
    } else if (meaning === 'quote') {
      const last = out.at(-1)
      if (last?.type === 'blockquote') last.content.push(paragraph)
      else out.push({ type: 'blockquote', content: [paragraph] } satisfies QuoteNode)
    } else out.push(equationOf(content, bookmarkIn(element)) ?? paragraph)
  }

  #table(
    element: XmlElement,
    depth: number,
    caption: { text: string; id: string | undefined } | undefined,
  ): Block | undefined {
    if (depth >= NESTING_MAX) {
      this.#ledger.add('left', 'nesting')
      return undefined
    }
    const open = new Map<number, TableCellNode>()
    const rows = inside(element, 'w:tr').map((row) => {
      const isHead = childrenOf(row, 'w:trPr', 'w:tblHeader').some(({ attributes }) => attributes['w:val'] !== '0')
      let column = 0
      const cells = inside(row, 'w:tc').flatMap((cell): TableCellNode[] => {
        const [properties] = childrenOf(cell, 'w:tcPr')
        const colspan = Math.min(
          100,
          Math.max(1, Number(childrenOf(properties, 'w:gridSpan')[0]?.attributes['w:val'] ?? 1) || 1),
        )
        const [merge] = childrenOf(properties, 'w:vMerge')
        const at = column
        column += colspan
        const above = open.get(at)
        if (merge !== undefined && merge.attributes['w:val'] !== 'restart' && above !== undefined) {
          above.attrs = { ...above.attrs, rowspan: (above.attrs?.rowspan ?? 1) + 1 }
          return []
        }
        const content = this.read(cell, depth + 1)
        const made: TableCellNode = {
          type: isHead ? 'tableHeader' : 'tableCell',
          ...(colspan > 1 && { attrs: { colspan } }),
          content: content.length > 0 ? content : [{ type: 'paragraph' }],
        }
        if (merge === undefined) open.delete(at)
        else open.set(at, made)
        return [made]
      })
      return { type: 'tableRow' as const, content: cells }
    })
    const whole = rows.filter((row) => row.content.length > 0)
    if (whole.length === 0) return undefined
    this.#ledger.add('taken', 'tables')
    return {
      type: 'table',
      attrs: {
        id: caption?.id ?? null,
        ...(caption !== undefined && caption.text !== '' && { caption: caption.text }),
      },
      content: whole,
    } satisfies TableNode
  }
}

const hasBibliography = (paragraph: XmlElement) =>
  childrenOf(paragraph, 'w:r', 'w:instrText').some((text) => /CSL_BIBLIOGRAPHY|ADDIN ZOTERO_BIBL/.test(textOf(text)))

const codeOf = (content: readonly Inline[]): Block => ({
  type: 'codeBlock',
  content: [
    {
      type: 'text',
      text: content.map((node) => (node.type === 'text' ? node.text : node.type === 'hardBreak' ? '\n' : '')).join(''),
    },
  ],
})

/** A paragraph that is one formula, perhaps with its number, is a formula of its own. */
function equationOf(content: readonly Inline[], id: string | undefined): Block | undefined {
  const [only, ...more] = content.filter((node) => node.type !== 'text' || !/^[\s\d().]*$/.test(node.text))
  return only?.type === 'equation' && more.length === 0
    ? { type: 'equationBlock', attrs: { id: id ?? null, latex: only.attrs.latex } }
    : undefined
}
