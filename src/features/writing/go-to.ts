import type { Editor } from '@tiptap/core'

/** Puts the cursor where a block or citation of that id stands, and shows it. False where there is none. */
export function goTo(editor: Editor, id: string): boolean {
  let found: { at: number; isText: boolean } | undefined
  editor.state.doc.descendants((node, at) => {
    if (found || node.attrs['id'] !== id) return found === undefined
    found = { at, isText: node.isTextblock }
    return false
  })
  if (!found) return false
  const { at, isText } = found
  if (isText)
    editor
      .chain()
      .focus()
      .setTextSelection(at + 1)
      .run()
  else editor.chain().focus().setNodeSelection(at).run()
  const dom = editor.view.nodeDOM(at)
  if (dom instanceof HTMLElement) dom.scrollIntoView({ block: 'center' })
  return true
}
