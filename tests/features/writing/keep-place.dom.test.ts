import { Editor } from '@tiptap/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Awareness } from 'y-protocols/awareness'
import * as Y from 'yjs'

import { createExtensions } from '#features/writing/editor/editor-extensions.ts'
import { createLabels } from '#features/writing/editor/labels.ts'
import { createMenuKeys } from '#features/writing/editor/trigger.ts'
import { fromServer } from '#features/writing/sync/draft-doc.ts'
import { numberingOf } from '#science/manuscript/numbering.ts'

function open(doc: Y.Doc) {
  const labels = createLabels({
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
    { numRuns: 40 },
  )
})
