import { GRID_SCHEMA } from '#contract/grid.ts'
import type { Paper } from '#contract/papers.ts'

import type { Grid } from '../grid.ts'
import { shortCitation } from '../record-columns.ts'

export type About = { title: string; query: string; madeAt: Date; view?: string; parameters?: readonly string[] }

const name = ({ ids, ...paper }: Paper) => `${shortCitation(paper)}${ids.doi ? `, doi:${ids.doi}` : ''}`

/** Lines that say what an export was made of: title, question, papers, parameters, versions, date. They stand under each export. */
export function provenanceOf(grid: Grid, { title, query, madeAt, view, parameters = [] }: About): string[] {
  const papers = [...new Set(grid.documentIds)]
  const known = papers.flatMap((id) => grid.papers.get(id) ?? [])
  return [
    `Title: ${title}`,
    ...(query === '' ? [] : [`Question: ${query}`]),
    ...(view === undefined ? [] : [`View: ${view}`]),
    `Papers: ${papers.length}. ${known.map(name).join('; ')}`,
    `Columns: ${grid.columns.map((column) => `${column.name} (version ${column.version})`).join('; ')}`,
    ...(parameters.length === 0 ? [] : [`Parameters: ${parameters.join('; ')}`]),
    `Made with Roadrunner, grid format ${GRID_SCHEMA}, ${madeAt.toISOString()}`,
  ]
}
