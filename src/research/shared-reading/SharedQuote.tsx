import { CircleSlash } from 'lucide-react'
import { Link } from 'react-router-dom'

import type { Evidence } from '#contract/evidence.ts'
import type { SharedDocument } from '#contract/shares.ts'
import { passageAddress } from '#research/evidence/passage-address.ts'
import { Popover } from '#shared/ui/Popover.tsx'

import { sharedReadingCopy as copy } from './shared-reading.copy.ts'
import type { DocumentsByKey } from './documents-by-key.ts'

const look = 'mx-0.5 inline-flex items-baseline gap-1 rounded-control px-1 text-xs font-sans wrap-anywhere'

type Props = { citation: Evidence; documents: DocumentsByKey }

/** A citation of a shared answer: its quote opens; the passage in the file only for who may read the file. */
export function SharedQuote({ citation, documents }: Props) {
  const document = documents.get(citation.documentId)
  if (!document || citation.verified === 'none') {
    return (
      <span className={`${look} border border-line-strong text-ink-muted`} title={copy.struckWhy}>
        <CircleSlash aria-hidden size={12} className="self-center" />
        <s translate="no">{document?.label ?? 'Unknown paper'}</s> {copy.struck}
      </span>
    )
  }
  const { label, title, flags } = document
  return (
    <Popover
      label={title}
      trigger={
        <button
          type="button"
          aria-label={copy.quote(label)}
          className={`${look} bg-evidence text-evidence-ink underline-offset-2 hover:underline`}
        >
          <span translate="no">{label}</span>
          {flags.retracted && <strong> {copy.retracted.toLowerCase()}</strong>}
        </button>
      }
    >
      <SharedPassage citation={citation} document={document} />
    </Popover>
  )
}

type PassageProps = { citation: Evidence; document: SharedDocument | undefined }

/** The words themselves, as they were looked up when it was shared. */
export function SharedPassage({ citation, document }: PassageProps) {
  const documentId = document?.documentId
  return (
    <div className="max-w-96 space-y-2 p-1">
      {document && <p className="font-semibold wrap-anywhere">{document.title}</p>}
      <blockquote dir="auto" translate="no" className="border-l-2 border-evidence-strong pl-3 font-serif wrap-anywhere">
        {citation.quote}
      </blockquote>
      <p className="text-xs text-ink-muted">{copy.checkedThen}</p>
      {documentId !== undefined && (
        <Link to={passageAddress({ ...citation, documentId })} className="text-accent underline underline-offset-2">
          {copy.openPassage}
        </Link>
      )}
    </div>
  )
}
