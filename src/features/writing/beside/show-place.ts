import type { Editor } from '@tiptap/core'

/** A stretch of a block as the editor counts inside it, end exclusive. */
export type Place = { blockId: string; start: number; end: number }

/** Where a place stands in the document now; undefined when its block is gone or became shorter. */
export function rangeOf(editor: Editor, { blockId, start, end }: Place): { from: number; to: number } | undefined {
  let found: { from: number; to: number } | undefined
  editor.state.doc.descendants((node, at) => {
    if (found) return false
    if (node.isTextblock && node.attrs['id'] === blockId) {
      const size = node.content.size
      found = { from: at + 1 + Math.min(start, size), to: at + 1 + Math.min(Math.max(start, end), size) }
    }
    return !node.isTextblock
  })
  return found
}

/** Selects a place, brings it into view and gives the text the focus. False: it is not there any more. */
export function showPlace(editor: Editor, place: Place): boolean {
  const range = rangeOf(editor, place)
  if (!range) return false
  return editor.chain().focus().setTextSelection(range).scrollIntoView().run()
}
