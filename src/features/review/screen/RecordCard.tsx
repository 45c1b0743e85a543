import { ExternalLink } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router-dom'

import type { Paper } from '#contract/papers.ts'
import { abstractNote, summaryNote } from '#research/papers/abstract-note.copy.ts'
import { authorsLine, designNames } from '#research/papers/paper-words.ts'
import { paths } from '#shared/paths.ts'
import { Badge } from '#shared/ui/Badge.tsx'

import { TermText } from './TermText.tsx'

type Props = {
  paper: Paper
  terms: { include: readonly string[]; exclude: readonly string[] }
  source: string
  isSample: boolean
}

/** One record as it is read for a decision: what the source says, and of a starter paper whose words they are. */
export const RecordCard = memo(function RecordCard({ paper, terms, source, isSample }: Props) {
  const { title, authors, year, venue, abstract, design, keywords, flags, id, publicationTypes } = paper
  const note = paper.summarised ? summaryNote() : abstractNote(paper)
  return (
    <article aria-labelledby="screened-title" className="min-w-0">
      <p className="mb-2 flex flex-wrap gap-1.5">
        {isSample && <Badge tone="evidence">Control sample</Badge>}
        {flags.retracted && <Badge tone="red">Retracted</Badge>}
        {design !== 'unknown' && <Badge>{designNames[design]}</Badge>}
        {publicationTypes?.slice(0, 2).map((type) => (
          <Badge key={type}>{type}</Badge>
        ))}
      </p>
      <h2 id="screened-title" className="font-serif text-xl leading-snug text-balance">
        <TermText text={title || 'Record without a title'} terms={terms} />
      </h2>
      <p className="mt-2 text-ink-muted">
        {authorsLine(authors, 6)} · {year ?? 'Year not stated'}
        {venue !== undefined && ` · ${venue}`}
      </p>
      <p className="mt-1 text-xs text-ink-muted">
        {source}
        {' · '}
        <Link to={paths.document(id)} className="text-accent underline-offset-2 hover:underline">
          Open in the reader <ExternalLink size={12} aria-hidden className="inline" />
        </Link>
      </p>
      <div className="mt-5 max-w-reading font-serif text-base leading-relaxed whitespace-pre-line">
        {abstract?.trim() ? (
          <TermText text={abstract} terms={terms} />
        ) : (
          <p className="font-sans text-ink-muted">
            No abstract. Decide by the title, or mark it as awaiting information.
          </p>
        )}
      </div>
      {note !== undefined && <p className="mt-2 text-xs text-ink-muted">{note}</p>}
      {keywords.length > 0 && (
        <p className="mt-4 text-xs text-ink-muted">
          Keywords: <TermText text={keywords.join(' · ')} terms={terms} />
        </p>
      )}
    </article>
  )
})
