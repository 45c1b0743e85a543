import { DEFAULT_COLUMNS, type Column, type ProjectDetail } from '#contract/projects.ts'

const writers = new Set(['lead', 'reviewer', 'extractor'])

export const isArchived = ({ status }: Pick<ProjectDetail, 'status'>) => status === 'archived'

/** Tasks, milestones and papers; a role that nobody knows reads. */
export const mayWrite = (project: Pick<ProjectDetail, 'status' | 'ownRole'>) =>
  !isArchived(project) && writers.has(project.ownRole)

/** People and settings. */
export const mayLead = (project: Pick<ProjectDetail, 'status' | 'ownRole'>) =>
  !isArchived(project) && project.ownRole === 'lead'

export const columnsOf = ({ columns }: Pick<ProjectDetail, 'columns'>): readonly Column[] =>
  columns && columns.length > 0 ? columns : DEFAULT_COLUMNS

export const doneStatuses = (columns: readonly Column[]): ReadonlySet<string> =>
  new Set(columns.filter(({ isDone }) => isDone === true).map(({ status }) => status))
