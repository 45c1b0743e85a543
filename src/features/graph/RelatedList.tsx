import { useInfiniteQuery } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'

import type { GraphRelation, RelatedPaper } from '#contract/graph.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { CitationOffer } from '#research/outside/CitationOffer.tsx'
import { graphCopy as copy } from './graph.copy.ts'
import { graphQuery } from './graph.queries.ts'
import { RelatedRow } from './RelatedRow.tsx'

type Props = {
  relation: GraphRelation
  seeds: ReadonlyMap<string, string>
  chosen: ReadonlyMap<string, unknown>
  onToggle: (items: readonly RelatedPaper[], isOn: boolean) => void
}

/** What was reached by one kind of link, and what is not known. */
export function RelatedList({ relation, seeds, chosen, onToggle }: Props) {
  const query = useInfiniteQuery(graphQuery(relation, [...seeds.keys()]))
  const first = query.data?.pages[0]
  if (query.error && !first) {
    return <ErrorCard title={copy.failed} of={query} kept={copy.failedKept} />
  }
  if (!first) {
    return (
      <div role="status" aria-label={copy.loading[relation]}>
        <Skeleton shape="row" lines={6} />
      </div>
    )
  }
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  const { perSource, unknown, total } = first
  const isTypedAlone = relation !== 'similar' && perSource.length === 1 && perSource[0]?.source === 'starter'
  const inside = items.filter(({ isOutside }) => !isOutside).length
  const outside = items.filter(({ isOutside }) => isOutside)
  const left = perSource.flatMap(({ label, left: more }) => (more === undefined ? [] : copy.left(label, more)))
  const failures = perSource.flatMap(({ label, error }) => (error ? [copy.failedSource(label, error)] : []))
  return (
    <div className="space-y-3">
      <p className="text-ink-muted">{copy.leads[relation]}</p>
      {failures.length > 0 && (
        <Notice tone="warning" title={copy.someFailed}>
          {failures.join(' ')}
        </Notice>
      )}
      {relation !== 'similar' && <CitationOffer onAgreed={() => void query.refetch()} />}
      {isTypedAlone && <Notice>{copy.starterAlone}</Notice>}
      {perSource.length === 0 ? (
        <EmptyState icon={Share2} title={copy.nobodyKnows}>
          {copy.nobodyKnowsBody}
        </EmptyState>
      ) : items.length === 0 ? (
        <EmptyState icon={Share2} title={relation === 'similar' ? copy.nothingSimilar : copy.nothingKnown}>
          {relation === 'similar' ? copy.nothingSimilarBody : copy.nothingKnownBody}
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p role="status" className="font-semibold">
              {copy.found(total, items.length === total ? inside : 0)}
            </p>
            {outside.length > 1 && (
              <Checkbox
                label={copy.chooseAll(outside.length)}
                checked={outside.every(({ paper }) => chosen.has(paper.id))}
                onChange={(isOn) => onToggle(outside, isOn)}
              />
            )}
          </div>
          {left.length > 0 && <p className="text-ink-muted">{left.join(' ')}</p>}
          <ul aria-label={copy.list} className="rounded-card border border-line bg-surface">
            {items.map((item) => (
              <RelatedRow
                key={item.paper.id}
                item={item}
                seeds={seeds}
                hasBoxes={inside < items.length}
                isChosen={chosen.has(item.paper.id)}
                onToggle={() => onToggle([item], !chosen.has(item.paper.id))}
              />
            ))}
          </ul>
          {query.hasNextPage && (
            <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {copy.more}
            </Button>
          )}
          {unknown.length > 0 && (
            <p className="text-ink-muted">
              {relation === 'similar' ? copy.unlike(unknown.length) : copy.unknown(unknown.length)}
            </p>
          )}
        </>
      )}
    </div>
  )
}
