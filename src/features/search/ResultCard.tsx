import { Ban, ChevronDown, FileText } from 'lucide-react'
import { useRef, useState } from 'react'

import type { SearchHit } from '#contract/search.ts'
import { abstractNote, summaryNote } from '#research/papers/abstract-note.copy.ts'
import { authorsLine, designNames, hasAbstract, sourceNames } from '#research/papers/paper-words.ts'
import { SaysSign } from '#research/answers/SaysSign.tsx'
import type { ResultClass } from '#science/answers/result-classes.ts'
import { litSpans } from '#science/search/highlight.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { LitText } from '#shared/ui/LitText.tsx'

import { classesCopy } from './classes/classes.copy.ts'
import { sourcesOfHit } from './hit-sources.ts'
import { isPreprint } from './paper-facts.ts'
import { searchCopy } from './search.copy.ts'
import { OtherVersions } from './OtherVersions.tsx'
import { TitleLink } from './TitleLink.tsx'
import { whyHere } from './why-here.ts'

type Props = {
  hit: SearchHit
  isChosen: boolean
  onToggle: (withRange: boolean) => void
  /** What it says of the question, by the rules of a synthesis. */
  found?: ResultClass | undefined
  /** It is not in a library of the reader: its title leads to where it was published. */
  isOutside?: boolean
}

/** One paper of an answer: what it is, the sentence that matched, and why it stands here. */
export function ResultCard({ hit, isChosen, onToggle, found, isOutside = false }: Props) {
  const { paper, terms } = hit
  const sentence = found?.sentence ?? hit.sentence
  const [isOpen, setOpen] = useState(false)
  const withRange = useRef(false)
  const title = paper.title || 'Untitled'
  const note = abstractNote(paper)
  return (
    <article
      className={classNames(
        'flex gap-3 rounded-card border bg-surface p-4 transition-colors sm:px-5',
        isChosen ? 'border-accent' : 'border-line',
      )}
    >
      {/* The click that ticks the box knows whether shift was held; the box itself does not tell. */}
      <span
        role="presentation"
        className="pt-0.5"
        onClickCapture={(event) => {
          withRange.current = event.shiftKey
        }}
      >
        <Checkbox
          label={`Choose ${title}`}
          labelHidden
          checked={isChosen}
          onChange={() => onToggle(withRange.current)}
        />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="font-serif text-lg leading-snug font-medium">
          <TitleLink paper={paper} isOutside={isOutside || hit.isOutside === true}>
            <LitText text={title} spans={litSpans(title, terms)} />
          </TitleLink>
        </h3>
        <p className="mt-1 wrap-anywhere text-ink-muted">
          {authorsLine(paper.authors)}
          {paper.venue !== undefined && (
            <>
              {' · '}
              <cite>{paper.venue}</cite>
            </>
          )}
          {' · '}
          {paper.year ?? 'Year not stated'}
        </p>
        <Badges hit={hit} isShared={isOutside} />
        <OtherVersions hit={hit} />
        {found && (
          <p className="mt-3 flex flex-wrap items-center gap-x-1.5 text-ink-muted">
            <span>{classesCopy.says}</span> <SaysSign says={found.says} />
            <span className="font-medium text-ink">{found.name}</span>
            {!found.isCounted && <span>({classesCopy.notCounted})</span>}
          </p>
        )}
        {sentence !== undefined && (
          <p className="mt-2 max-w-reading font-serif text-base leading-relaxed">
            <LitText text={sentence} spans={litSpans(sentence, terms)} />
          </p>
        )}
        <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-xs text-ink-muted">
          <p>
            <span className="font-semibold">Why here:</span> {whyHere(hit, isOutside)}
          </p>
          {hasAbstract(paper) && (
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
              className="inline-flex h-6 items-center gap-1 rounded-control font-medium text-accent hover:underline"
            >
              {paper.summarised ? 'Summary' : 'Abstract'}
              <ChevronDown
                size={16}
                aria-hidden
                className={classNames('transition-transform', isOpen && 'rotate-180')}
              />
            </button>
          )}
        </div>
        {isOpen && paper.abstract !== undefined && (
          <div className="mt-2 max-w-reading border-t border-line pt-3">
            <p className="font-serif text-base leading-relaxed whitespace-pre-line">
              <LitText text={paper.abstract} spans={litSpans(paper.abstract, terms)} />
            </p>
            {note !== undefined && <p className="mt-2 text-xs text-ink-muted">{note}</p>}
            {paper.summarised && <p className="mt-2 text-xs text-ink-muted">{summaryNote()}</p>}
          </div>
        )}
      </div>
    </article>
  )
}

function Badges({ hit, isShared }: { hit: SearchHit; isShared: boolean }) {
  const { paper, isNew } = hit
  return (
    <ul aria-label="About this paper" className="mt-2 flex flex-wrap gap-1.5">
      {paper.flags.retracted && (
        <li>
          <Badge tone="red" icon={Ban}>
            Retracted
          </Badge>
        </li>
      )}
      {paper.flags.corrected && (
        <li>
          <Badge tone="yellow">Corrected</Badge>
        </li>
      )}
      {isPreprint(paper) && (
        <li>
          <Badge tone="yellow">Preprint</Badge>
        </li>
      )}
      {hit.screened?.map(({ analysisId, title, verdict }) => (
        <li key={analysisId}>
          <Badge tone={verdict === 'include' ? 'green' : 'grey'}>{searchCopy.screened(verdict, title)}</Badge>
        </li>
      ))}
      {isNew && (
        <li>
          <Badge tone="green">New</Badge>
        </li>
      )}
      {paper.design !== 'unknown' && (
        <li>
          <Badge tone="accent">{designNames[paper.design]}</Badge>
        </li>
      )}
      {sourcesOfHit(hit, isShared).map((source) => (
        <li key={source}>
          <Badge>{sourceNames[source]}</Badge>
        </li>
      ))}
      {paper.flags.openAccess && (
        <li>
          <Badge>Open access</Badge>
        </li>
      )}
      <li>
        {hasAbstract(paper) ? (
          <Badge icon={FileText}>{paper.summarised ? 'Has summary' : 'Has abstract'}</Badge>
        ) : (
          <Badge tone="grey">No abstract</Badge>
        )}
      </li>
    </ul>
  )
}
