import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'

import { synthesesApi } from '#contract/syntheses.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { stateForReview, type ForReview } from '#research/papers/for-a-review.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { invalidate } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { ChoiceField } from '#shared/forms/ChoiceField.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'

import { useReviewAddress } from '../model/review-address.ts'
import { useOwnProjects } from '../model/review.queries.ts'
import { createReview } from './create-review.ts'
import { startCopy as copy } from './start.copy.ts'

type Kind = 'systematic' | 'scoping' | 'collaborative'

const empty = {
  title: '',
  question: '',
  include: '',
  exclude: '',
  projectId: '',
  reviewers: '',
  isBlind: 'yes',
} as const

type Props = { kind: Kind; carried: ForReview | undefined; onCancel?: () => void }

/** Kind, question and criteria of a new review. What is typed survives everything but being sent. */
export function NewReviewForm({ kind, carried, onCancel }: Props) {
  const { user } = useSession()
  const client = useQueryClient()
  const { go } = useReviewAddress()
  const { has } = useCapabilities()
  const start: { [field: string]: string } = {
    ...empty,
    subtype: kind === 'scoping' ? 'scoping' : 'systematic',
    ...(carried && { question: carried.question }),
  }
  const [draft, setDraft, discard] = useDraft('new-review', kind, start)
  const [missing, setMissing] = useState(false)
  const [error, setError] = useState<unknown>()
  const key = useRef(newKey())
  const projects = useOwnProjects(has('collaboration'))
  const text = (name: string) => draft[name] ?? ''
  const set = (name: string, value: string) => setDraft((before) => ({ ...before, [name]: value }))
  // Who works alone gives the only vote there is: asked for two, no record would ever be decided.
  const isOnlyMe = text('projectId') === ''
  const reviewers = text('reviewers') || (isOnlyMe && kind !== 'collaborative' ? '1' : '2')
  const isAlone = reviewers === '1'
  const hint = isAlone ? copy.alone : isOnlyMe ? copy.tooFew : undefined

  const [send, isSending] = useOnce(async () => {
    setError(undefined)
    try {
      const made = await createReview(
        {
          subtype: text('subtype') === 'scoping' ? 'scoping' : 'systematic',
          title: text('title').trim(),
          question: text('question').trim(),
          include: text('include'),
          exclude: text('exclude'),
          projectId: text('projectId'),
          reviewers: Number(reviewers),
          isBlind: text('isBlind') === 'yes',
        },
        user?.id ?? '',
        key.current,
      )
      discard()
      void invalidate(client, [synthesesApi.list])
      go({ id: made.id, stage: 'records' }, carried && { state: stateForReview(carried) })
    } catch (failure) {
      setError(failure)
    }
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const isMissing = text('title').trim() === ''
    setMissing(isMissing)
    if (isMissing) document.getElementById('review-title')?.focus()
    else send()
  }
  return (
    <form noValidate onSubmit={handleSubmit} aria-label="New review" className="space-y-5">
      <ChoiceField
        label="Kind"
        value={text('subtype')}
        onChange={(value) => set('subtype', value)}
        options={[
          { value: 'systematic', label: 'Systematic', hint: 'Does it work? How much? PICO, risk of bias' },
          { value: 'scoping', label: 'Scoping', hint: 'What is there? PCC, charting, map' },
        ]}
      />
      <TextField
        id="review-title"
        label="Title"
        required
        maxLength={300}
        value={text('title')}
        onChange={(event) => set('title', event.target.value)}
        {...(missing && { error: 'Give the review a title.' })}
      />
      <TextAreaField
        label="Question"
        hint={
          text('subtype') === 'scoping'
            ? 'Population, concept, context: who, what about, where.'
            : 'Population, intervention, comparison, outcome. It ranks the records until you have accepted some.'
        }
        maxLength={4000}
        value={text('question')}
        onChange={(event) => set('question', event.target.value)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextAreaField
          label="Include when"
          hint="One criterion a line."
          rows={4}
          value={text('include')}
          onChange={(event) => set('include', event.target.value)}
        />
        <TextAreaField
          label="Exclude when"
          hint="One a line, in the order in which they count: they become the reasons on keys 1 to 9."
          rows={4}
          value={text('exclude')}
          onChange={(event) => set('exclude', event.target.value)}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Who works on it"
          hint={copy.projectHint}
          value={text('projectId')}
          onChange={(event) => set('projectId', event.target.value)}
          options={[
            { value: '', label: copy.noProject },
            ...(projects.data ?? []).map(({ projectId, title, name }) => ({
              value: projectId,
              label: title ?? name ?? 'Untitled project',
            })),
          ]}
        />
        <SelectField
          label="Votes on each record"
          value={reviewers}
          {...(hint !== undefined && { hint })}
          onChange={(event) => set('reviewers', event.target.value)}
          options={[
            { value: '1', label: 'One person' },
            { value: '2', label: 'Two people, independently' },
            { value: '3', label: 'Three people, independently' },
          ]}
        />
      </div>
      {!isAlone && (
        <Checkbox
          label="Blind: nobody sees the others’ votes on a record before all are in"
          checked={text('isBlind') === 'yes'}
          onChange={(checked) => set('isBlind', checked ? 'yes' : 'no')}
        />
      )}
      {error !== undefined && <ErrorCard title={copy.createFailed} error={error} kept={copy.kept} />}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={isSending}>
          Create review
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </form>
  )
}
