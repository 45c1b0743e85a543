import { BookOpen } from 'lucide-react'
import { useId, useState } from 'react'

import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { RunEstimate } from '#research/model-runs/RunEstimate.tsx'
import { useChangingPapers } from '#research/papers/opened-papers.queries.ts'
import { useIsHere } from '#shared/browser/use-is-here.ts'
import { Button } from '#shared/ui/Button.tsx'
import { count } from '#shared/format/count.ts'
import { Form } from '#shared/forms/Form.tsx'
import { FormError } from '#shared/forms/FormError.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import type { Picker } from '#research/grid/picker-slot.ts'

import { ChosenPapers } from './ChosenPapers.tsx'
import { generateForm } from './generate.form.ts'
import { UsageLeft } from './UsageLeft.tsx'
import { useGenerateRun } from './use-generate-run.tsx'

type Props = {
  /** Ids of the chosen papers; they stand in the page's address, so that a reload or a colleague finds them. */
  documents: string[]
  onDocuments: (ids: string[]) => void
  /** A question that came with the address. */
  question: string
  onStarted: (id: string) => void
  picker: Picker
}

/** Papers and a question in, a run out. What was typed survives every failure. */
export function GenerateForm({ documents, onDocuments, question, onStarted, picker }: Props) {
  const [query, setQuery, discard] = useDraft('synthesis-question', 'new', question)
  const [isPicking, setIsPicking] = useState(false)
  const papers = useChangingPapers(documents)
  const { model } = useCapabilities()
  const isHere = useIsHere()
  const run = useGenerateRun((id) => {
    discard()
    if (isHere()) onStarted(id)
  })
  const papersId = useId()
  const form = useForm({
    schema: generateForm,
    values: { query, documentIds: documents },
    onChange: (typed) => setQuery(typed.query),
    send: run.start,
  })
  const papersProblem = form.choice('documentIds').error

  return (
    <Form of={form} className="space-y-5">
      <div className="relative">
        <TextAreaField
          {...form.field('query')}
          label="Question"
          hint="What should the papers answer? Plain words are enough."
          rows={3}
          maxLength={4000}
        />
      </div>
      <div role="group" aria-labelledby={papersId}>
        <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
          <span id={papersId} className="font-semibold">
            Papers{documents.length > 0 && ` (${documents.length})`}
          </span>
          <Button icon={BookOpen} onClick={() => setIsPicking(true)}>
            {documents.length === 0 ? 'Choose papers' : 'Change papers'}
          </Button>
        </div>
        {documents.length > 0 && (
          <ChosenPapers
            ids={documents}
            papers={papers}
            onRemove={(gone) => onDocuments(documents.filter((id) => !gone.includes(id)))}
          />
        )}
        {papersProblem !== '' && <FormError>{papersProblem}</FormError>}
      </div>
      {run.problem}
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton busy={run.isBusy}>Generate synthesis</SubmitButton>
        <UsageLeft />
      </div>
      <p className="text-ink-muted">
        {model
          ? `The language model ${model} writes; every quote is then looked up in its paper.`
          : 'Sentences and figures are taken from the papers, ranked and grouped. Nothing is invented.'}{' '}
        {documents.length > 0 && `From ${count(documents.length, 'paper', 'papers')} and nothing else.`}
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-2 text-xs">
        <HelpLink article="asking-an-answerable-question" about="what papers can answer" text="A good question" />
        <HelpLink article="choosing-papers" about="for a question" text="Choosing papers" />
        <HelpLink article="generating-a-synthesis" about="step by step" text="What happens" />
        <HelpLink article="how-a-synthesis-is-written" about="from the papers" text="How it is written" />
      </p>
      {documents.length > 0 && (
        // The question changes with every key and the estimate hardly: it is looked at when there is one.
        <RunEstimate
          asked={{ documentIds: [...documents], query: query.trim() === '' ? '' : query.slice(0, 4000) }}
          of={[documents, query.trim() === '']}
        />
      )}
      {picker({ open: isPicking, onClose: () => setIsPicking(false), chosen: documents, onChosen: onDocuments })}
    </Form>
  )
}
