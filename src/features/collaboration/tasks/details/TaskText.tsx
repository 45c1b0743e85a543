import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { tasksApi, type Task } from '#contract/tasks.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { keepTasks } from '#research/projects/project-tasks.queries.ts'
import { callApi } from '#shared/api/call-api.ts'
import { ApiError, messageOf } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { FormError } from '#shared/forms/FormError.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { tasksCopy as copy } from '../tasks.copy.ts'
import type { Tasks } from '../use-tasks.ts'

/** Title and description: typed text, which is saved on request, kept through every failure and never overwritten unseen. */
export function TaskText({ state, task }: { state: Tasks; task: Task }) {
  const client = useQueryClient()
  // `base`: the version on which the typing began. It is kept with the text: a reload must not forget what was seen.
  const saved = { title: task.title, description: task.description ?? '', base: String(task.version) }
  const [values, setValues, discard, isTyped] = useDraft('task-text', task.id, saved)
  const [problem, setProblem] = useState<{ text?: string; theirs?: Task }>({})
  const isChanged = values.title !== saved.title || values.description !== saved.description

  const base = isTyped || isChanged ? Number(values.base) : task.version

  const set = (field: 'title' | 'description', value: string) =>
    setValues((before) => ({ ...before, ...(!isChanged && { base: saved.base }), [field]: value }))
  const [save, isSaving] = useOnce(async (version: number) => {
    if (values.title.trim() === '') {
      setProblem({ text: copy.titleRequired })
      return
    }
    setProblem({})
    try {
      const { title, description } = values
      const body = {
        version,
        ...(title !== saved.title && { title: title.trim() }),
        ...(description !== saved.description && { description: description === '' ? null : description }),
      }
      const answer = await callApi(tasksApi.update, { params: { taskId: task.id }, body })
      keepTasks(client, state.project.projectId, [answer.task])
      discard()
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'version_conflict'
      const theirs = isConflict ? await newest(task.id) : undefined
      if (theirs) keepTasks(client, state.project.projectId, [theirs])
      setProblem({
        text: `${messageOf(error, 'The text could not be saved.')} What you typed is kept.`,
        ...(theirs && { theirs }),
      })
    }
  })
  if (!state.canWrite) {
    return saved.description === '' ? null : <p className="whitespace-pre-wrap wrap-anywhere">{saved.description}</p>
  }
  return (
    <form
      aria-label="Text of the task"
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        save(base)
      }}
    >
      <FormError>{problem.text}</FormError>
      {problem.theirs && (
        <div className="space-y-2 rounded-control border border-line p-3">
          <p className="font-semibold">As it stands on the server</p>
          <p className="wrap-anywhere">{problem.theirs.title}</p>
          <p className="whitespace-pre-wrap wrap-anywhere text-ink-muted">{problem.theirs.description}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => save(problem.theirs?.version ?? base)}>
              Save mine over it
            </Button>
            <Button
              size="small"
              variant="ghost"
              onClick={() => {
                discard()
                setProblem({})
              }}
            >
              Take theirs
            </Button>
          </div>
        </div>
      )}
      <TextField
        label="Title"
        maxLength={200}
        value={values.title}
        onChange={(event) => set('title', event.target.value)}
      />
      <TextAreaField
        label="Description"
        rows={4}
        maxLength={10_000}
        value={values.description}
        onChange={(event) => set('description', event.target.value)}
      />
      {isChanged && (
        <div className="flex flex-wrap items-center gap-2">
          <SubmitButton size="small" busy={isSaving}>
            Save text
          </SubmitButton>
          <Button size="small" variant="ghost" onClick={discard}>
            Discard
          </Button>
          {isTyped && <span className="text-xs text-ink-muted">Not saved yet: kept from before.</span>}
        </div>
      )}
    </form>
  )
}

const newest = (taskId: string) => callApi(tasksApi.get, { params: { taskId } }).catch(() => undefined)
