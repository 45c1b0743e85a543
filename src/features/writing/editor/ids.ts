import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, type Transaction } from '@tiptap/pm/state'
import { ySyncPluginKey } from '@tiptap/y-tiptap'

import { newKey } from '#shared/browser/new-key.ts'

const hasId = ({ type }: Node) => type.spec.attrs !== undefined && 'id' in type.spec.attrs
const shortKey = () => newKey().slice(0, 16)

/** What the transactions changed, in places of the last document. */
function changedRanges(transactions: readonly Transaction[]) {
  const ranges: { from: number; to: number }[] = []
  for (const [index, { mapping }] of transactions.entries()) {
    for (const [place, map] of mapping.maps.entries()) {
      map.forEach((_from, _to, newFrom, newTo) => {
        const later = (at: number, side: number) =>
          transactions
            .slice(index + 1)
            .reduce((mapped, next) => next.mapping.map(mapped, side), mapping.slice(place + 1).map(at, side))
        ranges.push({ from: later(newFrom, -1), to: later(newTo, 1) })
      })
    }
  }
  return ranges
}

/**
 * Gives every block and every citation an id when it is made, and a new one to a copy. Typing costs nothing: the document
 * is only looked through where a node came in. Changes of others bring their ids with them.
 */
export const Ids = Extension.create({
  name: 'ids',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction(transactions, _before, state) {
        const changed = transactions.filter((tr) => tr.docChanged)
        if (changed.length === 0 || changed.some((tr) => tr.getMeta(ySyncPluginKey) !== undefined)) return null
        const came: { node: Node; at: number }[] = []
        for (const { from, to } of changedRanges(changed)) {
          state.doc.nodesBetween(Math.max(0, from), Math.min(state.doc.content.size, to), (node, at) => {
            if (hasId(node) && (node.attrs['id'] === null || node.attrs['id'] === '' || at >= from))
              came.push({ node, at })
            return !node.isTextblock || to - from > 1
          })
        }
        if (came.length === 0) return null
        const times = new Map<string, number>()
        if (came.some(({ node }) => typeof node.attrs['id'] === 'string' && node.attrs['id'] !== '')) {
          state.doc.descendants((node) => {
            const id: unknown = hasId(node) ? node.attrs['id'] : undefined
            if (typeof id === 'string') times.set(id, (times.get(id) ?? 0) + 1)
          })
        }
        const tr = state.tr
        const done = new Set<number>()
        for (const { node, at } of came) {
          const id: unknown = node.attrs['id']
          const isCopy = typeof id === 'string' && id !== '' && (times.get(id) ?? 0) > 1
          if (done.has(at) || (typeof id === 'string' && id !== '' && !isCopy)) continue
          if (isCopy) times.set(id, (times.get(id) ?? 0) - 1)
          done.add(at)
          tr.setNodeAttribute(at, 'id', shortKey())
        }
        return tr.docChanged ? tr.setMeta('addToHistory', false) : null
      },
    }),
  ],
})
