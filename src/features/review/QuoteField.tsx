import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { Evidence } from '#contract/evidence.ts'
import type { Paper } from '#contract/papers.ts'
import { documentTextQuery } from '#research/evidence/document-text.queries.ts'
import { EvidenceQuote } from '#research/evidence/EvidenceQuote.tsx'
import { fullTextOf } from '#science/evidence/full-text.ts'
import { placeWords } from '#science/evidence/provenance.ts'
import { evidenceFor } from '#science/evidence/verify-quote.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { Button } from '#shared/ui/Button.tsx'

type Props = { paper: Paper; label: string; onAdd: (evidence: Evidence) => void; isDisabled?: boolean }

/** Takes a passage: it is looked up in the paper's text before it is kept, and one that is not there says so. */
export function QuoteField({ paper, label, onAdd, isDisabled = false }: Props) {
  const [quote, setQuote] = useState('')
  const { data } = useQuery(documentTextQuery(paper.id))
  const words = quote.trim()
  const evidence = words === '' ? undefined : evidenceFor(paper, words, data ? [fullTextOf(data.pages)] : [])
  return (
    <div className="space-y-2">
      <TextAreaField
        label={label}
        hint="Copy it from the reader. It is looked up in the paper’s text."
        rows={1}
        maxLength={4000}
        value={quote}
        disabled={isDisabled}
        onChange={(event) => setQuote(event.target.value)}
      />
      {evidence && (
        <div className="flex flex-wrap items-end justify-between gap-3">
          <p role="status" className="text-xs text-ink-muted">
            {evidence.verified === 'none'
              ? 'Not found in this paper. It would be shown struck out.'
              : `Found${placeWords(evidence) === '' ? '' : `, ${placeWords(evidence)}`}.`}
          </p>
          <Button
            size="small"
            disabled={isDisabled}
            onClick={() => {
              onAdd(evidence)
              setQuote('')
            }}
          >
            Keep this passage
          </Button>
        </div>
      )}
    </div>
  )
}

/** Passages that were kept. */
export function Quotes({ evidence, onRemove }: { evidence: readonly Evidence[]; onRemove?: (place: number) => void }) {
  if (evidence.length === 0) return null
  return (
    <ul className="space-y-2">
      {evidence.map((each, place) => (
        <li key={`${each.quote} ${each.start}`} className="flex items-start justify-between gap-2">
          <EvidenceQuote evidence={each} className="min-w-0 flex-1" />
          {onRemove && (
            <Button size="small" variant="ghost" onClick={() => onRemove(place)}>
              Remove<span className="sr-only"> the passage “{each.quote.slice(0, 40)}”</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
