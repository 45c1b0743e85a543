import { useRef, useState } from 'react'

import type { Milestone } from '#contract/milestones.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { measures, metricWords } from '#research/projects/measures.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { ApiError, messageOf } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { FormError } from '#shared/forms/FormError.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
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
  const [problem, setProblem] = useState<{ text?: string; fields?: Record<string, string> }>({})
  const create = useCreateMilestone()
  const update = useUpdateMilestone()
  const key = useRef<string>(undefined)
  const isMoved = milestone !== undefined && saved.dueDate !== '' && values.dueDate !== saved.dueDate
  const isPast = isMoved && saved.dueDate < today && milestone?.status !== 'reached'

  const goal = Number(values.target)
  const isGoal = values.metric === '' || (Number.isInteger(goal) && goal >= 1 && goal <= 1_000_000)

  const set = (field: keyof typeof saved, value: string) => {
    key.current = undefined
    setValues((before) => ({ ...before, [field]: value }))
  }
  const [submit, isSaving] = useOnce(async () => {
    const missing = {
      ...(values.title.trim() === '' && { title: copy.titleRequired }),
      ...(isPast && values.reason.trim() === '' && { reason: copy.reasonRequired }),
      ...(!isGoal && { target: copy.targetWrong }),
    }
    if (Object.keys(missing).length > 0) {
      setProblem({ fields: missing })
      return
    }
    setProblem({})
    key.current ??= newKey()
    const common = {
      title: values.title.trim(),
      description: values.description === '' ? null : values.description,
      dueDate: values.dueDate === '' ? null : values.dueDate,
      measure: values.metric === '' ? null : { metric: values.metric, target: goal },
      clientKey: key.current,
    }
    try {
      if (milestone) {
        const reason = values.reason.trim()
        const body = { ...common, version: milestone.version, ...(isMoved && reason !== '' && { reason }) }
        await update.mutateAsync({ params: { milestoneId: milestone.id }, body })
      } else await create.mutateAsync({ params: { projectId }, body: common })
      discard()
      onClose()
    } catch (error) {
      setProblem({
        text: `${copy.saveFailed} ${messageOf(error, '')} ${copy.kept}`,
        ...(error instanceof ApiError && { fields: error.fields }),
      })
    }
  })
  const known = options.some(({ value }) => value === values.metric)
  const field = (name: keyof typeof saved) => ({
    value: values[name],
    error: problem.fields?.[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  })
  return (
    <Dialog
      open
      title={milestone ? 'Change milestone' : 'New milestone'}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton form="milestone" busy={isSaving}>
            {milestone ? 'Save' : 'Create milestone'}
          </SubmitButton>
        </>
      }
    >
      <form
        id="milestone"
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <FormError>{problem.text}</FormError>
        <TextField label="Title" required maxLength={200} {...field('title')} />
        <TextAreaField label="Description" maxLength={4000} {...field('description')} />
        <TextField label="Day" type="date" className="max-w-48" {...field('dueDate')} />
        <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
          <SelectField
            label="What counts"
            options={
              known ? options : [...options, { value: values.metric, label: values.metric.replaceAll('_', ' ') }]
            }
            hint={metricWords(values.metric)?.hint ?? 'Tasks are given to it where they are opened.'}
            {...field('metric')}
          />
          {values.metric !== '' && <TextField label="How many" type="number" min={1} {...field('target')} />}
        </div>
        {isMoved && (
          <TextField
            label={isPast ? 'Why it moves' : 'Why it moves, if you like'}
            required={isPast}
            maxLength={500}
            hint={`The day was ${saved.dueDate}. Both days and the reason are kept.`}
            {...field('reason')}
          />
        )}
      </form>
    </Dialog>
  )
}
