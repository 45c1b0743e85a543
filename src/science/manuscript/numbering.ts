import type { CitationCluster } from '../citations/citation.ts'
import type { Block, Inline, Manuscript } from './manuscript.ts'

export type Target = {
  id: string
  kind: 'figure' | 'table' | 'equation' | 'heading'
  /** How the text calls it: "Figure 2", "Equation 1", a heading by its own words. */
  label: string
  /** Its caption, its formula, or the words of the heading. */
  text: string
}
export type OutlineEntry = { id: string | null; level: 1 | 2 | 3 | 4; text: string; words: number }

/** What is counted in a text, in reading order. */
export type Numbering = {
  targets: ReadonlyMap<string, Target>
  /** Numbers of footnotes by their id. */
  footnotes: ReadonlyMap<string, number>
  /** Every citation, those of a footnote where its sign stands. */
  clusters: readonly CitationCluster[]
  outline: readonly OutlineEntry[]
  /** Words of the whole text: headings, captions and footnotes are not counted, nor what is only proposed. */
  words: number
}

const WORD = /[\p{L}\p{N}]+(?:[’'.,:/-][\p{L}\p{N}]+)*/gu
export const countWords = (text: string): number => text.match(WORD)?.length ?? 0

const isProposed = ({ marks }: Inline) => marks?.some(({ type }) => type === 'insertion') ?? false
const textOf = (content: readonly Inline[] = []) =>
  content.map((node) => (node.type === 'text' && !isProposed(node) ? node.text : ' ')).join('')

/** Numbers figures, tables, equations and footnotes by their order, and counts words under each heading. */
export function numberingOf(manuscript: Manuscript): Numbering {
  const targets = new Map<string, Target>()
  const footnotes = new Map<string, number>()
  const clusters: CitationCluster[] = []
  const outline: OutlineEntry[] = []
  const counts = { figure: 0, table: 0, equation: 0 }
  let words = 0

  const readInline = (content: readonly Inline[] = []) => {
    for (const node of content) {
      if (node.type === 'citation') clusters.push({ id: node.attrs.id, items: node.attrs.items })
      if (node.type === 'footnote') {
        footnotes.set(node.attrs.id, footnotes.size + 1)
        readInline(node.attrs.content)
      }
    }
  }
  const target = (kind: 'figure' | 'table' | 'equation', id: string | null | undefined, text: string) => {
    counts[kind] += 1
    const name = { figure: 'Figure', table: 'Table', equation: 'Equation' }[kind]
    if (id) targets.set(id, { id, kind, label: `${name} ${counts[kind]}`, text })
  }
  const count = (text: string) => {
    const many = countWords(text)
    words += many
    // Words stand under their heading and under those above it.
    let level = Infinity
    for (const entry of outline.toReversed()) {
      if (entry.level >= level) continue
      entry.words += many
      level = entry.level
    }
  }
  const readBlocks = (blocks: readonly Block[]) => {
    for (const block of blocks) {
      if (block.type === 'heading') {
        const text = textOf(block.content).trim()
        const id = block.attrs.id ?? null
        outline.push({ id, level: block.attrs.level, text, words: 0 })
        if (id) targets.set(id, { id, kind: 'heading', label: text === '' ? 'Section' : text, text })
        readInline(block.content)
      } else if (block.type === 'paragraph') {
        count(textOf(block.content))
        readInline(block.content)
      } else if (block.type === 'blockquote' || block.type === 'bulletList' || block.type === 'orderedList') {
        readBlocks(block.type === 'blockquote' ? block.content : block.content.flatMap((item) => item.content))
      } else if (block.type === 'table') {
        target('table', block.attrs.id, block.attrs.caption ?? '')
        readBlocks(block.content.flatMap((row) => row.content.flatMap((cell) => cell.content)))
      } else if (block.type === 'figure') target('figure', block.attrs.id, block.attrs.caption)
      else if (block.type === 'equationBlock') target('equation', block.attrs.id, block.attrs.latex)
      else if (block.type === 'liveBlock') {
        const isPicture = block.attrs.view === 'forest_plot' || block.attrs.view === 'flow_diagram'
        target(isPicture ? 'figure' : 'table', block.attrs.id, block.attrs.caption)
      }
    }
  }
  readBlocks(manuscript.content)
  return { targets, footnotes, clusters, outline, words }
}
