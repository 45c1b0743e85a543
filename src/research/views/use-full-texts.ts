import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { PaperText } from '#contract/files.ts'
import type { Paper } from '#contract/papers.ts'
import { fullTextOf, type FullText } from '#science/evidence/full-text.ts'

import { paperTextQuery } from '../papers/opened-papers.queries.ts'

export type FullTexts = { texts: ReadonlyMap<string, readonly FullText[]>; isPending: boolean }

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
  const { data, isPending } = useQueries({
    queries: withFile.map((id) => ({ ...paperTextQuery(id), staleTime: 60_000 })),
    combine: joinAnswers,
  })
  return useMemo(() => ({ texts: new Map(data), isPending }), [data, isPending])
}

const joinAnswers = (answers: readonly { data: PaperText | undefined; isPending: boolean }[]) => ({
  data: answers.flatMap(({ data }): [string, readonly FullText[]][] =>
    data ? [[data.documentId, textsOf(data)]] : [],
  ),
  isPending: answers.some((answer) => answer.isPending),
})
