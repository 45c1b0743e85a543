import { useRef } from 'react'
import * as z from 'zod/mini'

import type { Milestone } from '#contract/milestones.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { measures, metricWords } from '#research/projects/measures.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { messageOf } from '#shared/api/errors.ts'
import { dayWords } from '#shared/format/dates.ts'
import { Form } from '#shared/forms/Form.tsx'
import { FormError } from '#shared/forms/FormError.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { milestonesCopy as copy } from './milestones.copy.ts'
import { useCreateMilestone, useUpdateMilestone } from './milestones.mutations.ts'

const options = [
  { value: '', label: 'Its tasks' },
  ...Object.entries(measures)
    .filter(([metric]) => metric !== 'subtasks_done')
    .map(([value, { label }]) => ({ value, label })),
]

const isGoal = (text: string) => Number.isInteger(Number(text)) && Number(text) >= 1 && Number(text) <= 1_000_000

/** A day that has passed is moved with a reason (`isPast`). */
const milestoneForm = (isPast: boolean) =>
  z
    .object({
      title: neededText(copy.titleRequired),
      description: z.string(),
      dueDate: z.string(),
      reason: isPast ? neededText(copy.reasonRequired) : z.string().check(z.trim()),
      metric: z.string(),
      target: z.string(),
    })
    .check(
      z.refine(({ metric, target }) => metric === '' || isGoal(target), {
        path: ['target'],
        error: copy.targetWrong,
        when: () => true,
      }),
    )

type Props = { projectId: string; milestone: Milestone | undefined; today: string; onClose: () => void }

/** A milestone, new or changed. A day that has passed is moved with a reason, and both days are kept. */
export function MilestoneDialog({ projectId, milestone, today, onClose }: Props) {
  const saved = {
    title: milestone?.title ?? '',
    description: milestone?.description ?? '',
    dueDate: milestone?.dueDate ?? '',
    reason: '',
    metric: milestone?.measure?.metric ?? '',
    target: String(milestone?.measure?.target ?? 100),
  }
  const [values, setValues, discard] = useDraft('milestone', milestone?.id ?? `new-${projectId}`, saved)
  const create = useCreateMilestone()
  const update = useUpdateMilestone()
  const key = useRef<string>(undefined)
  const isMoved = milestone !== undefined && saved.dueDate !== '' && values.dueDate !== saved.dueDate
  const isPast = isMoved && saved.dueDate < today && milestone?.status !== 'reached'

  const form = useForm({
    schema: milestoneForm(isPast),
    values,
    onChange: (next) => {
      key.current = undefined
      setValues(next)
    },
    send: async ({ title, description, dueDate, reason, metric, target }) => {
      key.current ??= newKey()
      const common = {
        title,
        description: description === '' ? null : description,
        dueDate: dueDate === '' ? null : dueDate,
        measure: metric === '' ? null : { metric, target: Number(target) },
        clientKey: key.current,
      }
      if (milestone) {
        const body = { ...common, version: milestone.version, ...(isMoved && reason !== '' && { reason }) }
        await update.mutateAsync({ params: { milestoneId: milestone.id }, body })
      } else await create.mutateAsync({ params: { projectId }, body: common })
      discard()
      onClose()
    },
    explain: (error) => ({ message: `${copy.saveFailed} ${messageOf(error, '')} ${copy.kept}`, wait: 0 }),
  })
  const known = options.some(({ value }) => value === values.metric)
  return (
    <Dialog
      title={milestone ? 'Change milestone' : 'New milestone'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton form="milestone" {...form.button}>
            {milestone ? 'Save' : 'Create milestone'}
          </SubmitButton>
        </>
      }
    >
      <Form of={form} id="milestone" className="space-y-4">
        <FormError>{form.problem}</FormError>
        <TextField label="Title" required maxLength={200} {...form.field('title')} />
        <TextAreaField label="Description" maxLength={4000} {...form.field('description')} />
        <TextField label="Day" type="date" className="max-w-48" {...form.field('dueDate')} />
        <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
          <SelectField
            label="What counts"
            options={
              known ? options : [...options, { value: values.metric, label: values.metric.replaceAll('_', ' ') }]
            }
            hint={metricWords(values.metric)?.hint ?? 'Open a task to add it to a milestone.'}
            {...form.choice('metric')}
          />
          {values.metric !== '' && <TextField label="How many" type="number" min={1} {...form.field('target')} />}
        </div>
        {isMoved && (
          <TextField
            label={isPast ? 'Why it moves' : 'Why it moves (optional)'}
            required={isPast}
            maxLength={500}
            hint={`The date was ${dayWords(saved.dueDate)}. Both dates and the reason are kept.`}
            {...form.field('reason')}
          />
        )}
      </Form>
    </Dialog>
  )
}
