import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state'
import { ReplaceStep } from '@tiptap/pm/transform'
import { ySyncPluginKey } from '@tiptap/y-tiptap'

import type { SuggestionAttrs } from '#science/manuscript/manuscript.ts'
import { newKey } from '#shared/browser/new-key.ts'

import { addProposal, proposalsOf, removeProposals, withProposal, type Proposal } from '../editor/proposals.ts'

const key = new PluginKey('suggesting')

/** Set on a transaction that is to change the text itself: accepting, rejecting, what a model proposes. */
export const AS_IT_IS = 'suggesting$asItIs'

export const isSuggesting = (editor: Editor): boolean => key.get(editor.state) !== undefined

/**
 * From now on what is typed is marked as proposed, and what is deleted stays, marked to go. Paragraphs that are parted or
 * joined, and blocks put in as a whole, are changed at once: a mark stands on words alone.
 */
export function startSuggesting(editor: Editor, name: string): void {
  if (!isSuggesting(editor)) editor.registerPlugin(suggestingPlugin(name))
}
export const stopSuggesting = (editor: Editor): void => {
  if (isSuggesting(editor)) editor.unregisterPlugin(key)
}

/** Exported for its test alone. */
export const suggestingPlugin = (name: string): Plugin =>
  new Plugin({
    key,
    props: { attributes: { 'data-suggesting': '' } },
    appendTransaction(transactions, before, after) {
      if (transactions.some(isForeign)) return null
      // Ids that blocks get when they come in are no change of the text.
      const typed = transactions.filter((tr) => tr.docChanged && tr.getMeta('addToHistory') !== false)
      return typed.length === 0 ? null : proposed(typed, before, after, name)
    },
  })

/** Changes of others, undoing, and what asks to be left alone. */
const isForeign = (tr: Transaction) => tr.getMeta(ySyncPluginKey) !== undefined || tr.getMeta(AS_IT_IS) === true

function proposed(
  transactions: readonly Transaction[],
  before: EditorState,
  after: EditorState,
  name: string,
): Transaction | null {
  const steps = transactions.flatMap((tr) => tr.steps.map((step, index) => ({ step, doc: tr.docs[index] })))
  // A change of several places at once (replace all, a list that is made) is left as it is; typing is one step.
  const [only] = steps
  if (steps.length !== 1 || !only?.doc || !(only.step instanceof ReplaceStep)) return null
  const { from, to, slice } = only.step
  const gone = only.doc.slice(from, to)
  const isInline =
    slice.openStart === 0 && slice.openEnd === 0 && (slice.size === 0 || (slice.content.firstChild?.isInline ?? false))
  const isOneBlock =
    only.doc.resolve(from).sameParent(only.doc.resolve(to)) && only.doc.resolve(from).parent.isTextblock
  if (!isInline || !isOneBlock) return null

  const attrs: SuggestionAttrs = {
    suggestionId: neighbour(after.doc, from, from + slice.size, name) ?? newKey().slice(0, 16),
    by: 'person',
    name,
    at: new Date().toISOString(),
  }
  const tr = after.tr
  if (slice.size > 0) {
    const end = from + slice.size
    // Copied or carried along from a proposal beside it: it is a proposal of its own.
    removeProposals(tr, from, end, ({ kind }) => kind === 'deletion')
    after.doc.nodesBetween(from, end, (node, at) => {
      if (node.isInline && !isOwnInsertion(node, name))
        addProposal(tr, Math.max(from, at), Math.min(end, at + node.nodeSize), 'insertion', attrs)
    })
  }
  const back = gone.content.content.flatMap((node): Node[] => {
    // One's own proposal is really gone; what is marked to go already comes back as it was.
    if (!node.isInline || isOwnInsertion(node, name)) return []
    return [proposalsOf(node).some(({ kind }) => kind === 'deletion') ? node : withProposal(node, 'deletion', attrs)]
  })
  if (back.length > 0) {
    tr.insert(from, back)
    const size = back.reduce((sum, node) => sum + node.nodeSize, 0)
    const wasBehind = before.selection.empty && before.selection.head >= to
    // Backspace goes on to the left, Delete to the right of what now is marked to go.
    if (slice.size === 0)
      tr.setSelection(TextSelection.create(tr.doc, wasBehind || !before.selection.empty ? from : from + size))
  }
  return tr.docChanged ? tr : null
}

const isOwn = ({ attrs }: Proposal, name: string) => attrs.by === 'person' && attrs.name === name
const isOwnInsertion = (node: Node, name: string) =>
  proposalsOf(node).some((each) => each.kind === 'insertion' && isOwn(each, name))

/** Typing on beside one's own proposal is the same proposal. */
function neighbour(doc: Node, from: number, to: number, name: string): string | undefined {
  for (const node of [doc.resolve(from).nodeBefore, doc.resolve(Math.min(to, doc.content.size)).nodeAfter]) {
    const own = node?.isInline ? proposalsOf(node).find((each) => isOwn(each, name)) : undefined
    if (own) return own.attrs.suggestionId
  }
  return undefined
}
