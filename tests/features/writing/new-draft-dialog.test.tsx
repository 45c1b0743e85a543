import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as Y from 'yjs'

import { readDraftBody } from '#contract/draft.ts'
import { settingsOf } from '#features/writing/sync/draft-doc.ts'
import { fromBase64 } from '#shared/format/base64.ts'
import { breakCall, mendAll } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

test('a draft from an analysis asks for one; a refusal says the server’s words, keeps what was typed and can be tried again', async () => {
  const { user } = renderAt('/write', { as: 'individual' })
  const [open] = await screen.findAllByRole('button', { name: 'New draft' })
  if (open) await user.click(open)
  const dialog = within(await screen.findByRole('dialog', { name: 'New draft' }))
  const begin = dialog.getByRole('button', { name: 'Begin writing' })
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), '  Of one mind ')

  await user.click(dialog.getByRole('tab', { name: 'From an analysis' }))
  await user.click(begin)
  expect(await dialog.findByText('Choose the analysis whose text is used.')).toBeVisible()

  await user.click(dialog.getByRole('tab', { name: 'Blank' }))
  await waitFor(() => expect(dialog.queryByText('Choose the analysis whose text is used.')).not.toBeInTheDocument())
  breakCall({ call: 'syntheses.create', status: 500, body: { message: 'The disk is full.' } })
  await user.click(begin)
  expect(
    await dialog.findByText('The draft could not be created. What you typed is kept. The disk is full.'),
  ).toBeVisible()
  expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('  Of one mind ')

  mendAll()
  await user.click(begin)
  await waitFor(() => expect(addressNow()).toMatch(/^\/write\/.+/))
  expect(worldNow().syntheses.filter(({ kind }) => kind === 'draft')).toMatchObject([{ title: 'Of one mind' }])
})

test('a draft opens in the citation style that the persona promises', async () => {
  worldNow().accounts.update('user-individual', { personaType: 'professional_researcher' })
  const { user } = renderAt('/write', { as: 'individual' })
  const [open] = await screen.findAllByRole('button', { name: 'New draft' })
  if (open) await user.click(open)
  const dialog = within(await screen.findByRole('dialog', { name: 'New draft' }))
  await user.click(dialog.getByRole('button', { name: 'Begin writing' }))
  await waitFor(() => expect(addressNow()).toMatch(/^\/write\/.+/))
  const [made] = worldNow().syntheses.filter(({ kind }) => kind === 'draft')
  const doc = new Y.Doc()
  Y.applyUpdate(doc, fromBase64(readDraftBody(made?.body)?.state ?? '') ?? new Uint8Array())
  expect(settingsOf(doc).get('style')).toBe('vancouver')
})
