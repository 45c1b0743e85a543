import { CircleCheck, CircleDashed, CircleSlash } from 'lucide-react'
import { Link } from 'react-router-dom'

import type { Evidence } from '#contract/evidence.ts'
import { provenanceWords } from '#science/evidence/provenance.ts'
import { classNames } from '#shared/ui/class-names.ts'

import { useCheckedEvidence, type CheckedEvidence } from './document-text.queries.ts'
import { evidenceCopy as copy } from './evidence.copy.ts'
import { passageAddress } from './passage-address.ts'

type Props = {
  evidence: Pick<Evidence, 'documentId' | 'quote'> & Partial<Evidence>
  /** Opens the passage where one is already; without it the passage is a link to the reader. */
  onShow?: (place: { start: number; end: number }) => void
  className?: string
}

/**
 * A quote with what became of looking it up: lit where it stands in the paper, struck out where it does not. It is looked
 * up here and now; what the evidence says of itself is not taken at its word.
 */
export function EvidenceQuote({ evidence, onShow, className }: Props) {
  const checked = useCheckedEvidence(evidence)
  const isFound = checked.state === 'exact' || checked.state === 'normalised'
  const passage = isFound ? { ...evidence, start: checked.start, end: checked.end } : evidence
  return (
    <figure className={classNames('space-y-1.5', className)}>
      <blockquote
        dir="auto"
        translate="no"
        className={classNames(
          'border-l-2 py-0.5 pl-3 font-serif text-base wrap-anywhere',
          isFound ? 'border-evidence-strong' : 'border-line-strong text-ink-muted',
        )}
      >
        {checked.state === 'none' ? <s>{evidence.quote}</s> : evidence.quote}
      </blockquote>
      <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-1 pl-3.5 text-xs text-ink-muted">
        <span className="inline-flex items-center gap-1.5" role="status">
          <StateSign state={checked.state} />
          {checked.state === 'exact' || checked.state === 'normalised'
            ? copy.found[checked.state](provenanceWords(checked.provenance, checked))
            : copy.states[checked.state]}
        </span>
        {isFound &&
          (onShow ? (
            <button type="button" className="text-accent underline underline-offset-2" onClick={() => onShow(checked)}>
              {copy.open}
            </button>
          ) : (
            <Link to={passageAddress(passage)} className="text-accent underline underline-offset-2">
              {copy.open}
            </Link>
          ))}
      </figcaption>
    </figure>
  )
}

function StateSign({ state }: { state: CheckedEvidence['state'] }) {
  if (state === 'none') return <CircleSlash size={14} aria-hidden className="shrink-0" />
  if (state === 'exact' || state === 'normalised')
    return <CircleCheck size={14} aria-hidden className="shrink-0 text-state-green" />
  return <CircleDashed size={14} aria-hidden className="shrink-0" />
}
