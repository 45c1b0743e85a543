import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { openHelp } from '#platform/help-request/help-request.ts'
import { breakCall } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi } from '#tests/support/render.tsx'

testApi()

async function openArticle(article: string, path = '/search') {
  const { user } = renderAt(path, { as: 'free' })
  await screen.findByRole('button', { name: 'Open Help Assistant (Cmd+Shift+/)' })
  act(() => openHelp({ article }))
  return { user, help: within(await screen.findByRole('dialog', { name: 'Roadrunner Help' })) }
}
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

test('an article opens beside the work, read from its title on', async () => {
  const { help } = await openArticle('prediction-interval')
  expect(await heading('How to read a prediction interval')).toHaveFocus()
  expect(help.getByText(/doi:10\.1136\/bmj\.d549$/)).toBeVisible()
  expect(help.queryByRole('tab')).not.toBeInTheDocument()
  expect(addressNow()).toBe('/search')
  await waitFor(() => expect(document.title).toBe('Search · Roadrunner'))
})

test('links between articles stay in the drawer, with the way back', async () => {
  const { user, help } = await openArticle('prediction-interval')
  await heading('How to read a prediction interval')
  await user.click(help.getByRole('link', { name: 'Heterogeneity: I², tau² and Q' }))
  expect(await heading('Heterogeneity: I², tau² and Q')).toHaveFocus()
  expect(addressNow()).toBe('/search')
  await user.click(help.getByRole('button', { name: 'Back to How to read a prediction interval' }))
  expect(await heading('How to read a prediction interval')).toHaveFocus()
  expect(help.queryByRole('button', { name: /^Back to How/ })).not.toBeInTheDocument()
})

test('prints and opens as a page of its own', async () => {
  const { user, help } = await openArticle('risk-of-bias')
  await heading('Judging risk of bias')
  const print = help.getByRole('link', { name: 'Print' })
  expect(print).toHaveAttribute('href', '/knowledgebase?article=risk-of-bias&print')
  expect(print).toHaveAttribute('target', '_blank')
  expect(help.getByRole('link', { name: 'Link to What to do with it' })).toHaveAttribute(
    'href',
    '/knowledgebase?article=risk-of-bias#what-to-do-with-it',
  )
  await user.click(help.getByRole('link', { name: 'Open as page' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Judging risk of bias' })).toBeVisible()
  expect(addressNow()).toBe('/knowledgebase?article=risk-of-bias')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('one that does not exist says so, with the tabs behind it', async () => {
  const { help } = await openArticle('gone')
  expect(await help.findByText('There is no article at this address. It may have been renamed.')).toBeVisible()
})

test('the article that an answer comes from opens in the drawer', async () => {
  breakCall({
    call: 'help.chat',
    status: 200,
    body: { reply: 'As RIS.', conversationId: 'talk-1', knowledgeBase: { title: 'importing References' } },
  })
  const { user } = renderAt('/search', { as: 'free' })
  await user.click(await screen.findByRole('button', { name: 'Open Help Assistant (Cmd+Shift+/)' }))
  await user.type(await screen.findByRole('textbox', { name: 'Your question' }), 'How?{Enter}')
  await user.click(await screen.findByRole('link', { name: 'importing References' }))
  expect(await heading('Importing references')).toHaveFocus()
  expect(addressNow()).toBe('/search')
})

test('the help page finds articles without a server, and opens them beside it', async () => {
  breakCall({ call: 'help.suggestions', cut: 'before' })
  const { user } = renderAt('/help', { as: 'free' })
  await user.type(await screen.findByRole('searchbox', { name: 'Search articles' }), 'dark mode')
  const found = await screen.findByRole('list', { name: 'Search articles' })
  expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/knowledgebase?q=dark%20mode')
  await user.click(await within(found).findByRole('link', { name: 'Theme, density, text size and motion' }))
  expect(await heading('Theme, density, text size and motion')).toHaveFocus()
  expect(addressNow()).toBe('/help')
})
