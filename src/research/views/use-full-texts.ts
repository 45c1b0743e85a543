import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { PaperText } from '#contract/files.ts'
import type { Paper } from '#contract/papers.ts'
import { fullTextOf, type FullText } from '#science/evidence/full-text.ts'

import { paperTextQuery } from '../papers/opened-papers.queries.ts'

export type FullTexts = {
  texts: ReadonlyMap<string, readonly FullText[]>
  isPending: boolean
  /** Papers whose text is kept and could not be fetched: nothing is known of what stands in it. */
  failed: ReadonlySet<string>
  retry: () => void
}

const joined = new WeakMap<PaperText, readonly FullText[]>()

/** The text of a file, joined once. */
function textsOf(answer: PaperText): readonly FullText[] {
  const known = joined.get(answer)
  if (known) return known
  const made = answer.source === 'file' ? [fullTextOf(answer.pages)] : []
  joined.set(answer, made)
  return made
}

/** Texts of those papers that have a file which was read; the others have title and abstract, for which nobody is asked. */
export function useFullTexts(papers: readonly Paper[]): FullTexts {
  const withFile = useMemo(
    () => papers.filter(({ files }) => files?.some(({ text }) => text === 'stored')).map(({ id }) => id),
    [papers],
  )
  const { data, isPending, failedAt } = useQueries({
    queries: withFile.map((id) => ({ ...paperTextQuery(id), staleTime: 60_000 })),
    combine: joinAnswers,
  })
  const client = useQueryClient()
  return useMemo(() => {
    const failed = failedAt.flatMap((index) => withFile[index] ?? [])
    const retry = () => failed.forEach((id) => void client.refetchQueries({ queryKey: paperTextQuery(id).queryKey }))
    return { texts: new Map(data), isPending, failed: new Set(failed), retry }
  }, [data, isPending, failedAt, withFile, client])
}

type Answered = Pick<UseQueryResult<PaperText>, 'data' | 'isPending' | 'isError'>

const joinAnswers = (answers: readonly Answered[]) => ({
  data: answers.flatMap(({ data }): [string, readonly FullText[]][] =>
    data ? [[data.documentId, textsOf(data)]] : [],
  ),
  isPending: answers.some((answer) => answer.isPending),
  failedAt: answers.flatMap(({ data, isError }, index) => (isError && !data ? [index] : [])),
})
