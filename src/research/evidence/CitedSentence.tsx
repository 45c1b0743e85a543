import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'

import type { CheckedSentence } from './checked-citations.ts'
import { CitationMark } from './CitationMark.tsx'
import { evidenceCopy } from './evidence.copy.ts'
import type { OpenedPassage } from './passage-address.ts'

type Props = { checked: CheckedSentence; onOpen?: ((passage: OpenedPassage) => void) | undefined; isCopied?: boolean }

/** A sentence with more citations than `MOST` shows the first ones until the rest is asked for. */
const MOST = 5
const FIRST = 3

/** One sentence with the passages that bear it; one that states something and has none says so. */
export function CitedSentence({ checked: { sentence, citations, isSupported }, onOpen, isCopied = false }: Props) {
  const [isAll, setIsAll] = useState(false)
  const shown = isAll || citations.length <= MOST ? citations : citations.slice(0, FIRST)
  return (
    <span data-sentence-id={sentence.id} className={isSupported ? undefined : 'decoration-dashed'}>
      <span className={sentence.states === 'frame' ? 'text-ink-muted' : undefined}>{sentence.text}</span>
      {shown.map((checked, index) => (
        <CitationMark
          key={`${checked.citation.documentId}-${index}`}
          checked={checked}
          onOpen={onOpen}
          isCopied={isCopied}
        />
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
      {!isSupported && !(isCopied && citations.length > 0) && (
        <span className="mx-1 inline-flex items-baseline gap-1 rounded-control border border-line-strong px-1 font-sans text-xs text-ink-muted">
          <TriangleAlert aria-hidden size={12} className="self-center" />
          {sentence.origin === 'person' ? 'your words, no source' : 'no source given'}
        </span>
      )}{' '}
    </span>
  )
}
