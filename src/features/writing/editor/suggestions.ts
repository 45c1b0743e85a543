import { Extension, type CommandProps } from '@tiptap/core'

import { proposalsOf, removeProposals } from './proposals.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    suggestions: {
      /** Makes what was proposed part of the text: its insertions stay, its deletions go. */
      acceptSuggestion: (suggestionId: string) => ReturnType
      /** Puts the text back as it was: its insertions go, its deletions stay. */
      rejectSuggestion: (suggestionId: string) => ReturnType
    }
  }
}

const settle =
  (suggestionId: string, isAccepted: boolean) =>
  ({ tr, state, dispatch }: CommandProps) => {
    const stays = isAccepted ? 'insertion' : 'deletion'
    const ranges: { from: number; to: number; isKept: boolean }[] = []
    state.doc.descendants((node, at) => {
      if (!node.isInline) return
      const own = proposalsOf(node).filter(({ attrs }) => attrs.suggestionId === suggestionId)
      if (own.length === 0) return
      ranges.push({ from: at, to: at + node.nodeSize, isKept: own.every(({ kind }) => kind === stays) })
    })
    if (ranges.length === 0) return false
    if (!dispatch) return true
    // From the end: what stands before keeps its place.
    for (const { from, to, isKept } of ranges.toReversed()) {
      if (isKept) removeProposals(tr, from, to, ({ attrs }) => attrs.suggestionId === suggestionId)
      else tr.delete(from, to)
    }
    return true
  }

export const Suggestions = Extension.create({
  name: 'suggestions',
  addCommands: () => ({
    acceptSuggestion: (suggestionId) => settle(suggestionId, true),
    rejectSuggestion: (suggestionId) => settle(suggestionId, false),
  }),
})
