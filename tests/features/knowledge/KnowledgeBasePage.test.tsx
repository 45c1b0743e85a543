import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { accepted, breakCall } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi } from '#tests/support/render.tsx'

testApi()

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

test('lists its articles in groups, finds one by words, and opens it at an address of its own', async () => {
  breakCall({ call: 'help.suggestions', status: 500 })
  const { user } = renderAt('/knowledgebase', { as: 'free' })
  await title('Knowledge Base')
  const shelf = screen.getByRole('list', { name: 'Reading and pooling figures' })
  expect(within(shelf).getAllByRole('link').length).toBeGreaterThan(6)
  await user.type(screen.getByRole('searchbox', { name: 'Search articles' }), 'prediction interval')
  const list = await screen.findByRole('list', { name: 'Search articles' })
  await waitFor(() =>
    expect(within(list).getAllByRole('link')[0]).toHaveTextContent('How to read a prediction interval'),
  )
  expect(addressNow()).toBe('/knowledgebase?q=prediction+interval')
  await user.click(within(list).getAllByRole('link')[0] as HTMLElement)
  expect(await title('How to read a prediction interval')).toBeVisible()
  expect(addressNow()).toBe('/knowledgebase?article=prediction-interval')
  expect(document.title).toBe('How to read a prediction interval · Roadrunner')
  expect(screen.getByText(/doi:10\.1136\/bmj\.d549$/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Link to With care' })).toHaveAttribute(
    'href',
    '/knowledgebase?article=prediction-interval#with-care',
  )
  await user.click(screen.getByRole('link', { name: 'All articles' }))
  expect(await title('Knowledge Base')).toBeVisible()
})

test('a search without a hit shows what comes nearest, and the way to the assistant', async () => {
  const { user } = renderAt('/knowledgebase?q=xyzzy', { as: 'free' })
  expect(await screen.findByText('No article contains these words')).toBeVisible()
  expect(within(screen.getByRole('list', { name: 'Search articles' })).getAllByRole('link')).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Ask the assistant' }))
  expect(await screen.findByRole('textbox', { name: 'Your question' })).toBeVisible()
})

test('an article says what to read next, and prints once when it was opened to be printed', async () => {
  let printed = 0
  vi.stubGlobal('print', () => (printed += 1))
  const { user } = renderAt('/knowledgebase?article=heterogeneity&print', { as: 'free' })
  await title('Heterogeneity: I², tau² and Q')
  await waitFor(() => expect(printed).toBe(1))
  expect(addressNow()).toBe('/knowledgebase?article=heterogeneity')
  const next = screen.getByRole('region', { name: 'Read next' })
  await user.click(within(next).getByRole('link', { name: 'How to read a prediction interval' }))
  await title('How to read a prediction interval')
  expect(addressNow()).toBe('/knowledgebase?article=prediction-interval')
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(printed).toBe(2)
  vi.unstubAllGlobals()
})

test('an address without an article says so and lists all', async () => {
  renderAt('/knowledgebase?article=gone', { as: 'free' })
  expect(await screen.findByText('There is no article at this address. It may have been renamed.')).toBeVisible()
  expect(screen.getByRole('list', { name: 'Judging studies' })).toBeVisible()
})

test('asks whether an article helped', async () => {
  breakCall({ call: 'help.feedback', status: 500, times: 1 })
  const { user } = renderAt('/knowledgebase?article=keyboard', { as: 'free' })
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('Failed to submit feedback. Please try again.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'No' }))
  expect(await screen.findByText('Thank you. Your answer was sent.')).toBeVisible()
  expect(accepted('help.feedback').map(({ input }) => input['body'])).toMatchObject([
    { title: 'Article: Working by keyboard', body: 'This article was not helpful.' },
  ])
})
