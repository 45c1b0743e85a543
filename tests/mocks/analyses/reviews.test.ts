import { beforeEach, describe, expect, test } from 'vitest'

import { analysesApi } from '#contract/analyses.ts'
import { newReviewBody, type Settling } from '#contract/review-body.ts'
import { isOtherEntry, readReviewEntry } from '#contract/review-entries.ts'
import type { Verdict } from '#contract/review-log.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { tasksApi } from '#contract/tasks.ts'
import { STATINS } from '#mocks/seed/projects.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { reviewState } from '#science/review-log/review-state.ts'

import { ask, refused } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'

const ANN = seedUserId('team-owner')
const BOB = seedUserId('team-member')
const THIRD = seedUserId('tester')
let ann: Caller
let bob: Caller
let third: Caller
let clock = 0
beforeEach(async () => {
  await freshWorld()
  ann = await signedIn('team-owner')
  bob = await signedIn('team-member')
  third = await signedIn('tester')
  clock = 0
})

const made = async (isBlind = true, settling: Settling = 'either') => {
  const body = newReviewBody('systematic', { isBlind, settling })
  return (await ask(ann, synthesesApi.create, { body: { kind: 'review', title: 'Statins', projectId: STATINS, body } }))
    .id
}
const common = (by: string) => {
  clock += 1
  return {
    id: `event-${String(clock).padStart(4, '0')}`,
    at: new Date(Date.UTC(2026, 0, 1, 0, clock)).toISOString(),
    by,
  }
}
const found = (recordId: string) => ({
  ...common(ANN),
  kind: 'identified',
  recordId,
  source: { arm: 'databases', name: 'PubMed' },
})
const vote = (recordId: string, by: string, verdict: Verdict, stage = 'title-abstract') => ({
  ...common(by),
  kind: 'vote',
  stage,
  recordId,
  verdict,
})
const settled = (recordId: string, by: string, verdict: Verdict, how: 'third' | 'talk' = 'third', reason?: string) => ({
  ...common(by),
  kind: 'resolved',
  stage: 'title-abstract',
  recordId,
  verdict,
  how,
  ...(reason !== undefined && { reason }),
})
const entries = (...data: { id: string }[]) => ({
  entries: data.map((each) => ({ id: `entry-${each.id}`, data: each })),
})
const append = (who: Caller, id: string, ...data: { id: string }[]) =>
  ask(who, analysesApi.append, { params: { id }, body: entries(...data) })
const seenBy = async (who: Caller, id: string) => {
  const page = await ask(who, analysesApi.entries, { params: { id }, query: { since: '0' } })
  // What is withheld is not there: a mark alone would hide nothing from who reads the answer.
  for (const { data, isWithheld } of page.entries) if (isWithheld) expect(data).toBeNull()
  return page.entries.map(({ data, isWithheld }) => (isWithheld ? 'withheld' : readReviewEntry(data)?.kind))
}

const why = async (who: Caller, id: string, ...data: { id: string }[]) =>
  (await refused(who, analysesApi.append, { params: { id }, body: entries(...data) })).body.message
/** Ann and Bob disagree on one record, as the page of the review is told. */
async function disagreed(settling?: Settling) {
  const id = await made(true, settling)
  await append(ann, id, found('r1'), vote('r1', ANN, 'include'))
  await append(bob, id, vote('r1', BOB, 'exclude'))
  return id
}
const placeOf = async (id: string, recordId: string) => {
  const { entries: all } = await ask(ann, analysesApi.entries, { params: { id }, query: { since: '0' } })
  const events = all.flatMap(({ data }) => readReviewEntry(data) ?? []).filter((entry) => !isOtherEntry(entry))
  return reviewState(events).records.get(recordId)?.place
}

