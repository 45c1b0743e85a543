import { FileUp } from 'lucide-react'

import type { SearchRun } from '#contract/search.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { ExportMenu } from '#platform/papers/ExportMenu.tsx'
import { SelectionBar } from '#platform/papers/SelectionBar.tsx'
import { SynthesiseButton } from '#platform/papers/SynthesiseButton.tsx'
import { parseQuery } from '#science/search/parsed-query.ts'
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

/** Words such as “the” alone, or signs alone, ask for nothing. */
function hasWords(query: string): boolean {
  const { identifiers, words, required } = parseQuery(query)
  return identifiers.length + words.length > 0 || required !== undefined
}

/** An answer: where it came from, the papers, and what can be done with those that are chosen. */
export function RunResults({ run, view, onSynthesise }: Props) {
  if (run.items.length === 0) {
    const isAsked = hasWords(run.query)
    return (
      <EmptyState
        title={isAsked ? searchCopy.nothingFound : searchCopy.noWords}
        action={
          <Button icon={FileUp} onClick={() => openDialog({ name: 'import' })}>
            Import papers
          </Button>
        }
        example={<RunSources run={run} />}
      >
        {isAsked ? searchCopy.nothingFoundWhy : searchCopy.noWordsWhy}
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
        <SynthesiseButton ids={view.chosenPapers.map((paper) => paper.id)} onSynthesise={onSynthesise} />
        <ExportMenu papers={() => view.chosenPapers} name={`search ${run.query.slice(0, 60)}`} />
      </SelectionBar>
    </div>
  )
}
