import type { SkippedRow, TaskFile } from '#science/tasks/task-csv.ts'

import { sendInBulk } from '../tasks.mutations.ts'
import { fieldsOf, tiesOf, type Names, type Remark } from './task-records.ts'

/** What became of each row of the file: made + skipped = rows. */
export type Ledger = { rows: number; made: number; skipped: SkippedRow[]; remarks: Remark[] }

export const addsUp = ({ rows, made, skipped }: Ledger) => made + skipped.length === rows

/** Makes the tasks of a file, then ties them to each other. `key` is the same for every try of one import. */
export async function importTasks(
  projectId: string,
  file: TaskFile,
  names: Names,
  key: string,
  onProgress: (sent: number) => void,
): Promise<Ledger> {
  const rows = file.tasks.map((row) => ({ ...row, ...fieldsOf(row, names) }))
  const remarks: Remark[] = rows.flatMap((row) => row.remarks)
  const skipped: SkippedRow[] = [...file.skipped]
  const made = await sendInBulk(
    projectId,
    rows.map(({ fields }) => ({ op: 'create' as const, fields })),
    onProgress,
    `${key}-make`,
  )
  const refused = new Map(made.refused.map(({ index, message }) => [index, message]))
  const idOf = new Map<string, string>()
  let next = 0
  rows.forEach((row, index) => {
    const reason = refused.get(index)
    if (reason !== undefined) skipped.push({ line: row.line, reason })
    else {
      const task = made.tasks[next]
      next += 1
      if (task) idOf.set(row.record.key, task.id)
    }
  })
  const ties = tiesOf(rows, idOf)
  remarks.push(...ties.remarks)
  if (ties.operations.length > 0) {
    const tied = await sendInBulk(projectId, ties.operations, undefined, `${key}-tie`)
    const lineOf = new Map(
      [...idOf].map(([rowKey, id]) => [id, rows.find((row) => row.record.key === rowKey)?.line ?? 0]),
    )
    for (const { index, message } of tied.refused) {
      remarks.push({ line: lineOf.get(ties.operations[index]?.id ?? '') ?? 0, reason: message })
    }
  }
  skipped.sort((a, b) => a.line - b.line)
  remarks.sort((a, b) => a.line - b.line)
  return { rows: file.rows, made: idOf.size, skipped, remarks }
}
