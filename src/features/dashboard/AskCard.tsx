import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'

import { dashboardCopy as copy } from './dashboard.copy.ts'
import { useSavedSyntheses } from './dashboard.queries.ts'

const QUESTION_MAX = 2000

/**
 * A question here leads to an answer: the papers for it are looked for, and stand chosen where it is generated. A box to
 * ask in, without the library of forms, which the dashboard does not load.
 */
export function AskCard() {
  const navigate = useNavigate()
  const ask = (question: string) => void navigate(paths.synthesis(undefined, { ask: question }))
  const [question, setQuestion] = useState('')
  const [problem, setProblem] = useState('')
  const problemId = useId()
  const example = useSavedSyntheses().data?.find(({ isExample }) => isExample)
  const box = useRef<HTMLInputElement>(null)
  return (
    <Card
      title={copy.ask}
      actions={
        example && (
          <ButtonLink size="small" variant="ghost" to={paths.synthesisHistory(example.id)}>
            {copy.seeExample}
          </ButtonLink>
        )
      }
    >
      <form
        noValidate
        className="flex flex-wrap items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (question.trim() !== '') return ask(question.trim())
          setProblem(copy.noQuestion)
          box.current?.focus()
        }}
      >
        <div className="min-w-0 flex-1 basis-72">
          <input
            ref={box}
            name="question"
            aria-label={copy.question}
            aria-invalid={problem !== '' || undefined}
            aria-describedby={problem === '' ? undefined : problemId}
            value={question}
            placeholder={copy.questionExample}
            maxLength={QUESTION_MAX}
            autoComplete="off"
            onChange={(event) => {
              setQuestion(event.target.value)
              setProblem('')
            }}
            className="h-9 w-full rounded-control border border-line-strong bg-surface px-3 text-ink shadow-control placeholder:text-ink-faint aria-invalid:border-state-red pointer-coarse:h-11 pointer-coarse:text-base"
          />
          <p id={problemId} role="alert" className="text-state-red">
            {problem}
          </p>
        </div>
        <Button type="submit" variant="primary">
          {copy.findPapers}
        </Button>
      </form>
      <p className="mt-2 flex flex-wrap items-center gap-x-1 text-ink-muted">
        {copy.tryOne}
        {copy.examples.map((question) => (
          <Button
            key={question}
            size="small"
            variant="ghost"
            className="h-auto! min-h-8 shrink! text-left whitespace-normal!"
            onClick={() => ask(question)}
          >
            {question}
          </Button>
        ))}
      </p>
    </Card>
  )
}
