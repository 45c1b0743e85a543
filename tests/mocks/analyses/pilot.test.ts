import { beforeEach, describe, expect, test } from 'vitest'

import { analysesApi } from '#contract/analyses.ts'
import { newReviewBody, type ReviewBody } from '#contract/review-body.ts'
import { isOtherEntry, readReviewEntry } from '#contract/review-entries.ts'
import type { Verdict } from '#contract/review-log.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { besideLog } from '#features/review/model/beside-log.ts'
import { deviationsOf } from '#features/review/report/deviations.ts'
import { methodsText } from '#features/review/report/methods-text.ts'
import { agreementTable } from '#features/review/team/agreement-files.ts'
import { STATINS } from '#mocks/seed/projects.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { queueFor } from '#science/review-log/progress.ts'
import { reviewState } from '#science/review-log/review-state.ts'

import { ask, refused } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'

const ANN = seedUserId('team-owner')
const BOB = seedUserId('team-member')
const CY = seedUserId('tester')
const ROUND = ['r1', 'r2', 'r3', 'r4', 'r5']
const callers = new Map<string, Caller>()
let clock = 0
let id = ''
beforeEach(async () => {
  await freshWorld()
  for (const [who, name] of [
    [ANN, 'team-owner'],
    [BOB, 'team-member'],
    [CY, 'tester'],
  ] as const)
    // prettier-ignore
    callers.set(who, await signedIn(name))
  clock = 0
})

type Data = { id: string; by: string }
const entry = (by: string, fields: object): Data => {
  clock += 1
  const at = new Date(Date.UTC(2026, 0, 1, 0, clock)).toISOString()
  return { id: `event-${String(clock).padStart(4, '0')}`, at, by, ...fields } as Data
}
const STAGE = { stage: 'title-abstract' } as const
const plan = (by = ANN, gate: object = { kappa: 0.6 }) => entry(by, { kind: 'pilot-plan', ...STAGE, size: 5, ...gate })
const round = (recordIds: readonly string[], people = [ANN, BOB, CY], by = ANN) =>
  entry(by, { kind: 'pilot-round', ...STAGE, recordIds, people, seed: 7 })
const waived = (by = ANN) => entry(by, { kind: 'pilot-waived', ...STAGE, why: 'The criteria were made clearer.' })
const vote = (by: string, recordId: string, verdict: Verdict) =>
  entry(by, { kind: 'vote', ...STAGE, recordId, verdict })
const undone = (by: string, undoes: string) => entry(by, { kind: 'undone', undoes })
const callerOf = (who: string) => callers.get(who) as Caller
const body = (...data: Data[]) => ({
  params: { id },
  body: { entries: data.map((each) => ({ id: `entry-${each.id}`, data: each })) },
})
const write = (...data: Data[]) => ask(callerOf(data[0]?.by ?? ANN), analysesApi.append, body(...data))
const why = async (...data: Data[]) =>
  (await refused(callerOf(data[0]?.by ?? ANN), analysesApi.append, body(...data))).body.message

/** A review of twelve records, `reviewers` votes asked for on each. */
async function begin(patch: Partial<ReviewBody> = {}, reviewers = 1) {
  const made = {
    kind: 'review',
    title: 'Statins',
    projectId: STATINS,
    body: newReviewBody('systematic', patch),
  } as const
  id = (await ask(callerOf(ANN), synthesesApi.create, { body: made })).id
  const source = { arm: 'databases', name: 'PubMed' }
  const found = Array.from({ length: 12 }, (_, n) => entry(ANN, { kind: 'identified', recordId: `r${n + 1}`, source }))
  await write(entry(ANN, { kind: 'stage', ...STAGE, reviewers, reasons: [] }), ...found)
}

/** The log as one person reads it, and what a page makes of it. */
async function readBy(who: string) {
  const { entries } = await ask(callerOf(who), analysesApi.entries, { params: { id }, query: { since: '0' } })
  const events = entries.flatMap(({ data }) => readReviewEntry(data) ?? []).filter((each) => !isOtherEntry(each))
  const state = reviewState(events)
  const review = { events, state, body: newReviewBody('systematic'), beside: besideLog([]), names: new Map() }
  return { events, state, review, pilot: state.pilots['title-abstract'] }
}

