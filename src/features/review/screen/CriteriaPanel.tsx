import { memo } from 'react'

import type { Criterion } from '#contract/review-body.ts'
import { Kbd } from '#shared/ui/Kbd.tsx'

type Props = {
  question: string
  criteria: readonly Criterion[]
  reasons: readonly string[]
  onReason: (reason: string) => void
  isDisabled: boolean
}

/** The question, the criteria and the reasons, beside every record. */
export const CriteriaPanel = memo(function CriteriaPanel({ question, criteria, reasons, onReason, isDisabled }: Props) {
  return (
    <div className="space-y-4">
      {question !== '' && <p className="font-serif">{question}</p>}
      {(['include', 'exclude'] as const).map((kind) => {
        const own = criteria.filter((each) => each.kind === kind)
        if (own.length === 0) return null
        return (
          <div key={kind}>
            <h3 className="mb-1 text-xs font-semibold text-ink-muted">
              {kind === 'include' ? 'Include when' : 'Exclude when'}
            </h3>
            <ul className="list-disc space-y-0.5 pl-4">
              {own.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          </div>
        )
      })}
      <div>
        <h3 className="mb-1 text-xs font-semibold text-ink-muted">Exclude with a reason</h3>
        {reasons.length === 0 ? (
          <p className="text-ink-muted">No reasons yet. The protocol holds them, for keys 1 to 9.</p>
        ) : (
          <ol className="space-y-1">
            {reasons.map((reason, index) => (
              <li key={reason}>
                <button
                  type="button"
                  disabled={isDisabled}
                  onClick={() => onReason(reason)}
                  className="flex w-full items-start gap-2 rounded-control px-1.5 py-1 text-left hover:bg-hover disabled:opacity-50"
                >
                  <span aria-hidden>{index < 9 ? <Kbd>{index + 1}</Kbd> : null}</span>
                  <span className="min-w-0 wrap-anywhere">{reason}</span>
                </button>
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  )
})
