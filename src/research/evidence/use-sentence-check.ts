import { useQuery } from '@tanstack/react-query'

import type { Section } from '#contract/syntheses.ts'

import type { SentenceCheck } from './checked-citations.ts'

const noneNeeded: SentenceCheck = () => []

/**
 * What a model's sentences are held against, loaded where there are some. `isPending` until it is here: no sentence of a
 * model counts as supported, and none as struck, before.
 */
export function useSentenceCheck(sections: readonly Section[]): { problemsOf: SentenceCheck; isPending: boolean } {
  const isNeeded = sections.some(({ sentences }) => sentences.some(({ origin }) => origin === 'model'))
  const { data } = useQuery({
    queryKey: ['sentence-check'],
    queryFn: async () => (await import('#science/synthesis/sentence-problems.ts')).sentenceProblems,
    enabled: isNeeded,
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
    retry: true,
  })
  return { problemsOf: data ?? noneNeeded, isPending: isNeeded && data === undefined }
}
