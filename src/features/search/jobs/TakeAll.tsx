import { Download } from 'lucide-react'
import { useState } from 'react'

import { externalSources, type ExternalSource, type SearchRun } from '#contract/search.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { jobsCopy as copy } from './jobs.copy.ts'
import { useJobChange, useJobs } from './jobs.queries.ts'

const FIRST = 500
/** Records of one search that these sources give, by their rules: more of them are asked for in parts. */
const REACH: Partial<Record<ExternalSource, number>> = { doaj: 1000, pubmed: 10_000, arxiv: 30_000 }
/** A library has room for so many papers. */
const MOST = 50_000

const isExternal = (source: string): source is ExternalSource => (externalSources as readonly string[]).includes(source)

/** Where sources outside have more than a page shows: all of them, the first, or none, source by source. */
export function TakeAll({ run }: { run: SearchRun }) {
  const { isOffered } = useJobs()
  const { start } = useJobChange()
  const [isOpen, setOpen] = useState(false)
  const [clientKey, setClientKey] = useState(newKey)
  const [chosen, setChosen] = useState<Partial<Record<ExternalSource, string>>>({})
  const found = run.perSource.flatMap(({ source, label, hits, error }) =>
    isExternal(source) && !error && hits > 0 ? [{ source, label, hits }] : [],
  )
  const total = found.reduce((sum, { hits }) => sum + hits, 0)
  if (!isOffered || !run.perSource.some(({ hits, taken }) => taken !== undefined && taken < hits)) return null
  if (!isOpen) {
    return (
      <Button size="small" icon={Download} onClick={() => setOpen(true)}>
        {copy.offer(total)}
      </Button>
    )
  }
  const parts = found.flatMap(({ source, hits }) => {
    const amount = chosen[source] ?? (hits <= FIRST ? 'all' : 'first')
    if (amount === 'none') return []
    const most = amount === 'first' ? FIRST : Math.min(hits, MOST)
    return [{ source, most, isAll: amount === 'all' && hits <= MOST }]
  })
  const wanted = parts.reduce((sum, { most }) => sum + most, 0)
  const handleStart = () =>
    start.mutate(
      {
        body: {
          query: run.query,
          sources: parts.map(({ source, most, isAll }) => ({ source, ...(!isAll && { most }) })),
          clientKey,
        },
      },
      {
        onSuccess: () => {
          setOpen(false)
          setClientKey(newKey())
        },
      },
    )
  return (
    <section aria-label={copy.offer(total)} className="rounded-card border border-line bg-surface p-4">
      <p className="max-w-reading text-ink-muted">{copy.lead}</p>
      <div className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {found.map(({ source, label, hits }) => {
          const reach = REACH[source]
          const isCut = reach !== undefined && reach < hits
          return (
            <SelectField
              key={source}
              label={copy.amount(label)}
              {...(isCut && { hint: copy.reach(reach) })}
              value={chosen[source] ?? (hits <= FIRST ? 'all' : 'first')}
              options={[
                { value: 'all', label: copy.all(hits) },
                ...(hits > FIRST ? [{ value: 'first', label: copy.first(FIRST) }] : []),
                { value: 'none', label: copy.none },
              ]}
              onChange={({ target: { value } }) => setChosen({ ...chosen, [source]: value })}
            />
          )
        })}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="primary" disabled={wanted === 0} busy={start.isPending} onClick={handleStart}>
          {copy.start(wanted)}
        </Button>
        <Button variant="ghost" onClick={() => setOpen(false)}>
          {copy.cancel}
        </Button>
      </div>
    </section>
  )
}
