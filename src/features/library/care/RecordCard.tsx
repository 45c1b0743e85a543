import type { Paper } from '#contract/papers.ts'
import { authorsLine, typeName } from '#research/papers/paper-words.ts'

/** A record as short as it can be told from another. */
export const RecordCard = ({ paper }: { paper: Paper }) => (
  <div className="min-w-0 rounded-control bg-surface-sunken p-3">
    <p className="font-serif wrap-anywhere">{paper.title || 'Untitled'}</p>
    <p className="mt-1 wrap-anywhere text-ink-muted">{authorsLine(paper.authors)}</p>
    <p className="wrap-anywhere text-ink-muted">
      {[paper.venue, paper.year ?? 'year not stated', paper.volume, paper.pages].filter(Boolean).join(' · ')}
    </p>
    <p className="wrap-anywhere text-ink-muted">
      {[typeName(paper.type), paper.ids.doi, paper.ids.pmid && `PMID ${paper.ids.pmid}`].filter(Boolean).join(' · ')}
    </p>
  </div>
)
