import type { Editor } from '@tiptap/core'
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { synthesesApi } from '#contract/syntheses.ts'
import { newBody } from '#features/writing/new-draft.ts'
// The page stands ready: what is waited for below is the draft, not its code.
import '#pages/writing/WritingPage.tsx'
import { callApi } from '#shared/api/call-api.ts'
import { watchDrawing } from '#tests/support/drawn.ts'
import { renderAt, testApi } from '#tests/support/render.tsx'
import { signInAs } from '#tests/support/sign-in.ts'

testApi()

test('typing in a draft draws anew what says how much is written and whether it is saved, and nothing else', async () => {
  signInAs('individual')
  const body = newBody({
    manuscript: {
      type: 'doc',
      content: [{ type: 'paragraph', attrs: { id: 'first' }, content: [{ type: 'text', text: 'Two words' }] }],
    },
  })
  const { id } = await callApi(synthesesApi.create, {
    body: { kind: 'draft', title: 'A draft', documentIds: [], body },
  })
  renderAt(`/write/${id}`)
  const text = await screen.findByRole('textbox', { name: 'Text of the draft' })
  const { editor } = text as HTMLElement & { editor: Editor }
  const frame = text.closest<HTMLElement>('[data-frame]') ?? document.body
  const head = within(frame)
  expect(await head.findByText('2 words')).toBeVisible()
  expect(await head.findByText('Saved')).toBeVisible()
  const drawn = watchDrawing(frame)

  act(() => void editor.commands.insertContentAt(editor.state.doc.content.size - 1, ' more'))
  const words = await head.findByText('3 words')
  const saved = await head.findByText('Saved')

  expect(editor.getText()).toBe('Two words more')
  const anew = drawn().filter((element) => element.isConnected)
  expect(anew).toContain(words)
  expect(anew.filter((element) => element !== words && !element.contains(saved) && !saved.contains(element))).toEqual(
    [],
  )
})
