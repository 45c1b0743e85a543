import { Extension } from '@tiptap/core'
import type { Node, Slice } from '@tiptap/pm/model'
import { Plugin, type EditorState, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { ySyncPluginKey } from '@tiptap/y-tiptap'

type Binding = { prosemirrorView: EditorView | null; mapping: Map<unknown, unknown> }

/** Puts the new text in where it differs from the old one, and nowhere else; undefined where that does not give the new text. */
export function smallStep(state: EditorState, next: Node): Transaction | undefined {
  const { doc } = state
  const start = doc.content.findDiffStart(next.content)
  const end = doc.content.findDiffEnd(next.content)
  if (start === null || end === null) return undefined
  // Equal signs at both sides of the change must not be counted twice.
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  try {
    const tr = state.tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap))
    return tr.doc.eq(next) ? tr : undefined
  } catch {
    return undefined
  }
}

/**
 * Somebody else's letter changes a letter here. The library replaces the whole text by a new one for it (y-tiptap 3.0.9
 * forgets which parts it knows): in a long draft every letter of a co-author would cost tenths of a second, and marks on
 * the text would be drawn anew. What did not change stays the same node, and the step covers what did.
 */
export const SmallSteps = Extension.create({
  name: 'smallSteps',
  addProseMirrorPlugins: () => [
    new Plugin({
      // After that of the library, which draws the text for the first time.
      view(view) {
        const { binding } = (ySyncPluginKey.getState(view.state) ?? {}) as { binding?: Binding | null }
        if (binding) keepParts(binding)
        return {}
      },
    }),
  ],
})

function keepParts(binding: Binding) {
  // Parts that changed or are gone have been taken out one by one before.
  binding.mapping.clear = () => {}
  Object.defineProperty(binding, '_tr', {
    configurable: true,
    get(this: Binding): Transaction | undefined {
      const state = this.prosemirrorView?.state
      if (!state) return undefined
      const tr = state.tr.setMeta('addToHistory', false)
      const replace = tr.replace.bind(tr)
      tr.replace = (from: number, to?: number, slice?: Slice) => {
        const isWhole = from === 0 && to === state.doc.content.size && slice?.openStart === 0 && slice.openEnd === 0
        const step = isWhole ? smallStep(state, state.doc.copy(slice.content))?.steps[0] : undefined
        return step ? tr.step(step) : replace(from, to, slice)
      }
      return tr
    },
  })
}
