import type { ActivityEvent } from '#contract/activity.ts'
import { shortMoment } from '#shared/format/dates.ts'

const verbs: Record<string, string> = {
  'project.created': 'started the project',
  'project.updated': 'changed the settings of',
  'project.archived': 'archived',
  'project.reopened': 'reopened',
  'member.joined': 'joined',
  'member.left': 'took out',
  'member.role': 'gave another role to',
  'task.created': 'added the task',
  'task.updated': 'changed the task',
  'task.moved': 'moved the task',
  'task.done': 'finished the task',
  'task.reopened': 'opened again the task',
  'task.removed': 'removed the task',
  'task.restored': 'brought back the task',
  'milestone.created': 'set the milestone',
  'milestone.updated': 'changed the milestone',
  'milestone.moved': 'moved the milestone',
  'milestone.reached': 'reached the milestone',
  'milestone.removed': 'removed the milestone',
  'resource.added': 'added',
  'resource.removed': 'took away',
}

/** One event as a sentence. A kind that a newer server knows is said by its own name. */
export function eventText({ kind, actor, object, from, to, note }: ActivityEvent): string {
  const who = actor?.name ?? 'A measure that was reached'
  if (kind === 'member.joined') return `${who} joined${to ? ` as ${to}` : ''}.`
  const verb = actor
    ? (verbs[kind] ?? kind.replaceAll('.', ' '))
    : kind === 'task.done'
      ? 'closed the task'
      : (verbs[kind] ?? kind)
  const way = from || to ? ` from ${from ?? 'nothing'} to ${to ?? 'nothing'}` : ''
  const reason = note && actor ? ` (${note})` : ''
  return `${who} ${verb} “${object.title}”${way}${reason}.`
}

export const whenText = (at: string): string => shortMoment(at) || at
