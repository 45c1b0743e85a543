import type { Page } from '@playwright/test'

import { giveModel, signal, type ModelStep } from './support/model.ts'
import { expect, LONG, longUnless, test } from './support/test.ts'

type Abstract = { id: string; abstract: string }

/** Two papers of the starter library with a sentence of each, and the form filled in with them. */
async function papersAndForm(page: Page) {
  const reply = await page.request.get('/api/documents?text=tuberculosis&limit=8')
  const { documents } = (await reply.json()) as { documents: Partial<Abstract>[] }
  const papers = documents.filter((one): one is Abstract => (one.abstract ?? '').length > 200).slice(0, 2)
  const [first, second] = papers.map(({ id, abstract }) => ({ id, quote: abstract.split(/(?<=\.)\s/)[0] ?? '' }))
  if (!first || !second) throw new Error('The starter library has lost its papers on tuberculosis.')
  const open = () => page.goto(`/synthesis?documents=${first.id},${second.id}&q=Does%20it%20work%3F`)
  return { first, second, open }
}
const cite = ({ id, quote }: { id: string; quote: string }) => `[[${id}|"${quote}"]]`

async function generate(page: Page, steps: readonly ModelStep[], open: () => Promise<unknown>) {
  const model = await giveModel(page, steps)
  await open()
  await expect(page.getByText('The language model tiny-writer writes; every quote is then looked up')).toBeVisible()
  await page.getByRole('button', { name: 'Generate synthesis' }).click()
  return model
}

for (const width of [1440, 390]) {
  test(
    `sections are seen arriving while the model writes, and what it misquotes is struck out (${width} px)`,
    longUnless(width === 1440),
    async ({ openAs }) => {
      const page = await openAs('individual', '/synthesis')
      await page.setViewportSize({ width, height: 844 })
      const { first, second, open } = await papersAndForm(page)
      const [half, rest] = [signal(), signal()]
      const frames: string[] = []
      page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
      const model = await generate(
        page,
        [
          { say: `## What was found\n\nThe first paper says so. ${cite(first)} The second ` },
          { wait: half.given },
          { say: `one agrees. ${cite(second)}\n\n## What was not\n\nEverybody was cured` },
          { wait: rest.given },
          { say: `. [[${first.id}|"Every single patient was cured within nine days."]] Nobody knows why.` },
        ],
        open,
      )

      await expect(page.getByText('Writing …')).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: 'What was found' })).toBeVisible()
      await expect(page.getByText('The first paper says so. The second')).toBeVisible()
      await expect(page.getByText('one agrees.')).toHaveCount(0)
      expect(frames.some((frame) => frame.includes('content_stream'))).toBe(true)

      half.give()
      await expect(page.getByText('one agrees.')).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: 'What was not' })).toBeVisible()
      await expect(page.getByText('Everybody was cured')).toBeVisible()
      // The section that is done has its checked quotes already.
      await expect(page.getByRole('link', { name: /open the passage/ })).toHaveCount(2)

      await page.reload()
      await expect(page.getByRole('heading', { level: 2, name: 'What was found' })).toBeVisible()
      await expect(page.getByText('Writing …')).toBeVisible()

      rest.give()
      await expect(page.getByText('Written by the language model tiny-writer.')).toBeVisible()
      await expect(page.getByText('Writing …')).toHaveCount(0)
      await expect(
        page.getByText(/This page looked up 3 quotes: 2 found .*, 1 not found and struck out; 2 sentences struck out/),
      ).toBeVisible()
      // One citation, the sentence that leans on it, and the one without a source.
      await expect(page.locator('s')).toHaveCount(3)
      await expect(page.getByText('no source found')).toBeVisible()
      await expect(page.getByText('no source given').last()).toBeVisible()
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider).toBeLessThanOrEqual(0)
      model.stop()
    },
  )
}

test(
  'a model that dies in the middle: what was written is kept, said to be unfinished, and nothing is counted',
  LONG,
  async ({ openAs }) => {
    const page = await openAs('free', '/synthesis')
    const { first, second, open } = await papersAndForm(page)
    const left = async () => (await (await page.request.get('/api/usage/check/synthesis')).json()) as object
    const before = await left()
    const model = await generate(
      page,
      [
        { say: `## First\n\nThe first paper says so. ${cite(first)}\n\n## Second\n\nThe second ${cite(second)} is` },
        { die: true },
      ],
      open,
    )
    await expect(page.getByText('Failed to generate the synthesis. Please try again.')).toBeVisible()
    await expect(page.getByText(/The language model could not be reached|broke off/)).toBeVisible()
    await expect(page.getByText('What had been written is kept below, unfinished. Nothing was counted.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'First' })).toBeVisible()
    expect(await left()).toEqual(before)

    await page.goto('/synthesis-history')
    await expect(page.getByText('Not finished')).toBeVisible()
    model.stop()
  },
)

test('a model that writes without sections, marks or sense is shown for what it is', LONG, async ({ openAs }) => {
  const page = await openAs('individual', '/synthesis')
  const { open } = await papersAndForm(page)
  const model = await generate(
    page,
    [{ say: 'Vaccines work. <img src=x onerror="alert(1)"> Trust me. [[nobody|"Words that stand nowhere."]]' }],
    open,
  )
  await expect(page.getByText('Written by the language model tiny-writer.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Answer', exact: true })).toBeVisible()
  await expect(page.getByText('<img src=x onerror="alert(1)">')).toBeVisible()
  await expect(page.getByText('Unknown paper')).toBeVisible()
  await expect(page.getByText('no source given').first()).toBeVisible()
  model.stop()
})
