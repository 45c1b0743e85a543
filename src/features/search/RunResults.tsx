import { FileUp, Layers } from 'lucide-react'

import type { SearchRun } from '#contract/search.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { ExportMenu } from '#platform/papers/ExportMenu.tsx'
import { SelectionBar } from '#platform/papers/SelectionBar.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'

import { ActiveFilters } from './ActiveFilters.tsx'
import { EmptiedByFilters } from './EmptiedByFilters.tsx'
import { ResultList } from './ResultList.tsx'
import { ResultToolbar } from './ResultToolbar.tsx'
import { RunSources } from './RunSources.tsx'
import { searchCopy } from './search.copy.ts'
import type { ResultView } from './use-result-view.ts'

type Props = { run: SearchRun; view: ResultView; onSynthesise: (ids: readonly string[]) => void }

/** An answer: where it came from, the papers, and what can be done with those that are chosen. */
export function RunResults({ run, view, onSynthesise }: Props) {
  if (run.items.length === 0) {
    return (
      <EmptyState
        title={searchCopy.nothingFound}
        action={
          <Button icon={FileUp} onClick={() => openDialog({ name: 'import' })}>
            Import papers
          </Button>
        }
        example={<RunSources run={run} />}
      >
        {searchCopy.nothingFoundWhy}
      </EmptyState>
    )
  }
  return (
    <div className="space-y-3">
      <ResultToolbar view={view} total={run.total} />
      <RunSources run={run} />
      <ActiveFilters filters={view.filters} onChange={view.setFilters} />
      {view.hits.length === 0 ? (
        <EmptiedByFilters hits={view.all} filters={view.filters} onChange={view.setFilters} />
      ) : (
        <ResultList hits={view.hits} chosen={view.chosen} onToggle={view.toggle} />
      )}
      <SelectionBar chosen={view.chosen.size} onClear={view.clear}>
        <Button
          variant="primary"
          icon={Layers}
          onClick={() => onSynthesise(view.chosenPapers.map((paper) => paper.id))}
        >
          Synthesise
        </Button>
        <ExportMenu papers={() => view.chosenPapers} name={`search ${run.query.slice(0, 60)}`} />
      </SelectionBar>
    </div>
  )
}