describe('a disagreement of votes', () => {
  test('is never ended by one who voted, nor by a changed or withdrawn vote', async () => {
    const id = await disagreed()
    expect(await why(bob, id, settled('r1', BOB, 'exclude'))).toContain('cannot decide the disagreement on it alone')
    // The same without the field that newer pages send.
    const { how: _how, ...plain } = settled('r1', BOB, 'exclude')
    expect(await why(bob, id, plain)).toContain('cannot decide the disagreement on it alone')
    expect(await why(bob, id, vote('r1', BOB, 'include'))).toContain('Votes stay as they were given')
    const { entries: all } = await ask(bob, analysesApi.entries, { params: { id }, query: { since: '0' } })
    const own = all.flatMap(({ data }) => readReviewEntry(data) ?? []).findLast(({ kind }) => kind === 'vote')
    const undone = { ...common(BOB), kind: 'undone', undoes: own?.id ?? '' }
    expect(await why(bob, id, undone)).toContain('Votes stay as they were given')
    expect(await placeOf(id, 'r1')).toBe('screening')
    await append(third, id, settled('r1', THIRD, 'exclude'))
    expect(await placeOf(id, 'r1')).toBe('excluded')
  })

  test('is ended by talk when everybody who voted wrote the same, and not before', async () => {
    const id = await disagreed()
    expect(await why(third, id, settled('r1', THIRD, 'include', 'talk'))).toContain('Only those who voted')
    await append(ann, id, settled('r1', ANN, 'exclude', 'talk', 'Not a trial'))
    expect(await placeOf(id, 'r1')).toBe('screening')
    await append(bob, id, settled('r1', BOB, 'exclude', 'talk', 'In animals'))
    expect(await placeOf(id, 'r1')).toBe('screening')
    await append(bob, id, settled('r1', BOB, 'exclude', 'talk', 'Not a trial'))
    expect(await placeOf(id, 'r1')).toBe('excluded')
    expect(await why(third, id, settled('r1', THIRD, 'include'))).toContain('no disagreement')
  })

  test('is ended as the protocol says, which those who lead alone may change', async () => {
    const byThird = await disagreed('third')
    expect(await why(ann, byThird, settled('r1', ANN, 'exclude', 'talk'))).toContain('somebody who did not vote')
    const body = newReviewBody('systematic', { settling: 'talk' })
    const change = { params: { id: byThird }, body: { body, version: 1 } }
    expect((await refused(bob, synthesesApi.update, change)).status).toBe(403)
    const byTalk = await disagreed('talk')
    expect(await why(third, byTalk, settled('r1', THIRD, 'exclude'))).toContain('settle a disagreement by talk')
  })

  test('is not settled where there is none', async () => {
    const id = await made()
    await append(ann, id, found('r1'), vote('r1', ANN, 'include'))
    expect(await why(third, id, settled('r1', THIRD, 'include'))).toContain('no disagreement')
  })

  test('a decision on it is taken back by who gave it alone', async () => {
    const id = await disagreed()
    const decision = settled('r1', THIRD, 'exclude')
    await append(third, id, decision)
    expect(await why(bob, id, { ...common(BOB), kind: 'undone', undoes: decision.id } as { id: string })).toContain(
      'only be taken back by who gave it',
    )
  })
})

test('a full text counts as retrieved with a file that is there or a source that is named, and is read after that', async () => {
  const id = await made()
  const had = (more: object) => ({ ...common(ANN), kind: 'retrieval', recordId: 'r1', outcome: 'retrieved', ...more })
  await append(ann, id, found('r1'), vote('r1', ANN, 'include'))
  await append(bob, id, vote('r1', BOB, 'include'))
  expect(await why(ann, id, vote('r1', ANN, 'include', 'full-text'))).toContain('how the full text of this record')
  expect(await why(ann, id, had({}))).toContain('words that say where it is from')
  expect(await why(ann, id, had({ from: 'source', source: '  ' }))).toContain('words that say where it is from')
  expect(await why(ann, id, had({ from: 'file' }))).toContain('no file of this paper')
  await append(ann, id, had({ from: 'source', source: 'Interlibrary loan' }))
  await append(ann, id, vote('r1', ANN, 'include', 'full-text'))
  expect(await placeOf(id, 'r1')).toBe('full-text')
})

