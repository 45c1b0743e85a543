import { beforeEach, describe, expect, test } from 'vitest'

import { analysesApi } from '#contract/analyses.ts'
import { newReviewBody } from '#contract/review-body.ts'
import { readReviewEntry } from '#contract/review-entries.ts'
import type { Verdict } from '#contract/review-log.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { tasksApi } from '#contract/tasks.ts'
import { STATINS } from '#mocks/seed/projects.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { ask, refused } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'

const ANN = seedUserId('team-owner')
const BOB = seedUserId('team-member')
let ann: Caller
let bob: Caller
let clock = 0
beforeEach(async () => {
  await freshWorld()
  ann = await signedIn('team-owner')
  bob = await signedIn('team-member')
  clock = 0
})

const made = async (isBlind = true) => {
  const body = newReviewBody('systematic', { isBlind })
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
    const decided = { ...common(ANN), kind: 'resolved', stage: 'title-abstract', recordId: 'r1', verdict: 'include' }
    await append(ann, id, decided)
    expect(await get('task-4')).toMatchObject({ status: 'done', measure: { current: 1 } })
  })
})
