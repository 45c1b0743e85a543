import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** Says in an empty text how to begin. */
export const createPlaceholder = (words: string) =>
  Extension.create({
    name: 'placeholder',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          decorations({ doc }) {
            const only = doc.firstChild
            if (doc.childCount !== 1 || !only || only.type.name !== 'paragraph' || only.content.size > 0) return null
            return DecorationSet.create(doc, [
              Decoration.node(0, only.nodeSize, { class: 'is-empty', 'data-placeholder': words }),
            ])
          },
        },
      }),
    ],
  })