/** Everybody votes on all records of a round; Cy differs on so many. */
async function votedOn(ids: readonly string[], differs: number) {
  for (const [n, recordId] of ids.entries()) {
    const said: Verdict = n % 2 === 0 ? 'include' : 'exclude'
    const other: Verdict = said === 'include' ? 'exclude' : 'include'
    await write(vote(ANN, recordId, said))
    await write(vote(BOB, recordId, n < differs ? other : said))
    await write(vote(CY, recordId, said))
  }
}

test('screening beyond the pilot is refused until the gate that was planned before is met', async () => {
  await begin()
  await write(plan())
  expect(await why(vote(BOB, 'r6', 'include'))).toContain('waits until its gate is met')
  expect(queueFor((await readBy(BOB)).state, 'title-abstract', BOB)).toEqual([])
  await write(round(ROUND))
  expect(await why(vote(BOB, 'r6', 'include'))).toContain('waits until its gate is met')
  expect(queueFor((await readBy(BOB)).state, 'title-abstract', BOB)).toEqual(ROUND)

  // One vote is asked for on each record of this review: in the pilot everybody's is, and nobody sees another's before.
  await write(vote(ANN, 'r1', 'include'))
  await write(vote(BOB, 'r1', 'include'))
  const seen = await readBy(CY)
  expect(seen.events.some(({ kind }) => kind === 'vote')).toBe(false)
  expect(seen.pilot).toMatchObject({ standing: 'running', rounds: [{ voted: 0, isComplete: false }] })

  await votedOn(ROUND, 4)
  const below = await readBy(CY)
  expect(below.pilot).toMatchObject({ standing: 'below', rounds: [{ voted: 5, isComplete: true }] })
  expect(await why(vote(BOB, 'r6', 'include'))).toContain('waits until its gate is met')

  const second = ['r6', 'r7', 'r8', 'r9', 'r10']
  await write(round(second))
  await votedOn(second, 0)
  const met = await readBy(BOB)
  expect(met.pilot.standing).toBe('met')
  expect(met.pilot.rounds[1]).toMatchObject({ kappa: { value: 1 }, percent: { share: 1 } })
  await write(vote(BOB, 'r11', 'include'))
  const text = methodsText((await readBy(BOB)).review).join(' ')
  expect(text).toContain(
    'Before title and abstract was screened a pilot was run; kappa of at least 0.60 was asked for.',
  )
  expect(text).toMatch(/Round 1: 3 people voted on 5 records drawn at random.*Fleiss’ kappa −?0\.\d\d \(/)
  expect(text).toContain('The gate was met.')
  const measured = agreementTable(met.events, new Map()).rows.filter(({ cells }) => cells[1] === 'Pilot, round 2')
  expect(measured.map(({ cells }) => cells[2])).toEqual(['Fleiss’ kappa', 'Percent agreement'])
})

test('without the gate screening goes on when who leads decides so, and the report says it', async () => {
  await begin()
  await write(plan(ANN, { percent: 0.9 }), round(ROUND))
  expect(await why(waived(BOB))).toContain('Only those who lead')
  await write(waived())
  await write(vote(BOB, 'r9', 'include'))
  const { review, state } = await readBy(BOB)
  // What the round asked for beyond the settings is asked no more.
  expect(state.records.get('r9')?.place).toBe('retrieval')
  expect(deviationsOf(review)).toContain(
    'Title and abstract: the pilot did not meet its gate (agreement of at least 90%) in 1 round, and the lead decided to go on: The criteria were made clearer.',
  )
})

describe('a pilot', () => {
  test('is planned before the first vote, by who leads, with a gate', async () => {
    await begin()
    expect(await why(plan(BOB))).toContain('Only those who lead')
    expect(await why(plan(ANN, {}))).toContain('A pilot has a gate')
    expect(await why(round(ROUND))).toContain('No pilot is planned')
    const kept = plan()
    await write(kept)
    await write(undone(ANN, kept.id))
    await write(vote(BOB, 'r1', 'include'))
    expect(await why(plan())).toContain('before the first one')
  })

  test('keeps its gate once there are votes, and votes of a round stay as they were given blind', async () => {
    await begin()
    const kept = plan()
    const drawn = round(ROUND)
    await write(kept, drawn)
    const mine = vote(BOB, 'r1', 'exclude')
    await write(vote(ANN, 'r1', 'include'))
    await write(mine)
    expect(await why(undone(ANN, kept.id))).toContain('before the first one')
    expect(await why(undone(ANN, drawn.id))).toContain('it stays')
    expect(await why(plan(ANN, { kappa: 0.1 }))).toContain('before the first one')
    await write(vote(CY, 'r1', 'include'))
    expect(await why(undone(BOB, mine.id))).toContain('stay as they were given')
  })

  test('draws records that nobody voted on, for people who may vote', async () => {
    await begin()
    await write(plan())
    expect(await why(round(['r1', 'r1']))).toContain('twice')
    expect(await why(round(ROUND, [ANN, seedUserId('free')]))).toContain('may not vote')
    expect(await why(round(['r99']))).toContain('wait at this stage')
    await write(round(ROUND, [ANN, BOB]))
    expect(await why(vote(CY, 'r1', 'include'))).toContain('not in its round')
  })

  test('hides votes also where the review is open', async () => {
    await begin({ isBlind: false })
    await write(plan(), round(ROUND))
    await write(vote(ANN, 'r1', 'include'))
    expect((await readBy(BOB)).events.some(({ kind }) => kind === 'vote')).toBe(false)
  })

  test('counts the votes that were given before they were seen, and no agreement of one answer to everything', async () => {
    await begin()
    await write(plan(ANN, { kappa: 0.6, percent: 0.8 }), round(ROUND, [ANN, BOB]))
    for (const recordId of ROUND) {
      await write(vote(ANN, recordId, 'exclude'))
      await write(vote(BOB, recordId, 'exclude'))
    }
    const { pilot } = await readBy(ANN)
    expect(pilot.standing).toBe('below')
    expect(pilot.rounds[0]?.kappa.ok).toBe(false)
    expect(pilot.rounds[0]?.percent?.share).toBe(1)
  })
})

test('a vote that is changed after all agreed is a disagreement, or refused where the protocol says so', async () => {
  await begin({}, 2)
  await write(vote(ANN, 'r1', 'include'))
  await write(vote(BOB, 'r1', 'include'))
  await write(vote(BOB, 'r1', 'exclude'))
  const { state } = await readBy(ANN)
  expect(state.records.get('r1')?.screening).toMatchObject({ outcome: 'conflict', reopened: { by: BOB } })

  await begin({ changedVotes: 'refused' }, 2)
  await write(vote(ANN, 'r1', 'include'))
  const mine = vote(BOB, 'r1', 'include')
  await write(mine)
  expect(await why(vote(BOB, 'r1', 'exclude'))).toContain('not ended by a changed vote')
  expect(await why(undone(BOB, mine.id))).toContain('not ended by a changed vote')
  await write(vote(BOB, 'r1', 'maybe'))
  expect((await readBy(ANN)).state.records.get('r1')?.place).toBe('retrieval')
})

test('who joins after the gate is calibrated in a round that is drawn for them, and votes on it alone until it meets the gate', async () => {
  await begin({}, 2)
  await write(plan())
  const both = [ANN, BOB]
  await write(round(ROUND, both))
  for (const recordId of ROUND) for (const by of both) await write(vote(by, recordId, recordId < 'r3' ? 'include' : 'exclude')) // prettier-ignore
  expect((await readBy(ANN)).pilot.standing).toBe('met')
  // Nobody new is in such a round: there is nothing left to pilot.
  expect(await why(round(['r6', 'r7'], both))).toContain('nothing left to pilot')

  const later = ['r6', 'r7', 'r8', 'r9']
  await write(round(later))
  expect(queueFor((await readBy(CY)).state, 'title-abstract', CY)).toEqual(later)
  expect(await why(vote(CY, 'r11', 'include'))).toContain('waits until its gate is met')
  // Those who were in the pilot go on meanwhile.
  await write(vote(ANN, 'r11', 'include'))

  for (const [n, recordId] of later.entries()) {
    for (const by of both) await write(vote(by, recordId, n < 2 ? 'include' : 'exclude'))
    await write(vote(CY, recordId, n < 2 ? 'exclude' : 'include'))
  }
  expect(await why(vote(CY, 'r11', 'include'))).toContain('waits until its gate is met')
  const again = ['r10', 'r12']
  await write(round(again))
  for (const [n, recordId] of again.entries()) for (const by of [...both, CY]) await write(vote(by, recordId, n === 0 ? 'include' : 'exclude')) // prettier-ignore
  await write(vote(CY, 'r11', 'include'))
  const { pilot, review } = await readBy(ANN)
  expect(pilot.standing).toBe('met')
  expect(methodsText(review as never).join(' ')).toContain('Round 3: 3 people voted on 2 records')
})
