import { Extension, type CommandProps } from '@tiptap/core'

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
    const goes = isAccepted ? 'deletion' : 'insertion'
    const ranges: { from: number; to: number; isKept: boolean }[] = []
    state.doc.descendants((node, at) => {
      const mark = node.marks.find(({ attrs }) => attrs['suggestionId'] === suggestionId)
      if (!mark || !node.isInline) return
      if (mark.type.name === stays) ranges.push({ from: at, to: at + node.nodeSize, isKept: true })
      if (mark.type.name === goes) ranges.push({ from: at, to: at + node.nodeSize, isKept: false })
    })
    if (ranges.length === 0) return false
    if (!dispatch) return true
    const mark = state.schema.marks[stays]
    // From the end: what stands before keeps its place.
    for (const { from, to, isKept } of ranges.toReversed()) {
      if (!isKept) tr.delete(from, to)
      else if (mark) tr.removeMark(from, to, mark)
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
