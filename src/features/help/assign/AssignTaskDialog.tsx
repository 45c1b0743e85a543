import { useRef, useState } from 'react'

import type { DialogProps } from '#platform/dialogs/dialogs.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { ChoiceField } from '#shared/forms/ChoiceField.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'

import { FailureNote } from '../FailureNote.tsx'
import { useHelpForm } from '../use-help-form.ts'
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
  const { form, values, set, problems, failure, waitLeft, isBusy, handleSubmit } = useHelpForm({
    schema: assignForm,
    initial: { ...emptyAssignment, title: title.slice(0, 200), description, projectId, clientKey },
    place: 'assign-task',
    target: origin.originalTaskId ?? origin.sessionId ?? 'new',
    failed: (error) =>
      error instanceof ProjectNotMadeError
        ? { text: copy.projectFailed, detail: copy.projectFailedDetail }
        : { text: copy.taskFailed, detail: copy.taskFailedDetail },
    decided: isEmpty ? { mode: 'new' } : undefined,
    send: async (valid, change) => {
      known.current ??= projects.data
      tries.current += 1
      await assign(valid, {
        known: known.current,
        isRetry: tries.current > 1,
        onMade: (madeId, madeName) => change({ madeId, madeName, mode: 'new' }),
      })
      const project = projects.data?.find(({ projectId }) => projectId === valid.projectId)
      const where = valid.mode === 'new' || !project ? valid.projectName : nameOf(project)
      toast({ title: copy.done, description: copy.doneDetail(valid.title, where) })
      onClose()
    },
  })
  const mode = values.mode === 'new' ? 'new' : 'existing'
  const isMade = values.madeId !== '' && values.madeName === values.projectName.trim()

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={copy.title} description={copy.lead}>
      <form ref={form} noValidate aria-label={copy.title} className="space-y-4" onSubmit={handleSubmit}>
        <TextField
          label={copy.name}
          required
          value={values.title}
          onChange={(event) => set({ title: event.target.value })}
          error={problems['title'] ?? ''}
        />
        <TextAreaField
          label={copy.description}
          rows={3}
          value={values.description}
          onChange={(event) => set({ description: event.target.value })}
        />
        {projects.error && (
          <ErrorCard title={copy.projectsFailed} onRetry={() => void projects.refetch()} busy={projects.isFetching} />
        )}
        {isEmpty ? (
          <p className="text-ink-muted">{copy.noProjects}</p>
        ) : (
          <ChoiceField label={copy.project} value={mode} options={modes} onChange={(next) => set({ mode: next })} />
        )}
        {mode === 'existing' ? (
          <SelectField
            label={copy.choose}
            required
            value={values.projectId}
            options={[
              { value: '', label: copy.choosePrompt },
              ...(projects.data ?? []).map((project) => ({ value: project.projectId, label: nameOf(project) })),
            ]}
            onChange={(event) => set({ projectId: event.target.value })}
            error={problems['projectId'] ?? ''}
          />
        ) : (
          <TextField
            label={copy.newName}
            required
            value={values.projectName}
            hint={isMade ? copy.made(values.madeName) : undefined}
            onChange={(event) => set({ projectName: event.target.value })}
            error={problems['projectName'] ?? ''}
          />
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          {teams.length > 0 && (
            <SelectField
              label={copy.team}
              value={values.teamId}
              options={[
                { value: '', label: copy.noTeam },
                ...teams.map((team) => ({ value: team.teamId, label: team.name ?? team.teamId })),
              ]}
              onChange={(event) => set({ teamId: event.target.value })}
            />
          )}
          <TextField
            label={copy.dueDate}
            type="date"
            value={values.dueDate}
            onChange={(event) => set({ dueDate: event.target.value })}
            error={problems['dueDate'] ?? ''}
          />
        </div>
        <FailureNote failure={failure} waitLeft={waitLeft} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{copy.cancel}</Button>
          <SubmitButton busy={isBusy} disabled={waitLeft > 0}>
            {copy.submit}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}