test('a tool that judges one result of a study is refused without the result', async () => {
  const id = await made()
  const assessed = { ...common(ANN), kind: 'assessed', studyId: 's1', toolId: 'rob-2-assignment', toolVersion: '2019', dataVersion: 1, answers: {}, judgements: {}, quotes: {}, isFinal: false } // prettier-ignore
  expect(await why(ann, id, assessed)).toContain('name the result')
  await append(ann, id, { ...assessed, outcome: 'Death at one year' } as { id: string })
})

test('lists say of a review what its log leaves open, and never that it is complete', async () => {
  const id = await disagreed()
  const standing = async () => (await ask(ann, synthesesApi.list, {})).find((row) => row.id === id)?.standing
  expect(await standing()).toEqual({ records: 1, open: 1, included: 0 })
  await append(third, id, settled('r1', THIRD, 'exclude'))
  expect(await standing()).toEqual({ records: 1, open: 0, included: 0 })
})

describe('the log of a review', () => {
  test('a vote is hidden from the other person until both are in, and then shown', async () => {
    const id = await made()
    await append(ann, id, found('r1'), found('r2'), vote('r1', ANN, 'include'))
    expect(await seenBy(ann, id)).toEqual(['identified', 'identified', 'vote'])
    expect(await seenBy(bob, id)).toEqual(['identified', 'identified', 'withheld'])
    await append(bob, id, vote('r2', BOB, 'exclude'))
    expect(await seenBy(bob, id)).toEqual(['identified', 'identified', 'withheld', 'vote'])
    await append(bob, id, vote('r1', BOB, 'exclude'))
    expect(await seenBy(bob, id)).toEqual(['identified', 'identified', 'vote', 'vote', 'vote'])
    expect(await seenBy(ann, id)).toEqual(['identified', 'identified', 'vote', 'withheld', 'vote'])
  })

  test('taking a hidden vote back is hidden too: nobody sees that there was one', async () => {
    const id = await made()
    const first = vote('r1', ANN, 'include')
    await append(ann, id, found('r1'), first, { ...common(ANN), kind: 'undone', undoes: first.id } as { id: string })
    // The vote no longer counts, so that the record is open and both stay hidden.
    expect(await seenBy(bob, id)).toEqual(['identified', 'withheld', 'withheld'])
  })

  test('an open review hides nothing', async () => {
    const id = await made(false)
    await append(ann, id, found('r1'), vote('r1', ANN, 'include'))
    expect(await seenBy(bob, id)).toEqual(['identified', 'vote'])
  })

  test('opening a blind review to all shows what was hidden', async () => {
    const id = await made()
    await append(ann, id, found('r1'), vote('r1', ANN, 'include'))
    const body = newReviewBody('systematic', { isBlind: false })
    await ask(ann, synthesesApi.update, { params: { id }, body: { body, version: 1 } })
    expect(await seenBy(bob, id)).toEqual(['identified', 'vote'])
  })

  test('nobody decides in the name of somebody else, takes their vote back, or writes what is no decision', async () => {
    const id = await made(false)
    const own = vote('r1', ANN, 'include')
    await append(ann, id, found('r1'), own)
    const inHerName = { params: { id }, body: entries(vote('r1', ANN, 'exclude')) }
    expect((await refused(bob, analysesApi.append, inHerName)).status).toBe(422)
    const takenBack = { ...common(BOB), kind: 'undone', undoes: own.id }
    expect(
      (await refused(bob, analysesApi.append, { params: { id }, body: entries(takenBack) })).body.message,
    ).toContain('only be taken back by who gave it')
    const nonsense = { ...common(BOB), kind: 'vote', recordId: 'r1', verdict: 'perhaps' }
    expect((await refused(bob, analysesApi.append, { params: { id }, body: entries(nonsense) })).status).toBe(422)
    expect(await seenBy(bob, id)).toEqual(['identified', 'vote'])
  })

  test('a refused entry keeps the whole batch out', async () => {
    const id = await made()
    const batch = entries(vote('r1', BOB, 'include'), vote('r1', ANN, 'exclude'))
    expect((await refused(bob, analysesApi.append, { params: { id }, body: batch })).status).toBe(422)
    expect(await seenBy(bob, id)).toEqual([])
  })

  test('judgements of a study are hidden until all assessors have theirs', async () => {
    const id = await made()
    const assessed = (by: string) => ({
      ...common(by),
      kind: 'assessed',
      studyId: 's1',
      toolId: 'rob-2',
      toolVersion: '2019',
      dataVersion: 1,
      answers: {},
      judgements: {},
      quotes: {},
      isFinal: false,
    })
    await append(ann, id, assessed(ANN))
    expect(await seenBy(bob, id)).toEqual(['withheld'])
    await append(bob, id, assessed(BOB))
    expect(await seenBy(bob, id)).toEqual(['assessed', 'assessed'])
  })

  test('tasks that count screening and conflicts close themselves', async () => {
    const id = await made()
    const change = (taskId: string, metric: string, target: number) =>
      ask(ann, tasksApi.update, { params: { taskId }, body: { measure: { metric, target }, assignees: [BOB] } })
    const get = (taskId: string) => ask(ann, tasksApi.get, { params: { taskId } })
    await change('task-3', 'records_screened', 2)
    await change('task-4', 'conflicts_resolved', 1)
    const wrong = vote('r1', BOB, 'include')
    await append(ann, id, found('r1'), found('r2'), vote('r1', ANN, 'include'), vote('r2', ANN, 'include'))
    await append(bob, id, wrong, { ...common(BOB), kind: 'undone', undoes: wrong.id } as { id: string })
    expect(await get('task-3')).toMatchObject({ measure: { current: 0 } })
    await append(bob, id, vote('r1', BOB, 'exclude'), vote('r1', BOB, 'exclude'))
    expect(await get('task-3')).toMatchObject({ measure: { current: 1 } })
    await append(bob, id, vote('r2', BOB, 'exclude'))
    expect(await get('task-3')).toMatchObject({ status: 'done', measure: { current: 2 } })
    await append(third, id, settled('r1', THIRD, 'include'))
    expect(await get('task-4')).toMatchObject({ status: 'done', measure: { current: 1 } })
  })
})

