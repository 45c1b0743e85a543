import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { NarrativeBody } from '#contract/narrative.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { emptyNarrative } from '#science/narrative/body.ts'
import { breakCall, mendAll } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const open = () => renderAt('/synthesis/templates', { as: 'individual' })

test('a bundled outline begins a narrative review with its headings and nothing else', async () => {
  const { user } = open()
  const outlines = await screen.findByRole('region', { name: 'Outlines' })
  breakCall({ call: 'syntheses.create', status: 500, body: { message: 'The disk is full.' } })
  await user.click(within(outlines).getByRole('button', { name: 'Start from A debate' }))
  expect(await screen.findByText('The disk is full.')).toBeVisible()
  mendAll()
  await user.click(within(outlines).getByRole('button', { name: 'Start from A debate' }))
  expect(await screen.findByRole('region', { name: 'The case against' })).toBeVisible()
  expect(addressNow()).toMatch(/^\/narrative-review\?id=/)
  expect(worldNow().syntheses.filter(({ kind }) => kind === 'narrative')).toHaveLength(1)
})

test('the set-up of an analysis is kept as a template of one’s own, used again, and deleted', async () => {
  worldNow().syntheses.put({
    id: 'narr-of-mine',
    ownerId: seedUserId('individual'),
    kind: 'narrative',
    title: 'An argument',
    status: 'complete',
    version: 1,
    body: {
      ...emptyNarrative(),
      sections: [{ id: 'a', heading: 'Only heading', text: 'Private words', origin: 'person' }],
    },
  })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Make a template' }))
  const dialog = await screen.findByRole('dialog', { name: 'Make a template of an analysis' })
  await waitFor(() => expect(within(dialog).getByRole('combobox', { name: 'Analysis' })).toBeVisible())
  await user.click(within(dialog).getByRole('button', { name: 'Make a template' }))
  expect(within(dialog).getByText('Give the template a name.')).toBeVisible()
  await user.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'My outline')
  await user.click(within(dialog).getByRole('button', { name: 'Make a template' }))

  const own = await screen.findByRole('region', { name: 'Your templates' })
  await user.click(await within(own).findByRole('button', { name: 'Delete My outline' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  const kept = worldNow().syntheses.find(({ kind }) => kind === 'template')
  expect(JSON.stringify(kept)).not.toContain('Private words')
  await user.click(within(own).getByRole('button', { name: 'Start from My outline' }))
  expect(await screen.findByRole('region', { name: 'Only heading' })).toBeVisible()
  const made = worldNow().syntheses.find(({ kind, id }) => kind === 'narrative' && id !== 'narr-of-mine')
  const body = made?.body as NarrativeBody | undefined
  expect(body?.sections).toMatchObject([{ heading: 'Only heading', text: '' }])
})
