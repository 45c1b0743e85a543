import type { World } from '../world/world.ts'

type Decision = { kind?: unknown; id?: unknown; stage?: unknown; recordId?: unknown; undoes?: unknown }

/** Decisions in the reviews of a project that nobody took back, with who made them and when. */
function decisions(world: World, projectId: string) {
  const reviews = new Set(
    world.syntheses.pick(
      (row) => row.projectId === projectId && row.kind === 'review',
      (row) => row.id,
    ),
  )
  const entries = world.analysisEntries
    .pick(
      (row) => reviews.has(row.analysisId),
      (row) => row.entries.map((entry) => ({ ...entry, analysisId: row.analysisId })),
    )
    .flat()
    .map(({ data, ...entry }) => ({ ...entry, decision: (data ?? {}) as Decision }))
  const undone = new Set(entries.map(({ decision }) => decision.undoes))
  return entries.filter(({ decision }) => !undone.has(decision.id))
}

/** Records on which these people have voted since then: one record counts once for each person and stage. */
export function recordsScreened(
  world: World,
  projectId: string,
  { people, since }: { people: ReadonlySet<string>; since: string },
): number {
  const voted = decisions(world, projectId).flatMap(({ accountId, at, analysisId, decision }) =>
    decision.kind === 'vote' && people.has(accountId) && at >= since
      ? [`${analysisId} ${accountId} ${String(decision.stage)} ${String(decision.recordId)}`]
      : [],
  )
  return new Set(voted).size
}

/** Conflicts that were decided since then, each record and stage once. */
export function conflictsDecided(world: World, projectId: string, since: string): number {
  const decided = decisions(world, projectId).flatMap(({ at, analysisId, decision }) =>
    decision.kind === 'resolved' && at >= since
      ? [`${analysisId} ${String(decision.stage)} ${String(decision.recordId)}`]
      : [],
  )
  return new Set(decided).size
}
