import type { Milestone } from '#contract/milestones.ts'

import { milestonesCopy as copy } from './milestones.copy.ts'
import { drawing, LEFT, WIDTH } from './milestone-drawing.ts'
import { healthOf } from './health.ts'
import { ScrollBox } from '#shared/ui/ScrollBox.tsx'

const fills = {
  reached: 'fill-state-green',
  'on-track': 'fill-accent',
  tight: 'fill-state-yellow',
  behind: 'fill-state-red',
  stalled: 'fill-state-yellow',
  overdue: 'fill-state-red',
  unknown: 'fill-state-grey',
} as const

/** Milestones in time, with the days that they had before. The list beside it says the same in words. */
export function MilestoneTimeline({ milestones, today }: { milestones: readonly Milestone[]; today: string }) {
  const { rows, height, ticks, todayX } = drawing(milestones, today)
  return (
    <ScrollBox
      label="Timeline of milestones"
      className="relative overflow-x-auto rounded-card border border-line bg-surface p-2"
    >
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        className="min-w-184"
        role="img"
        aria-label={`Timeline of ${rows.length} milestones. The same is in the list.`}
      >
        {ticks.map(({ x, label }) => (
          <g key={x}>
            <line x1={x} x2={x} y1={24} y2={height} className="stroke-line" />
            <text x={x + 4} y={16} className="fill-ink-muted text-xs">
              {label}
            </text>
          </g>
        ))}
        <line x1={todayX} x2={todayX} y1={20} y2={height} className="stroke-evidence-strong" strokeWidth={2} />
        {rows.map(({ milestone, y, x, before }) => {
          const { health } = healthOf(milestone, today)
          return (
            <g key={milestone.id}>
              <text x={8} y={y + 5} className="fill-ink text-sm">
                {milestone.title.length > 34 ? `${milestone.title.slice(0, 33)}…` : milestone.title}
              </text>
              {before.map((old) => (
                <g key={old}>
                  <line x1={old} x2={x} y1={y} y2={y} className="stroke-ink-faint" strokeDasharray="4 3" />
                  <circle cx={old} cy={y} r={4} className="fill-surface stroke-ink-faint" />
                </g>
              ))}
              <path d={`M${x} ${y - 8}l8 8l-8 8l-8 -8z`} className={fills[health]} />
              <text x={x + 13} y={y + 4} className="fill-ink-muted text-xs">
                {copy.health[health]}
              </text>
            </g>
          )
        })}
        <line x1={LEFT} x2={LEFT} y1={20} y2={height} className="stroke-line-strong" />
      </svg>
    </ScrollBox>
  )
}
