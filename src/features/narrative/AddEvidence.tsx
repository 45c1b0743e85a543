import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { Evidence } from '#contract/evidence.ts'
import type { Paper } from '#contract/papers.ts'
import { paperTextQuery } from '#research/papers/opened-papers.queries.ts'
import { fullTextOf } from '#science/evidence/full-text.ts'
import { evidenceFor } from '#science/evidence/verify-quote.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { narrativeCopy as copy } from './narrative.copy.ts'

type Props = {
  papers: readonly Paper[]
  labels: ReadonlyMap<string, string>
  onAdd: (evidence: Evidence) => void
  onCancel: () => void
}

/** A passage is taken word by word, and only when it stands in the paper. */
export function AddEvidence({ papers, labels, onAdd, onCancel }: Props) {
  const client = useQueryClient()
  const [paperId, setPaperId] = useState(papers[0]?.id ?? '')
  const [quote, setQuote] = useState('')
  const [problem, setProblem] = useState<string>()
  const [lookUp, isBusy] = useOnce(async () => {
    const paper = papers.find(({ id }) => id === paperId)
    if (!paper || quote.trim() === '') return
    setProblem(undefined)
    try {
      const answer = await client.fetchQuery(paperTextQuery(paperId))
      const found = evidenceFor(paper, quote.trim(), answer.source === 'file' ? [fullTextOf(answer.pages)] : [])
      if (found.verified === 'none') setProblem(copy.evidenceNotFound)
      else onAdd(found)
    } catch (error) {
      setProblem(messageOf(error, ''))
    }
  })
  return (
    <div className="mt-3 space-y-3 border-t border-line pt-3">
      <SelectField
        label={copy.evidencePaper}
        autoFocus
        options={papers.map(({ id, title }) => ({ value: id, label: `${labels.get(id) ?? ''} ${title}`.slice(0, 90) }))}
        value={paperId}
        onChange={(event) => setPaperId(event.target.value)}
      />
      <TextAreaField
        label={copy.evidenceQuote}
        rows={2}
        maxLength={4000}
        value={quote}
        {...(problem !== undefined && { error: problem })}
        onChange={(event) => setQuote(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="primary" busy={isBusy} onClick={() => lookUp()}>
          {copy.evidenceAdd}
        </Button>
        <Button size="small" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </div>
  )
}
