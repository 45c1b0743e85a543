import type { CitationItem } from '../citations/citation.ts'
import type { StyleSource } from '../citations/csl-file/style-source.ts'
import type { LinkedResult } from './checks/linked-results.ts'

/**
 * A manuscript as data: the same tree that the editor holds (ProseMirror's JSON), so that checks, imports and exports
 * read and write it without an editor. Every node that can be pointed at carries an `id` that is made once.
 */
export type Manuscript = { type: 'doc'; content: Block[] }

export type Mark =
  | { type: 'bold' | 'italic' | 'underline' | 'strike' | 'code' | 'subscript' | 'superscript' }
  | { type: 'link'; attrs: { href: string } }
  /** A comment on this text; what is said stands in the thread of that id. */
  | { type: 'comment'; attrs: { threadId: string } }
  /** Proposed by a person or by a model, and not part of the text until somebody accepts it. */
  | { type: 'insertion' | 'deletion'; attrs: SuggestionAttrs }

export type SuggestionAttrs = {
  suggestionId: string
  by: 'person' | 'model'
  /** Who proposed it: the person's name, or the model's. */
  name: string
  /** ISO 8601 with zone. */
  at: string
}

export type TextNode = { type: 'text'; text: string; marks?: Mark[] }
export type CitationNode = { type: 'citation'; attrs: { id: string; items: CitationItem[] }; marks?: Mark[] }
export type EquationNode = { type: 'equation'; attrs: { latex: string }; marks?: Mark[] }
export type FootnoteNode = { type: 'footnote'; attrs: { id: string; content: Inline[] }; marks?: Mark[] }
/** Points to a figure, table, equation block or heading by its id; what it reads as is computed. */
export type CrossReferenceNode = { type: 'crossReference'; attrs: { targetId: string }; marks?: Mark[] }
export type HardBreakNode = { type: 'hardBreak'; marks?: Mark[] }
export type Inline = TextNode | CitationNode | EquationNode | FootnoteNode | CrossReferenceNode | HardBreakNode

export type ParagraphNode = { type: 'paragraph'; attrs?: { id?: string | null }; content?: Inline[] }
export type HeadingNode = { type: 'heading'; attrs: { id?: string | null; level: 1 | 2 | 3 | 4 }; content?: Inline[] }
export type ListNode = { type: 'bulletList' | 'orderedList'; attrs?: { start?: number }; content: ListItemNode[] }
export type ListItemNode = { type: 'listItem'; content: Block[] }
export type QuoteNode = { type: 'blockquote'; content: Block[] }
export type CodeNode = { type: 'codeBlock'; attrs?: { language?: string | null }; content?: TextNode[] }
export type RuleNode = { type: 'horizontalRule' }
export type TableNode = { type: 'table'; attrs: { id?: string | null; caption?: string }; content: TableRowNode[] }
export type TableRowNode = { type: 'tableRow'; content: TableCellNode[] }
export type TableCellNode = {
  type: 'tableCell' | 'tableHeader'
  attrs?: { colspan?: number; rowspan?: number; colwidth?: number[] | null }
  content: Block[]
}
/** A picture of the author. `src` is a data address of an image (PNG, JPEG, WebP, GIF), never another one. */
export type FigureNode = {
  type: 'figure'
  attrs: { id?: string | null; src: string; alt: string; caption: string; width?: number }
}
export type EquationBlockNode = { type: 'equationBlock'; attrs: { id?: string | null; latex: string } }

export const liveViews = ['evidence_table', 'summary', 'forest_plot', 'flow_diagram'] as const
export type LiveView = (typeof liveViews)[number]
/**
 * A view of an analysis inside the text. `made` is what it showed when it was last brought up to date, and `inputsHash`
 * what it was made from: it is stale as soon as the analysis has another. A frozen one is never called stale.
 */
export type LiveBlockNode = {
  type: 'liveBlock'
  attrs: {
    id?: string | null
    analysisId: string
    view: LiveView
    caption: string
    inputsHash: string
    /** ISO 8601 with zone. */
    madeAt: string
    isFrozen?: boolean
    made: LiveContent
  }
}
/**
 * A table of plain text, or lines of it, and the picture of a plot as SVG where there is one. `results`: the pooled
 * numbers behind it unrounded, against which the text is checked. `of`: which outcome of a meta-analysis it shows.
 */
export type LiveContent = {
  columns?: string[]
  rows?: string[][]
  lines?: string[]
  svg?: string
  results?: LinkedResult[]
  of?: string
}

/** Where the list of references stands. Its entries are computed. */
export type BibliographyNode = { type: 'bibliography' }

export type Block =
  | ParagraphNode
  | HeadingNode
  | ListNode
  | QuoteNode
  | CodeNode
  | RuleNode
  | TableNode
  | FigureNode
  | EquationBlockNode
  | LiveBlockNode
  | BibliographyNode

export const documentTypes = [
  'article',
  'review',
  'systematic-review',
  'protocol',
  'thesis-chapter',
  'grant-proposal',
  'case-report',
  'letter',
  'note',
] as const
export type DocumentType = (typeof documentTypes)[number]

/** What is set for a draft as a whole. Everything is optional: what is absent is the default. */
export type DraftSettings = {
  documentType?: DocumentType
  /** A `CitationStyle`, or the identifier of `styleFile`; unknown = apa. */
  style?: string
  /** A style from a file, kept whole: everybody who has the draft open sees the same. Used when `style` names it. */
  styleFile?: StyleSource
  /** Id of a reporting guideline of `#science/guidelines`. */
  guideline?: string
  /** Words allowed in the whole text, and under a heading (by the heading's id). */
  wordLimit?: number
  sectionLimits?: Record<string, number>
}
