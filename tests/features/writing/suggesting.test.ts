import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state'
import type { Node } from '@tiptap/pm/model'
import { getSchema } from '@tiptap/core'
import { yXmlFragmentToProsemirrorJSON } from '@tiptap/y-tiptap'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'

import { schemaExtensions } from '#features/writing/editor/editor-extensions.ts'
import { asEditorData, asManuscript, proposalsOf } from '#features/writing/editor/proposals.ts'
import { newBody } from '#features/writing/new-draft.ts'
import { suggestingPlugin } from '#features/writing/suggestions/suggesting.ts'
import { suggestionsOf } from '#features/writing/suggestions/suggestions-of.ts'
import { fromBase64 } from '#shared/format/base64.ts'
import type { Manuscript } from '#science/manuscript/manuscript.ts'

import { cite, doc, p, text as words } from '../../science/manuscript/checks/drafts.ts'

const schema = getSchema([...schemaExtensions])
const text = 'Green tea improved sleep.'

const start = (isSuggesting: boolean, withCitation = false) =>
  EditorState.create({
    doc: schema.nodeFromJSON({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          attrs: { id: 'p' },
          content: [{ type: 'text', text }, ...(withCitation ? [cite('Adams')] : [])],
        },
      ],
    }),
    plugins: isSuggesting ? [suggestingPlugin('Ada')] : [],
  })

type Key = { at: number; select: number; type: string }
/** What a person does at a place: selects some letters, then types, or presses Backspace when nothing is to be typed. */
function press(state: EditorState, { at, select, type }: Key): EditorState {
  const size = state.doc.firstChild?.content.size ?? 0
  const from = 1 + Math.min(at, size)
  const to = Math.min(from + select, 1 + size)
  const placed = state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)))
  const tr: Transaction = placed.tr
  if (type !== '') tr.insertText(type, from, to)
  else if (to > from) tr.delete(from, to)
  else if (from > 1) tr.delete(from - 1, from)
  return placed.apply(tr)
}

/** The text when everything is accepted, or rejected. */
function settled(given: Node, verdict: 'accepted' | 'rejected'): string {
  const goes = verdict === 'accepted' ? 'deletion' : 'insertion'
  let said = ''
  given.descendants((node) => {
    if (node.isInline && !proposalsOf(node).some(({ kind }) => kind === goes)) said += node.text ?? '¤'
  })
  return said
}

test('typing is proposed, deleting is proposed, and the cursor goes on where a person expects it', () => {
  let state = press(start(true), { at: 9, select: 0, type: ' not' })
  expect(settled(state.doc, 'accepted')).toBe('Green tea not improved sleep.')
  expect(settled(state.doc, 'rejected')).toBe(text)
  // Backspace twice from behind "sleep.": both letters are marked, and the cursor has gone to the left.
  state = start(true)
  state = press(state, { at: text.length, select: 0, type: '' })
  expect(state.selection.head).toBe(text.length)
  state = press(state, { at: state.selection.head - 1, select: 0, type: '' })
  expect(settled(state.doc, 'accepted')).toBe('Green tea improved slee')
  expect(suggestionsOf(asManuscript(state.doc.toJSON()))).toMatchObject([
    { deleted: 'p.', inserted: '', name: 'Ada', by: 'person' },
  ])
})

test('words written over are one suggestion: what goes and what comes', () => {
  const state = press(start(true), { at: 10, select: 8, type: 'ruined' })
  expect(suggestionsOf(asManuscript(state.doc.toJSON()))).toMatchObject([{ deleted: 'improved', inserted: 'ruined' }])
})

test('one’s own proposal is taken back by deleting it', () => {
  let state = press(start(true), { at: 0, select: 0, type: 'X' })
  state = press(state, { at: 1, select: 0, type: '' })
  expect(suggestionsOf(asManuscript(state.doc.toJSON()))).toEqual([])
  expect(settled(state.doc, 'accepted')).toBe(text)
})

test('whatever is typed and deleted, rejecting all gives the text back', () => {
  const keys = fc.array(
    fc.record({ at: fc.nat(40), select: fc.nat(6), type: fc.constantFrom('', '', 'a', 'new words', '7') }),
    { maxLength: 25 },
  )
  fc.assert(
    fc.property(keys, (pressed) => {
      let state = start(true, true)
      for (const key of pressed) state = press(state, key)
      expect(settled(state.doc, 'rejected')).toBe(`${text}¤`)
      state.doc.check()
    }),
    { numRuns: 200 },
  )
})

test('a single change accepted is the change itself', () => {
  fc.assert(
    fc.property(fc.nat(30), fc.nat(8), fc.constantFrom('', 'a', 'new words'), (at, select, type) => {
      const key = { at, select, type }
      expect(settled(press(start(true, true), key).doc, 'accepted')).toBe(
        settled(press(start(false, true), key).doc, 'accepted'),
      )
    }),
    { numRuns: 200 },
  )
})

test('what is proposed for a citation stays with the draft, where marks alone would be lost', () => {
  const attrs = { suggestionId: 's', by: 'model' as const, name: 'tiny', at: '2026-11-22T10:00:00Z' }
  const proposed: Manuscript = doc(
    p(
      'a',
      words('It fell', { type: 'deletion', attrs }),
      { ...cite('Adams'), marks: [{ type: 'insertion', attrs }] },
      words('.'),
    ),
  )
  expect(asManuscript(asEditorData(proposed))).toEqual(proposed)
  const kept = new Y.Doc()
  Y.applyUpdate(kept, fromBase64(newBody({ manuscript: proposed }).state) ?? new Uint8Array())
  const read = asManuscript(yXmlFragmentToProsemirrorJSON(kept.getXmlFragment('text')))
  expect(suggestionsOf(read)).toMatchObject([{ ...attrs, deleted: 'It fell', inserted: ' [citation]' }])
})
