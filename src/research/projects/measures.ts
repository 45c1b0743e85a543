import type { TaskMetric } from '#contract/tasks.ts'

type Words = { label: string; one: string; many: string; hint: string }

/**
 * What can close a task by itself, and how it is said. A new measure is a name in the contract, a counter on the server
 * and a row here; one that a newer server knows is shown by its own name.
 */
export const measures: Record<TaskMetric, Words> = {
  subtasks_done: {
    label: 'Sub-tasks done',
    one: 'sub-task done',
    many: 'sub-tasks done',
    hint: 'Tasks that belong to this one.',
  },
  tasks_done: {
    label: 'Tasks of the project done',
    one: 'task done',
    many: 'tasks done',
    hint: 'Any task of the project, from now on.',
  },
  papers_imported: {
    label: 'Papers imported',
    one: 'paper imported',
    many: 'papers imported',
    hint: 'By those to whom the task is given, from now on.',
  },
  project_papers: {
    label: 'Papers added to the project',
    one: 'paper in the project',
    many: 'papers in the project',
    hint: 'In the library of the project, from now on.',
  },
  searches_run: {
    label: 'Searches run',
    one: 'search run',
    many: 'searches run',
    hint: 'By those to whom the task is given, from now on.',
  },
  syntheses_saved: {
    label: 'Syntheses saved',
    one: 'synthesis saved',
    many: 'syntheses saved',
    hint: 'By those to whom the task is given, from now on.',
  },
  records_screened: {
    label: 'Records screened',
    one: 'record screened',
    many: 'records screened',
    hint: 'Votes in reviews of the project by those to whom the task is given, from now on.',
  },
  conflicts_resolved: {
    label: 'Conflicts decided',
    one: 'conflict decided',
    many: 'conflicts decided',
    hint: 'In reviews of the project, by anybody, from now on.',
  },
}

const isKnown = (metric: string): metric is TaskMetric => Object.hasOwn(measures, metric)

export const metricWords = (metric: string): Words | undefined => (isKnown(metric) ? measures[metric] : undefined)

/** '7 of 10 papers in the project'; a metric of a newer server by its own name. */
export function measureText({
  metric,
  target,
  current,
}: {
  metric: string
  target: number
  current?: number | undefined
}) {
  const words = metricWords(metric)
  const what = words ? (target === 1 ? words.one : words.many) : metric.replaceAll('_', ' ')
  return `${current ?? 0} of ${target} ${what}`
}
