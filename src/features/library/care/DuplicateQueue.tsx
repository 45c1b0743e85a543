import { useQuery } from '@tanstack/react-query'
import { Check, Merge, Split } from 'lucide-react'
import { useState } from 'react'

import type { Paper } from '#contract/papers.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { pairKey, type PossibleDuplicate } from '#science/records/possible-duplicates.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { count } from '#shared/format/count.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { useKeepApart } from '../organise/organise.mutations.ts'
import { distinctPairsQuery } from '../organise/organise.queries.ts'
import { careCopy, cluesAgainst } from './care.copy.ts'
import { compareInWorker } from './compare-in-worker.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { RecordCard } from './RecordCard.tsx'
import { wholeOwnLibraryQuery } from './whole-own-library.ts'

/** More than a person decides in one sitting: the rest comes up as these are done. */
const SHOWN = 20

/** Pairs that may be one work, most alike first: merge them, or say that they are two. */
export function DuplicateQueue() {
  const library = useQuery(wholeOwnLibraryQuery())
  const distinct = useQuery(distinctPairsQuery())
  const dismissed = distinct.data?.pairs.map(([one, other]) => pairKey(one, other)) ?? []
  const pairs = useQuery({
    queryKey: [...wholeOwnLibraryQuery().queryKey, 'possible duplicates', library.dataUpdatedAt],
    queryFn: ({ signal }) => compareInWorker(library.data ?? [], [], signal),
    enabled: library.data !== undefined,
  })
  const [merging, setMerging] = useState<readonly Paper[]>()

  const error = library.error ?? distinct.error ?? pairs.error
  if (error) {
    return (
      <ErrorCard
        title="The records could not be compared"
        error={error}
        kept="Your library is as it was."
        onRetry={() => void (library.error ? library.refetch() : distinct.error ? distinct.refetch() : pairs.refetch())}
      />
    )
  }
  if (!pairs.data || !library.data || !distinct.data) return <Skeleton shape="card" lines={4} />

  const byId = new Map(library.data.map((paper) => [paper.id, paper]))
  const open = pairs.data.flatMap((pair) => {
    const [one, other] = pair.ids.map((id) => byId.get(id))
    return one && other && !dismissed.includes(pairKey(one.id, other.id)) ? [{ pair, one, other }] : []
  })
  if (open.length === 0) {
    return (
      <EmptyState icon={Check} title="Nothing looks like a duplicate">
        {count(library.data.length, 'paper was', 'papers were')} compared by identifiers, title, first author and year.
      </EmptyState>
    )
  }
  return (
    <section aria-label="Possible duplicates">
      <p role="status" className="mb-4 text-ink-muted">
        {count(open.length, 'pair', 'pairs')} among {count(library.data.length, 'paper', 'papers')}. Nothing is merged
        by itself. <HelpLink article="possible-duplicates" about="possible duplicates" className="-my-2 align-middle" />
      </p>
      <ol className="space-y-4">
        {open.slice(0, SHOWN).map(({ pair, one, other }) => (
          <Pair
            key={pairKey(one.id, other.id)}
            pair={pair}
            papers={[one, other]}
            onMerge={() => setMerging([one, other])}
          />
        ))}
      </ol>
      {open.length > SHOWN && (
        <p className="mt-4 text-ink-muted">{open.length - SHOWN} more come up as these are done.</p>
      )}
      {merging && (
        <MergeDialog papers={merging} onClose={() => setMerging(undefined)} onDone={() => setMerging(undefined)} />
      )}
    </section>
  )
}

type PairProps = { pair: PossibleDuplicate; papers: readonly [Paper, Paper]; onMerge: () => void }

function Pair({ pair, papers, onMerge }: PairProps) {
  const apart = useKeepApart()
  const [keepApart, isKeeping] = useOnce(() => apart.mutateAsync({ body: { ids: [papers[0].id, papers[1].id] } }))
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <div className="mb-3 flex flex-wrap gap-1.5">
        {pair.reasons.map((clue) => (
          <Badge key={clue} tone={cluesAgainst.has(clue) ? 'yellow' : 'neutral'}>
            {careCopy.clueNames[clue]}
          </Badge>
        ))}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {papers.map((paper) => (
          <RecordCard key={paper.id} paper={paper} />
        ))}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="primary" icon={Merge} onClick={onMerge}>
          Compare and merge
        </Button>
        <Button icon={Split} busy={isKeeping} onClick={() => keepApart()}>
          Two different works
        </Button>
      </div>
    </li>
  )
}
