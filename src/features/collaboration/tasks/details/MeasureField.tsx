import * as z from 'zod/mini'

import type { Task } from '#contract/tasks.ts'
import { measures, metricWords } from '#research/projects/measures.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Progress } from '#shared/ui/Progress.tsx'

import { tasksCopy as copy } from '../tasks.copy.ts'
import type { Tasks } from '../use-tasks.ts'

const options = Object.entries(measures).map(([value, { label }]) => ({ value, label }))
const measureForm = z.object({
  metric: z.string(),
  target: z.coerce
    .number()
    .check(z.int(copy.measureWrong), z.gte(1, copy.measureWrong), z.lte(1_000_000, copy.measureWrong)),
})
const start = { metric: options[0]?.value ?? '', target: '10' }

/** A count that closes the task by itself when it is reached. */
export function MeasureField({ state, task }: { state: Tasks; task: Task }) {
  const { canWrite, change, done } = state
  const { measure } = task
  const form = useForm({
    schema: measureForm,
    defaultValues: start,
    send: (given) => change(task.id, { measure: given }),
  })
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
      {!measure && !canWrite && <p className="text-ink-muted">None: you close it by hand.</p>}
      {!measure && canWrite && (
        <Form
          of={form}
          aria-label="Set a measure"
          className="grid grid-cols-[minmax(0,1fr)_6rem_auto] items-end gap-2 max-sm:grid-cols-1"
        >
          <SelectField {...form.choice('metric')} label="Close it by" options={options} />
          <TextField {...form.field('target')} label="How many" type="number" min={1} />
          <SubmitButton {...form.readyButton()} variant="secondary">
            Set
          </SubmitButton>
          <p className="text-xs text-ink-muted sm:col-span-3">{metricWords(form.values.metric)?.hint}</p>
        </Form>
      )}
    </section>
  )
}
