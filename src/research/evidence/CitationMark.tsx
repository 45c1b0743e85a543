import { CircleDashed, CircleSlash } from 'lucide-react'
import { Link } from 'react-router-dom'

import { provenanceWords } from '#science/evidence/provenance.ts'
import { Tooltip } from '#shared/ui/Tooltip.tsx'

import type { CheckedCitation } from './checked-citations.ts'
import { citationLabel } from './citation-label.ts'
import { evidenceCopy as copy } from './evidence.copy.ts'
import { passageAddress, type OpenedPassage } from './passage-address.ts'

const look = 'mx-0.5 inline-flex items-baseline gap-1 rounded-control px-1 text-xs font-sans wrap-anywhere'
const open = `${look} bg-evidence text-evidence-ink underline-offset-2 hover:underline`

type Props = {
  checked: CheckedCitation
  /** Shows the passage beside the text; without it the mark leads to the reader. */
  onOpen?: ((passage: OpenedPassage) => void) | undefined
  /** Of a text that came from somebody else: its papers are named in it, and may be in their library alone. */
  isCopied?: boolean | undefined
}

/** A citation behind its sentence: opens the lit passage, or is struck out when no passage bears it. */
export function CitationMark({
  checked: { citation, paper, verified, start, end, page, section, provenance, isUnread },
  onOpen,
  isCopied,
}: Props) {
  const label = paper ? citationLabel(paper) : 'Unknown paper'
  if (!paper && isCopied && citation.verified !== 'none') {
    return (
      <Tooltip
        label={`You do not have this paper, so its words could not be looked up here: “${citation.quote}” (${provenanceWords(provenance, { page, section })})`}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its explanation must be reachable by keyboard */}
        <span tabIndex={0} className={`${look} border border-line-strong text-ink-muted`}>
          <CircleDashed aria-hidden size={12} className="self-center" />
          <span>{citation.documentId}, not in your library</span>
        </span>
      </Tooltip>
    )
  }
  if (isUnread) {
    return (
      <Tooltip label={`${copy.states.unchecked}: “${citation.quote}”`}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its explanation must be reachable by keyboard */}
        <span tabIndex={0} className={`${look} border border-line-strong text-ink-muted`}>
          <CircleDashed aria-hidden size={12} className="self-center" />
          <span translate="no">{label}</span>
          <span>{copy.notLookedUp}</span>
        </span>
      </Tooltip>
    )
  }
  if (verified === 'none' || !paper) {
    return (
      <Tooltip label="The quoted words are not in the text of this paper available here.">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its explanation must be reachable by keyboard */}
        <span tabIndex={0} className={`${look} border border-line-strong text-ink-muted`}>
          <CircleSlash aria-hidden size={12} className="self-center" />
          <s translate="no">{label}</s>
          <span>no source found</span>
        </span>
      </Tooltip>
    )
  }
  const passage = { ...citation, start, end, page, section }
  const name = `${label}: open the passage`
  return (
    <Tooltip label={`“${citation.quote.length > 220 ? `${citation.quote.slice(0, 219)}…` : citation.quote}”`}>
      {onOpen ? (
        <button type="button" data-citation className={open} aria-label={name} onClick={() => onOpen(passage)}>
          <bdi translate="no">{label}</bdi>
        </button>
      ) : (
        <Link to={passageAddress(passage)} className={open} aria-label={name}>
          <bdi translate="no">{label}</bdi>
        </Link>
      )}
    </Tooltip>
  )
}
