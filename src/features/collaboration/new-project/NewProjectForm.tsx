import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router-dom'

import { collaborationApi } from '#contract/collaboration.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { ApiError, messageOf } from '#shared/api/errors.ts'
import { apiQuery, invalidate } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useIsHere } from '#shared/browser/use-is-here.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { FormError } from '#shared/forms/FormError.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { paths } from '#shared/paths.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { createProject } from './create-project.ts'
import { KindStep } from './KindStep.tsx'
import { newProjectCopy as copy } from './new-project.copy.ts'
import { emptyDraft, peopleOf, type Draft } from './new-project.form.ts'
import { PeopleStep } from './PeopleStep.tsx'
import { QuestionStep } from './QuestionStep.tsx'

/** Fields and the step on which they stand; the name stands above all of them. */
const stepOfField: Record<string, number> = { question: 1, description: 1, dueDate: 1, teamId: 2, email: 2, role: 2 }

type Props = { onCreated: (projectId: string) => void }

/** A project in three steps that can be skipped. Creating it again after a failure goes on where it stopped. */
export function NewProjectForm({ onCreated }: Props) {
  const client = useQueryClient()
  const [draft, setDraft, discard] = useDraft('new-project', '', emptyDraft)
  const [step, setStep] = useState(0)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<{ title: string; message: string; kept: string }>()
  const known = useQuery(apiQuery(collaborationApi.projects, {})).data ?? []
  const title = draft.title.trim()
  const twin =
    title === '' || draft.projectId !== ''
      ? undefined
      : known.find((each) => (each.title ?? each.name ?? '').trim().toLowerCase() === title.toLowerCase())

  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }))
    setErrors({})
  }
  const refuse = (fields: Record<string, string>) => {
    setErrors(fields)
    const first = Object.keys(fields).find((field) => stepOfField[field] !== undefined)
    if (first !== undefined) setStep(stepOfField[first] ?? 0)
  }
  const isHere = useIsHere()
  const [create, isCreating] = useOnce(async () => {
    setFailure(undefined)
    const { bad } = peopleOf(draft.people)
    if (title === '') return refuse({ title: copy.needsName })
    if (bad.length > 0) return refuse({ email: copy.badPeople(bad.join(', ')) })
    const key = draft.key || newKey()
    let made = draft.projectId
    setDraft((before) => ({ ...before, key }))
    try {
      const projectId = await createProject({ ...draft, key }, (id) => {
        made = id
        setDraft((before) => ({ ...before, projectId: id }))
      })
      discard()
      toast({ title: copy.created })
      await invalidate(client, [collaborationApi.projects])
      if (isHere()) onCreated(projectId)
    } catch (error) {
      if (error instanceof ApiError) refuse(error.fields)
      setFailure({
        title: made === '' ? copy.notMade : copy.failed,
        message: messageOf(error, ''),
        kept: made === '' ? copy.notMadeKept : copy.failedKept,
      })
    }
  })
  const isLast = step === 2
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isLast) create()
    else setStep(step + 1)
  }
  const steps = [
    <KindStep key="kind" draft={draft} change={change} />,
    <QuestionStep key="question" draft={draft} change={change} errors={errors} />,
    <PeopleStep key="people" draft={draft} change={change} errors={errors} />,
  ]
  return (
    <form onSubmit={handleSubmit} noValidate className="space-y-6">
      <p className="text-ink-muted">{copy.kept}</p>
      <TextField
        label={copy.name}
        required
        maxLength={200}
        value={draft.title}
        // A project that is made keeps its name until everything in it is made.
        readOnly={draft.projectId !== ''}
        onChange={(event) => change({ title: event.target.value })}
        {...(errors['title'] !== undefined && { error: errors['title'] })}
      />
      {twin && (
        <Notice
          tone="warning"
          action={
            <Link to={paths.project(twin.projectId)} className="text-accent underline-offset-2 hover:underline">
              {copy.sameOpen}
            </Link>
          }
        >
          {copy.same(twin.title ?? twin.name ?? '')}
        </Notice>
      )}
      <section aria-label={copy.steps[step]} className="space-y-4">
        <div>
          <p className="text-ink-muted">{copy.stepOf(step + 1)}</p>
          <h2 className="text-lg font-semibold">{copy.steps[step]}</h2>
        </div>
        {steps[step]}
      </section>
      <FormError>
        {failure && (
          <>
            <strong>{failure.title}.</strong> {failure.message} {failure.kept}
          </>
        )}
      </FormError>
      <div className="flex flex-wrap items-center gap-2">
        {step > 0 && <Button onClick={() => setStep(step - 1)}>{copy.back}</Button>}
        {!isLast && (
          <Button type="submit" variant="primary">
            {copy.skip}
          </Button>
        )}
        <Button variant={isLast ? 'primary' : 'secondary'} busy={isCreating} onClick={() => create()}>
          {draft.projectId === '' ? copy.create : copy.again}
        </Button>
        <Button
          variant="ghost"
          disabled={isCreating}
          onClick={() => {
            discard()
            setStep(0)
            setErrors({})
            setFailure(undefined)
          }}
        >
          {copy.startOver}
        </Button>
      </div>
    </form>
  )
}
