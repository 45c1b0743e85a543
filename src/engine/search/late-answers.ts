import type { SearchRun } from '#contract/search.ts'

import type { LateAnswer, OutsideAnswer } from '../sources/search-outside.ts'
import type { SearchRunRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { foundRun, packedRun, type FoundRun } from './packed-run.ts'

/** Sources that are late, and the run with the answer of one of them, whose papers come after those that it had. */
export type ComingAnswers = {
  late: readonly LateAnswer[]
  withLate: (row: FoundRun, answer: OutsideAnswer) => FoundRun
}

/** Sources that have not answered yet, by world and run. Of a run before a restart nobody waits any more. */
const awaited = new Map<string, ReadonlyMap<string, LateAnswer>>()
const keyOf = (world: World, runId: string) => `${world.id} ${runId}`

/** Puts the answers of late sources into a run that is kept, as each comes. */
export function followLate(world: World, runId: string, { late, withLate }: ComingAnswers): void {
  if (late.length === 0) return
  const key = keyOf(world, runId)
  awaited.set(key, new Map(late.map((each) => [each.source, each])))
  const follow = async ({ source, answer }: LateAnswer) => {
    const given = await answer
    const left = new Map(awaited.get(key))
    left.delete(source)
    if (left.size > 0) awaited.set(key, left)
    else awaited.delete(key)
    await world.write(() => {
      // It may have been removed meanwhile.
      const row = world.searchRuns.get(runId)
      if (row) world.searchRuns.put(packedRun(withLate(foundRun(row), given)))
    })
  }
  for (const each of late) follow(each).catch((error: unknown) => console.error('a late answer:', error))
}

/** A run with the answers of all its sources, however long they take. */
export async function wholeRun(performed: Promise<ComingAnswers & { row: FoundRun }>): Promise<FoundRun> {
  const { row, late, withLate } = await performed
  let whole = row
  for (const { answer } of late) whole = withLate(whole, await answer)
  return whole
}

/** A run with the place in the queue of each source that it still waits for. */
export function withStanding(world: World, run: SearchRunRow['run']): SearchRunRow['run'] {
  const late = awaited.get(keyOf(world, run.runId))
  if (!late) return run
  const standing = (report: SearchRun['perSource'][number]) => {
    const one = late.get(report.source)
    return one ? { ...report, pending: { ahead: one.ahead() } } : report
  }
  return { ...run, perSource: run.perSource.map(standing) }
}
