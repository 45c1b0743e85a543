import { PACE_DAYS, type Milestone } from '#contract/milestones.ts'
import { metricWords } from '#research/projects/measures.ts'
import { paceOf, type Health, type Pace } from '#science/planning/pace.ts'

export const tones = {
  reached: 'green',
  'on-track': 'green',
  tight: 'yellow',
  behind: 'red',
  stalled: 'yellow',
  overdue: 'red',
  unknown: 'grey',
} as const satisfies Record<Health, string>

export const healthOf = (milestone: Milestone, today: string): Pace =>
  paceOf(milestone.progress, {
    dueDate: milestone.dueDate,
    isReached: milestone.status === 'reached',
    paceDays: PACE_DAYS,
    today,
  })

const figure = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2))
/** What is counted, as it stands before 'done' or 'left'. */
const thing = (counts: string) =>
  counts === 'tasks' ? 'tasks done' : (metricWords(counts)?.many ?? counts.replaceAll('_', ' '))

/** The arithmetic behind the word, so that everybody can check it. */
export function arithmetic(milestone: Milestone, pace: Pace): string[] {
  const { done, total, recent, counts } = milestone.progress
  if (total === 0) return ['It has no tasks and no measure, so there is nothing to count.']
  const lines = [
    `${done} of ${total} ${thing(counts)}, ${pace.left} left.`,
    `${recent} in the last ${PACE_DAYS} days = ${figure(pace.perDay)} a day.`,
  ]
  if (pace.daysLeft !== undefined && pace.daysLeft >= 0 && pace.needed !== undefined && pace.left > 0) {
    const days = pace.daysLeft + 1
    lines.push(
      `${pace.left} left in ${days} ${days === 1 ? 'day' : 'days'}, today included = ${figure(pace.needed)} a day needed.`,
    )
  }
  if (pace.daysLeft !== undefined && pace.daysLeft < 0 && pace.left > 0) {
    lines.push(`It was due ${-pace.daysLeft} ${pace.daysLeft === -1 ? 'day' : 'days'} ago.`)
  }
  if (pace.likely !== undefined) lines.push(`At this pace it would be done on ${pace.likely}.`)
  return lines
}
