import type { Editor } from '@tiptap/core'

import { createStore } from '#shared/browser/store.ts'

const asked = createStore(0)

/** Asks for the address of a link: the bar over the selection answers. */
export function editLink(editor: Editor) {
  if (editor.state.selection.empty && editor.isActive('link')) editor.commands.extendMarkRange('link')
  editor.commands.focus()
  asked.set(asked.get() + 1)
}

export const onEditLink = asked.subscribe
