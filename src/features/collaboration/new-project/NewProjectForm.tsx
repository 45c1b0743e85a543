import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type SyntheticEvent } from 'react'
import { Link } from 'react-router-dom'

import { collaborationApi } from '#contract/collaboration.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { ApiError, messageOf } from '#shared/api/errors.ts'
import { apiQuery, invalidate } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useIsHere } from '#shared/browser/use-is-here.ts'
import { Form } from '#shared/forms/Form.tsx'
import { FormError } from '#shared/forms/FormError.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { paths } from '#shared/paths.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { createProject } from './create-project.ts'
import { KindStep } from './KindStep.tsx'
import { newProjectCopy as copy } from './new-project.copy.ts'
import { emptyDraft, newProjectForm } from './new-project.form.ts'
import { PeopleStep } from './PeopleStep.tsx'
import { QuestionStep } from './QuestionStep.tsx'

/** Fields and the step on which they stand; the name stands above all of them. */
const stepOfField: Record<string, number> = { question: 1, criteria: 1, dueDate: 1, teamId: 2, people: 2, role: 2 }

type Props = { onCreated: (projectId: string) => void }

/** A project in three steps that can be skipped. Creating it again after a failure goes on where it stopped. */
export function NewProjectForm({ onCreated }: Props) {
  const client = useQueryClient()
  const [draft, setDraft, discard] = useDraft('new-project', '', emptyDraft)
  const [step, setStep] = useState(0)
  /** The project, as soon as it is made. */
  const made = useRef('')
  const known = useQuery(apiQuery(collaborationApi.projects, {})).data ?? []
  const title = draft.title.trim()
  const twin =
    title === '' || draft.projectId !== ''
      ? undefined
      : known.find((each) => (each.title ?? each.name ?? '').trim().toLowerCase() === title.toLowerCase())

  const isHere = useIsHere()
  const form = useForm({
    schema: newProjectForm,
    values: draft,
    onChange: setDraft,
    send: async ({ title: name }) => {
      const key = draft.key || newKey()
      made.current = draft.projectId
      setDraft((before) => ({ ...before, key }))
      const projectId = await createProject({ ...draft, title: name, key }, (id) => {
        made.current = id
        setDraft((before) => ({ ...before, projectId: id }))
      })
      discard()
      toast({ title: copy.created })
      await invalidate(client, [collaborationApi.projects])
      if (isHere()) onCreated(projectId)
    },
    explain: (error) => {
      const given = error instanceof ApiError ? error.fields : {}
      const [heading, kept] = made.current === '' ? [copy.notMade, copy.notMadeKept] : [copy.failed, copy.failedKept]
      return {
        message: (
          <>
            <strong>{heading}.</strong> {messageOf(error, '')} {kept}
          </>
        ),
        // The calls name two of them otherwise.
        fields: { ...given, criteria: given['description'], people: given['email'] },
      }
    },
    refused: (names) => {
      const step = names.map((name) => stepOfField[name]).find((place) => place !== undefined)
      if (step !== undefined) setStep(step)
    },
  })
  const isLast = step === 2
  const goOn = (event: SyntheticEvent) => {
    event.preventDefault()
    setStep(step + 1)
  }
  const steps = [
    <KindStep key="kind" draft={draft} form={form} />,
    <QuestionStep key="question" draft={draft} form={form} />,
    <PeopleStep key="people" draft={draft} form={form} />,
  ]
  return (
    // Enter goes on to the next step, and makes the project on the last one.
    <Form of={isLast ? form : { ref: form.ref, handleSubmit: goOn }} className="space-y-6">
      <p className="text-ink-muted">{copy.kept}</p>
      <TextField
        {...form.field('title')}
        label={copy.name}
        required
        maxLength={200}
        // A project that is made keeps its name until everything in it is made.
        readOnly={draft.projectId !== ''}
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
      <FormError>{form.problem}</FormError>
      <WaitNote seconds={form.waitLeft} />
      <div className="flex flex-wrap items-center gap-2">
        {step > 0 && <Button onClick={() => setStep(step - 1)}>{copy.back}</Button>}
        {!isLast && (
          <Button type="submit" variant="primary">
            {copy.skip}
          </Button>
        )}
        <Button {...form.button} variant={isLast ? 'primary' : 'secondary'} onClick={form.handleSubmit}>
          {draft.projectId === '' ? copy.create : copy.again}
        </Button>
        <Button
          variant="ghost"
          disabled={form.isBusy}
          onClick={() => {
            discard()
            setStep(0)
            form.reset()
          }}
        >
          {copy.startOver}
        </Button>
      </div>
    </Form>
  )
}
