import { Plus } from 'lucide-react'

import type { OpenGrid } from '#research/grid/use-grid.ts'
import { PapersButton } from '#research/views/show-papers.tsx'
import { messageOf } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { useAddWork } from './add-work.ts'
import { impactCopy as copy } from './impact.copy.ts'
import type { MissingWork } from '#science/impact/citation-measures.ts'
import type { RelatedPaper } from '#contract/graph.ts'

const SHOWN = 50
const SHOWN_SAID = 3

type Props = {
  open: OpenGrid
  /** Works outside the set, with the papers of the set that they are joined to. */
  works: readonly MissingWork[]
  /** Their records, as far as a source gave one. */
  records: ReadonlyMap<string, RelatedPaper>
  words: (typeof copy)['foundations' | 'builders']
  /** A whole list of some paper was there to look through. */
  isLooked: boolean
}

/** Works that are joined to the set and not in it; each can be taken in with one click. */
export function MissingWorks({ open, works, records, words, isLooked }: Props) {
  const addWork = useAddWork(open)
  const [add, isAdding] = useOnce(async (key: string) => {
    const work = records.get(key)
    if (!work) return
    try {
      await addWork(work)
      toast({ title: 'Taken into the set' })
    } catch (error) {
      toast({ title: 'It could not be added', description: messageOf(error, ''), variant: 'destructive' })
    }
  })
  return (
    <Table
      caption={words.title}
      rows={works.slice(0, SHOWN)}
      rowKey={({ key }) => key}
      empty={<p className="text-ink-muted">{isLooked ? words.none : words.notLooked}</p>}
      columns={[
        {
          key: 'work',
          header: 'Work',
          cell: ({ title, key, isRetracted }) => (
            <span className="wrap-anywhere">
              {title ?? key} {isRetracted && <Badge tone="red">Retracted</Badge>}
              {records
                .get(key)
                ?.said?.slice(0, SHOWN_SAID)
                .map(({ text, source }) => (
                  <span key={text} className="mt-1 block text-xs text-ink-muted">
                    {copy.said.sentence(text, source)}
                  </span>
                ))}
            </span>
          ),
        },
        { key: 'year', header: 'Year', cell: ({ year }) => year ?? '' },
        {
          key: 'cited',
          header: words.joined,
          align: 'right',
          cell: ({ title, key, citedBy }) => (
            <PapersButton title={words.papers(title ?? key)} ids={citedBy} label={words.count(citedBy.length)} />
          ),
        },
        ...(open.mayWrite
          ? [
              {
                key: 'add',
                header: <span className="sr-only">Add</span>,
                cell: ({ key, title }: MissingWork) =>
                  records.has(key) ? (
                    <Button
                      size="small"
                      icon={Plus}
                      busy={isAdding}
                      aria-label={`Add ${(title ?? key).slice(0, 80)}`}
                      onClick={() => add(key)}
                    >
                      Add
                    </Button>
                  ) : (
                    <span className="text-xs text-ink-muted">Read from a printed list: search for it</span>
                  ),
              },
            ]
          : []),
      ]}
    />
  )
}
