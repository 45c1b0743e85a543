import type { Column } from '#contract/projects.ts'
import type { Milestone } from '#contract/milestones.ts'
import type { Task } from '#contract/tasks.ts'
import { count } from '#shared/format/count.ts'

import type { Stage } from './settings-rows.ts'

/** What a change of the stages touches, as sentences: said before it is saved. */
export function stageEffects(before: readonly Stage[], after: readonly Stage[]): string[] {
  const next = new Map(after.map((stage) => [stage.id, stage]))
  return before.flatMap((old) => {
    const stage = next.get(old.id)
    if (!stage) return [`“${old.name}” goes: how it is decided is no longer written down.`]
    const said: string[] = []
    const name = stage.name.trim() || old.name
    if (stage.reviewers !== old.reviewers) {
      const change = `“${name}”: ${count(old.reviewers, 'reviewer', 'reviewers')} -> ${stage.reviewers}`
      if (stage.reviewers === 1) said.push(`${change}: agreement can no longer be reported.`)
      else if (stage.reviewers > old.reviewers)
        said.push(`${change}: what fewer people have decided waits for the rest.`)
      else said.push(`${change}: agreement is reported between ${stage.reviewers} people.`)
    }
    if (old.isBlind && !stage.isBlind) {
      said.push(`“${name}” is no longer blind: later votes are not independent of earlier ones.`)
    }
    return said
  })
}

/** The same of the columns. A task in a column that goes keeps its status, and the board shows it at the end. */
export function columnEffects(
  before: readonly Column[],
  after: readonly Column[],
  tasks: readonly Pick<Task, 'status'>[],
): string[] {
  const next = new Map(after.map((column) => [column.status, column]))
  const inside = (status: string) => tasks.filter((task) => task.status === status).length
  const said = before.flatMap((old) => {
    const column = next.get(old.status)
    const held = inside(old.status)
    if (!column) {
      return held === 0
        ? []
        : [
            `“${old.name}” goes and has ${count(held, 'task', 'tasks')}: ${held === 1 ? 'it stays' : 'they stay'} on the board in a column at its end, called “${old.status.replaceAll('_', ' ')}”, until moved.`,
          ]
    }
    if (held === 0 || (old.isDone === true) === (column.isDone === true)) return []
    const counts = held === 1 ? 'counts' : 'count'
    const what = column.isDone === true ? `${counts} as finished` : `no longer ${counts} as finished`
    return [`${count(held, 'task', 'tasks')} in “${column.name.trim() || old.name}” ${what}.`]
  })
  const hadDone = before.some(({ isDone }) => isDone === true)
  if (hadDone && !after.some(({ isDone }) => isDone === true)) {
    said.push('No column is for what is finished: tasks can no longer be done, and progress stands still.')
  }
  return said
}

/** The same of the dates. */
export function dateEffects(dueDate: string, milestones: readonly Pick<Milestone, 'dueDate' | 'status'>[]): string[] {
  if (dueDate === '') return []
  const later = milestones.filter(
    (each) => each.status === 'open' && (each.dueDate ?? '').slice(0, 10) > dueDate,
  ).length
  return later === 0 ? [] : [`${count(later, 'open milestone lies', 'open milestones lie')} behind this end.`]
}

/** The same of the team: who sees the project no longer, and who does from now on. */
export function teamEffects(
  throughTeam: number,
  before: string,
  after: string,
  nameOf: (id: string) => string,
): string[] {
  if (before === after) return []
  const said: string[] = []
  if (before !== '' && throughTeam > 0) {
    said.push(
      `${count(throughTeam, 'person sees', 'people see')} this project through ${nameOf(before)} and will see it no longer, unless they are in the new team.`,
    )
  }
  if (after !== '') said.push(`Everybody in ${nameOf(after)} sees this project and can change its tasks.`)
  return said
}
