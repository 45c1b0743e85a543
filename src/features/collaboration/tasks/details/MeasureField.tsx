import { useState } from 'react'

import type { Task } from '#contract/tasks.ts'
import { measures, metricWords } from '#research/projects/measures.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Progress } from '#shared/ui/Progress.tsx'

import type { Tasks } from '../use-tasks.ts'

const options = Object.entries(measures).map(([value, { label }]) => ({ value, label }))
const FIRST = options[0]?.value ?? ''

/** A count that closes the task by itself when it is reached. */
export function MeasureField({ state, task }: { state: Tasks; task: Task }) {
  const { canWrite, change, done } = state
  const { measure } = task
  const [metric, setMetric] = useState(FIRST)
  const [target, setTarget] = useState('10')
  const goal = Number(target)
  const isGoal = Number.isInteger(goal) && goal >= 1 && goal <= 1_000_000
  return (
    <section aria-label="Measure">
      <h3 className="mb-1.5 font-semibold">Measure</h3>
      {measure && (
        <div className="space-y-2">
          <Progress
            label={metricWords(measure.metric)?.label ?? measure.metric.replaceAll('_', ' ')}
            value={Math.min(measure.current ?? 0, measure.target)}
            max={measure.target}
          />
          <p className="text-ink-muted">
            {metricWords(measure.metric)?.hint ?? 'This measure is counted by the server.'}{' '}
            {done.has(task.status) ? 'The task is done.' : 'The task closes by itself when the count is reached.'}
          </p>
          {canWrite && (
            <Button size="small" variant="ghost" onClick={() => change(task.id, { measure: null })}>
              Take the measure away
            </Button>
          )}
        </div>
      )}
      {!measure && !canWrite && <p className="text-ink-muted">None: it is closed by hand.</p>}
      {!measure && canWrite && (
        <form
          aria-label="Set a measure"
          className="grid grid-cols-[minmax(0,1fr)_6rem_auto] items-end gap-2 max-sm:grid-cols-1"
          onSubmit={(event) => {
            event.preventDefault()
            if (isGoal) change(task.id, { measure: { metric, target: goal } })
          }}
        >
          <SelectField
            label="Close it by"
            value={metric}
            options={options}
            onChange={(event) => setMetric(event.target.value)}
          />
          <TextField
            label="How many"
            type="number"
            min={1}
            value={target}
            onChange={(event) => setTarget(event.target.value)}
          />
          <Button type="submit" disabled={!isGoal}>
            Set
          </Button>
          <p className="text-xs text-ink-muted sm:col-span-3">{metricWords(metric)?.hint}</p>
        </form>
      )}
    </section>
  )
}
