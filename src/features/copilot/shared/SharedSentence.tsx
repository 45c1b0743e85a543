import type { Sentence } from '#contract/syntheses.ts'

import type { DocumentsByKey } from './documents-by-key.ts'
import { SharedQuote } from './SharedQuote.tsx'

type Props = { sentence: Sentence; documents: DocumentsByKey }

/** One sentence with the quotes behind it. */
export function SharedSentence({ sentence, documents }: Props) {
  return (
    <span>
      <span className={sentence.states === 'frame' ? 'text-ink-muted' : undefined}>{sentence.text}</span>
      {sentence.citations.map((citation, at) => (
        <SharedQuote key={`${citation.documentId}-${at}`} citation={citation} documents={documents} />
      ))}
      {sentence.unsupported && (
        <span className="mx-1 rounded-control border border-line-strong px-1 font-sans text-xs text-ink-muted">
          no source given
        </span>
      )}
    </span>
  )
}
