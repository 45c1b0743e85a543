import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'

import { newReviewBody } from '#contract/review-body.ts'
import { readReviewEntry } from '#contract/review-entries.ts'
import { setLanguageModel } from '#mocks/language-model/find-model.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { criterionColumns } from '#science/screening/criterion-columns.ts'
import { accepted, breakCall, mendAll } from '#tests/support/faults.ts'
import { startModelServer } from '#tests/support/model-server.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const ME = seedUserId('individual')
const PAPERS = ['p-aronson-1948', 'p-colditz-1994', 'p-hart-1977']

/** A review of one person, with records that are in the world. */
function seedReview() {
  const world = worldNow()
  const body = newReviewBody('systematic', { terms: { include: ['BCG'], exclude: [] } })
  world.syntheses.put({
    id: 'review-1',
    ownerId: ME,
    kind: 'review',
    title: 'BCG',
    query: 'Does BCG work?',
    documentIds: PAPERS,
    body,
    status: 'complete',
    version: 1,
    seq: 4,
  })
  const common = { at: world.now(), by: ME }
  const data = [
    {
      ...common,
      id: 'event-0',
      kind: 'stage',
      stage: 'title-abstract',
      reviewers: 1,
      reasons: ['No comparison', 'Animals'],
    },
    ...PAPERS.map((recordId, n) => ({
      ...common,
      id: `event-${n + 1}`,
      kind: 'identified',
      recordId,
      source: { arm: 'databases', name: 'PubMed' },
    })),
  ]
  const entries = data.map((each, n) => ({ seq: n + 1, id: `entry-${n}`, at: world.now(), accountId: ME, data: each }))
  world.analysisEntries.put({ id: 'review-1:1', analysisId: 'review-1', entries })
}

/** What stands in the log beyond what was seeded. */
const written = () =>
  worldNow()
    .analysisEntries.pick(
      ({ analysisId, id }) => analysisId === 'review-1' && id !== 'review-1:1',
      ({ entries }) => entries,
    )
    .flat()
    .map(({ data }) => readReviewEntry(data))

const open = () => renderAt('/systematic-review?id=review-1&stage=screening', { as: 'individual' })
/** The first one waits for the parts of the page to be loaded. */
const heading = () => screen.findByRole('heading', { level: 2 })

test('a review that cannot be opened has the heading of its page, and comes when it is asked for again', async () => {
  seedReview()
  breakCall({ call: 'syntheses.get', status: 500 })
  const { user } = open()
  expect(await screen.findByText('This review could not be opened')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Systematic review' })).toBeVisible()
  mendAll()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await heading()).toBeVisible()
})

test('a model that is chosen suggests when it is asked to, with its quotes; nothing is voted and a quote that is not there is struck', async () => {
  seedReview()
  const world = worldNow()
  const criteria = [
    { id: 'a', kind: 'include' as const, text: 'A trial of BCG' },
    { id: 'b', kind: 'exclude' as const, text: 'Animals alone' },
  ]
  const row = world.syntheses.get('review-1')!
  world.syntheses.put({ ...row, body: newReviewBody('systematic', { criteria }) })
  const server = await startModelServer(({ messages }) => {
    const title = /^Paper: (.*)$/m.exec(messages[1]?.content ?? '')?.[1] ?? ''
    const [include, exclude] = criterionColumns(criteria)
    const cells = [
      { column: include?.id, value: 'holds', quote: title },
      { column: exclude?.id, value: 'holds', quote: 'guinea pigs were infected' },
    ]
    return JSON.stringify({ cells })
  })
  setLanguageModel(world.id, { url: server.url, model: 'tiny' })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Suggest by model' }))
  const suggested = within(await screen.findByRole('region', { name: 'Suggested by a model' }))
  expect(await suggested.findByText('By these answers: Include.')).toBeVisible()
  expect(suggested.getByText(/^By tiny · .*It does not vote or judge: you do\.$/)).toBeVisible()
  expect(suggested.getByText(/^Struck: it does not count\./)).toBeVisible()
  expect(written().flatMap((entry) => entry ?? [])).toEqual([])
  setLanguageModel(world.id, undefined)
  await server.close()
})

