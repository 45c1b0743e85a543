import { useRef, useState } from 'react'

import type { DialogProps } from '#platform/dialogs/dialogs.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { ChoiceField } from '#shared/forms/ChoiceField.tsx'
import { Form } from '#shared/forms/Form.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'

import { FailureNote } from '../FailureNote.tsx'
import { FailureWords } from '../FailureWords.tsx'
import { failureOf } from '../help.mutations.ts'
import { assignCopy as copy } from './assign.copy.ts'
import { assignForm, emptyAssignment, nameOf } from './assign.form.ts'
import { ProjectNotMadeError, useAssignChoices, useAssignTask } from './use-assign-task.ts'

const modes = (['existing', 'new'] as const).map((value) => ({ value, label: copy.modes[value] }))

/** Hands something that came up in a conversation to a project, as a task. */
export function AssignTaskDialog({ request, onClose }: DialogProps<'assign-task'>) {
  const { origin, title = '', description = '', projectId = '' } = request
  const { projects, teams } = useAssignChoices()
  // What there was before the first try: a project that is not among them was made by it.
  const known = useRef(projects.data)
  const tries = useRef(0)
  const [clientKey] = useState(() => newKey())
  const assign = useAssignTask(origin)
  const isEmpty = projects.data?.length === 0
  const [kept, setValues, discard] = useDraft(
    'assign-task',
    origin.originalTaskId ?? origin.sessionId ?? (projectId || 'new'),
    {
      ...emptyAssignment,
      title: title.slice(0, 200),
      description,
      projectId,
      clientKey,
    },
  )
  const values = { ...kept, ...(isEmpty && { mode: 'new' }) }
  const form = useForm({
    schema: assignForm,
    values,
    onChange: setValues,
    explain: (error) => {
      const [text, detail] =
        error instanceof ProjectNotMadeError
          ? [copy.projectFailed, copy.projectFailedDetail]
          : [copy.taskFailed, copy.taskFailedDetail]
      return { message: <FailureWords {...failureOf(error, text)} detail={detail} /> }
    },
    send: async (valid) => {
      known.current ??= projects.data
      tries.current += 1
      await assign(valid, {
        known: known.current,
        isRetry: tries.current > 1,
        onMade: (madeId, madeName) => setValues((before) => ({ ...before, madeId, madeName, mode: 'new' })),
      })
      const project = projects.data?.find(({ projectId }) => projectId === valid.projectId)
      const where = valid.mode === 'new' || !project ? valid.projectName : nameOf(project)
      toast({ title: copy.done, description: copy.doneDetail(valid.title, where) })
      discard()
      onClose()
    },
  })
  const mode = values.mode === 'new' ? 'new' : 'existing'
  const isMade = values.madeId !== '' && values.madeName === values.projectName.trim()

  return (
    <Dialog onClose={onClose} title={copy.title} description={copy.lead}>
      <Form of={form} aria-label={copy.title} className="space-y-4">
        <TextField {...form.field('title')} label={copy.name} required />
        <TextAreaField {...form.field('description')} label={copy.description} rows={3} />
        {projects.error && (
          <ErrorCard title={copy.projectsFailed} onRetry={() => void projects.refetch()} busy={projects.isFetching} />
        )}
        {isEmpty ? (
          <p className="text-ink-muted">{copy.noProjects}</p>
        ) : (
          <ChoiceField {...form.choice('mode')} label={copy.project} options={modes} />
        )}
        {mode === 'existing' ? (
          <SelectField
            {...form.choice('projectId')}
            label={copy.choose}
            required
            options={[
              { value: '', label: copy.choosePrompt },
              ...(projects.data ?? []).map((project) => ({ value: project.projectId, label: nameOf(project) })),
            ]}
          />
        ) : (
          <TextField
            {...form.field('projectName')}
            label={copy.newName}
            required
            hint={isMade ? copy.made(values.madeName) : undefined}
          />
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          {teams.length > 0 && (
            <SelectField
              {...form.choice('teamId')}
              label={copy.team}
              options={[
                { value: '', label: copy.noTeam },
                ...teams.map((team) => ({ value: team.teamId, label: team.name ?? team.teamId })),
              ]}
            />
          )}
          <TextField {...form.field('dueDate')} label={copy.dueDate} type="date" />
        </div>
        <FailureNote of={form} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{copy.cancel}</Button>
          <SubmitButton {...form.button}>{copy.submit}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
