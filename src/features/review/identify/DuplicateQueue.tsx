import { useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react'

import type { Paper } from '#contract/papers.ts'
import { authorsLine } from '#research/papers/paper-words.ts'
import { possibleDuplicates, type DuplicateClue } from '#science/records/possible-duplicates.ts'
import { useMeantPress } from '#shared/browser/use-meant-press.ts'
import { count } from '#shared/format/count.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'

import type { EntryDraft } from '../model/entry-draft.ts'
import { useReview } from '../model/ReviewProvider.tsx'

const clues: Record<DuplicateClue, { label: string; isFor: boolean }> = {
  'same-identifier': { label: 'Same identifier', isFor: true },
  'same-title': { label: 'Same title', isFor: true },
  'similar-title': { label: 'Similar title', isFor: true },
  'same-author': { label: 'Same first author', isFor: true },
  'same-year': { label: 'Same year', isFor: true },
  'same-pages': { label: 'Same first page', isFor: true },
  'other-doi': { label: 'Other DOI', isFor: false },
  'other-year': { label: 'Other year', isFor: false },
  'other-type': { label: 'Other type', isFor: false },
}

/** A key that is held down presses again and again: only its first press is one. */
const pressOnce = (event: KeyboardEvent) => event.repeat && event.preventDefault()

function Side({ paper, source }: { paper: Paper; source: string }) {
  return (
    <div className="min-w-0 rounded-control border border-line p-3">
      <p className="font-serif">{paper.title}</p>
      <p className="mt-1 text-xs text-ink-muted">
        {authorsLine(paper.authors)} · {paper.year ?? 'year not stated'}
        {paper.venue !== undefined && ` · ${paper.venue}`}
        {paper.pages !== undefined && ` · ${paper.pages}`}
      </p>
      <p className="mt-1 text-xs break-all text-ink-muted">
        {paper.ids.doi ?? paper.ids.pmid ?? 'no identifier'} · {source}
      </p>
    </div>
  )
}

/** Records that may be one work: a person decides each pair, and can take it back. Nothing is merged by itself. */
export function DuplicateQueue() {
  const { papers, state, beside, write, canWrite, events } = useReview()
  const [skipped, setSkipped] = useState(0)
  const open = useMemo(
    () =>
      [...papers.values()].filter(({ id }) => {
        const place = state.records.get(id)?.place
        return place !== undefined && place !== 'duplicate' && place !== 'previous'
      }),
    [papers, state],
  )
  const pairs = useMemo(() => possibleDuplicates(open, beside.distinct), [open, beside.distinct])
  const marked = events.filter((event) => event.kind === 'duplicate')
  const undone = new Set(events.flatMap((event) => (event.kind === 'undone' ? [event.undoes] : [])))
  const holding = marked.filter(({ id, recordId }) => !undone.has(id) && !recordId.includes('~'))
  const last = holding.at(-1)
  const pair = pairs[Math.min(skipped, pairs.length - 1)]
  const [one, other] = pair ? pair.ids.map((id) => papers.get(id)) : []
  const isMeant = useMeantPress(pair?.ids.join(' ') ?? '')
  const decide = (entry: EntryDraft) => (press: MouseEvent) => {
    if (isMeant(press)) write([entry])
  }
  return (
    <Card
      title={`Possible duplicates: ${count(pairs.length, 'pair', 'pairs')}`}
      actions={
        last &&
        canWrite && (
          <Button size="small" onClick={() => write([{ kind: 'undone', undoes: last.id }])}>
            Undo the last: {(papers.get(last.recordId)?.title ?? '').slice(0, 40)}…
          </Button>
        )
      }
    >
      {pair && one && other ? (
        <div className="space-y-3">
          <div className="grid gap-3 sm:grid-cols-2">
            <Side paper={one} source={state.records.get(one.id)?.source.name ?? ''} />
            <Side paper={other} source={state.records.get(other.id)?.source.name ?? ''} />
          </div>
          <p className="flex flex-wrap gap-1.5">
            {pair.reasons.map((reason) => (
              <Badge key={reason} tone={clues[reason].isFor ? 'green' : 'yellow'}>
                {clues[reason].label}
              </Badge>
            ))}
          </p>
          {canWrite && (
            <div className="flex flex-wrap gap-2">
              <Button onKeyDown={pressOnce} onClick={decide({ kind: 'duplicate', recordId: other.id, of: one.id })}>
                One work: keep the first
              </Button>
              <Button onKeyDown={pressOnce} onClick={decide({ kind: 'duplicate', recordId: one.id, of: other.id })}>
                One work: keep the second
              </Button>
              <Button onKeyDown={pressOnce} onClick={decide({ kind: 'distinct', pair: [one.id, other.id] })}>
                Two works
              </Button>
              {pairs.length > 1 && (
                <Button variant="ghost" onClick={() => setSkipped((n) => (n + 1) % pairs.length)}>
                  Later
                </Button>
              )}
            </div>
          )}
        </div>
      ) : (
        <p className="text-ink-muted">
          No pair is in doubt.{' '}
          {holding.length > 0 && `${count(holding.length, 'record is', 'records are')} marked as duplicates.`}
        </p>
      )}
    </Card>
  )
}
