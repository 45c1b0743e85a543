import { Check, RotateCcw, X } from 'lucide-react'
import { useEffect, useRef } from 'react'

import type { Paper } from '#contract/papers.ts'
import { EvidenceQuote } from '#research/evidence/EvidenceQuote.tsx'
import { PaperLine } from '#research/views/show-papers.tsx'
import { stances, type Concept } from '#science/concepts/concept.ts'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import type { ConceptChanges } from './change-concepts.ts'
import { matrixCopy as copy } from './matrix.copy.ts'
import type { MatrixMarks } from './matrix-marks.ts'
import { StanceSign } from './StanceSign.tsx'

type Props = {
  paper: Paper
  concept: Concept
  marks: MatrixMarks
  /** Absent for who may only read. */
  changes?: ConceptChanges
  onClose: () => void
}

/** One field of the matrix: what the paper does with the concept, where it says so, and who set it. */
export function MarkPanel({ paper, concept, marks, changes, onClose }: Props) {
  const mark = marks.at(paper.id, concept.id)
  const isRuledOut = marks.isRuledOut(paper.id, concept.id)
  const place = [paper.id, concept.id] as const
  const panel = useRef<HTMLElement>(null)
  // On a narrow screen it stands under the matrix: who chose a field is led to it.
  useEffect(() => {
    const isBelow = (panel.current?.getBoundingClientRect().top ?? 0) > window.innerHeight
    if (isBelow) panel.current?.scrollIntoView({ block: 'start' })
  }, [paper.id, concept.id])
  return (
    <section
      ref={panel}
      aria-label={`${concept.name} in this paper`}
      className="scroll-mt-16 rounded-card border border-line bg-surface p-4"
    >
      <div className="mb-3 flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-base font-semibold wrap-anywhere">{concept.name}</h2>
          {concept.definition !== undefined && <p className="text-ink-muted">{concept.definition}</p>}
        </div>
        <IconButton label="Close" icon={X} size="small" onClick={onClose} />
      </div>
      <PaperLine paper={paper} />
      <p className="mt-3 text-xs text-ink-muted">
        {isRuledOut
          ? copy.ruledOut
          : mark
            ? mark.by === 'person'
              ? copy.confirmed(mark.name ?? '')
              : mark.by === 'rule'
                ? copy.byRule
                : copy.byService
            : copy.noMark}
      </p>
      {changes && (
        <div role="group" aria-label="What the paper does with it" className="mt-2 flex flex-wrap gap-1.5">
          {stances.map((stance) => (
            <Button
              key={stance}
              size="small"
              aria-pressed={mark?.stance === stance}
              className={mark?.stance === stance ? 'border-accent bg-accent-soft' : undefined}
              onClick={() => changes.mark(...place, stance)}
            >
              <StanceSign stance={stance} />
              {copy.stances[stance]}
            </Button>
          ))}
        </div>
      )}
      {changes && (
        <div className="mt-3 flex flex-wrap gap-1.5">
          {mark && mark.by !== 'person' && (
            <Button size="small" variant="primary" icon={Check} onClick={() => changes.mark(...place, mark.stance)}>
              Confirm
            </Button>
          )}
          {!isRuledOut && (
            <Button size="small" icon={X} onClick={() => changes.ruleOut(...place)}>
              Not in this paper
            </Button>
          )}
          {(isRuledOut || mark?.by === 'person') && (
            <Button size="small" icon={RotateCcw} onClick={() => changes.clear(...place)}>
              Back to the rules
            </Button>
          )}
        </div>
      )}
      {mark && (
        <div className="mt-4 space-y-3">
          {mark.evidence.length === 0 && <p className="text-ink-muted">{copy.noPassage}</p>}
          {mark.evidence.map((evidence) => (
            <EvidenceQuote key={`${evidence.start} ${evidence.quote}`} evidence={evidence} />
          ))}
        </div>
      )}
    </section>
  )
}
