import type { Paper } from '#contract/papers.ts'

import type { Cell } from '../cell.ts'
import type { Grid } from '../grid.ts'

/** One study of the table: a paper, or several that report the same study. The first paper leads. */
export type StudyRow = { id: string; papers: readonly Paper[]; paperIds: readonly string[] }

/** By paper id: the paper that leads the study in which it stands. Papers that are not named stand alone. */
export type StudyOf = Readonly<Record<string, string>>

/** The papers of a grid as studies, in the order of their first papers. Every paper stands in exactly one. */
export function studyRows(grid: Grid, studyOf: StudyOf): StudyRow[] {
  const papers = new Set(grid.rows.flatMap(({ kind, id }) => (kind === 'paper' ? [id] : [])))
  const members = new Map<string, string[]>()
  for (const id of papers) {
    const named = studyOf[id]
    const lead = named !== undefined && papers.has(named) && studyOf[named] === undefined ? named : id
    members.set(lead, [...(members.get(lead) ?? []), id])
  }
  return [...members].map(([lead, ids]) => {
    const paperIds = [lead, ...ids.filter((id) => id !== lead)]
    return { id: lead, paperIds, papers: paperIds.flatMap((id) => grid.papers.get(id) ?? []) }
  })
}

/** The cell of a study: that of the first of its papers which has a value, else the first paper's. */
export function studyCell(grid: Grid, { paperIds }: StudyRow, columnId: string): Cell | undefined {
  const cells = paperIds.flatMap((id) => grid.cell(id, columnId) ?? [])
  return cells.find(({ value }) => value !== undefined) ?? cells.find(({ state }) => state !== 'empty') ?? cells[0]
}
