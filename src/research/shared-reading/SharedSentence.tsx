import type { Sentence } from '#contract/syntheses.ts'
import { reasonOf } from '#research/evidence/statement-problems.copy.ts'
import { SaidSentence, StruckReason } from '#research/evidence/StruckReason.tsx'
import { isStruckBy, mainProblem } from '#science/synthesis/struck.ts'

import type { DocumentsByKey } from './documents-by-key.ts'
import { SharedQuote } from './SharedQuote.tsx'

type Props = { sentence: Sentence; documents: DocumentsByKey }

/** One sentence with the quotes behind it. */
export function SharedSentence({ sentence, documents }: Props) {
  const problems = sentence.problems ?? (sentence.unsupported ? [{ kind: 'no-source' as const }] : [])
  const problem = mainProblem(problems)
  return (
    <span>
      <SaidSentence sentence={sentence} isStruck={isStruckBy(problems)} />
      {sentence.citations.map((citation, at) => (
        <SharedQuote key={`${citation.documentId}-${at}`} citation={citation} documents={documents} />
      ))}
      {problem && <StruckReason>{reasonOf(problem)}</StruckReason>}
    </span>
  )
}
