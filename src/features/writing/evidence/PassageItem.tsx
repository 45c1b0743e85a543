import { Quote, TextQuote } from 'lucide-react'
import { Link } from 'react-router-dom'

import type { Evidence } from '#contract/evidence.ts'
import type { Paper } from '#contract/papers.ts'
import { EvidenceQuote } from '#research/evidence/EvidenceQuote.tsx'
import { passageAddress } from '#research/evidence/passage-address.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'

import { useDraft } from '../draft-context.ts'
import { isChosen, toggleChosen, useChosenPassages } from './chosen-passages.ts'
import { evidenceCopy as copy } from './evidence.copy.ts'
import { insertPassage } from './insert-passage.ts'

type Props = { evidence: Pick<Evidence, 'documentId' | 'quote'> & Partial<Evidence>; paper: Paper; label: string }

/** One passage: read, opened in the reader, quoted, cited, or put aside to write from. */
export function PassageItem({ evidence, paper, label }: Props) {
  const draft = useDraft()
  const chosen = useChosenPassages(draft.id)
  const { documentId, quote } = evidence
  return (
    <li className="space-y-2 py-3">
      <p className="wrap-anywhere">
        <Link
          to={passageAddress({ documentId })}
          title={paper.title}
          className="font-semibold text-accent underline-offset-2 hover:underline"
        >
          {label}
        </Link>
        {paper.flags.retracted && <span className="ml-2 font-medium text-state-red">Retracted</span>}
      </p>
      <EvidenceQuote evidence={evidence} />
      {draft.canWrite && (
        <div className="flex flex-wrap items-center gap-1">
          <Button
            size="small"
            variant="ghost"
            icon={TextQuote}
            aria-label={copy.quoteNamed(label)}
            onClick={() => insertPassage(draft, paper, evidence, true)}
          >
            {copy.quote}
          </Button>
          <Button
            size="small"
            variant="ghost"
            icon={Quote}
            aria-label={copy.citeNamed(label)}
            onClick={() => insertPassage(draft, paper, evidence, false)}
          >
            {copy.cite}
          </Button>
          <span className="flex-1" />
          <Checkbox
            label={
              <>
                {copy.choose}
                <span className="sr-only">: {copy.chooseNamed(label)}</span>
              </>
            }
            className="text-ink-muted"
            checked={isChosen(chosen, { documentId, quote })}
            onChange={() => toggleChosen(draft.id, { documentId, quote, label })}
          />
        </div>
      )}
    </li>
  )
}
