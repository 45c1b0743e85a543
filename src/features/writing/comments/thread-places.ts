import type { Editor } from '@tiptap/core'

/** Where a thread's mark stands in the document now: from the first marked letter to the last. */
export function placesOfThreads(editor: Editor): Map<string, { from: number; to: number }> {
  const places = new Map<string, { from: number; to: number }>()
  editor.state.doc.descendants((node, at) => {
    if (!node.isInline) return
    for (const mark of node.marks) {
      if (mark.type.name !== 'comment') continue
      const id = String(mark.attrs['threadId'])
      const known = places.get(id)
      places.set(id, { from: known?.from ?? at, to: at + node.nodeSize })
    }
  })
  return places
}

/** Takes the marks of a thread off the text. */
export function unmark(editor: Editor, threadId: string): void {
  const { tr, schema, doc } = editor.state
  const type = schema.marks['comment']
  if (!type) return
  doc.descendants((node, at) => {
    const mark = node.marks.find((each) => each.type === type && each.attrs['threadId'] === threadId)
    if (mark) tr.removeMark(at, at + node.nodeSize, mark)
  })
  if (tr.docChanged) editor.view.dispatch(tr)
}

/** The words of a selection on one line. */
export const selectedWords = (editor: Editor): string => {
  const { from, to } = editor.state.selection
  return editor.state.doc.textBetween(from, to, ' ', ' ').trim()
}
