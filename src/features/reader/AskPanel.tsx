import { CircleCheck, Highlighter } from 'lucide-react'
import { useState } from 'react'

import type { Paper } from '#contract/papers.ts'
import type { PaperAnswer } from '#science/copilot/ask-paper.ts'
import type { TextRange } from '#science/documents/find-text.ts'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import type { OpenedDocument } from './opened-document.ts'
import { readerCopy as copy } from './reader.copy.ts'

type Props = {
  paper: Paper
  document: OpenedDocument
  /** Where the list of references begins. */
  until: number
  onShow: (range: TextRange) => void
  onHighlight: ((range: TextRange) => void) | undefined
}

/** A question to one paper, answered by the rules of Copilot from its own sentences. No service takes part. */
export function AskPanel({ paper, document, until, onShow, onHighlight }: Props) {
  const [question, setQuestion] = useState('')
  const [answer, setAnswer] = useState<PaperAnswer>()
  const [isBusy, setIsBusy] = useState(false)
  const ask = async () => {
    if (question.trim() === '' || isBusy) return
    setIsBusy(true)
    try {
      const { askPaper } = await import('#science/copilot/ask-paper.ts')
      setAnswer(askPaper(paper, document.text, question, { until }))
    } finally {
      setIsBusy(false)
    }
  }
  const pageOf = (offset: number) => document.spans.findLast((span) => span.start <= offset)?.page
  return (
    <div className="space-y-4">
      <form
        className="space-y-2"
        onSubmit={(event) => {
          event.preventDefault()
          void ask()
        }}
      >
        <label className="block font-medium" htmlFor="ask-paper">
          {copy.askWhat}
        </label>
        <textarea
          id="ask-paper"
          rows={2}
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
              event.preventDefault()
              void ask()
            }
          }}
          maxLength={600}
          className="w-full resize-y rounded-control border border-line-strong/50 bg-surface px-3 py-2"
        />
        <p className="flex items-start justify-between gap-3">
          <span className="text-xs text-ink-muted">{copy.askHint}</span>
          <Button type="submit" size="small" variant="primary" busy={isBusy}>
            {copy.askGo}
          </Button>
        </p>
      </form>
      {answer && (
        <Answer
          answer={answer}
          kind={document.kind}
          pageOf={document.spans.length > 1 ? pageOf : () => undefined}
          onShow={onShow}
          onHighlight={onHighlight}
        />
      )}
    </div>
  )
}

type AnswerProps = {
  answer: PaperAnswer
  kind: OpenedDocument['kind']
  pageOf: (offset: number) => number | undefined
} & Pick<Props, 'onShow' | 'onHighlight'>

function Answer({ answer, kind, pageOf, onShow, onHighlight }: AnswerProps) {
  const scope = copy.askScope(answer.read, kind === 'abstract' ? 'title and abstract' : 'this paper')
  return (
    <section aria-label={copy.ask} className="space-y-3">
      {answer.said.length > 0 && <Notice>{answer.said.join(' ')}</Notice>}
      {answer.values.length > 0 && (
        <ul aria-label={copy.askValues} className="divide-y divide-line rounded-control border border-line">
          {answer.values.map(({ value, role, start, end, quote }) => (
            <li key={`${start} ${value}`} className="flex items-start justify-between gap-3 px-3 py-2">
              <div className="min-w-0">
                <p>
                  <strong className="font-semibold">{value}</strong>
                  {role !== undefined && <span className="text-ink-muted"> · {role}</span>}
                </p>
                <p dir="auto" className="mt-0.5 font-serif wrap-anywhere text-ink-muted">
                  “{quote}”
                </p>
              </div>
              <Button
                size="small"
                variant="ghost"
                aria-label={`${copy.show}: ${value}`}
                onClick={() => onShow({ start, end })}
              >
                {copy.show}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ol className="space-y-3">
        {answer.sentences.map(({ quote, start, end, says }) => (
          <li key={`${start} ${says ?? ''}`} className="border-l-2 border-evidence-strong pl-3">
            {says !== undefined && <p className="font-semibold">{copy.askSays(says)}</p>}
            <p dir="auto" className="font-serif text-base wrap-anywhere">
              {quote}
            </p>
            <p className="mt-1 flex items-center gap-2 text-xs text-ink-muted">
              <CircleCheck size={14} aria-hidden className="text-state-green" />
              {copy.wordForWord}
              {pageOf(start) !== undefined && `, page ${pageOf(start)}`}
              <span className="flex-1" />
              {onHighlight && (
                <IconButton
                  size="small"
                  icon={Highlighter}
                  label={copy.highlightIn('Amber')}
                  onClick={() => onHighlight({ start, end })}
                />
              )}
              <Button size="small" variant="ghost" onClick={() => onShow({ start, end })}>
                {copy.show}
              </Button>
            </p>
          </li>
        ))}
      </ol>
      <p className="text-xs text-ink-muted">{scope}</p>
    </section>
  )
}
