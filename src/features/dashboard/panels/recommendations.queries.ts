import { useQueries } from '@tanstack/react-query'

import { documentsApi } from '#contract/documents.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { searchRunQuery } from '#research/papers/papers.queries.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { apiQuery } from '#shared/api/query.ts'

import { useSavedSyntheses, useSearchRuns } from '../dashboard.queries.ts'

/** Recommendations look at this many searches and interests: each costs a request. */
const RUNS_READ = 2
const INTERESTS_READ = 2
const PAPERS_READ = '6'

const interestQuery = (interest: string) =>
  apiQuery(documentsApi.list, { query: { scope: 'all', text: interest, limit: PAPERS_READ } })

/** What recommendations are drawn from: the last searches as they were answered, interests, and what is used already. */
export function useRecommendationSources() {
  const { user } = useSession()
  const runs = useSearchRuns()
  const syntheses = useSavedSyntheses()
  const { has } = useCapabilities()
  const interests = has('documents') ? (user?.interests ?? []).filter(Boolean).slice(0, INTERESTS_READ) : []
  const answers = useQueries({
    queries: (runs.data?.runs ?? []).slice(0, RUNS_READ).map(({ runId }) => searchRunQuery(runId)),
  })
  const matches = useQueries({ queries: interests.map(interestQuery) })

  const all = [runs, syntheses, ...answers, ...matches]
  const isReady = all.every(({ data }) => data !== undefined)
  return {
    isRefused: runs.isRefused,
    data: isReady
      ? {
          // Papers that are in no library cannot be opened from here.
          runs: answers.flatMap(({ data }) =>
            data ? [{ ...data, items: data.items.filter(({ isOutside }) => !isOutside) }] : [],
          ),
          interests: matches.map(({ data }, index) => ({
            interest: interests[index] ?? '',
            papers: data?.documents ?? [],
          })),
          syntheses: syntheses.data ?? [],
        }
      : undefined,
    isPending: all.some(({ isPending }) => isPending) && all.every(({ isError }) => !isError),
    isFetching: all.some(({ isFetching }) => isFetching),
    error: all.find(({ isError }) => isError)?.error,
    refetch: () => Promise.all(all.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  }
}
