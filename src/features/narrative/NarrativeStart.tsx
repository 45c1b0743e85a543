import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'

import { synthesesApi } from '#contract/syntheses.ts'
import { useCreateAnalysis } from '#research/analyses/create-analysis.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { papersQuery } from '#research/papers/papers.queries.ts'
import { emptyNarrative } from '#science/narrative/body.ts'
import { PAPERS_LEAST } from '#science/narrative/measures.ts'
import { outlineFrom } from '#science/narrative/outline.ts'
import { apiQuery } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { useIsHere } from '#shared/browser/use-is-here.ts'
import { count } from '#shared/format/count.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { Form } from '#shared/forms/Form.tsx'
import { FormError } from '#shared/forms/FormError.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { ReadingFrame } from '#shared/ui/ReadingFrame.tsx'
import type { Picker } from '#research/grid/picker-slot.ts'

import { narrativeCopy as copy } from './narrative.copy.ts'

const TITLE_MAX = 120

const startForm = z.object({
  question: neededText(copy.questionMissing),
  scope: z.string().check(z.trim()),
  documents: z.array(z.string()).check(z.minLength(1, copy.papersMissing)),
})

/** Papers and a question in, an outline out; or on with one of the reviews there are. */
export function NarrativeStart({ picker, documents }: { picker: Picker; documents: readonly string[] }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const create = useCreateAnalysis()
  const [words, setWords, discard] = useDraft('narrative', 'new', {
    question: '',
    scope: '',
    documents: [...documents],
  })
  const [isPicking, setIsPicking] = useState(false)
  const { data: all } = useQuery(apiQuery(synthesesApi.list, {}))
  const recent = (all ?? []).filter(({ kind }) => kind === 'narrative').slice(0, 5)
  const chosen = [...words.documents]

  const isHere = useIsHere()
  const form = useForm({
    schema: startForm,
    values: words,
    onChange: setWords,
    send: async ({ question, scope, documents: ids }) => {
      const { documents: papers } = await client.fetchQuery(papersQuery(ids))
      const outline = outlineFrom(papers, question, newKey)
      const title = question.length > TITLE_MAX ? `${question.slice(0, TITLE_MAX - 1)}…` : question
      const body = { ...emptyNarrative(), scope, ...outline }
      const id = await create({ kind: 'narrative', title, query: question, documentIds: ids, body })
      discard()
      if (isHere()) void navigate(`/narrative-review?id=${id}`)
    },
  })
  const [exampleFailure, setExampleFailure] = useState<unknown>()
  const [openExample, isOpeningExample] = useOnce(async () => {
    setExampleFailure(undefined)
    try {
      const { makeNarrativeExample } = await import('./example.ts')
      const id = await makeNarrativeExample(client, create)
      if (isHere()) void navigate(`/narrative-review?id=${id}`)
    } catch (error) {
      setExampleFailure(error)
    }
  })
  const { error: papersMissing } = form.choice('documents')
  return (
    <ReadingFrame>
      <PageTitle
        lead={
          <>
            {copy.lead} <HelpLink article="writing-a-narrative-review" about="narrative reviews" text={copy.how} />
          </>
        }
      >
        {copy.title}
      </PageTitle>
      <Form of={form} className="space-y-5">
        <TextField
          {...form.field('question')}
          label={copy.question}
          hint={copy.questionHint}
          required
          maxLength={2000}
        />
        <TextAreaField {...form.field('scope')} label={copy.scope} hint={copy.scopeHint} maxLength={4000} />
        <div role="group" aria-label={copy.papers} className="flex flex-wrap items-center gap-3">
          <span className="font-medium">{count(chosen.length, 'paper', 'papers')}</span>
          <Button onClick={() => setIsPicking(true)}>{chosen.length === 0 ? copy.choose : copy.change}</Button>
          {papersMissing && <FormError>{papersMissing}</FormError>}
        </div>
        {chosen.length > 0 && chosen.length < PAPERS_LEAST && <Notice tone="warning">{copy.few(chosen.length)}</Notice>}
        {form.problem !== undefined && (
          <Notice tone="error" title={copy.startFailed}>
            {form.problem} {copy.kept}
          </Notice>
        )}
        <WaitNote seconds={form.waitLeft} />
        {exampleFailure !== undefined && (
          <ErrorCard title={copy.exampleFailed} error={exampleFailure} kept={copy.kept} />
        )}
        <div className="flex flex-wrap gap-2">
          <SubmitButton {...form.button}>{copy.start}</SubmitButton>
          <Button icon={Sparkles} busy={isOpeningExample} onClick={openExample}>
            {copy.example}
          </Button>
        </div>
      </Form>
      {recent.length > 0 && (
        <section aria-labelledby="recent-narratives" className="mt-12">
          <h2 id="recent-narratives" className="mb-2 text-lg font-semibold">
            {copy.recent}
          </h2>
          <ul className="divide-y divide-line">
            {recent.map((row) => (
              <li key={row.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
                <Link
                  to={`/narrative-review?id=${encodeURIComponent(row.id)}`}
                  className="font-serif underline-offset-2 hover:underline"
                >
                  {row.title ?? copy.title}
                </Link>
                <span className="text-sm text-ink-muted">{row.updatedAt ? relativeTime(row.updatedAt) : ''}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {picker({
        open: isPicking,
        onClose: () => setIsPicking(false),
        chosen,
        onChosen: (ids) => setWords((before) => ({ ...before, documents: ids })),
      })}
    </ReadingFrame>
  )
}