describe('screening', () => {
  test('a key decides and the next record comes; a number gives the reason; U takes the last one back', async () => {
    seedReview()
    const { user } = open()
    const first = (await heading()).textContent
    await user.keyboard('i')
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).not.toBe(first))
    const second = screen.getByRole('heading', { level: 2 }).textContent
    await user.keyboard('2')
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).not.toBe(second))
    await user.keyboard('u')
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(second))
    await waitFor(() =>
      expect(written()).toMatchObject([
        { kind: 'vote', verdict: 'include', by: ME },
        { kind: 'vote', verdict: 'exclude', reason: 'Animals' },
        { kind: 'undone' },
      ]),
    )
  })

  test('the first records are read and decided while the papers are on their way', async () => {
    seedReview()
    // What asks for all of them gets no answer, whenever it asks; what asks for those that come first does.
    const fetched = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href)
      const isAll = pathname.endsWith('/documents') && !searchParams.has('ids')
      return isAll ? new Promise<Response>(() => {}) : fetched(input, init)
    })
    const { user } = open()
    const first = (await heading()).textContent
    expect(await screen.findByText('In an order of their arrival, until all papers have been read.')).toBeVisible()
    await user.keyboard('i')
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).not.toBe(first))
    await waitFor(() => expect(written()).toMatchObject([{ kind: 'vote', verdict: 'include', recordId: PAPERS[0] }]))
  })

  test('keys that are typed into the note decide nothing, and the note goes with the vote', async () => {
    seedReview()
    const { user } = open()
    await heading()
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'imae')
    expect(written()).toEqual([])
    await user.click(within(screen.getByRole('group', { name: 'Verdict' })).getByRole('button', { name: /^Maybe/ }))
    await waitFor(() => expect(written()).toMatchObject([{ verdict: 'maybe', note: 'imae' }]))
  })

  test('while the server cannot be reached decisions count here, are said to wait, and are sent later, each once', async () => {
    seedReview()
    const { user } = open()
    await heading()
    breakCall({ call: 'analyses.append', status: 503 })
    await user.keyboard('i')
    expect(await screen.findByText('1 decision waiting to be sent')).toBeInTheDocument()
    await user.keyboard('e')
    expect(await screen.findByText('2 decisions waiting to be sent')).toBeInTheDocument()
    expect(written()).toEqual([])
    mendAll()
    await user.click(screen.getByRole('button', { name: 'Send now' }))
    await waitFor(() => expect(screen.queryByText(/waiting to be sent/)).not.toBeInTheDocument())
    expect(written()).toMatchObject([{ verdict: 'include' }, { verdict: 'exclude' }])
    expect(accepted('analyses.append').length).toBeGreaterThan(0)
  })

  test('signing out sends what waits; where that fails it asks, and nothing is dropped unasked', async () => {
    seedReview()
    const { user } = open()
    await heading()
    breakCall({ call: 'analyses.append', status: 503 })
    await user.keyboard('i')
    expect(await screen.findByText('1 decision waiting to be sent')).toBeInTheDocument()
    const signOut = async () => {
      await user.click(screen.getByRole('button', { name: 'User menu' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    }
    await signOut()
    const question = within(await screen.findByRole('alertdialog', { name: 'Sign out without saving?' }))
    expect(question.getByText(/^1 change has not reached the server/)).toBeInTheDocument()
    await user.click(question.getByRole('button', { name: 'Stay' }))
    expect(await screen.findByText('1 decision waiting to be sent')).toBeInTheDocument()
    mendAll()
    await signOut()
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument()
    expect(written()).toMatchObject([{ verdict: 'include' }])
  })

  test('words of the list are marked in the record, and H takes the marks away', async () => {
    seedReview()
    const { user } = open()
    await heading()
    expect(screen.getAllByTitle('Speaks for inclusion').length).toBeGreaterThan(0)
    await user.keyboard('h')
    expect(screen.queryByTitle('Speaks for inclusion')).not.toBeInTheDocument()
  })

  test('a record that was decided stands under Decided by you, and can be decided anew', async () => {
    seedReview()
    const { user } = open()
    const first = (await heading()).textContent ?? ''
    await user.keyboard('e')
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).not.toBe(first))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'done')
    await user.click(await screen.findByRole('button', { name: new RegExp(first.slice(0, 20)) }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(first))
    await user.keyboard('i')
    await waitFor(() => expect(written()).toMatchObject([{ verdict: 'exclude' }, { verdict: 'include' }]))
  })
})

describe('the flow diagram', () => {
  test('is not drawn where the log contradicts itself: the records are listed instead', async () => {
    seedReview()
    const at = worldNow().now()
    const common = { at, by: ME }
    const data = [
      { ...common, id: 'event-8', kind: 'vote', stage: 'title-abstract', recordId: PAPERS[0], verdict: 'exclude' },
      { ...common, id: 'event-9', kind: 'vote', stage: 'full-text', recordId: PAPERS[0], verdict: 'include' },
      { ...common, id: 'event-a', kind: 'vote', stage: 'full-text', recordId: PAPERS[0], verdict: 'include' },
    ]
    worldNow().analysisEntries.put({
      id: 'review-1:5',
      analysisId: 'review-1',
      entries: data.map((each, n) => ({ seq: 5 + n, id: `late-${n}`, at, accountId: ME, data: each })),
    })
    renderAt('/systematic-review?id=review-1&stage=flow', { as: 'individual' })
    expect(await screen.findByText('The numbers do not add up, so the diagram is not drawn')).toBeInTheDocument()
    expect(screen.getByRole('list', { name: /full texts of these records were decided on/i })).toBeInTheDocument()
    expect(screen.queryByRole('figure')).not.toBeInTheDocument()
  })
})

