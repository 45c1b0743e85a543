import type { Departure } from '#contract/teams.ts'
import { count } from '#shared/format/count.ts'

/** What goes with a person who leaves, as sentences: said before it is done. */
export function departureWords({ openTasks, projects }: Departure, who: string): string {
  const tasks =
    openTasks === 0
      ? `${who} has no open task here.`
      : `${count(openTasks, 'open task returns', 'open tasks return')} to the pool, without anybody.`
  const heirs = projects.map(({ title, heir }) =>
    heir ? `“${title}” goes to ${heir}.` : `“${title}” has nobody else and goes away.`,
  )
  return [tasks, ...heirs].join(' ')
}
