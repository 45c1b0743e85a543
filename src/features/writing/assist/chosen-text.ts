import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'

import type { AssistSource } from '#contract/writing.ts'
import { blockTextsOf, placeOf, type PlacedCitation } from '#science/manuscript/checks/block-text.ts'
import { tidy } from '#science/manuscript/checks/tidy.ts'
import { readBlock } from '#science/manuscript/checks/read-block.ts'

import { asManuscript } from '../editor/proposals.ts'

/** A whole sentence of the text as assistance gets it, with its place in its block and the citations in it. */
export type ChosenSentence = AssistSource & {
  start: number
  end: number
  citations: readonly PlacedCitation[]
}
export type ChosenText = {
  blockId: string
  sentences: readonly ChosenSentence[]
  /** What stands before the first sentence, for the tone. */
  before: string
}

const BEFORE_MAX = 1500

/** The sentences that a selection touches, whole; without one those of the paragraph in which the cursor stands. */
export function chosenText(editor: Editor): ChosenText | 'several blocks' | undefined {
  const { $from, $to, empty } = editor.state.selection
  if (!$from.sameParent($to)) return 'several blocks'
  const { parent } = $from
  const id: unknown = parent.attrs['id']
  if (!parent.isTextblock || parent.type.name !== 'paragraph' || typeof id !== 'string') return undefined
  const all = sentencesOfBlock(parent)
  const touched = empty ? all : all.filter(({ start, end }) => start < $to.parentOffset && end > $from.parentOffset)
  const [first] = touched
  if (!first) return { blockId: id, sentences: [], before: '' }
  const own = parent.textBetween(0, first.start, ' ', ' ')
  const above = editor.state.doc.textBetween(0, Math.max(0, $from.start() - 1), '\n', ' ')
  return { blockId: id, sentences: touched, before: `${above}\n${own}`.trim().slice(-BEFORE_MAX) }
}

/** The sentences of a paragraph of the editor; each takes the citations that stand right behind it with it. */
export function sentencesOfBlock(block: Node): ChosenSentence[] {
  const [read] = blockTextsOf(asManuscript({ type: 'doc', content: [block.toJSON()] }))
  if (!read) return []
  return readBlock(read).sentences.map(({ start, end, text, citations }, index) => {
    const place = placeOf(read, start, end)
    const last = Math.max(place.end, ...citations.map(({ offset }) => offset + 1))
    return {
      id: `s${index + 1}`,
      text: tidy(text),
      paperIds: [...new Set(citations.flatMap(({ items }) => items.map(({ paperId }) => paperId)))],
      start: place.start,
      end: last,
      citations,
    }
  })
}

/** Whether a paragraph still has exactly these sentences where they stood. */
export function stillStands(editor: Editor, { blockId, sentences }: ChosenText): number | undefined {
  let found: { node: Node; at: number } | undefined
  editor.state.doc.descendants((node, at) => {
    if (node.isTextblock && node.attrs['id'] === blockId) found ??= { node, at }
    return !found && !node.isTextblock
  })
  if (!found) return undefined
  const now = sentencesOfBlock(found.node)
  const stands = sentences.every(({ text, start, end }) =>
    now.some((each) => each.text === text && each.start === start && each.end === end),
  )
  return stands ? found.at : undefined
}
