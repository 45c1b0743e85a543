import { analysisRole, subtypeOf } from '../analyses/access.ts'
import { projectRole } from '../collaboration/access.ts'
import type { SynthesisRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

export type PaperUse = { kind: string; subtype?: string; id: string; title: string }

/** Whether a text of JSON names this id as a value of its own. */
const names = (value: unknown, id: string) =>
  value !== undefined && (JSON.stringify(value) ?? '').includes(JSON.stringify(id))

function rests(world: World, row: Readonly<SynthesisRow>, id: string): boolean {
  return (
    (row.documentIds?.includes(id) ?? false) ||
    names(row.sections, id) ||
    names(row.body, id) ||
    world.analysisEntries.of(row.id).count(({ entries }) => names(entries, id)) > 0
  )
}

/** Analyses and drafts that a person may read and that rest on a paper, and projects of theirs in which it stands. */
export function usesOf(world: World, accountId: string, paperId: string): PaperUse[] {
  const analyses = world.syntheses
    .pick(
      (row) => analysisRole(world, accountId, row) !== undefined && rests(world, row, paperId),
      (row) => {
        const subtype = subtypeOf(row)
        const { id, kind, title, updatedAt } = row
        return {
          kind: kind ?? 'synthesis',
          ...(subtype !== undefined && { subtype }),
          id,
          title: title ?? 'Untitled',
          at: updatedAt,
        }
      },
    )
    .toSorted((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))
    .map(({ at: _at, ...use }) => use)
  const holding = new Set(
    world.resources.pick(
      ({ kind, objectId }) => kind === 'paper' && objectId === paperId,
      ({ projectId }) => projectId,
    ),
  )
  const projects = world.projects.pick(
    (row) => holding.has(row.id) && projectRole(world, row, accountId) !== undefined,
    ({ id, title }) => ({ kind: 'project', id, title: title ?? 'Untitled' }),
  )
  return [...analyses, ...projects]
}
