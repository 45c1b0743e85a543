import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'

import { synthesesApi } from '#contract/syntheses.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { stateForReview, type ForReview } from '#research/papers/for-a-review.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { invalidate } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useMedia } from '#shared/browser/use-media.ts'
import { ChoiceField } from '#shared/forms/ChoiceField.tsx'
import { Form } from '#shared/forms/Form.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
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
}

const reviewForm = z.object({
  title: neededText(copy.needsTitle),
  question: z.string().check(z.trim()),
  include: z.string(),
  exclude: z.string(),
  projectId: z.string(),
  reviewers: z.string(),
  isBlind: z.string(),
  subtype: z.string(),
})

type Props = { kind: Kind; carried: ForReview | undefined; onCancel?: () => void }

/** Kind, question and criteria of a new review. What is typed survives everything but being sent. */
export function NewReviewForm({ kind, carried, onCancel }: Props) {
  const { user } = useSession()
  const client = useQueryClient()
  const { go } = useReviewAddress()
  const { has } = useCapabilities()
  const start = {
    ...empty,
    subtype: kind === 'scoping' ? 'scoping' : 'systematic',
    ...(carried && { question: carried.question }),
  }
  const [draft, setDraft, discard] = useDraft('new-review', kind, start)
  const key = useRef(newKey())
  const projects = useOwnProjects(has('collaboration'))
  // Who works alone gives the only vote there is: asked for two, no record would ever be decided.
  const isOnlyMe = draft.projectId === ''
  const reviewers = draft.reviewers || (isOnlyMe && kind !== 'collaborative' ? '1' : '2')
  const isAlone = reviewers === '1'
  const hint = isAlone ? copy.alone : isOnlyMe ? copy.tooFew : undefined

  const form = useForm({
    schema: reviewForm,
    values: draft,
    onChange: setDraft,
    send: async (given) => {
      const made = await createReview(
        {
          ...given,
          subtype: given.subtype === 'scoping' ? 'scoping' : 'systematic',
          reviewers: Number(reviewers),
          isBlind: given.isBlind === 'yes',
        },
        user?.id ?? '',
        key.current,
      )
      discard()
      void invalidate(client, [synthesesApi.list])
      go({ id: made.id, stage: 'records' }, carried && { state: stateForReview(carried) })
    },
    explain: (error) => ({ message: <ErrorCard title={copy.createFailed} error={error} kept={copy.kept} /> }),
  })
  const isBlind = form.choice('isBlind')
  // On a phone the way to the first record is short: what can be decided later is folded until somebody wants it.
  const isNarrow = useMedia('(max-width: 639px)')
  const [hasMore] = useState(kind === 'collaborative' || draft.include !== '' || draft.exclude !== '')
  const more = (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextAreaField label="Include when" hint="One criterion a line." rows={2} {...form.field('include')} />
        <TextAreaField
          label="Exclude when"
          hint="One per line, most important first: they become the reasons on keys 1 to 9."
          rows={2}
          {...form.field('exclude')}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Who works on it"
          hint={copy.projectHint}
          {...form.choice('projectId')}
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
          {...form.choice('reviewers')}
          value={reviewers}
          {...(hint !== undefined && { hint })}
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
          checked={isBlind.value === 'yes'}
          onChange={(checked) => isBlind.onChange(checked ? 'yes' : 'no')}
        />
      )}
    </>
  )
  return (
    <Form of={form} aria-label="New review" className="space-y-5">
      <ChoiceField
        {...form.choice('subtype')}
        label="Kind"
        options={[
          { value: 'systematic', label: 'Systematic', hint: 'Does it work? How much? PICO, risk of bias' },
          { value: 'scoping', label: 'Scoping', hint: 'What is there? PCC, charting, map' },
        ]}
      />
      <TextField {...form.field('title')} label="Title" required maxLength={300} />
      <TextAreaField
        label="Question"
        hint={
          draft.subtype === 'scoping'
            ? 'Population, concept, context: who, what about, where.'
            : 'Population, intervention, comparison, outcome. It ranks the records until you have accepted some.'
        }
        maxLength={4000}
        rows={2}
        {...form.field('question')}
      />
      {isNarrow ? (
        <details open={hasMore}>
          <summary className="cursor-pointer py-1 font-medium pointer-coarse:py-3">{copy.more}</summary>
          <div className="mt-4 space-y-5">{more}</div>
        </details>
      ) : (
        more
      )}
      {form.problem}
      <WaitNote seconds={form.waitLeft} />
      <div className="flex gap-2">
        <SubmitButton {...form.button}>Create review</SubmitButton>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </Form>
  )
}