test('an update is begun by who leads, when everything of the version before is decided', async () => {
  const id = await made()
  const update = (by: string) => ({ ...common(by), kind: 'update', label: 'Update 2027', outcomes: [] })
  await append(ann, id, found('r1'), vote('r1', ANN, 'exclude'))
  expect(await why(ann, id, update(ANN))).toContain('not decided: 1')
  await append(bob, id, vote('r1', BOB, 'exclude'))
  expect(await why(bob, id, update(BOB))).toContain('Only those who lead')
  const begun = update(ANN)
  await append(ann, id, begun)
  expect(await why(bob, id, { ...common(BOB), kind: 'undone', undoes: begun.id } as { id: string })).toContain(
    'Only those who lead',
  )
})

test('a request that is refused half way leaves nothing, and what comes after stands on the log alone', async () => {
  const id = await disagreed()
  const other = found('r2')
  expect(await why(ann, id, other, vote('r2', ANN, 'include'), settled('r1', ANN, 'exclude'))).toContain(
    'cannot decide',
  )
  expect(await placeOf(id, 'r2')).toBeUndefined()
  // Had the vote been kept, a decision on r2 would find a disagreement.
  await append(ann, id, found('r2'))
  await append(bob, id, vote('r2', BOB, 'exclude'))
  expect(await why(third, id, settled('r2', THIRD, 'exclude'))).toContain('no disagreement')
  await append(ann, id, vote('r2', ANN, 'include'))
  await append(third, id, settled('r2', THIRD, 'exclude'))
  expect(await placeOf(id, 'r2')).toBe('excluded')
})
