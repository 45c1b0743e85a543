import type { Editor } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

import { liveCopy as copy } from './live.copy.ts'

const key = new PluginKey<ReadonlySet<string>>('stale-live-blocks')

/** Shows in the text which live blocks are out of date. Nothing of it is part of the document. */
export const staleMarks = (): Plugin =>
  new Plugin<ReadonlySet<string>>({
    key,
    state: {
      init: () => new Set<string>(),
      apply: (tr, before) => (tr.getMeta(key) as ReadonlySet<string> | undefined) ?? before,
    },
    props: {
      decorations(state) {
        const stale = key.getState(state)
        if (!stale || stale.size === 0) return null
        const found: Decoration[] = []
        state.doc.descendants((node, at) => {
          if (node.type.name === 'liveBlock' && stale.has(String(node.attrs['id'])))
            found.push(
              Decoration.node(at, at + node.nodeSize, { class: 'is-stale' }),
              Decoration.widget(at, sign, { side: -1, key: `stale-${String(node.attrs['id'])}` }),
            )
          return !node.isTextblock
        })
        return DecorationSet.create(state.doc, found)
      },
    },
  })

function sign(): HTMLElement {
  const note = document.createElement('p')
  note.contentEditable = 'false'
  note.className =
    'rounded-control bg-state-yellow-soft text-state-yellow my-2 inline-flex px-2.5 py-1 font-sans text-xs font-medium'
  note.textContent = copy.staleSign
  return note
}

/** Says which blocks are out of date now. */
export function markStale(editor: Editor, ids: ReadonlySet<string>): void {
  const before = key.getState(editor.state)
  if (!before || (before.size === ids.size && [...ids].every((id) => before.has(id)))) return
  editor.view.dispatch(editor.state.tr.setMeta(key, ids).setMeta('addToHistory', false))
}
export const staleKey = key
