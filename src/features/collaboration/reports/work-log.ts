import type { ActivityEvent } from '#contract/activity.ts'

export type LogRow = {
  userId: string
  name: string
  done: number
  added: number
  other: number
  events: ActivityEvent[]
}

/** What each person did, by the log: nobody is listed who did nothing, and nothing is counted that is not there. */
export function workLog(events: readonly ActivityEvent[]): LogRow[] {
  const rows = new Map<string, LogRow>()
  for (const event of events) {
    if (!event.actor) continue
    const { userId, name } = event.actor
    const row = rows.get(userId) ?? { userId, name, done: 0, added: 0, other: 0, events: [] }
    rows.set(userId, row)
    row.events.push(event)
    if (event.kind === 'task.done') row.done += 1
    else if (event.kind === 'task.created' || event.kind === 'resource.added') row.added += 1
    else row.other += 1
  }
  return [...rows.values()].sort((a, b) => b.events.length - a.events.length || a.name.localeCompare(b.name))
}
