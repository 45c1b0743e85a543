import { Editor } from '@tiptap/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Awareness } from 'y-protocols/awareness'
import * as Y from 'yjs'

import { createExtensions } from '#features/writing/editor/editor-extensions.ts'
import { emptyTable } from '#features/writing/editor/schema/tables.ts'
import { createStore } from '#shared/browser/store.ts'
import type { Labels } from '#features/writing/editor/labels.ts'
import { createMenuKeys } from '#features/writing/editor/trigger.ts'
import { fromServer } from '#features/writing/sync/draft-doc.ts'
import { numberingOf } from '#science/manuscript/numbering.ts'

function open(doc: Y.Doc) {
  const labels = createStore<Labels>({
    rendered: undefined,
    numbering: numberingOf({ type: 'doc', content: [] }),
    references: new Map(),
  })
  const awareness = new Awareness(doc)
  const editor = new Editor({
    extensions: createExtensions({ doc, labels, awareness, menuKeys: createMenuKeys(), placeholder: '' }),
    injectCSS: false,
  })
  return {
    editor,
    close() {
      editor.destroy()
      awareness.destroy()
    },
  }
}

const send = (from: Y.Doc, to: Y.Doc) =>
  Y.applyUpdate(to, Y.encodeStateAsUpdate(from, Y.encodeStateVector(to)), fromServer)

/** Each letter is typed where the cursor stands, as a person does; the other's letters arrive in between. */
test('two who type in one paragraph, each at a place of their own, keep their words whole', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'b', 'sync'), { minLength: 5, maxLength: 40 }),
      fc.nat(10),
      (steps, gap) => {
        const docs = [new Y.Doc(), new Y.Doc()] as const
        const ada = open(docs[0])
        ada.editor.commands.insertContent('Between us')
        send(docs[0], docs[1])
        const bo = open(docs[1])
        ada.editor.commands.setTextSelection(ada.editor.state.doc.content.size - 1)
        bo.editor.commands.setTextSelection(1 + Math.min(gap, 5))
        const typed = { a: '', b: '' }
        for (const step of steps) {
          if (step === 'sync') {
            send(docs[0], docs[1])
            send(docs[1], docs[0])
            continue
          }
          const letter = (step === 'a' ? 'ABCDEFGHIJ' : '0123456789').charAt(typed[step].length % 10)
          typed[step] += letter
          const { editor } = step === 'a' ? ada : bo
          editor.view.dispatch(editor.state.tr.insertText(letter))
        }
        send(docs[0], docs[1])
        send(docs[1], docs[0])
        const text = ada.editor.getText()
        expect(bo.editor.getText()).toBe(text)
        expect(text).toContain(typed.a)
        expect(text).toContain(typed.b)
        ada.close()
        bo.close()
      },
    ),
    { numRuns: 10 },
  )
})

/**
 * The text as the editor holds it, ids with it. The shared document keeps no marks on a citation: bold on one is seen by
 * who made it bold alone.
 */
const shown = (editor: Editor) =>
  JSON.stringify(editor.getJSON(), (name, value: unknown) =>
    name === 'content' && Array.isArray(value)
      ? (value as { type: string; marks?: unknown }[]).map(({ marks, ...node }) =>
          node.type === 'text' && marks !== undefined ? { ...node, marks } : node,
        )
      : value,
  )

const edit = fc.record({
  who: fc.nat(1),
  kind: fc.constantFrom('type', 'split', 'join', 'heading', 'cite', 'list', 'table', 'remove', 'bold', 'undo', 'sync'),
  at: fc.nat(400),
  size: fc.nat(30),
})

function act(editor: Editor, { kind, at, size }: { kind: string; at: number; size: number }) {
  const end = editor.state.doc.content.size
  editor.commands.setTextSelection({
    from: at % end,
    to: kind === 'remove' || kind === 'bold' ? Math.min(end, (at % end) + size) : at % end,
  })
  if (kind === 'type') editor.commands.insertContent(`w${size} `)
  if (kind === 'split') editor.commands.splitBlock()
  if (kind === 'join') editor.commands.joinBackward()
  if (kind === 'heading') editor.commands.toggleNode('heading', 'paragraph', { level: 2 })
  if (kind === 'cite')
    editor.commands.insertContent({ type: 'citation', attrs: { id: `c${at}`, items: [{ paperId: `d-${size}` }] } })
  if (kind === 'list') editor.commands.toggleBulletList()
  if (kind === 'table') editor.commands.insertContent(emptyTable(2, 2))
  if (kind === 'remove') editor.commands.deleteSelection()
  if (kind === 'bold') editor.commands.toggleMark('bold')
  if (kind === 'undo') editor.commands.undo()
}

test('whatever two people do to blocks, tables, lists and marks, both end with the same text', () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 5, maxLength: 30 }), (edits) => {
      const docs = [new Y.Doc(), new Y.Doc()] as const
      const people = docs.map(open) as [ReturnType<typeof open>, ReturnType<typeof open>]
      people[0].editor.commands.insertContent(
        '<h2>Methods</h2><p>Adults were enrolled in two towns.</p><p>They were seen yearly.</p>',
      )
      send(docs[0], docs[1])
      for (const each of edits) {
        if (each.kind !== 'sync') act(people[each.who === 0 ? 0 : 1].editor, each)
        else {
          send(docs[0], docs[1])
          send(docs[1], docs[0])
        }
      }
      for (let round = 0; round < 3; round += 1) {
        send(docs[0], docs[1])
        send(docs[1], docs[0])
      }
      expect(shown(people[1].editor)).toBe(shown(people[0].editor))
      for (const { editor } of people) editor.state.doc.check()
      for (const person of people) person.close()
    }),
    { numRuns: 12 },
  )
})
