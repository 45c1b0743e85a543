import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'

import type { Paper } from '#contract/papers.ts'
import { pairKey } from '#science/records/possible-duplicates.ts'
import type { ProposedRelation } from '#science/records/proposed-relations.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { count } from '#shared/format/count.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { saidRelationsQuery, useRelate } from './care.queries.ts'
import { relateInWorker } from './compare-in-worker.ts'
import { RecordCard } from './RecordCard.tsx'
import { relationClues, relationsCopy as copy, relationWords } from './relations.copy.ts'
import { wholeOwnLibraryQuery } from './whole-own-library.ts'

/** More than a person decides in one sitting: the rest comes up as these are done. */
const SHOWN = 20

/** Papers that seem to belong together without being one: a person says of each pair whether they do. */
export function RelationQueue() {
  const library = useQuery(wholeOwnLibraryQuery())
  const said = useQuery(saidRelationsQuery())
  const proposals = useQuery({
    queryKey: [...wholeOwnLibraryQuery().queryKey, 'possible relations', library.dataUpdatedAt],
    queryFn: ({ signal }) => relateInWorker(library.data ?? [], signal),
    enabled: library.data !== undefined,
  })
  const failed = [library, said, proposals].find(({ error }) => error)
  if (failed) {
    const retry = () => void failed.refetch()
    return <ErrorCard title={copy.failed} error={failed.error} kept={copy.kept} onRetry={retry} />
  }
  if (!proposals.data || !library.data || !said.data) return <Skeleton shape="card" lines={4} />
  const done = new Set(said.data.relations.map(({ id, of }) => pairKey(id, of)))
  const byId = new Map(library.data.map((paper) => [paper.id, paper]))
  const open = proposals.data.flatMap((proposal) => {
    const [one, other] = [byId.get(proposal.id), byId.get(proposal.of)]
    return one && other && !done.has(pairKey(one.id, other.id)) ? [{ proposal, one, other }] : []
  })
  if (open.length === 0) {
    return (
      <EmptyState icon={Check} title={copy.none}>
        {copy.noneWhy(count(library.data.length, 'paper was', 'papers were'))}
      </EmptyState>
    )
  }
  return (
    <section aria-label="Possible relations">
      <p role="status" className="mb-4 text-ink-muted">
        {count(open.length, 'pair', 'pairs')} among {count(library.data.length, 'paper', 'papers')}. {copy.lead}
      </p>
      <ol className="space-y-4">
        {open.slice(0, SHOWN).map(({ proposal, one, other }) => (
          <Pair key={pairKey(one.id, other.id)} proposal={proposal} one={one} other={other} />
        ))}
      </ol>
      {open.length > SHOWN && <p className="mt-4 text-ink-muted">{copy.more(open.length - SHOWN)}</p>}
    </section>
  )
}

function Pair({ proposal, one, other }: { proposal: ProposedRelation; one: Paper; other: Paper }) {
  const relate = useRelate()
  const { id, of, kind } = proposal
  const [say, isSaying] = useOnce((state: 'accepted' | 'dismissed') => relate({ id, of, kind }, state))
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <div className="mb-3 flex flex-wrap gap-1.5">
        {proposal.reasons.map((clue) => (
          <Badge key={clue}>{relationClues[clue]}</Badge>
        ))}
      </div>
      <RecordCard paper={one} />
      <p className="my-2 px-3 font-semibold">{relationWords[kind]}</p>
      <RecordCard paper={other} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="primary" busy={isSaying} onClick={() => say('accepted')}>
          {copy.accept}
        </Button>
        <Button busy={isSaying} onClick={() => say('dismissed')}>
          {copy.dismiss}
        </Button>
      </div>
    </li>
  )
}
