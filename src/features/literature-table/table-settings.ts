import * as z from 'zod/mini'

import { STYLE_LENGTH_MAX } from '#contract/citation-styles.ts'
import type { GridColumn } from '#contract/grid.ts'
import { citationStyles } from '#science/citations/reference-styles.ts'

/** How the table is arranged; kept in the analysis, so that everybody of its project sees the same table. */
export const tableSettingsSchema = z.object({
  /** Ids of columns; those that are not named come after, in the order of the grid. */
  order: z.array(z.string()),
  hidden: z.array(z.string()),
  widths: z.record(z.string(), z.number()),
  length: z.enum(['short', 'long']),
  /** Absent: the style of the person's preferences. */
  style: z.optional(z.enum(citationStyles)),
  /** A style from a file, which outranks the other: it stays with the table, whoever opens it. */
  styleFile: z.optional(
    z.object({
      id: z.string().check(z.maxLength(500)),
      title: z.string().check(z.maxLength(500)),
      text: z.string().check(z.maxLength(STYLE_LENGTH_MAX)),
    }),
  ),
  /** `year`, the id of a column, or nothing. */
  groupBy: z.string(),
  /** By paper id: the paper that leads its study. */
  studyOf: z.record(z.string(), z.string()),
  abbreviations: z.record(z.string(), z.string()),
})
export type TableSettings = z.infer<typeof tableSettingsSchema>

export const startSettings: TableSettings = {
  order: [],
  hidden: [],
  widths: {},
  length: 'short',
  groupBy: '',
  studyOf: {},
  abbreviations: {},
}

/** All columns in the chosen order; new ones come last. */
export function ordered(columns: readonly GridColumn[], order: readonly string[]): GridColumn[] {
  const places = new Map(order.map((id, index) => [id, index]))
  return columns.toSorted((a, b) => (places.get(a.id) ?? order.length) - (places.get(b.id) ?? order.length))
}

/** Sets of columns to begin with, by what the table is for. */
export const presets = [
  { label: 'Thesis table', ids: ['aim', 'design', 'setting', 'sample-size', 'outcome-measures', 'main-finding', 'limitations', 'relevance'] },
  { label: 'PICO table', ids: ['population', 'intervention', 'comparator', 'primary-outcome', 'design', 'sample-size', 'effect'] },
  { label: 'Methods table', ids: ['design', 'randomisation', 'blinding', 'sample-size', 'follow-up', 'attrition', 'analysis-population', 'registration'] },
  { label: 'Results table', ids: ['sample-size', 'n-per-arm', 'events', 'effect', 'p-value', 'main-finding'] },
] as const // prettier-ignore

/** Columns of the person's own that a thesis table has: nobody but the writer can fill them. */
export const ownColumns: readonly GridColumn[] = [
  {
    id: 'relevance',
    version: 1,
    name: 'Relevance to my question',
    type: 'text',
    field: 'Own',
    instruction: 'What this paper gives to the question of this review.',
  },
  {
    id: 'theme',
    version: 1,
    name: 'Theme',
    type: 'choices',
    field: 'Own',
    instruction: 'Themes under which it is discussed.',
  },
]
