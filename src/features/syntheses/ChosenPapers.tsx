import type { UseQueryResult } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useRef } from 'react'

import type { Paper } from '#contract/papers.ts'
import { authorsLine, hasAbstract } from '#research/papers/paper-words.ts'
import { useFocusNext } from '#shared/browser/use-focus-next.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { synthesesCopy as copy } from './syntheses.copy.ts'

type Props = { ids: readonly string[]; papers: UseQueryResult<Paper[]>; onRemove: (ids: readonly string[]) => void }

/** The papers that a run will read, with what could bend it: a retraction, or no text to read. */
export function ChosenPapers({ ids, papers, onRemove }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const focusNext = useFocusNext()
  if (papers.isPending) return <Skeleton shape="row" lines={Math.min(ids.length, 4)} />
  if (papers.isError) {
    return <ErrorCard title="The chosen papers could not be loaded." of={papers} kept="Your choice is kept." />
  }
  const byId = new Map(papers.data.map((paper) => [paper.id, paper]))
  const missing = papers.isPlaceholderData ? [] : ids.filter((id) => !byId.has(id))
  const unknown = papers.isPlaceholderData ? 'Loading …' : 'A paper that is no longer in your library'
  const handleRemove = (id: string, index: number) => {
    onRemove([id])
    const next = ids[index + 1] ?? ids[index - 1]
    if (next !== undefined) focusNext(() => list.current?.querySelector(`[data-paper="${next}"] button`))
  }
  return (
    <>
      {missing.length > 0 && (
        <div className="mb-2">
          <Notice
            tone="warning"
            title={copy.missingPapers(missing.length)}
            action={
              <Button size="small" onClick={() => onRemove(missing)}>
                Take {missing.length === 1 ? 'it' : 'them'} out
              </Button>
            }
          >
            Nothing can be generated as long as {missing.length === 1 ? 'it is' : 'they are'} chosen.
          </Notice>
        </div>
      )}
      <ul
        ref={list}
        className="scroll-quiet max-h-80 divide-y divide-line overflow-y-auto rounded-card border border-line bg-surface"
      >
        {ids.map((id, index) => {
          const paper = byId.get(id)
          return (
            <li key={id} data-paper={id} className="flex items-start gap-3 px-4 py-2.5">
              <div className="min-w-0 flex-1">
                <p dir="auto" className="font-serif wrap-anywhere">
                  {paper?.title ?? unknown}
                </p>
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
                onClick={() => handleRemove(id, index)}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}
