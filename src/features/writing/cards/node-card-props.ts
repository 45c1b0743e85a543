import type { Node } from '@tiptap/pm/model'

import type { Numbering } from '#science/manuscript/numbering.ts'

/** The card of a node that is selected in the text. */
export type NodeCardProps = {
  node: Node
  numbering: Numbering
  /** Writes attributes of the node. */
  change: (attrs: Record<string, unknown>) => void
  remove: () => void
  /** Back to the text, behind the node. */
  close: () => void
}
