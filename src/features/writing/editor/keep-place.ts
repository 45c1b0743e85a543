import { Extension } from '@tiptap/core'
import { Plugin, TextSelection, type EditorState } from '@tiptap/pm/state'
import { relativePositionToAbsolutePosition, ySyncPluginKey } from '@tiptap/y-tiptap'

type Binding =
  Parameters<typeof relativePositionToAbsolutePosition> extends [infer D, infer T, infer R, infer M]
    ? {
        doc: D
        type: T
        mapping: M
        beforeTransactionSelection: { type: string; anchor: R | null; head: R | null } | null
      }
    : never

/** The block around a place, by its id: a copy of it elsewhere is another one. */
const blockAt = (state: EditorState, at: number) => {
  if (at > state.doc.content.size) return undefined
  const { parent } = state.doc.resolve(at)
  return parent.isTextblock ? `${parent.type.name} ${String(parent.attrs['id'])}` : undefined
}

/**
 * Keeps the cursor between the same letters when somebody else writes before it in the same paragraph. The library takes
 * the changed words of the block for another block and keeps the offset instead (y-tiptap 3.0.9): the next letters would
 * go astray. Where the block itself was moved or replaced, what the library found stands.
 */
export const KeepPlace = Extension.create({
  name: 'keepPlace',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction(transactions, before, state) {
        const isTheirs = transactions.some(
          (tr) => (tr.getMeta(ySyncPluginKey) as { isChangeOrigin?: boolean } | undefined)?.isChangeOrigin,
        )
        if (!isTheirs) return null
        const { binding } = (ySyncPluginKey.getState(state) ?? {}) as { binding?: Binding | null }
        const kept = binding?.beforeTransactionSelection
        if (!binding || kept?.type !== 'text' || kept.anchor === null || kept.head === null) return null
        const { doc, type, mapping } = binding
        const anchor = relativePositionToAbsolutePosition(doc, type, kept.anchor, mapping)
        const head = relativePositionToAbsolutePosition(doc, type, kept.head, mapping)
        if (anchor === null || head === null) return null
        const isSame = state.selection.anchor === anchor && state.selection.head === head
        if (isSame || blockAt(before, before.selection.head) !== blockAt(state, head)) return null
        if (blockAt(before, before.selection.anchor) !== blockAt(state, anchor)) return null
        const selection = TextSelection.between(state.doc.resolve(anchor), state.doc.resolve(head))
        return state.tr.setSelection(selection).setMeta('addToHistory', false)
      },
    }),
  ],
})
