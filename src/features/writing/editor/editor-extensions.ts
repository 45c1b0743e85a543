import { Extension, Node, type AnyExtension } from '@tiptap/core'
import { Collaboration } from '@tiptap/extension-collaboration'
import { Plugin } from '@tiptap/pm/state'
import { StarterKit } from '@tiptap/starter-kit'
import type { Awareness } from 'y-protocols/awareness'
import type * as Y from 'yjs'

import { textOf } from '../sync/draft-doc.ts'
import { createCursors } from './cursors.ts'
import { Find } from './find.ts'
import { Ids } from './ids.ts'
import { KeepPlace } from './keep-place.ts'
import type { LabelStore } from './labels.ts'
import { Paste } from './paste.ts'
import { Pictures } from './picture.ts'
import { createPlaceholder } from './placeholder.ts'
import { Bibliography, EquationBlock, Figure, LiveBlock } from './schema/block-atoms.ts'
import { Citation, CrossReference, Equation, Footnote } from './schema/inline-atoms.ts'
import { CommentMark, Deletion, Insertion, Link, Subscript, Superscript } from './schema/marks.ts'
import { Table, TableCell, TableHeader, TableRow } from './schema/tables.ts'
import { Heading, OrderedList, Paragraph } from './schema/text-blocks.ts'
import { SmallSteps } from './small-steps.ts'
import { SpareAtoms } from './spare-atoms.ts'
import { Suggestions } from './suggestions.ts'
import { createTrigger, type MenuKeys } from './trigger.ts'
import { bibliographyView, equationBlockView, figureView, liveBlockView, tableView } from './views/block-views.ts'
import { citationView, crossReferenceView, equationView, footnoteView } from './views/inline-views.ts'

/** Nodes and marks of a draft: exactly those of `#science/manuscript/manuscript.ts`. */
export const schemaExtensions: readonly AnyExtension[] = [
  StarterKit.configure({
    paragraph: false,
    heading: false,
    orderedList: false,
    link: false,
    undoRedo: false,
    trailingNode: false,
    dropcursor: { class: 'draft-dropcursor', color: false },
  }),
  Paragraph,
  Heading,
  OrderedList,
  Link,
  Subscript,
  Superscript,
  CommentMark,
  Insertion,
  Deletion,
  Table,
  TableRow,
  TableCell,
  TableHeader,
  Figure,
  EquationBlock,
  LiveBlock,
  Bibliography,
  Citation,
  Equation,
  Footnote,
  CrossReference,
]

type Options = { doc: Y.Doc; labels: LabelStore; awareness: Awareness; menuKeys: MenuKeys; placeholder: string }

/** How nodes are drawn that are not just their content. */
const createViews = (labels: LabelStore, only?: readonly string[]): AnyExtension[] => {
  const views = {
    citation: citationView(labels),
    crossReference: crossReferenceView(labels),
    footnote: footnoteView(labels),
    equation: equationView,
    equationBlock: equationBlockView(labels),
    figure: figureView(labels),
    table: tableView(labels),
    liveBlock: liveBlockView(labels),
    bibliography: bibliographyView(labels),
  }
  const nodeViews = Object.fromEntries(Object.entries(views).filter(([name]) => only?.includes(name) ?? true))
  return [Extension.create({ name: 'views', addProseMirrorPlugins: () => [new Plugin({ props: { nodeViews } })] })]
}

/** The small editor of a footnote: one paragraph with what may stand inside a line. */
export const noteExtensions = (labels: LabelStore): AnyExtension[] => [
  StarterKit.configure({
    document: false,
    paragraph: false,
    heading: false,
    bulletList: false,
    orderedList: false,
    listItem: false,
    listKeymap: false,
    blockquote: false,
    codeBlock: false,
    horizontalRule: false,
    hardBreak: false,
    link: false,
    trailingNode: false,
    dropcursor: false,
    gapcursor: false,
  }),
  Node.create({ name: 'doc', topNode: true, content: 'paragraph' }),
  Paragraph,
  Link,
  Subscript,
  Superscript,
  Citation,
  Equation,
  ...createViews(labels, ['citation', 'equation']),
  Paste,
]

/** Everything of the editor of a draft. */
export function createExtensions({ doc, labels, awareness, menuKeys, placeholder }: Options): AnyExtension[] {
  return [
    ...schemaExtensions,
    Collaboration.configure({ fragment: textOf(doc), yUndoOptions: { captureTimeout: 600 } }),
    KeepPlace,
    SmallSteps,
    SpareAtoms,
    createCursors(awareness),
    createTrigger(menuKeys),
    ...createViews(labels),
    Ids,
    Find,
    Suggestions,
    Paste,
    Pictures,
    createPlaceholder(placeholder),
  ]
}
