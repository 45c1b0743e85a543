import { sharedJson } from '../records/shared-data.ts'
import { type Row, tableOf } from './metafor-data.ts'

/** Analyses beyond the usual ones, with results to 15 digits, that may lie beside the project. */
export type MethodsEntry = { id: string; data: string; kind: string; measure: string; columns: Record<string, string> }

export type Found<Expected> = { id: string; entry: MethodsEntry; rows: Row[]; expected: Expected }

/** All analyses of one kind with their tables; empty where the data are not. The shape of the results is the caller's word. */
export function methodsCases<Expected>(kind: string): Found<Expected>[] {
  const entries = (sharedJson('meta-analysis-methods/index.json') as MethodsEntry[] | undefined) ?? []
  return entries
    .filter((entry) => entry.kind === kind)
    .map((entry) => ({
      id: entry.id,
      entry,
      rows: tableOf(`meta-analysis-methods/${entry.data}`),
      expected: sharedJson(`meta-analysis-methods/${entry.id}.json`) as Expected,
    }))
}

/** A number of a table; NaN where there is none. */
export const numberIn = (row: Row, column: string | undefined): number => {
  const cell = row[column ?? '']
  return cell === undefined || cell === '' || cell === 'NA' ? Number.NaN : Number(cell)
}
