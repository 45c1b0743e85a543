import type { Paper } from '#contract/papers.ts'

import { displayName } from '../people/accounts.ts'
import { peopleOf, projectRole } from '../collaboration/access.ts'
import { mayCollaborate, upgradeRequired } from '../people/plan-limits.ts'
import { paperOnceFor } from '../papers/trash.ts'
import { forbidden, notFound } from '../world/refusal.ts'
import type { AccountRow, SynthesisRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

const projectOf = (world: World, { projectId }: SynthesisRow) =>
  projectId === undefined ? undefined : world.projects.get(projectId)

/** `owner`, the role in the project that the analysis belongs to, or undefined for everybody else. */
export function analysisRole(world: World, accountId: string, row: SynthesisRow): string | undefined {
  if (row.ownerId === accountId) return 'owner'
  const project = projectOf(world, row)
  return project && projectRole(world, project, accountId)
}

/** read: its people. write: entries of its log and its body; readers of a project may not. own: delete, move, archive. */
export type AnalysisNeed = 'read' | 'write' | 'own'

const writers: readonly string[] = ['owner', 'lead', 'reviewer', 'extractor']

/** Whether somebody of this role may write into an analysis. */
export const isWriterRole = (role: string | undefined): boolean => role !== undefined && writers.includes(role)

/** The analysis for somebody who needs so much of it; for people who are not in it there is none. */
export function analysisFor(world: World, account: AccountRow, id: string, need: AnalysisNeed): SynthesisRow {
  const row = world.syntheses.get(id)
  const role = row && analysisRole(world, account.id, row)
  if (!row || role === undefined) throw notFound('This synthesis')
  if (need === 'own' && role !== 'owner') throw forbidden('Only the owner of an analysis can do this.', 'analysis_role')
  if (need === 'write' && !isWriterRole(role)) {
    throw forbidden('Readers of a project cannot change its analyses.', 'analysis_role')
  }
  // Own work is never locked; that of others is worked on under a plan for it, as everything of a project is.
  if (need === 'write' && role !== 'owner' && !mayCollaborate(world, account)) throw upgradeRequired()
  return row
}

/** The same for who reads, without a copy of the analysis: one of fifty thousand papers is read in a hundred pages. */
export function analysisSeen(world: World, account: AccountRow, id: string): Readonly<SynthesisRow> {
  const row = world.syntheses.seen(id)
  if (!row || analysisRole(world, account.id, row) === undefined) throw notFound('This synthesis')
  return row
}

/** What kind of review it is, as its body says. */
export function subtypeOf({ kind, body }: Pick<SynthesisRow, 'kind' | 'body'>): string | undefined {
  if (kind !== 'review' || typeof body !== 'object' || body === null || !('subtype' in body)) return undefined
  return typeof body.subtype === 'string' ? body.subtype : undefined
}

/** What everybody who may read an analysis is shown of its people. */
export function withRoles(world: World, account: AccountRow, row: SynthesisRow) {
  const owner = world.accounts.get(row.ownerId)
  const ownRole = analysisRole(world, account.id, row)
  const subtype = subtypeOf(row)
  return {
    ...row,
    ...(subtype !== undefined && { subtype }),
    ...(ownRole !== undefined && { ownRole }),
    ...(owner && { owner: { userId: owner.id, name: displayName(owner) } }),
  }
}

/** Everybody who may read it, its owner first. */
export function analysisPeople(world: World, row: SynthesisRow): string[] {
  const project = projectOf(world, row)
  return [...new Set([row.ownerId, ...(project ? peopleOf(world, project) : [])])]
}

/** A paper of an analysis, from the library of its owner. */
export const analysisPaper = (world: World, row: SynthesisRow, id: string): Paper | undefined => {
  const owner = world.accounts.get(row.ownerId)
  return owner && paperOnceFor(world, owner, id)
}
