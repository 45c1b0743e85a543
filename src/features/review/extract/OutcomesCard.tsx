import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'

import { outcomeKinds, type ReviewOutcome } from '#contract/review-body.ts'
import { outcomeMeasures } from '#science/arms/arm-columns.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText, textUpTo } from '#shared/forms/text-rules.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Card } from '#shared/ui/Card.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { outcomeName } from '../model/records.ts'
import { useReview } from '../model/ReviewProvider.tsx'
import { extractCopy as copy } from './extract.copy.ts'

const moments = ['after', 'before'] as const
const fresh = { name: '', kind: 'dichotomous', time: '', unit: '', better: 'lower', moment: 'after' }
const outcomeForm = z.object({
  name: neededText('Name the outcome.'),
  kind: z.enum(outcomeKinds),
  time: textUpTo(300),
  unit: textUpTo(300),
  better: z.enum(['lower', 'higher']),
  moment: z.enum(moments),
})

/** The outcomes that are taken out of every study. */
export function OutcomesCard() {
  const { body, canWrite, save } = useReview()
  const [draft, setDraft] = useState(fresh)
  const form = useForm({
    schema: outcomeForm,
    values: draft,
    onChange: (next) => setDraft({ ...fresh, ...next }),
    send: async ({ name, kind, time, unit, better, moment }) => {
      const made: ReviewOutcome = {
        id: newKey(),
        name: name.slice(0, 300),
        kind,
        better,
        measure: outcomeMeasures[kind][0] ?? '',
        ...(time !== '' && { time }),
        ...(unit !== '' && { unit }),
        ...(moment === 'before' && { isBaseline: true }),
      }
      await save({ outcomes: [...body.outcomes, made] })
      setDraft(fresh)
    },
  })
  const change = (id: string, patch: Partial<ReviewOutcome>) =>
    void save({ outcomes: body.outcomes.map((each) => (each.id === id ? { ...each, ...patch } : each)) })
  return (
    <Card title={copy.outcomes}>
      {body.outcomes.length === 0 && <p className="text-ink-muted">{copy.noOutcome}</p>}
      <ul className="space-y-3">
        {body.outcomes.map(({ id, name, time, kind, unit, better, measure, isBaseline }) => (
          <li key={id} className="flex items-start justify-between gap-2 border-b border-line pb-3">
            <div className="min-w-0 flex-1">
              <p className="font-medium wrap-anywhere">{outcomeName({ name, ...(time && { time }) })}</p>
              <p className="text-sm text-ink-muted">
                {[copy.kinds[kind], unit, isBaseline === true ? copy.moments.before : copy.better[better]]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {outcomeMeasures[kind].length > 1 && isBaseline !== true && (
                <SelectField
                  className="mt-2"
                  label={`Measure of ${name}`}
                  labelHidden
                  disabled={!canWrite}
                  value={measure}
                  onChange={(event) => change(id, { measure: event.target.value })}
                  options={outcomeMeasures[kind].map((value) => ({ value, label: value }))}
                />
              )}
              {kind === 'diagnostic' && isBaseline !== true && (
                <p className="text-sm text-ink-muted">{copy.noMeasure}</p>
              )}
            </div>
            {canWrite && (
              <IconButton
                label={`Delete outcome “${name}”`}
                icon={Trash2}
                size="small"
                onClick={() => void save({ outcomes: body.outcomes.filter((each) => each.id !== id) })}
              />
            )}
          </li>
        ))}
      </ul>
      {canWrite && (
        <Form of={form} aria-label="New outcome" className="mt-3 space-y-3">
          <TextField {...form.field('name')} label="Outcome" maxLength={300} />
          <SelectField
            {...form.choice('kind')}
            label="Reported as"
            options={outcomeKinds.map((value) => ({ value, label: copy.kinds[value] }))}
          />
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField {...form.field('time')} label="Time" placeholder="12 months" maxLength={300} />
            <TextField {...form.field('unit')} label="Unit or scale" placeholder="mmHg" maxLength={300} />
          </div>
          <SelectField
            {...form.choice('better')}
            label="For people"
            options={(['lower', 'higher'] as const).map((value) => ({ value, label: copy.better[value] }))}
          />
          <SelectField
            {...form.choice('moment')}
            label="Measured"
            options={moments.map((value) => ({ value, label: copy.moments[value] }))}
          />
          <SubmitButton {...form.button} size="small" icon={Plus}>
            Add the outcome
          </SubmitButton>
        </Form>
      )}
    </Card>
  )
}
