import type { Paper } from '#contract/papers.ts'
import { authorsLine } from '#research/papers/paper-words.ts'
import { Badge } from '#shared/ui/Badge.tsx'

/** A paper in two lines. */
export function PaperLine({ paper }: { paper: Paper }) {
  return (
    <span className="block min-w-0">
      <span dir="auto" className="line-clamp-2 font-serif wrap-anywhere">
        {paper.title}
      </span>
      <span className="block truncate text-xs text-ink-muted">
        <bdi>{authorsLine(paper.authors, 2)}</bdi>
        {paper.year !== undefined && ` · ${paper.year}`}
        {paper.venue !== undefined && ` · ${paper.venue}`}
      </span>
      {paper.flags.retracted && <Badge tone="red">Retracted</Badge>}
    </span>
  )
}
