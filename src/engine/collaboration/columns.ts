import { DEFAULT_COLUMNS, type Column } from '#contract/projects.ts'

import type { ProjectRow } from '../world/rows.ts'

export const columnsOf = (project: ProjectRow): readonly Column[] => project.columns ?? DEFAULT_COLUMNS

export const isDoneIn = (project: ProjectRow, status: string): boolean =>
  columnsOf(project).some((column) => column.isDone === true && column.status === status)

/** Where a task goes that is finished; `done` where nobody marked a column. */
export const doneStatus = (project: ProjectRow): string =>
  columnsOf(project).find((column) => column.isDone)?.status ?? 'done'

export const columnName = (project: ProjectRow, status: string): string =>
  columnsOf(project).find((column) => column.status === status)?.name ?? status
