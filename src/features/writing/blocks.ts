import type { Editor } from '@tiptap/core'
import {
  BookMarked,
  ChartNoAxesGantt,
  Code,
  FileDigit,
  Heading1,
  Heading2,
  Heading3,
  Image,
  Link2,
  List,
  ListOrdered,
  Minus,
  Quote,
  Sigma,
  Table,
  Text,
  type LucideIcon,
} from 'lucide-react'

import { newKey } from '#shared/browser/new-key.ts'

import { emptyTable } from './editor/schema/tables.ts'

/** What can be asked of the page around the editor. */
export type BlockTools = {
  choosePicture: () => void
  chooseTarget: () => void
  chooseAnalysis: () => void
}

/** Something that `/` and the menu Insert put into the text. */
export type BlockKind = {
  name: string
  label: string
  /** One line: what it is for. */
  hint: string
  /** Other words by which people look for it. */
  words: string
  icon: LucideIcon
  insert: (editor: Editor, tools: BlockTools) => void
}

const heading = (level: 1 | 2 | 3, icon: LucideIcon): BlockKind => ({
  name: `heading-${level}`,
  label: `Heading ${level}`,
  hint: level === 1 ? 'A part of the text' : level === 2 ? 'Within a part' : 'Within a section',
  words: 'title section chapter',
  icon,
  insert: (editor) => editor.chain().focus().setNode('heading', { level }).run(),
})

/** Puts an atom in and selects it, so that its card opens. */
const insertSelected = (editor: Editor, node: { type: string; attrs: Record<string, unknown> }) => {
  const { from } = editor.state.selection
  editor.chain().focus().insertContent(node).run()
  let at: number | undefined
  editor.state.doc.nodesBetween(
    Math.max(0, from - 1),
    Math.min(editor.state.doc.content.size, from + 3),
    (each, pos) => {
      if (at === undefined && each.type.name === node.type) at = pos
    },
  )
  if (at !== undefined) editor.commands.setNodeSelection(at)
}

export const insertFootnote = (editor: Editor) =>
  insertSelected(editor, { type: 'footnote', attrs: { id: newKey(), content: [] } })
export const insertEquation = (editor: Editor) => insertSelected(editor, { type: 'equation', attrs: { latex: '' } })
export const insertEquationBlock = (editor: Editor) =>
  insertSelected(editor, { type: 'equationBlock', attrs: { latex: '' } })
export const insertTable = (editor: Editor) => {
  const { from } = editor.state.selection
  editor.chain().focus().insertContent(emptyTable(3, 3)).run()
  // The cursor stands in the first cell, where one goes on.
  let at: number | undefined
  editor.state.doc.nodesBetween(Math.max(0, from - 2), editor.state.doc.content.size, (node, pos) => {
    if (at === undefined && node.type.name === 'tableHeader' && pos >= from - 2) at = pos
    return at === undefined
  })
  if (at !== undefined) editor.commands.setTextSelection(at + 2)
}

export const blocks: readonly BlockKind[] = [
  {
    name: 'text',
    label: 'Text',
    hint: 'A paragraph',
    words: 'paragraph plain',
    icon: Text,
    insert: (editor) => editor.chain().focus().setNode('paragraph').run(),
  },
  heading(1, Heading1),
  heading(2, Heading2),
  heading(3, Heading3),
  {
    name: 'bullets',
    label: 'Bulleted list',
    hint: 'Points without an order',
    words: 'unordered points',
    icon: List,
    insert: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'numbers',
    label: 'Numbered list',
    hint: 'Steps in their order',
    words: 'ordered steps',
    icon: ListOrdered,
    insert: (editor) => editor.chain().focus().toggleList('orderedList', 'listItem').run(),
  },
  {
    name: 'quote',
    label: 'Quote',
    hint: 'Words of somebody else, set apart',
    words: 'blockquote citation',
    icon: Quote,
    insert: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: 'table',
    label: 'Table',
    hint: 'Three rows, three columns, with a caption',
    words: 'grid rows columns',
    icon: Table,
    insert: insertTable,
  },
  {
    name: 'figure',
    label: 'Figure',
    hint: 'A picture from this device',
    words: 'image picture photo graph',
    icon: Image,
    insert: (_editor, tools) => tools.choosePicture(),
  },
  {
    name: 'equation',
    label: 'Equation',
    hint: 'A numbered formula in LaTeX',
    words: 'formula math latex',
    icon: Sigma,
    insert: insertEquationBlock,
  },
  {
    name: 'footnote',
    label: 'Footnote',
    hint: 'A numbered note to this place',
    words: 'note',
    icon: FileDigit,
    insert: insertFootnote,
  },
  {
    name: 'reference',
    label: 'Cross reference',
    hint: 'Points to a figure, table, equation or heading',
    words: 'link see figure',
    icon: Link2,
    insert: (_editor, tools) => tools.chooseTarget(),
  },
  {
    name: 'analysis',
    label: 'Analysis',
    hint: 'One of your tables, forest plots, flow diagrams or answers, kept up to date',
    words: 'live forest plot evidence table flow prisma meta synthesis',
    icon: ChartNoAxesGantt,
    insert: (_editor, tools) => tools.chooseAnalysis(),
  },
  {
    name: 'bibliography',
    label: 'List of references',
    hint: 'Everything that is cited, always up to date',
    words: 'bibliography citations',
    icon: BookMarked,
    insert: (editor) => editor.chain().focus().insertContent({ type: 'bibliography' }).run(),
  },
  {
    name: 'code',
    label: 'Code',
    hint: 'Letters of one width',
    words: 'monospace program',
    icon: Code,
    insert: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
  {
    name: 'rule',
    label: 'Divider',
    hint: 'A line across the page',
    words: 'horizontal rule separator',
    icon: Minus,
    insert: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
]

/** Blocks whose name or other words begin with what was typed, names first. */
export function findBlocks(all: readonly BlockKind[], query: string): BlockKind[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return [...all]
  const begins = (text: string) =>
    text
      .toLowerCase()
      .split(' ')
      .some((word) => word.startsWith(wanted)) || text.toLowerCase().startsWith(wanted)
  const named = all.filter(({ label }) => begins(label))
  return [...named, ...all.filter((block) => !named.includes(block) && begins(block.words))]
}
