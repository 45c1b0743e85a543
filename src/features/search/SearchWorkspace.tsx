import { useQuery } from '@tanstack/react-query'
import { ClipboardPaste } from 'lucide-react'
import { Suspense, useState } from 'react'

import { pathIdSchema } from '#contract/identifiers.ts'
import { externalSources, type RunFilters, type SearchRun, type SearchSource } from '#contract/search.ts'
import { SearchLimitCard } from '#platform/access/SearchLimitCard.tsx'
import { PROMPT_LIMIT } from '#platform/access/plan-catalogue.ts'
import { useSubscription } from '#platform/access/subscription.queries.ts'
import { allowanceOf, useUsage } from '#platform/access/usage.queries.ts'
import { searchRunQuery } from '#research/papers/papers.queries.ts'
import { useResearchPreferences } from '#research/preferences/research.ts'
import { ApiError } from '#shared/api/errors.ts'
import { lazyPart } from '#shared/browser/lazy-part.tsx'
import { useIsHere } from '#shared/browser/use-is-here.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

import { FacetPanel } from './FacetPanel.tsx'
import { FirstVisit } from './FirstVisit.tsx'
import { JobList } from './jobs/JobList.tsx'
import { QueryProblems } from './QueryProblems.tsx'
import { useTypedQuestion } from './question/use-typed-question.ts'
import { RecentSearches } from './RecentSearches.tsx'
import { ResultSkeleton } from './ResultSkeleton.tsx'
import { RunProblem } from './RunProblem.tsx'
import { RunResults } from './RunResults.tsx'
import { searchCopy } from './search.copy.ts'
import { useRunSearch } from './search.mutations.ts'
import { SearchCost } from './SearchCost.tsx'
import { QUESTION_MAX, SearchForm } from './SearchForm.tsx'
import { SourceChoice } from './SourceChoice.tsx'
import { useResultView } from './use-result-view.ts'

/** The strings of all databases are read only where a source outside is to be asked. */
const PasteIdentifiers = lazyPart(async () => (await import('./PasteIdentifiers.tsx')).PasteIdentifiers)
const BeforeRun = lazyPart(async () => (await import('./BeforeRun.tsx')).BeforeRun)

type Props = {
  /** The question and the run are in it, and how the run is looked at. */
  address: URLSearchParams
  /** A run adds a step to the history, a filter does not. */
  onAddress: (address: URLSearchParams, options: { isStep: boolean }) => void
  onSynthesize: (ids: readonly string[], question: string) => void
}

/** Letters of a question that stand in the address. */
const ADDRESS_MAX = 2000
/** How often a run is looked at while a source has not answered. */
const LATE_MS = 1000

/** The sources of a run that can still be asked. */
const placesOf = (run: SearchRun, available: readonly SearchSource[]) =>
  available.filter((source) => run.perSource.some((report) => report.source === source))

const isEverywhere = (places: readonly SearchSource[], available: readonly SearchSource[]) =>
  places.length === available.length && places.every((place) => available.includes(place))

const isRefusedForLimit = (error: unknown) => error instanceof ApiError && error.code === 'limit_reached'

