import { useState, type ReactNode } from 'react'

import type { SharedSearch } from '#contract/shares.ts'
import { ExportMenu } from '#research/papers/ExportMenu.tsx'
import { SelectionBar } from '#research/papers/SelectionBar.tsx'
import { longDay } from '#shared/format/dates.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

import { ActiveFilters } from '../ActiveFilters.tsx'
import { EmptiedByFilters } from '../EmptiedByFilters.tsx'
import { FacetPanel } from '../FacetPanel.tsx'
import { KeepPapers } from '../KeepPapers.tsx'
import { LogMenu } from '../LogMenu.tsx'
import { ResultList } from '../ResultList.tsx'
import { ResultToolbar } from '../ResultToolbar.tsx'
import { RunSources } from '../RunSources.tsx'
import { useResultView } from '../use-result-view.ts'
import { CopyReferences } from './CopyReferences.tsx'
import { sharedCopy as copy } from './shared.copy.ts'

type Props = { shared: SharedSearch; runYourself: ReactNode }

/** The list of a shared search, as it is looked at here: the filters are the reader's own from the first click on. */
export function SharedResults({ shared, runYourself }: Props) {
  const { run, title, sharedBy, createdAt, expiresAt } = shared
  const [address, setAddress] = useState(() => new URLSearchParams(shared.view ?? ''))
  const view = useResultView(run, address, setAddress)
  const name = `shared search ${title.slice(0, 60)}`
  const lead = [copy.by(sharedBy, longDay(createdAt)), expiresAt && copy.until(longDay(expiresAt))].filter(Boolean)
  return (
    <ListFrame
      toolbar={
        <>
          <PageTitle documentTitle={`${title} · ${copy.title}`} lead={lead.join(' ')} actions={runYourself}>
            {title}
          </PageTitle>
          <p className="max-w-reading text-ink-muted">
            {copy.query}: <span className="font-mono wrap-anywhere text-ink">{run.query}</span>
          </p>
        </>
      }
      detailsLabel="Filters"
      details={
        run.items.length > 0 ? (
          <div className="hidden rounded-card border border-line bg-surface p-5 lg:block">
            <FacetPanel hits={view.all} filters={view.filters} onChange={view.setFilters} isShared />
          </div>
        ) : undefined
      }
    >
      {run.items.length === 0 ? (
        <EmptyState title={copy.empty} example={<RunSources run={run} />} />
      ) : (
        <div className="space-y-3">
          <ResultToolbar
            view={view}
            total={run.total}
            actions={
              <>
                <LogMenu runs={() => [run]} />
                <ExportMenu papers={() => view.hits.map(({ paper }) => paper)} name={name} />
              </>
            }
          />
          <RunSources run={run} />
          <ActiveFilters filters={view.filters} onChange={view.setFilters} />
          {view.hits.length === 0 ? (
            <EmptiedByFilters hits={view.all} filters={view.filters} onChange={view.setFilters} />
          ) : (
            <ResultList hits={view.hits} chosen={view.chosen} onToggle={view.toggle} isOutside />
          )}
          <SelectionBar chosen={view.chosen.size} papers={view.choice} onClear={view.clear}>
            <KeepPapers papers={view.chosenPapers} from={`${copy.title}: ${title}`} onKept={view.clear} />
            <CopyReferences papers={view.chosenPapers} />
            <ExportMenu papers={() => view.chosenPapers} name={name} />
          </SelectionBar>
        </div>
      )}
    </ListFrame>
  )
}
