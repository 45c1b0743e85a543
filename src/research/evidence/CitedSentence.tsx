import { useState } from 'react'

import type { CheckedSentence } from './checked-citations.ts'
import { CitationMark } from './CitationMark.tsx'
import { evidenceCopy } from './evidence.copy.ts'
import type { OpenedPassage } from './passage-address.ts'
import { isStruckBy, mainProblem } from '#science/synthesis/struck.ts'

import { reasonOf } from './statement-problems.copy.ts'
import { SaidSentence, StruckReason } from './StruckReason.tsx'

type Props = { checked: CheckedSentence; onOpen?: ((passage: OpenedPassage) => void) | undefined; isCopied?: boolean }

/** A sentence with more citations than `MOST` shows the first ones until the rest is asked for. */
const MOST = 5
const FIRST = 3

/** One sentence with the passages that bear it. One without any, or that says what they do not, is struck; a doubtful one is marked. */
export function CitedSentence({ checked, onOpen, isCopied = false }: Props) {
  const { sentence, citations, isSupported, isUnread, problems } = checked
  const [isAll, setIsAll] = useState(false)
  const shown = isAll || citations.length <= MOST ? citations : citations.slice(0, FIRST)
  // Of a text from somebody else the papers may not be here: then what was found where it was written counts.
  const isElsewhere = isCopied && citations.some(({ paper }) => !paper)
  const found = isElsewhere ? (sentence.problems ?? []) : problems
  const problem = mainProblem(found)
  return (
    <span data-sentence-id={sentence.id} className={isSupported ? undefined : 'decoration-dashed'}>
      <SaidSentence sentence={sentence} isStruck={isStruckBy(found)} />
      {shown.map((each, index) => (
        <CitationMark key={`${each.citation.documentId}-${index}`} checked={each} onOpen={onOpen} isCopied={isCopied} />
      ))}
      {shown.length < citations.length && (
        <button
          type="button"
          className="mx-0.5 rounded-control px-1 font-sans text-xs text-accent underline-offset-2 hover:underline"
          onClick={() => setIsAll(true)}
        >
          {evidenceCopy.more(citations.length - shown.length)}
        </button>
      )}
      {problem ? (
        <StruckReason>{reasonOf(problem)}</StruckReason>
      ) : (
        !isSupported &&
        !isUnread &&
        !(isCopied && citations.length > 0) && (
          <StruckReason>{sentence.origin === 'person' ? 'your words, no source' : 'no source given'}</StruckReason>
        )
      )}
      {sentence.origin === 'person' && isSupported && (
        <span className="mx-0.5 font-sans text-xs text-ink-muted">{evidenceCopy.ownWords}</span>
      )}{' '}
    </span>
  )
}
