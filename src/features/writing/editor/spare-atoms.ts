import { Extension } from '@tiptap/core'
import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state'

/** What is typed while a citation, a formula or a note is selected goes behind it: it must not take its place. */
export const SpareAtoms = Extension.create({
  name: 'spareAtoms',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput(view, _from, _to, text) {
          const { selection, tr } = view.state
          if (!(selection instanceof NodeSelection) || !selection.node.isInline) return false
          tr.insertText(text, selection.to)
          view.dispatch(tr.setSelection(TextSelection.create(tr.doc, selection.to + text.length)).scrollIntoView())
          return true
        },
      },
    }),
  ],
})
