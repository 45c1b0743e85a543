import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, TextSelection, type EditorState } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

export type Hit = { from: number; to: number }
export type Found = { query: string; hits: readonly Hit[]; at: number }
const key = new PluginKey<Found & { marks: DecorationSet }>('find')
const nothing = { query: '', hits: [], at: 0, marks: DecorationSet.empty }
const HITS_MAX = 2000

/** Where the words stand, over all marks; capitals make no difference. */
export function findIn(doc: Node, query: string): Hit[] {
  const wanted = query.toLocaleLowerCase('en')
  if (wanted === '') return []
  const hits: Hit[] = []
  doc.descendants((node, at) => {
    if (!node.isTextblock || hits.length >= HITS_MAX) return !node.isTextblock
    const text = node.textBetween(0, node.content.size, undefined, '\uFFFC').toLocaleLowerCase('en')
    for (let found = text.indexOf(wanted); found >= 0; found = text.indexOf(wanted, found + wanted.length)) {
      hits.push({ from: at + 1 + found, to: at + 1 + found + wanted.length })
    }
    return false
  })
  return hits
}

const marksOf = (doc: Node, hits: readonly Hit[], at: number) =>
  DecorationSet.create(
    doc,
    hits.map(({ from, to }, index) =>
      Decoration.inline(from, to, { class: index === at ? 'draft-hit is-now' : 'draft-hit' }),
    ),
  )

/** Lights what is looked for. Without a search it costs nothing. */
export const Find = Extension.create({
  name: 'find',
  addProseMirrorPlugins: () => [
    new Plugin<Found & { marks: DecorationSet }>({
      key,
      state: {
        init: () => nothing,
        apply(tr, before) {
          const asked = tr.getMeta(key) as { query: string; at: number } | undefined
          if (asked) {
            const hits = findIn(tr.doc, asked.query)
            const at = hits.length === 0 ? 0 : ((asked.at % hits.length) + hits.length) % hits.length
            return { query: asked.query, hits, at, marks: marksOf(tr.doc, hits, at) }
          }
          if (!tr.docChanged || before.hits.length === 0) return before
          const hits = before.hits.map(({ from, to }) => ({ from: tr.mapping.map(from), to: tr.mapping.map(to) }))
          return { ...before, hits, marks: before.marks.map(tr.mapping, tr.doc) }
        },
      },
      props: { decorations: (state) => key.getState(state)?.marks },
    }),
  ],
})

export const foundOf = (state: EditorState): Found => key.getState(state) ?? nothing

/** Looks for words, and goes to the hit of that place, counted from 0 and round. */
export function lookFor(state: EditorState, query: string, at: number) {
  const hits = findIn(state.doc, query)
  const tr = state.tr.setMeta(key, { query, at })
  const hit = hits[((at % hits.length) + hits.length) % hits.length]
  return hit ? tr.setSelection(TextSelection.create(state.doc, hit.from, hit.to)).scrollIntoView() : tr
}
