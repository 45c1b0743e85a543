import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { textHash } from '#science/evidence/document-text.ts'

import type { RuleQuestion } from './answer-question.ts'
import { readFacts } from './read-facts.ts'

/**
 * What the rules find in a text, read once for each text and kept while it may be asked for again. `sections` must be as
 * lasting as the text: another list alone does not read anew.
 */
export function useFacts({ text, kind, sections }: RuleQuestion) {
  const hash = useMemo(() => textHash(text), [text])
  return useQuery({
    queryKey: ['rules', kind, text.length, hash],
    queryFn: ({ signal }) => readFacts({ text, kind, sections }, signal),
    staleTime: Infinity,
    retry: false,
  })
}
