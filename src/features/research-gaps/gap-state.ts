import * as z from 'zod/mini'

import type { GridColumn } from '#contract/grid.ts'
import { textHash } from '#science/evidence/document-text.ts'

const weight = z.number().check(z.gte(0), z.lte(10))

/** How gaps are looked for and ranked; kept with the analysis. */
export const gapStateSchema = z.object({
  /** Questions by which the set is mapped: values as people write them, or a column of the grid. */
  facets: z.optional(
    z
      .array(
        z.object({
          id: z.string(),
          name: z.string().check(z.maxLength(80)),
          values: z.array(z.string().check(z.maxLength(120))).check(z.maxLength(40)),
          columnId: z.optional(z.string()),
        }),
      )
      .check(z.maxLength(4)),
  ),
  /** At most so many papers make a combination thin. */
  thin: z.optional(z.int().check(z.gte(0), z.lte(50))),
  smallBelow: z.optional(z.int().check(z.gte(1))),
  oldBefore: z.optional(z.int()),
  weights: z.optional(z.object({ importance: weight, feasibility: weight, evidence: weight })),
})
export type GapState = z.infer<typeof gapStateSchema>
export type KeptFacet = NonNullable<GapState['facets']>[number]
export const startGaps: GapState = {}

/** Population, intervention, outcome, method: what a map of gaps begins with. */
export const facetNames = ['Population', 'Intervention', 'Outcome', 'Method'] as const

const column = (id: string, name: string, part: Partial<GridColumn>): GridColumn => ({
  id,
  version: 1,
  name,
  type: 'number',
  field: 'Gaps',
  ...part,
})
export const statuses = ['open', 'possibly answered', 'answered'] as const
export type GapStatus = (typeof statuses)[number]

/** What a person says of a gap, each a cell of its row: who and when stand in the log. */
export const IMPORTANCE = column('gap-importance', 'Importance', {})
export const FEASIBILITY = column('gap-feasibility', 'Feasibility', {})
export const EVIDENCE = column('gap-evidence', 'Strength of evidence', {})
export const STATUS = column('gap-status', 'Status', { type: 'choice', choices: [...statuses] })
export const QUESTION = column('gap-question', 'Question', { type: 'text' })
export const gapColumns = [IMPORTANCE, FEASIBILITY, EVIDENCE, STATUS, QUESTION] as const
export const scoreColumns = { importance: IMPORTANCE, feasibility: FEASIBILITY, evidence: EVIDENCE } as const

/** The row under which people say something of a gap: the same gap has the same one when it is found anew. */
export const gapRowId = (key: string) => `gap-${textHash(key)}`

/** A value of a facet in words: of those that count alike, parted by bars, the first. */
export const valueName = (value: string): string => (value.split('|')[0] ?? '').trim()
