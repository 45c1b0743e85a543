import { useQuery } from '@tanstack/react-query'
import { BookOpenText, X } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { documentText } from '#science/evidence/document-text.ts'
import { placeWords } from '#science/evidence/provenance.ts'
import { verifyQuote } from '#science/evidence/verify-quote.ts'
import { citationLabel } from '#research/evidence/citation-label.ts'
import { documentTextQuery } from '#research/evidence/document-text.queries.ts'
import { EvidenceQuote } from '#research/evidence/EvidenceQuote.tsx'
import { passageAddress, type OpenedPassage } from '#research/evidence/passage-address.ts'
import { usePaper } from '#research/papers/opened-papers.queries.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { copilotCopy as copy } from './copilot.copy.ts'
import { around } from './passage-text.ts'

type Props = { passage: OpenedPassage; onClose: () => void }

/** The place that a citation speaks of, with what stands around it, beside the answer. */
export function PassagePanel({ passage, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const lit = useRef<HTMLElement>(null)
  const { documentId, quote = '' } = passage
  const { data: paper } = usePaper(documentId)
  const read = useQuery(documentTextQuery(documentId))
  const { data: text, error, isPending } = read
  const inText = text && verifyQuote(quote, text.text)
  const source = inText?.verified === 'none' && paper ? documentText(paper) : text?.text
  const place = inText?.verified === 'none' && source ? verifyQuote(quote, source) : inText
  const shown = source !== undefined && place && place.verified !== 'none' ? around(source, place) : undefined
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [passage])
  useEffect(() => {
    lit.current?.scrollIntoView?.({ block: 'nearest' })
  }, [shown?.quote])
  return (
    <div className="space-y-4 p-4">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 ref={heading} tabIndex={-1} className="font-serif text-base font-semibold outline-none wrap-anywhere">
            {paper?.title ?? copy.passage}
          </h2>
          {paper && (
            <p className="mt-0.5 text-xs text-ink-muted">
              {[citationLabel(paper), paper.venue, placeWords(passage)].filter(Boolean).join(' · ')}
            </p>
          )}
          {paper?.flags.retracted && (
            <Badge tone="red" className="mt-1.5">
              {copy.retracted}
            </Badge>
          )}
        </div>
        <IconButton icon={X} size="small" label="Close the passage" onClick={onClose} />
      </div>
      {isPending && <Skeleton lines={6} />}
      {error && <ErrorCard title={copy.passageFailed} of={read} />}
      {text && !shown && <Notice tone="warning">{copy.passageGone}</Notice>}
      {shown && (
        <p dir="auto" className="font-serif text-base leading-relaxed whitespace-pre-line wrap-anywhere">
          <span className="text-ink-muted">{shown.before}</span>
          <mark ref={lit} className="rounded-xs bg-evidence text-evidence-ink">
            {shown.quote}
          </mark>
          <span className="text-ink-muted">{shown.after}</span>
        </p>
      )}
      {!shown && quote !== '' && <EvidenceQuote evidence={{ documentId, quote }} />}
      <ButtonLink size="small" icon={BookOpenText} to={passageAddress(passage)}>
        {copy.openReader}
      </ButtonLink>
    </div>
  )
}
