import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'

import type { AssistAction, AssistSentence } from '#contract/writing.ts'
import type { CitationItem } from '#science/citations/citation.ts'
import type { SuggestionAttrs } from '#science/manuscript/manuscript.ts'
import { newKey } from '#shared/browser/new-key.ts'

import { addProposal, withProposal } from '../editor/proposals.ts'
import { AS_IT_IS } from '../suggestions/suggesting.ts'
import { stillStands, type ChosenText } from './chosen-text.ts'

export type Answer = {
  action: AssistAction
  chosen: ChosenText
  sentences: readonly AssistSentence[]
  /** Name of the model, or of the rules. */
  name: string
  byRules: boolean
}

/**
 * Puts what held of an answer into the text as one suggestion: new words as insertions, what they stand for as deletions.
 * Struck sentences never get there. Undefined: the text has changed since and nothing was done.
 */
export function proposeAnswer(
  editor: Editor,
  { action, chosen, sentences, name, byRules }: Answer,
): string | undefined {
  const at = stillStands(editor, chosen)
  const usable = sentences.filter(({ isStruck }) => !isStruck)
  if (at === undefined || usable.length === 0) return undefined
  const suggestionId = newKey().slice(0, 16)
  const attrs: SuggestionAttrs = { suggestionId, by: 'model', name, at: new Date().toISOString() }
  const { schema, tr } = editor.state
  const inside = at + 1

  if (action === 'shorten' && byRules) {
    const kept = new Set(usable.flatMap(({ from }) => from ?? []))
    const gone = chosen.sentences.filter(({ id }) => !kept.has(id))
    if (gone.length === 0) return undefined
    const isSpace = (place: number) => /^\s$/.test(editor.state.doc.textBetween(place, place + 1, ' ', ' '))
    const size = editor.state.doc.nodeAt(at)?.content.size ?? 0
    for (const { start, end } of gone) {
      // The gap beside a sentence goes with it.
      const isBehind = end < size && isSpace(inside + end)
      const isBefore = !isBehind && start > 0 && isSpace(inside + start - 1)
      addProposal(tr, inside + start - (isBefore ? 1 : 0), inside + end + (isBehind ? 1 : 0), 'deletion', attrs)
    }
  } else {
    const last = chosen.sentences.at(-1)
    const first = chosen.sentences[0]
    const block = editor.state.doc.nodeAt(at)
    const end = inside + (action === 'continue' || !last ? (block?.content.size ?? 0) : last.end)
    const nodes = nodesOf(editor, usable, chosen)
    const isAfterWords =
      action === 'continue' && end > inside && !/\s$/.test(editor.state.doc.textBetween(end - 1, end, ' ', ' '))
    const proposed = (isAfterWords ? [schema.text(' '), ...nodes] : nodes).map((node) =>
      withProposal(node, 'insertion', attrs),
    )
    tr.insert(end, proposed)
    if (action !== 'continue' && first) addProposal(tr, inside + first.start, end, 'deletion', attrs)
  }
  editor.view.dispatch(tr.setMeta(AS_IT_IS, true).scrollIntoView())
  return suggestionId
}

function nodesOf(editor: Editor, sentences: readonly AssistSentence[], chosen: ChosenText): Node[] {
  const { schema } = editor.state
  return sentences.flatMap((sentence, index): Node[] => {
    const items = itemsOf(sentence, chosen)
    const gap = index === 0 ? '' : ' '
    const [, words = sentence.text, stop = ''] =
      items.length > 0 ? (/^([\s\S]*[^.!?])([.!?]+)$/.exec(sentence.text) ?? []) : []
    if (items.length === 0) return [schema.text(gap + sentence.text)]
    const citation = schema.nodes['citation']?.create({ id: newKey().slice(0, 16), items })
    return [
      schema.text(`${gap}${words} `),
      ...(citation ? [citation] : []),
      ...(stop === '' ? [] : [schema.text(stop)]),
    ]
  })
}

/** What stands between the brackets of a proposed sentence: citations of the text as they were, new ones with their page. */
function itemsOf({ kept, citations }: AssistSentence, { sentences }: ChosenText): CitationItem[] {
  const known = sentences.flatMap((each) => each.citations.flatMap(({ items }) => items))
  const items = [...new Set(kept)].map((paperId) => known.find((item) => item.paperId === paperId) ?? { paperId })
  for (const { documentId, page, verified } of citations) {
    if (verified === 'none' || items.some(({ paperId }) => paperId === documentId)) continue
    items.push({ paperId: documentId, ...(page !== undefined && { locator: String(page) }) })
  }
  return items
}
