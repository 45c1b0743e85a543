import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { GridBody } from '#contract/grid.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { columnById } from '#science/extraction/column-library.ts'
import { emptyGridBody } from '#science/grid/read-grid.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const ABSTRACT =
  'BACKGROUND: Colds are common. METHODS: We randomly assigned 120 adults to vitamin D or placebo. RESULTS: Colds were fewer with vitamin D (risk ratio 0.80, 95% CI 0.65 to 0.98). CONCLUSIONS: Vitamin D reduced colds in adults.'

test('a claim without evidence is named first, one from a paper brings its passage, and words are counted against the limit', async () => {
  worldNow().documents.put({
    id: 'funded-paper',
    ownerId: seedUserId('individual'),
    type: 'article-journal',
    title: 'Vitamin D in colds',
    authors: [{ family: 'Writer', given: 'A' }],
    year: 2020,
    abstract: ABSTRACT,
    keywords: [],
    ids: {},
    design: 'randomised-trial',
    flags: {},
    counts: {},
    origin: [],
  })
  worldNow().syntheses.put({
    id: 'funding-1',
    ownerId: seedUserId('individual'),
    kind: 'funding',
    title: 'A grant',
    documentIds: ['funded-paper'],
    status: 'complete',
    version: 1,
    body: { ...emptyGridBody(), columns: ['main-finding', 'funding'].flatMap((id) => columnById(id) ?? []) },
  })
  const { user } = renderAt('/funding-rationales?id=funding-1', { as: 'individual' })
  const burden = await screen.findByRole('region', { name: 'Burden' })
  // A part in which nothing stands is a line, and what the papers offer comes before the parts.
  expect(screen.queryByLabelText('Text of Burden')).not.toBeInTheDocument()
  expect(burden.compareDocumentPosition(screen.getByRole('heading', { name: 'From the papers' }))).toBe(Node.DOCUMENT_POSITION_PRECEDING) // prettier-ignore
  await user.click(within(burden).getByRole('button', { name: 'Add claim' }))
  expect(within(burden).getByText('no evidence')).toBeVisible()

  const [take] = await screen.findAllByRole('button', { name: /^Take “/ })
  if (!take) throw new Error('No paper offers anything.')
  await user.click(take)
  expect(within(burden).getByText('one paper')).toBeVisible()
  const strengths = within(burden)
    .getAllByText(/^(?:no evidence|one paper)$/)
    .map(({ textContent }) => textContent)
  expect(strengths).toEqual(['no evidence', 'one paper'])
  expect(screen.getByText(/50 % of the claims have evidence/)).toBeVisible()

  await user.click(within(burden).getByLabelText('Text of Burden'))
  await user.paste(Array.from({ length: 203 }, () => 'word').join(' '))
  expect(within(burden).getByText('203 of 200 words, 3 too many')).toBeVisible()

  await user.selectOptions(screen.getByLabelText('Form of the proposal'), 'short')
  expect(await screen.findByRole('region', { name: 'Problem' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Burden' })).toBeVisible()
  await waitFor(() => {
    const views = JSON.stringify((worldNow().syntheses.get('funding-1')?.body as GridBody | undefined)?.views)
    expect(views).toContain('"templateId":"short"')
    expect(views).toContain('word word')
  })
})
