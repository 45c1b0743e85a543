import type { AnswerRow } from '#contract/answer.ts'
import { EvidenceQuote } from '#research/evidence/EvidenceQuote.tsx'
import { SharedPassage } from '#research/shared-reading/SharedQuote.tsx'
import { Popover } from '#shared/ui/Popover.tsx'

import { answerCopy as copy } from './answer.copy.ts'
import { whereText } from './answer-words.ts'
import { useSharedReading } from './shared-reading.ts'

/** The words that a row rests on, with whose they are: opens the passage, looked up anew. */
export function QuoteButton({ row }: { row: AnswerRow }) {
  const { evidence, label, because } = row
  const shared = useSharedReading()
  if (!evidence) return <span className="text-ink-muted">{copy.nothingFound(whereText(row))}</span>
  return (
    <Popover
      label={copy.openQuote(label)}
      align="end"
      className="w-[28rem]"
      trigger={
        <button
          type="button"
          aria-label={`${copy.openQuote(label)}, ${whereText(row)}`}
          className="group/quote block text-left"
        >
          <span
            dir="auto"
            translate="no"
            className="line-clamp-2 rounded-[3px] box-decoration-clone bg-evidence px-1 font-serif text-evidence-ink wrap-anywhere group-hover/quote:underline"
          >
            {evidence.quote}
          </span>
          <span className="mt-0.5 block text-xs text-ink-muted">{whereText(row)}</span>
        </button>
      }
    >
      {shared ? (
        <SharedPassage citation={evidence} document={shared.get(evidence.documentId)} />
      ) : (
        <EvidenceQuote evidence={evidence} />
      )}
      {because !== undefined && <p className="mt-3 border-t border-line pt-2 text-xs text-ink-muted">{because}</p>}
    </Popover>
  )
}