/** Two keys in one moment, as a person or a jumping key gives them: what is painted between them is what can be at once. */
async function keysAtOnce(...keys: string[]) {
  const env = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  const before = env.IS_REACT_ACT_ENVIRONMENT
  env.IS_REACT_ACT_ENVIRONMENT = false
  for (const key of keys) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    await Promise.resolve()
  }
  env.IS_REACT_ACT_ENVIRONMENT = before
}

test('a second key before the next report stands votes on nothing; the next one takes its own', async () => {
  seedReview()
  const world = worldNow()
  const common = { at: world.now(), by: ME }
  const data = [
    { ...common, id: 'event-9', kind: 'stage', stage: 'full-text', reviewers: 1, reasons: ['No comparison'] },
    ...PAPERS.flatMap((recordId, n) => [
      { ...common, id: `event-1${n}`, kind: 'vote', stage: 'title-abstract', recordId, verdict: 'include' },
      {
        ...common,
        id: `event-2${n}`,
        kind: 'retrieval',
        recordId,
        outcome: 'retrieved',
        from: 'source',
        source: 'Library',
      },
    ]),
  ]
  const entries = data.map((each, n) => ({ seq: n + 5, id: `entry-1${n}`, at: world.now(), accountId: ME, data: each }))
  world.analysisEntries.put({ id: 'review-1:5', analysisId: 'review-1', entries })
  world.syntheses.put({ ...world.syntheses.get('review-1')!, seq: 4 + entries.length })
  const votes = () => written().flatMap((entry) => (entry?.kind === 'vote' && entry.stage === 'full-text' ? [entry] : [])) // prettier-ignore
  renderAt('/systematic-review?id=review-1&stage=full-text', { as: 'individual' })
  const first = (await heading()).textContent
  await screen.findByLabelText('Reason, if excluded')
  await keysAtOnce('i', '1')
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).not.toBe(first))
  await waitFor(() => expect(votes()).toMatchObject([{ verdict: 'include' }]))
  await keysAtOnce('1')
  await waitFor(() => expect(votes()).toMatchObject([{ verdict: 'include' }, { verdict: 'exclude' }]))
  expect(new Set(votes().map(({ recordId }) => recordId)).size).toBe(2)
})

test('the second click of a double click decides no pair that took the place of the one that was meant', async () => {
  seedReview()
  const world = worldNow()
  const reports = ['first', 'second', 'third'].map((id, n) => ({
    id,
    ownerId: ME,
    type: 'article-journal',
    title: 'Counting sheep to fall asleep: a randomised trial',
    authors: [{ family: 'Berg', given: 'Ann' }],
    year: 2001 + n,
    keywords: [],
    ids: {},
    design: 'randomised-trial' as const,
    flags: {},
    counts: {},
    origin: [],
  }))
  for (const report of reports) world.documents.put(report)
  const documentIds = [...PAPERS, ...reports.map(({ id }) => id)]
  const entries = reports.map(({ id: recordId }, n) => {
    const id = `event-1${n}`
    const data = { id, at: world.now(), by: ME, kind: 'identified', recordId, source: { arm: 'databases', name: 'Embase' } } // prettier-ignore
    return { seq: n + 5, id, at: world.now(), accountId: ME, data }
  })
  world.analysisEntries.put({ id: 'review-1:5', analysisId: 'review-1', entries })
  world.syntheses.put({ ...world.syntheses.get('review-1')!, seq: 4 + entries.length, documentIds })
  renderAt('/systematic-review?id=review-1&stage=records', { as: 'individual' })
  expect(await screen.findByText('Possible duplicates: 3 pairs')).toBeVisible()
  await waitFor(() => {
    const button = screen.getByRole('button', { name: 'Two works' })
    fireEvent.click(button, { detail: 1 })
    fireEvent.click(button, { detail: 2 })
    expect(screen.getByText('Possible duplicates: 2 pairs')).toBeVisible()
  })
  await waitFor(() => expect(written().map((entry) => entry?.kind)).toEqual([...reports.map(() => 'identified'), 'distinct'])) // prettier-ignore
})
