import * as z from 'zod/mini'

import { columnSchema, stageSchema, type Column } from '#contract/projects.ts'

export type Stage = z.infer<typeof stageSchema>

// Unsaved rows are kept as text on the device: a name may be empty while it is typed.
const stageRow = z.extend(stageSchema, { name: z.string() })
const columnRow = z.extend(columnSchema, { name: z.string() })

const rowsOf = <T>(texts: readonly string[], schema: z.ZodMiniType<T>): T[] =>
  texts.flatMap((text) => {
    try {
      const parsed = schema.safeParse(JSON.parse(text))
      return parsed.success ? [parsed.data] : []
    } catch {
      return []
    }
  })

export const stagesOf = (texts: readonly string[]): Stage[] => rowsOf(texts, stageRow)
export const columnsIn = (texts: readonly string[]): Column[] => rowsOf(texts, columnRow)
export const stageTexts = (stages: readonly Stage[]): string[] =>
  stages.map(({ id, name, reviewers, isBlind }) => JSON.stringify({ id, name, reviewers, isBlind }))
export const columnTexts = (columns: readonly Column[]): string[] =>
  columns.map(({ status, name, isDone }) => JSON.stringify({ status, name, ...(isDone === true && { isDone }) }))

/** The list with the row at `index` one place further up (-1) or down (1); at the end it stays. */
export function shifted<T>(rows: readonly T[], index: number, by: -1 | 1): T[] {
  const next = [...rows]
  const [row] = next.splice(index, 1)
  if (row !== undefined) next.splice(Math.min(Math.max(index + by, 0), rows.length - 1), 0, row)
  return next
}

/** A status for a new column: its tasks carry it. */
export function newStatus(columns: readonly Column[]): string {
  const taken = new Set(columns.map(({ status }) => status))
  let number = columns.length + 1
  while (taken.has(`column_${number}`)) number += 1
  return `column_${number}`
}