export function SearchWorkspace({ address, onAddress, onSynthesize }: Props) {
  const runId = address.get('run') ?? undefined
  const isRunId = runId !== undefined && pathIdSchema.safeParse(runId).success
  const kept = useQuery({
    ...searchRunQuery(runId ?? ''),
    enabled: isRunId,
    // Sources that are late: their papers come at the end, as each answers.
    refetchInterval: ({ state }) => (state.data?.perSource.some(({ pending }) => pending) ? LATE_MS : false),
  })
  const run = runId === undefined ? undefined : kept.data

  const asked = (address.get('q') ?? run?.query ?? '').slice(0, QUESTION_MAX)
  const question = useTypedQuestion(runId, asked)

  const usage = useUsage('search')
  const allowance = usage.data ? allowanceOf(usage.data) : { kind: 'unknown' as const }
  const isHere = useIsHere()
  const search = useRunSearch((delivered) => {
    if (!isHere()) return
    question.clear()
    // A long history stands in the run alone: no server takes an address of any length.
    const isShort = delivered.query.length <= ADDRESS_MAX
    onAddress(new URLSearchParams({ ...(isShort && { q: delivered.query }), run: delivered.runId }), { isStep: true })
  })
  const { sources: usual, available } = useResearchPreferences()
  // For this visit; the usual ones are a setting.
  const [chosen, setChosen] = useState<readonly SearchSource[]>()
  const sources = chosen ?? usual
  const [send, isSearching] = useOnce((query: string, places: readonly SearchSource[], filters?: RunFilters) =>
    search.mutateAsync({
      body: { query, ...(!isEverywhere(places, available) && { sources: [...places] }), ...(filters && { filters }) },
    }),
  )
  const [isPasting, setPasting] = useState(false)
  const handleSearch = () => send(question.get().trim(), sources)
  const isUsedUp = allowance.kind === 'used-up' || isRefusedForLimit(search.error)
  const used = useSubscription().data?.subscription?.searchUsageCount ?? PROMPT_LIMIT
  const view = useResultView(run, address, (next) => onAddress(next, { isStep: false }))

  const hasSide = run !== undefined && run.items.length > 0 && !isSearching
  return (
    <ListFrame
      toolbar={
        <>
          <PageTitle documentTitle={asked === '' ? searchCopy.title : `${asked} · Search`} lead={searchCopy.lead}>
            {searchCopy.title}
          </PageTitle>
          <SearchForm
            question={question}
            onSearch={handleSearch}
            busy={isSearching}
            disabled={isUsedUp}
            isStart={runId === undefined}
            note={<SearchCost allowance={allowance} />}
          />
          <Suspense fallback={null}>
            {isPasting && (
              <PasteIdentifiers
                onClose={() => setPasting(false)}
                onSearch={(query) => {
                  setPasting(false)
                  question.set(query)
                  send(query, sources)
                }}
              />
            )}
          </Suspense>
          <SourceChoice
            available={available}
            chosen={sources}
            onChosen={setChosen}
            beside={
              <Button
                variant="ghost"
                size="small"
                icon={ClipboardPaste}
                disabled={isUsedUp}
                onClick={() => setPasting(true)}
              >
                {searchCopy.paste}
              </Button>
            }
          />
          {externalSources.some((source) => sources.includes(source)) && (
            <Suspense fallback={null}>
              <BeforeRun question={question} chosen={sources} />
            </Suspense>
          )}
          <QueryProblems question={question} asked={asked} />
        </>
      }
      detailsLabel="Filters"
      details={
        hasSide ? (
          <div className="hidden rounded-card border border-line bg-surface p-5 lg:block">
            <FacetPanel hits={view.all} filters={view.filters} onChange={view.setFilters} />
          </div>
        ) : undefined
      }
    >
      {isUsedUp && <SearchLimitCard used={used} />}
      {search.isError && !isUsedUp && !isSearching && (
        <div className="mb-6">
          <ErrorCard
            title={searchCopy.failed}
            error={search.error}
            kept={searchCopy.failedKept}
            onRetry={handleSearch}
          />
        </div>
      )}
      <JobList />
      {body()}
    </ListFrame>
  )

  function body() {
    if (isSearching) return <ResultSkeleton />
    if (runId === undefined) {
      return (
        <div className="grid gap-x-12 lg:grid-cols-2">
          <FirstVisit onQuestion={question.set} />
          <RecentSearches />
        </div>
      )
    }
    if (run) {
      return (
        <>
          {run.unkept && (
            <div className="mb-3">
              <Notice tone="warning">{searchCopy.unkept}</Notice>
            </div>
          )}
          <RunResults
            run={run}
            view={view}
            onSynthesize={(ids) => onSynthesize(ids, run.query)}
            onAgain={isUsedUp ? undefined : () => send(run.query, placesOf(run, available), run.filters)}
            available={available}
            onAsk={
              isUsedUp ? undefined : (query, places = placesOf(run, available)) => send(query, places, run.filters)
            }
            onNarrow={isUsedUp ? undefined : (filters) => send(run.query, placesOf(run, available), filters)}
          />
        </>
      )
    }
    if (isRunId && kept.isPending) return <ResultSkeleton />
    const error = kept.error ?? new ApiError(404, undefined)
    return (
      <RunProblem
        error={error}
        onRetry={() => void kept.refetch()}
        busy={kept.isFetching}
        question={question}
        onSearch={isUsedUp ? undefined : handleSearch}
      />
    )
  }
}
