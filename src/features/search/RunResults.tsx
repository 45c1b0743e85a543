import { FileUp } from 'lucide-react'

import { gaveAnswer, type RunFilters, type SearchRun, type SearchSource } from '#contract/search.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { foundInRun } from '#research/papers/for-a-review.ts'
import { GetFullTexts } from '#research/outside/full-texts/GetFullTexts.tsx'
import { ExportMenu } from '#research/papers/ExportMenu.tsx'
import { MoreLikeButton } from '#research/papers/MoreLikeButton.tsx'
import { SelectionBar } from '#research/papers/SelectionBar.tsx'
import { AnalyseMenu } from '#research/papers/AnalyseMenu.tsx'
import { SynthesizeButton } from '#research/papers/SynthesizeButton.tsx'
import { AddToProjectButton } from '#research/projects/AddToProjectButton.tsx'
import { parseQuery } from '#science/search/parsed-query.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'

import { ActiveFilters } from './ActiveFilters.tsx'
import { CiteMenu } from './CiteMenu.tsx'
import { ClassesLine } from './classes/ClassesLine.tsx'
import { useResultClasses } from './classes/result-classes.queries.ts'
import { EmptiedByFilters } from './EmptiedByFilters.tsx'
import { KeepPapers } from './KeepPapers.tsx'
import { TakeAll } from './jobs/TakeAll.tsx'
import { MissingIdentifiers } from './MissingIdentifiers.tsx'
import { MoreOfRun } from './MoreOfRun.tsx'
import { NarrowRun } from './NarrowRun.tsx'
import { AskElsewhere } from './question/AskElsewhere.tsx'
import { questionWithout } from './question/elsewhere.ts'
import { NothingFound } from './question/NothingFound.tsx'
import { QuestionNotice } from './question/QuestionNotice.tsx'
import { SubjectChips } from './question/SubjectChips.tsx'
import { ResultList } from './ResultList.tsx'
import { ResultToolbar } from './ResultToolbar.tsx'
import { RunActions } from './RunActions.tsx'
import { RunSources } from './RunSources.tsx'
import { SinceLast } from './SinceLast.tsx'
import { searchCopy } from './search.copy.ts'
import type { ResultView } from './use-result-view.ts'

type Props = {
  run: SearchRun
  view: ResultView
  onSynthesize: (ids: readonly string[]) => void
  /** Asks the same of the same sources once more. Undefined where nothing is left this month. */
  onAgain: (() => void) | undefined
  /** Asks the same, narrowed to these filters or to none: a new search. */
  onNarrow: ((filters: RunFilters | undefined) => void) | undefined
  /** Sources that can be asked here. */
  available: readonly SearchSource[]
  /** Asks something else, or the same of other sources: a new search. */
  onAsk: ((query: string, sources?: readonly SearchSource[]) => void) | undefined
}

/** Words such as “the” alone, or signs alone, ask for nothing. */
function hasWords(query: string): boolean {
  const { identifiers, words, required } = parseQuery(query)
  return identifiers.length + words.length > 0 || required !== undefined
}

/** An answer: where it came from, the papers, and what can be done with those that are chosen. */
export function RunResults({ run, view, onSynthesize, onAgain, onNarrow, available, onAsk }: Props) {
  const classes = useResultClasses(run)
  if (run.items.length === 0 && !gaveAnswer(run)) {
    return (
      <div className="space-y-4">
        <ErrorCard title={searchCopy.noAnswer} kept={searchCopy.noAnswerKept} {...(onAgain && { onRetry: onAgain })} />
        <RunSources run={run} />
      </div>
    )
  }
  const { reading } = run
  const chips = reading && reading.subjects.length > 0 && (
    <SubjectChips
      subjects={reading.subjects}
      onWithout={onAsk && ((text) => onAsk(questionWithout(run.query, text)))}
    />
  )
  const elsewhere = (
    <AskElsewhere run={run} available={available} onAsk={onAsk && ((sources) => onAsk(run.query, sources))} />
  )
  if (run.items.length === 0 && !run.filters && hasWords(run.query)) {
    return (
      <div className="space-y-3">
        {chips}
        <QuestionNotice run={run} onQuestion={onAsk} />
        <NothingFound run={run} elsewhere={elsewhere}>
          <MissingIdentifiers run={run} />
          <RunSources run={run} />
        </NothingFound>
      </div>
    )
  }
  if (run.items.length === 0) {
    const isAsked = hasWords(run.query)
    return (
      <EmptyState
        title={isAsked ? searchCopy.nothingNarrowed : searchCopy.noWords}
        action={
          run.filters && onNarrow ? (
            <Button onClick={() => onNarrow(undefined)}>{searchCopy.withoutFilters}</Button>
          ) : (
            <Button icon={FileUp} onClick={() => openDialog({ name: 'import' })}>
              {searchCopy.importPapers}
            </Button>
          )
        }
        example={<RunSources run={run} />}
      >
        {isAsked ? searchCopy.nothingFoundWhy : searchCopy.noWordsWhy}
      </EmptyState>
    )
  }
  const outside = view.chosenOutside
  return (
    <div className="space-y-3">
      <ResultToolbar view={view} total={run.total} actions={<RunActions run={run} view={view} onAgain={onAgain} />} />
      {chips}
      <QuestionNotice run={run} onQuestion={onAsk} />
      {(reading?.subjects.some(({ papers }) => papers === 0) ?? false) && elsewhere}
      <RunSources run={run} />
      <TakeAll key={run.runId} run={run} />
      <MissingIdentifiers run={run} />
      <SinceLast run={run} filters={view.filters} onChange={view.setFilters} />
      <ActiveFilters filters={view.filters} onChange={view.setFilters} />
      <NarrowRun run={run} filters={view.filters} onNarrow={onNarrow} />
      {classes.line !== undefined && (
        <ClassesLine
          line={classes.line}
          read={classes.read}
          all={run.total}
          onSynthesize={() => onSynthesize(Object.keys(classes.byPaper))}
        />
      )}
      {view.hits.length === 0 ? (
        <EmptiedByFilters hits={view.all} filters={view.filters} onChange={view.setFilters} />
      ) : (
        <ResultList hits={view.hits} classes={classes.byPaper} chosen={view.chosen} onToggle={view.toggle} />
      )}
      <MoreOfRun run={run} />
      <SelectionBar chosen={view.chosen.size} papers={view.choice} onClear={view.clear}>
        {outside.length > 0 ? (
          <>
            <p className="text-ink-muted">{searchCopy.notInside(outside.length)}</p>
            <KeepPapers papers={outside} from={`Search: ${run.query}`} onKept={view.rename} />
          </>
        ) : (
          <>
            <SynthesizeButton ids={view.chosenPapers.map((paper) => paper.id)} onSynthesize={onSynthesize} />
            <AnalyseMenu
              ids={view.chosenPapers.map((paper) => paper.id)}
              question={run.query}
              found={() =>
                foundInRun(
                  run,
                  view.all.filter(({ paper }) => view.chosen.has(paper.id)),
                )
              }
            />
            <AddToProjectButton
              things={() => view.chosenPapers.map(({ id, title }) => ({ kind: 'paper', id, title }))}
            />
            <MoreLikeButton papers={view.chosenPapers} />
            <GetFullTexts papers={view.chosenPapers} />
          </>
        )}
        <CiteMenu papers={view.chosenPapers} />
        <ExportMenu papers={() => view.chosenPapers} name={`search ${run.query.slice(0, 60)}`} />
      </SelectionBar>
    </div>
  )
}
