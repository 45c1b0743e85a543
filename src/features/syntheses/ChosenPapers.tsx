import type { UseQueryResult } from '@tanstack/react-query'
import { X } from 'lucide-react'

import type { Paper } from '#contract/papers.ts'
import { authorsLine, hasAbstract } from '#platform/papers/paper-words.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

type Props = { ids: readonly string[]; papers: UseQueryResult<Paper[]>; onRemove: (id: string) => void }

/** The papers that a run will read, with what could bend it: a retraction, or no text to read. */
export function ChosenPapers({ ids, papers, onRemove }: Props) {
  if (papers.isPending) return <Skeleton shape="row" lines={Math.min(ids.length, 4)} />
  if (papers.isError) {
    return (
      <ErrorCard
        title="The chosen papers could not be loaded."
        error={papers.error}
        kept="Your choice is kept."
        onRetry={() => void papers.refetch()}
      />
    )
  }
  const byId = new Map(papers.data.map((paper) => [paper.id, paper]))
  return (
    <ul className="scroll-quiet max-h-80 divide-y divide-line overflow-y-auto rounded-card border border-line bg-surface">
      {ids.map((id) => {
        const paper = byId.get(id)
        return (
          <li key={id} className="flex items-start gap-3 px-4 py-2.5">
            <div className="min-w-0 flex-1">
              <p className="font-serif">{paper?.title ?? 'A paper that is no longer in your library'}</p>
              {paper && (
                <p className="text-xs text-ink-muted">
                  {authorsLine(paper.authors)}
                  {paper.year !== undefined && ` · ${paper.year}`}
                </p>
              )}
            </div>
            {paper?.flags.retracted && <Badge tone="red">Retracted</Badge>}
            {paper && !hasAbstract(paper) && <Badge tone="grey">No abstract</Badge>}
            <IconButton
              label={`Remove ${paper?.title ?? 'this paper'}`}
              icon={X}
              size="small"
              onClick={() => onRemove(id)}
            />
          </li>
        )
      })}
    </ul>
  )
}
