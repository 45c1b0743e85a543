import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { synthesesApi } from '#contract/syntheses.ts'
import { newBody } from '#features/writing/new-draft.ts'
import { callApi } from '#shared/api/call-api.ts'
import { accepted, breakCall, mendAll } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()
// The page is a part of its own: fetching it is not what these tests measure.
beforeAll(() => import('#pages/copilot/CopilotPage.tsx'))
afterEach(mendAll)

const QUESTION = 'Does BCG vaccination prevent tuberculosis?'
const field = () => screen.findByLabelText('Your question')

async function ask(user: UserEvent, text = QUESTION) {
  await user.click(await field())
  await user.paste(text)
  await user.keyboard('{Enter}')
}
const answered = () => screen.findAllByRole('button', { name: /: open the passage$/ })

test('a question that did not get through stays in the field, over a reload too, and is asked once', async () => {
  const { user, unmount } = renderAt('/copilot', { as: 'individual' })
  breakCall({ call: 'copilot.ask', cut: 'after', times: 1 })
  await ask(user)
  expect(await screen.findByText('Your question was not sent')).toBeVisible()
  expect(await field()).toHaveValue(QUESTION)
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await answered()
  expect(worldNow().copilotMessages.size).toBe(2)
  expect(worldNow().copilotSessions.size).toBe(1)
  await waitFor(() => expect(accepted('usage.consume')).toHaveLength(1))
  expect(await field()).toHaveValue('')

  await user.click(await field())
  await user.paste('And in infants?')
  const { pathname, search } = location
  unmount()
  renderAt(`${pathname}${search}`)
  expect(await field()).toHaveValue('And in infants?')
})

test('the server’s word on a quote is not taken: what the page does not find is struck out', async () => {
  const { user, unmount } = renderAt('/copilot', { as: 'individual' })
  await ask(user)
  await answered()
  // What stands in our summaries alone is not said to stand in the papers.
  expect(await screen.findByText(/Quotes: \d+ found in summaries by Roadrunner\./)).toBeVisible()
  const [row] = worldNow().copilotMessages.filter(({ role }) => role === 'answer')
  if (row?.role !== 'answer') throw new Error('There is no answer.')
  const invented = row.sections.map((section) => ({
    ...section,
    sentences: section.sentences.map((sentence) => ({
      ...sentence,
      citations: sentence.citations.map((each) => ({ ...each, quote: 'It cured each and every one of them.' })),
    })),
  }))
  worldNow().copilotMessages.put({ ...row, sections: invented })
  const address = `${location.pathname}${location.search}`
  unmount()
  renderAt(address)
  expect((await screen.findAllByText('no source found')).length).toBeGreaterThan(1)
  expect(screen.queryByRole('button', { name: /: open the passage$/ })).toBeNull()
  expect(screen.getByText(/Quotes: 0 found in the papers’ own text, \d+ not found and struck out/)).toBeVisible()
})

test('a session is renamed, pinned and deleted', async () => {
  const { user } = renderAt('/copilot', { as: 'individual' })
  await ask(user)
  await answered()
  const open = async (title: string, item: string) => {
    await user.click(await screen.findByLabelText(`More for ${title}`))
    await user.click(await screen.findByText(item))
  }
  await open(QUESTION, 'Rename …')
  const name = await screen.findByLabelText('Name')
  await user.clear(name)
  await user.paste('BCG')
  await user.click(screen.getByText('Save'))
  await waitFor(() => expect(document.title).toBe('BCG · Copilot · Roadrunner'))

  await open('BCG', 'Pin')
  expect(await screen.findByText('Pinned')).toBeVisible()

  await open('BCG', 'Delete …')
  breakCall({ call: 'copilot.removeSession', status: 500, times: 1 })
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('The session was not deleted')).toBeVisible()
  expect(document.title).toBe('BCG · Copilot · Roadrunner')
  await open('BCG', 'Delete …')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('No sessions yet. Your first question starts one.')).toBeVisible()
  expect(worldNow().copilotMessages.size).toBe(0)
})

test('an answer goes into a draft that is there, under a heading, and a refusal keeps the choice', async () => {
  const { user } = renderAt('/copilot', { as: 'individual' })
  const manuscript = {
    type: 'doc' as const,
    content: [
      {
        type: 'heading' as const,
        attrs: { level: 1 as const },
        content: [{ type: 'text' as const, text: 'Discussion' }],
      },
    ],
  }
  await ask(user)
  await answered()
  const body = newBody({ manuscript })
  await callApi(synthesesApi.create, { body: { kind: 'draft', title: 'My thesis', documentIds: [], body } })
  await user.click(screen.getByRole('button', { name: 'Send to' }))
  await user.click(await screen.findByRole('menuitem', { name: 'A draft that is there …' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send to a draft' }))
  expect(await dialog.findByRole('option', { name: 'My thesis' })).toBeInTheDocument()
  await dialog.findByRole('option', { name: 'Under “Discussion”' })
  await user.selectOptions(dialog.getByLabelText('Where to'), 'Under “Discussion”')
  breakCall({ call: 'analyses.append', status: 500, times: 1 })
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await dialog.findByText('It was not sent')).toBeVisible()
  expect(dialog.getByLabelText('Where to')).toHaveDisplayValue('Under “Discussion”')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Added to the draft')).toBeVisible()
  expect(accepted('analyses.append')).toHaveLength(1)
})
