import * as z from 'zod/mini'

import { usePreference } from '#platform/preferences/use-preference.ts'
import type { CsvField } from '#science/records/csv-columns.ts'
import type { ColumnMapping, TableColumn } from '#science/records/table-columns.ts'

import { fieldNames } from './columns.copy.ts'

/** Tables that are remembered, the last first; wider ones are asked about anew. */
const TABLES_MAX = 12
const COLUMNS_MAX = 60
const NAME_MAX = 200

const tablesSchema = z
  .array(
    z
      .array(z.object({ name: z.string().check(z.maxLength(NAME_MAX)), field: z.string().check(z.maxLength(40)) }))
      .check(z.maxLength(COLUMNS_MAX)),
  )
  .check(z.maxLength(TABLES_MAX))
const none: z.output<typeof tablesSchema> = []

const fields = new Map<string, CsvField>(fieldNames.map(([field]) => [field, field]))
const shortName = (name: string) => name.slice(0, NAME_MAX)
const hasHead = (table: readonly { name: string }[], columns: readonly TableColumn[]) =>
  table.length === columns.length && columns.every(({ name }, index) => table[index]?.name === shortName(name))

/** What a person said of tables with the same columns in the same order, kept with the account. */
export function useRememberedColumns() {
  const [tables, set] = usePreference('importColumns', tablesSchema, none)
  const recall = (columns: readonly TableColumn[]): ColumnMapping | undefined => {
    const table = tables.find((each) => hasHead(each, columns))
    if (!table) return undefined
    return Object.fromEntries(columns.map(({ name }, index) => [name, fields.get(table[index]?.field ?? '') ?? null]))
  }
  const remember = (columns: readonly TableColumn[], mapping: ColumnMapping) => {
    if (columns.length > COLUMNS_MAX) return
    const table = columns.map(({ name }) => ({ name: shortName(name), field: mapping[name] ?? '' }))
    set([table, ...tables.filter((each) => !hasHead(each, columns))].slice(0, TABLES_MAX))
  }
  return { recall, remember }
}
