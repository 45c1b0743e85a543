import { BookOpenText, Check, CornerDownLeft, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'

import type { Paper } from '#contract/papers.ts'
import { EvidenceQuote } from '#research/evidence/EvidenceQuote.tsx'
import { passageAddress } from '#research/evidence/passage-address.ts'
import type { Finding } from '#science/manuscript/checks/finding.ts'
import { tidy } from '#science/manuscript/checks/tidy.ts'
import type { Passage } from '#science/manuscript/checks/passages.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { checksCopy as copy, kindWords } from './checks.copy.ts'
import type { Dismissal } from './dismissals.ts'
import { litSentence } from './lit-sentence.ts'

type Props = {
  finding: Finding
  papers: ReadonlyMap<string, { paper: Paper; label: string }>
  passages: readonly Passage[]
  dismissal: Dismissal | undefined
  canWrite: boolean
  onShow: () => void
  onDismiss: () => void
  onAgain: () => void
}

const tones = { problem: 'red', warning: 'yellow', note: 'grey' } as const
/** A quote is worth its place where the source says something else, or nothing. */
const withPassages: ReadonlySet<Finding['kind']> = new Set(['number-not-found', 'quote-not-found', 'no-passage'])

/** One finding: what it is, where it stands, what to do, and putting it aside. */
export function FindingItem({ finding, papers, passages, dismissal, canWrite, onShow, onDismiss, onAgain }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { kind, severity, sentence, subject, paperIds = [], place } = finding
  const isAboutPapers = sentence === undefined || kind === 'retracted' || withPassages.has(kind)
  return (
    <li className="space-y-1.5 py-3">
      {sentence !== undefined && (
        <p dir="auto" className="font-serif text-base leading-snug wrap-anywhere">
          {litSentence(tidy(sentence), kind === 'incomplete' ? undefined : subject).map(({ text, isLit }, index) =>
            isLit ? (
              <mark key={index} className="rounded-sm bg-state-yellow-soft px-0.5 text-ink">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </p>
      )}
      {isAboutPapers && paperIds.length > 0 && (
        <ul className="space-y-0.5">
          {paperIds.map((id) => {
            const known = papers.get(id)
            return (
              <li key={id} className="wrap-anywhere">
                {known ? (
                  <Link
                    to={passageAddress({ documentId: id })}
                    className="font-medium text-accent underline-offset-2 hover:underline"
                    title={known.paper.title}
                  >
                    {known.label}
                  </Link>
                ) : (
                  <span className="font-medium">{id}</span>
                )}
                {sentence === undefined && known && <span className="text-ink-muted"> {known.paper.title}</span>}
              </li>
            )
          })}
        </ul>
      )}
      <p className="text-ink-muted">
        <Badge tone={tones[severity]} className="mr-1.5">
          {copy.severity[severity]}
        </Badge>
        {dismissal ? copy.by(dismissal.by) : kindWords[kind].todo(finding)}
      </p>
      <div className="flex flex-wrap gap-1">
        {place && (
          <Button size="small" variant="ghost" icon={CornerDownLeft} onClick={onShow}>
            {copy.show}
          </Button>
        )}
        {canWrite &&
          (dismissal ? (
            <Button size="small" variant="ghost" icon={Undo2} onClick={onAgain}>
              {copy.again}
            </Button>
          ) : (
            <Button size="small" variant="ghost" icon={Check} onClick={onDismiss}>
              {copy.dismiss(kind)}
            </Button>
          ))}
        {withPassages.has(kind) && passages.length > 0 && (
          <Button
            size="small"
            variant="ghost"
            icon={BookOpenText}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? copy.hidePassages : copy.passages}
          </Button>
        )}
      </div>
      {isOpen && (
        <div className="space-y-3 pt-1">
          {passages.map(({ evidence }) => (
            <EvidenceQuote key={`${evidence.documentId} ${evidence.start}`} evidence={evidence} />
          ))}
        </div>
      )}
    </li>
  )
}
