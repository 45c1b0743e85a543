import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { newReviewBody, readReviewBody } from '#contract/review-body.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { breakCall, mendAll } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const head = {
  id: 'review-1',
  ownerId: seedUserId('individual'),
  status: 'complete' as const,
  documentIds: [],
  kind: 'review' as const,
  title: 'BCG',
  query: 'Does BCG work?',
  seq: 0,
}

/** Opens a stage of a review that somebody else saved already. */
async function openStage(stage: string) {
  worldNow().syntheses.put({ ...head, version: 1, body: newReviewBody('systematic') })
  const { user } = renderAt(`/systematic-review?id=review-1&stage=${stage}`, { as: 'individual' })
  return user
}

const served = () => {
  const row = worldNow().syntheses.get('review-1')
  const read = readReviewBody(row?.body)
  if (!read.ok) throw new Error('The review can be read.')
  return { title: row?.title, ...read.body }
}
const form = () => screen.findByRole('form', { name: 'Protocol' })
const save = () => screen.getByRole('button', { name: 'Save protocol' })

test('a protocol that the server cannot take is kept, counts on screen, and is sent when it can', async () => {
  const user = await openStage('protocol')
  const protocol = within(await form())
  breakCall({ call: 'syntheses.update', status: 503, body: { message: 'Being repaired.' } })
  await user.type(protocol.getByLabelText('Title'), ' again')
  await user.type(protocol.getByLabelText('Data items'), 'Cases by arm.')
  expect(protocol.getByText('Not saved yet')).toBeVisible()
  await user.click(save())
  expect(await protocol.findByText(/^Being repaired\. Kept on this device and sent later/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('BCG again')
  expect(served().title).toBe('BCG')

  mendAll()
  await user.click(protocol.getByRole('button', { name: /^Try again$/i }))
  expect(await protocol.findByText('Saved')).toBeVisible()
  expect(served()).toMatchObject({ title: 'BCG again', protocol: { dataItems: 'Cases by arm.' } })
})

test('without an answer to who is signed in, the page says why nothing is saved, and keeps it', async () => {
  const user = await openStage('protocol')
  const protocol = within(await form())
  breakCall({ call: 'auth.me', cut: 'before' })
  breakCall({ call: 'syntheses.update', status: 401, body: {} })
  await user.type(protocol.getByLabelText('Data items'), 'Cases by arm.')
  await user.click(save())
  expect(await protocol.findByText('Authentication required. Kept on this device and sent later.')).toBeVisible()
  expect(served().protocol.dataItems).toBe('')

  mendAll()
  await user.click(protocol.getByRole('button', { name: /^Try again$/i }))
  expect(await protocol.findByText('Saved')).toBeVisible()
  expect(served()).toMatchObject({ protocol: { dataItems: 'Cases by arm.' } })
})

test('what two people changed of different parts stands side by side; of the same part one of them chooses', async () => {
  const user = await openStage('protocol')
  const protocol = within(await form())
  const elsewhere = (version: number, part: object) =>
    worldNow().syntheses.put({ ...head, version, body: { ...served(), ...part } })
  elsewhere(2, { targetRecall: 0.99 })
  await user.type(protocol.getByLabelText('Data items'), 'Cases.')
  await user.click(save())
  await waitFor(() => expect(served()).toMatchObject({ targetRecall: 0.99, protocol: { dataItems: 'Cases.' } }))

  elsewhere(9, { protocol: { dataItems: 'Deaths.' } })
  await user.type(protocol.getByLabelText('Data items'), ' And deaths.')
  await user.click(save())
  expect(await screen.findByText('This was changed elsewhere')).toBeVisible()
  expect(served().protocol.dataItems).toBe('Deaths.')
  expect(protocol.getByLabelText('Data items')).toHaveValue('Cases. And deaths.')
  await user.click(screen.getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(served().protocol.dataItems).toBe('Cases. And deaths.'))
})

test('pages of the checklist are a form: typed, saved, and there after the page was left', async () => {
  const user = await openStage('report')
  const pages = await screen.findByRole('form', { name: 'PRISMA 2020 checklist' })
  await user.type(within(pages).getByLabelText('Page of item 10a'), '12{Enter}')
  await waitFor(() => expect(served().checklist).toMatchObject({ '10a': '12' }))
  expect(await within(pages).findByText('Saved')).toBeVisible()
  expect(within(pages).getByRole('heading', { name: /^PRISMA 2020 checklist: 1 of/ })).toBeVisible()
})
