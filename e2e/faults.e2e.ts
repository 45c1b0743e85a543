import type { Page } from '@playwright/test'

import { breakCall, expect, LONG, longUnless, mendAll, test } from './support/test.ts'

const question = 'Do statins reduce major coronary events?'

const faults = [
  ['HTML where JSON was expected', { html: true }, /HTML was returned where JSON was expected/],
  ['broken JSON', { malformed: true }, /is not valid JSON/],
  ['a reply of the wrong shape', { status: 200, body: { items: 'none' } }, /does not have the expected form/],
  [
    'a refusal in the server’s words',
    { status: 503, body: { message: 'The index is being rebuilt.' } },
    /The index is being rebuilt\./,
  ],
  ['no answer at all', { cut: 'before' as const }, /Network error\. Please check your connection and try again\./],
] as const

for (const [what, fault, words] of faults) {
  test(
    `search meets ${what}: a clear message, the question kept, and it works again`,
    longUnless(what.startsWith('HTML')),
    async ({ openAs }) => {
      const page = await openAs('individual', '/search')
      await breakCall(page, { call: 'search.run', ...fault })
      await page.getByRole('searchbox').fill(question)
      await page.getByRole('searchbox').press('Enter')
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
      await expect(page.getByRole('searchbox')).toHaveValue(question)
      await mendAll(page)
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  )
}

async function chosenForm(page: Page) {
  const reply = await page.request.get('/api/documents?text=statin&limit=3')
  const { documents } = (await reply.json()) as { documents: { id: string }[] }
  await page.goto(`/synthesis?documents=${documents.map(({ id }) => id).join(',')}&q=${encodeURIComponent(question)}`)
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue(question)
}

async function saved(page: Page) {
  const reply = await page.request.get('/api/syntheses')
  return ((await reply.json()) as { syntheses: unknown[] }).syntheses
}

test('the reply to a run is lost after it was started: the run is found, not started twice', async ({ openAs }) => {
  const page = await openAs('individual', '/synthesis')
  await chosenForm(page)
  await breakCall(page, { call: 'syntheses.generate', cut: 'after', times: 1 })
  await page.getByRole('button', { name: 'Generate synthesis' }).click()
  await expect(page.getByText('How this was made')).toBeVisible()
  // The browser may send a request again by itself when a connection breaks: what counts is what came of it.
  expect(await saved(page)).toHaveLength(1)
})

test('a run that fails keeps question and papers, and trying again delivers', LONG, async ({ openAs }) => {
  const page = await openAs('individual', '/synthesis')
  await chosenForm(page)
  await breakCall(page, { call: 'syntheses.generate', status: 500, body: {}, times: 1 })
  await page.getByRole('button', { name: 'Generate synthesis' }).click()
  await expect(page.getByText('Failed to generate the synthesis. Please try again.')).toBeVisible()
  await expect(page.getByText('Your question and the chosen papers are kept.')).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('How this was made')).toBeVisible()
})

test('a double click on Generate starts one run', async ({ openAs }) => {
  const page = await openAs('individual', '/synthesis')
  await chosenForm(page)
  await breakCall(page, { call: 'syntheses.generate', delayMs: 400, times: 1 })
  await page.getByRole('button', { name: 'Generate synthesis' }).dblclick()
  await expect(page.getByText('How this was made')).toBeVisible()
  expect(await saved(page)).toHaveLength(1)
})

test('an edit that cannot be saved is not lost, not even by a reload', async ({ openAs }) => {
  const page = await openAs('individual', '/synthesis')
  await chosenForm(page)
  await page.getByRole('button', { name: 'Generate synthesis' }).click()
  await expect(page.getByText('How this was made')).toBeVisible()
  await page.getByRole('button', { name: 'Edit text' }).click()
  await breakCall(page, { call: 'syntheses.update', cut: 'before' })
  await page.getByRole('textbox', { name: 'Text' }).fill('## A heading I thought about\nIn my own words.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Failed to update the project. Please try again.').first()).toBeVisible()
  await page.reload()
  await mendAll(page)
  await page.getByRole('button', { name: 'Edit text' }).click()
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(/^## A heading I thought about/)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'A heading I thought about' })).toBeVisible()
})

test('the API gone at the start: a way to try again, and the address survives', async ({ openAs }) => {
  const page = await openAs('individual', '/resources')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await breakCall(page, { call: '*', cut: 'before' })
  await page.reload()
  await expect(page.getByRole('button', { name: /Try Again/i })).toBeVisible()
  await mendAll(page)
  await page.getByRole('button', { name: /Try Again/i }).click()
  await expect(page).toHaveURL(/resources/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
