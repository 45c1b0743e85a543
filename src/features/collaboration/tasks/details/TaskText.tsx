import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'

import { tasksApi, type Task } from '#contract/tasks.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { keepTasks } from '#research/projects/project-tasks.queries.ts'
import { callApi } from '#shared/api/call-api.ts'
import { ApiError, messageOf } from '#shared/api/errors.ts'
import { Form } from '#shared/forms/Form.tsx'
import { FormError } from '#shared/forms/FormError.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'

import { tasksCopy as copy } from '../tasks.copy.ts'
import type { Tasks } from '../use-tasks.ts'

const textForm = z.object({ title: neededText(copy.titleRequired), description: z.string() })

/** Title and description: typed text, which is saved on request, kept through every failure and never overwritten unseen. */
export function TaskText({ state, task }: { state: Tasks; task: Task }) {
  const client = useQueryClient()
  // `base`: the version on which the typing began. It is kept with the text: a reload must not forget what was seen.
  const saved = { title: task.title, description: task.description ?? '', base: String(task.version) }
  const [values, setValues, discard, isTyped] = useDraft('task-text', task.id, saved)
  const [theirs, setTheirs] = useState<Task>()
  /** The version over which the person chose to save. */
  const over = useRef<number>(undefined)
  const isChanged = values.title !== saved.title || values.description !== saved.description

  const base = isTyped || isChanged ? Number(values.base) : task.version

  const form = useForm({
    schema: textForm,
    values: { title: values.title, description: values.description },
    onChange: (typed) => setValues((before) => ({ ...before, ...(!isChanged && { base: saved.base }), ...typed })),
    send: async ({ title, description }) => {
      const body = {
        version: over.current ?? base,
        ...(title !== saved.title && { title }),
        ...(description !== saved.description && { description: description === '' ? null : description }),
      }
      over.current = undefined
      setTheirs(undefined)
      try {
        const answer = await callApi(tasksApi.update, { params: { taskId: task.id }, body })
        keepTasks(client, state.project.projectId, [answer.task])
        discard()
      } catch (error) {
        const isConflict = error instanceof ApiError && error.code === 'version_conflict'
        const newer = isConflict ? await newest(task.id) : undefined
        if (newer) keepTasks(client, state.project.projectId, [newer])
        setTheirs(newer)
        throw error
      }
    },
    explain: (error) => ({
      message: `${messageOf(error, 'The text could not be saved.')} What you typed is kept.`,
    }),
  })
  if (!state.canWrite) {
    return saved.description === '' ? null : <p className="whitespace-pre-wrap wrap-anywhere">{saved.description}</p>
  }
  return (
    <Form of={form} aria-label="Text of the task" className="space-y-3">
      <FormError>{form.problem}</FormError>
      {theirs && (
        <div className="space-y-2 rounded-control border border-line p-3">
          <p className="font-semibold">The version on the server</p>
          <p className="wrap-anywhere">{theirs.title}</p>
          <p className="whitespace-pre-wrap wrap-anywhere text-ink-muted">{theirs.description}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              onClick={() => {
                over.current = theirs.version
                form.ref.current?.requestSubmit()
              }}
            >
              Save mine over it
            </Button>
            <Button
              size="small"
              variant="ghost"
              onClick={() => {
                discard()
                setTheirs(undefined)
                form.reset()
              }}
            >
              Take theirs
            </Button>
          </div>
        </div>
      )}
      <TextField {...form.field('title')} label="Title" maxLength={200} />
      <TextAreaField {...form.field('description')} label="Description" rows={4} maxLength={10_000} />
      {isChanged && (
        <div className="flex flex-wrap items-center gap-2">
          <SubmitButton {...form.button} size="small">
            Save text
          </SubmitButton>
          <Button size="small" variant="ghost" onClick={discard}>
            Discard
          </Button>
          {isTyped && <span className="text-xs text-ink-muted">Not saved yet: kept from before.</span>}
        </div>
      )}
    </Form>
  )
}

const newest = (taskId: string) => callApi(tasksApi.get, { params: { taskId } }).catch(() => undefined)
