import { tablesApart } from '#engine/world/store.ts'

import type { Database } from './database.ts'
import type { KeptFiles } from './kept-files.ts'
import { missingRows } from './kept-schema.ts'

const PAGE = 100
const PROBLEMS_MAX = 20

/** Reads every row of a store, and every file that one names. `problems`: what is wrong, a sentence each, at most twenty. */
export async function checkRows(database: Database, files: KeptFiles): Promise<{ rows: number; problems: string[] }> {
  const problems = await missingRows(database)
  let last = '0'
  let count = 0
  for (;;) {
    const { rows } = await database.query<{ tbl: string; id: string; value: string; at: string }>(
      'select tbl, id, value, seq::text as at from kept_rows where seq > $1::bigint order by seq limit $2',
      [last, PAGE],
    )
    for (const { tbl, id, value } of rows) {
      count += 1
      const problem = problemOf(id, value) ?? (tablesApart.has(tbl) ? await files.problem(value) : undefined)
      if (problem !== undefined) problems.push(`A row of “${tbl}” (${id.slice(0, 80)}) ${problem}.`)
    }
    last = rows.at(-1)?.at ?? last
    if (rows.length < PAGE || problems.length >= PROBLEMS_MAX) return { rows: count, problems }
  }
}

function problemOf(id: string, value: string): string | undefined {
  try {
    const row = JSON.parse(value) as { id?: unknown } | null
    return JSON.stringify(row?.id) === id ? undefined : 'stands under another id'
  } catch {
    return 'cannot be read'
  }
}
