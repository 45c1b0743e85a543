import type { Project } from '#contract/collaboration.ts'
import type { Synthesis } from '#contract/syntheses.ts'

import type { ListLook } from './list-look.ts'

/** One line of the list: a saved synthesis, a team project, or both under one id. */
export type ProjectRow = {
  id: string
  title: string
  kind: string
  /** Of the synthesis; `archived` for a project that is. */
  status: string
  dueDate: string
  updatedAt: string
  synthesis: Synthesis | undefined
  project: Project | undefined
}

export const originOf = ({ synthesis, project }: ProjectRow) =>
  synthesis && project ? 'both' : project ? 'team' : 'synthesis'

/** Both sources as one list; what both have under one id is one line. */
export function joinedRows(syntheses: readonly Synthesis[], projects: readonly Project[]): ProjectRow[] {
  const rows = new Map<string, ProjectRow>()
  for (const synthesis of syntheses) {
    rows.set(synthesis.id, {
      id: synthesis.id,
      title: synthesis.title || synthesis.query || 'Untitled synthesis',
      kind: synthesis.kind ?? '',
      status: synthesis.status ?? '',
      dueDate: '',
      updatedAt: synthesis.updatedAt ?? synthesis.createdAt ?? '',
      synthesis,
      project: undefined,
    })
  }
  for (const project of projects) {
    const same = rows.get(project.projectId)
    const updatedAt = [project.updatedAt ?? '', same?.updatedAt ?? ''].toSorted().at(-1) ?? ''
    rows.set(project.projectId, {
      id: project.projectId,
      title: project.title || project.name || same?.title || 'Untitled project',
      kind: project.kind || (same?.kind ?? ''),
      status: project.status === 'archived' ? 'archived' : (same?.status ?? ''),
      dueDate: project.dueDate?.slice(0, 10) ?? '',
      updatedAt,
      synthesis: same?.synthesis,
      project,
    })
  }
  return [...rows.values()]
}

const textOf = ({ title, kind, synthesis, project }: ProjectRow) =>
  [title, kind, synthesis?.query, project?.description].join(' ').toLowerCase()

const orders: Record<ListLook['sort'], (a: ProjectRow, b: ProjectRow) => number> = {
  updated: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
  title: (a, b) => a.title.localeCompare(b.title),
  // Who has no date stands at the end.
  due: (a, b) => (a.dueDate || '9999').localeCompare(b.dueDate || '9999'),
}

/** What the look lets through, in its order. Every word must be found. */
export function shownRows(rows: readonly ProjectRow[], { text, origin, state, sort }: ListLook): ProjectRow[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return rows
    .filter((row) => {
      if (origin !== 'all' && row[origin === 'team' ? 'project' : 'synthesis'] === undefined) return false
      if (state !== 'any' && (row.status === 'archived') !== (state === 'archived')) return false
      const all = textOf(row)
      return words.every((word) => all.includes(word))
    })
    .toSorted((a, b) => orders[sort](a, b) || a.title.localeCompare(b.title) || a.id.localeCompare(b.id))
}
