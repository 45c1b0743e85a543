import { TriangleAlert } from 'lucide-react'

import type { CheckedSentence } from './checked-citations.ts'
import { CitationMark } from './CitationMark.tsx'
import type { OpenedPassage } from './passage-address.ts'

type Props = { checked: CheckedSentence; onOpen?: ((passage: OpenedPassage) => void) | undefined; isCopied?: boolean }

/** One sentence with the passages that bear it; one that states something and has none says so. */
export function CitedSentence({ checked: { sentence, citations, isSupported }, onOpen, isCopied = false }: Props) {
  return (
    <span data-sentence-id={sentence.id} className={isSupported ? undefined : 'decoration-dashed'}>
      <span className={sentence.states === 'frame' ? 'text-ink-muted' : undefined}>{sentence.text}</span>
      {citations.map((checked, index) => (
        <CitationMark
          key={`${checked.citation.documentId}-${index}`}
          checked={checked}
          onOpen={onOpen}
          isCopied={isCopied}
        />
      ))}
      {!isSupported && !(isCopied && citations.length > 0) && (
        <span className="mx-1 inline-flex items-baseline gap-1 rounded-control border border-line-strong px-1 font-sans text-xs text-ink-muted">
          <TriangleAlert aria-hidden size={12} className="self-center" />
          {sentence.origin === 'person' ? 'your words, no source' : 'no source given'}
        </span>
      )}{' '}
    </span>
  )
}
