import { CircleCheck, CircleDashed } from 'lucide-react'
import { useId } from 'react'

import { verifyQuote } from '#science/evidence/verify-quote.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { LitText } from '#shared/ui/LitText.tsx'

import type { Trial } from './bcg-trials.ts'

type Props = { trial: Trial; quote: string; onQuote: (quote: string) => void }

/** The passage behind a row. The quote can be changed, and is looked up again letter by letter as it changes. */
export function QuoteCheck({ trial, quote, onQuote }: Props) {
  const id = useId()
  const { verified, start, end } = verifyQuote(quote, trial.text)
  const isFound = verified !== 'none'
  return (
    <div>
      <p className="mb-2 font-semibold">{trial.id}</p>
      <p className="font-serif text-base leading-relaxed">
        <LitText text={trial.text} spans={isFound ? [{ start, end }] : []} />
      </p>
      <div className="mt-4 mb-1.5 flex flex-wrap items-center justify-between gap-2">
        <label htmlFor={id} className="font-medium">
          Quote
        </label>
        <span role="status">
          {isFound ? (
            <Badge tone="green" icon={CircleCheck}>
              Found in the text
            </Badge>
          ) : (
            <span className="inline-flex h-5.5 items-center gap-1 rounded-full border border-dashed border-line-strong px-2 text-xs font-medium text-ink-muted">
              <CircleDashed size={12} aria-hidden />
              No source found
            </span>
          )}
        </span>
      </div>
      <textarea
        id={id}
        rows={3}
        value={quote}
        onChange={(event) => onQuote(event.target.value)}
        className="w-full resize-none rounded-control border border-line-strong bg-surface px-3 py-2 pointer-coarse:text-base"
      />
      <p className="mt-1.5 text-xs text-ink-muted">
        Change one figure and the light goes out: a quote that is not in the text proves nothing.
      </p>
    </div>
  )
}
