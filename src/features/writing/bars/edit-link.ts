import type { Editor } from '@tiptap/core'

const listeners = new Set<() => void>()

/** Asks for the address of a link: the bar over the selection answers. */
export function editLink(editor: Editor) {
  if (editor.state.selection.empty && editor.isActive('link')) editor.commands.extendMarkRange('link')
  editor.commands.focus()
  for (const listener of listeners) listener()
}

export function onEditLink(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
