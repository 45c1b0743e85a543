import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { GridBody } from '#contract/grid.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { emptyGridBody } from '#science/grid/read-grid.ts'
import { checkSet } from '#science/guidelines/check-set.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

let made = 0
function put(abstracts: readonly string[]) {
  made += 1
  const owner = seedUserId('individual')
  const ids = abstracts.map((abstract, index) => {
    const id = `report-${made}-${index}`
    worldNow().documents.put({
      id,
      ownerId: owner,
      type: 'article-journal',
      title: index === 0 ? 'Vitamin D in colds: a randomised controlled trial' : 'Another randomised trial',
      authors: [{ family: `Writer${index}`, given: 'A' }],
      year: 2020 + index,
      abstract,
      keywords: [],
      ids: {},
      design: 'randomised-trial',
      flags: {},
      counts: {},
      origin: [],
    })
    return id
  })
  worldNow().syntheses.put({
    id: `bp-${made}`,
    ownerId: owner,
    kind: 'best_practice',
    title: 'How we report',
    documentIds: ids,
    status: 'complete',
    version: 1,
    body: emptyGridBody(),
  })
  return { id: `bp-${made}`, ids }
}

const TRIAL =
  'BACKGROUND: Colds are common. METHODS: We randomly assigned 120 adults to vitamin D or placebo. The trial was registered as NCT01234567. RESULTS: Groups differed (t(28) = 2.20, p = .01). CONCLUSIONS: Vitamin D helped.'

test('a p value that its test statistic does not give is flagged, one that fits is not', () => {
  const numbers = (text: string) =>
    checkSet({ guidelineId: undefined, papers: [{ id: 'p', text, kind: 'abstract' }] }).numbers.get('p')
  expect(numbers('Results differed, t(28) = 2.20, p = .01.')).toMatchObject([
    { rule: 'p-from-test', verdict: expect.stringMatching(/does not fit|changes/) as string },
  ])
  expect(numbers('Results differed, t(28) = 2.20, p = .036.')).toMatchObject([{ rule: 'p-from-test', verdict: 'fits' }])
})

const CONSORT = 'consort-2010'
const opened = (guidelineId?: string) => {
  const set = put([TRIAL, 'A randomised trial of nothing in particular was done.'])
  const row = worldNow().syntheses.get(set.id)
  const state = { judgements: {}, best: {}, pages: {}, ...(guidelineId !== undefined && { guidelineId }) }
  if (row) worldNow().syntheses.put({ ...row, body: { ...emptyGridBody(), views: { best_practice: state } } })
  return { ...set, ...renderAt(`/methodological-best-practices?id=${set.id}`, { as: 'individual' }) }
}
const viewOf = (id: string) =>
  JSON.stringify((worldNow().syntheses.get(id)?.body as GridBody | undefined)?.views['best_practice'])

test('a guideline is proposed with the words that led to it, and chosen', async () => {
  const { id, user } = opened()
  expect(await screen.findByText('Choose a guideline')).toBeVisible()
  const choice = screen.getByLabelText('Reporting guideline')
  await waitFor(() => expect(choice).toHaveTextContent(/CONSORT[^)]*2 papers call for it/))
  expect(screen.getByText(/because of “/)).toBeVisible()
  await user.selectOptions(choice, CONSORT)
  expect(await screen.findByText(/Reporting is not quality/)).toBeVisible()
  await waitFor(() => expect(viewOf(id)).toContain(CONSORT))
})

test('items are looked for with their passages, a person decides, and numbers are recomputed', async () => {
  const { id, ids, user } = opened(CONSORT)
  const table = await screen.findByRole('table', { name: 'Items and papers' })
  const cell = (state: string) => within(table).findByLabelText(new RegExp(`regist.*Writer0.*: ${state}`, 'i'))
  await user.click(await cell('reported, by rules'))
  const panel = await screen.findByRole('complementary', { name: 'Item in this paper' })
  expect(within(panel).getByText(/NCT01234567/)).toBeVisible()
  await user.selectOptions(within(panel).getByLabelText('Your judgement'), 'confirmed')
  expect(await cell('reported, confirmed')).toBeVisible()
  await waitFor(() => expect(viewOf(id)).toContain(`/${ids[0]}`))
  const numbers = await screen.findByRole('table', { name: 'Numbers recomputed' })
  expect(numbers).toHaveTextContent(/Writer0.*p from the test statistic.*does not fit/)
})
