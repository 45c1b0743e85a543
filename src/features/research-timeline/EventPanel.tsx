import { X } from 'lucide-react'

import type { Paper } from '#contract/papers.ts'
import { EvidenceQuote } from '#research/evidence/EvidenceQuote.tsx'
import { PaperLine, PapersButton } from '#research/views/show-papers.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { timelineCopy as copy } from './timeline.copy.ts'
import type { Timeline } from './use-timeline.ts'

/** One paper of the timeline: what it found, word for word, and its citations inside the set. */
export function EventPanel({ paper, timeline, onClose }: { paper: Paper; timeline: Timeline; onClose: () => void }) {
  const { claims, scores, links, path } = timeline
  const claim = claims.get(paper.id)
  const citing = scores.get(paper.id) ?? []
  const cited = links.flatMap(({ from, to }) => (from === paper.id ? to : []))
  return (
    <section aria-label="Paper of the timeline" className="space-y-3 rounded-card border border-line bg-surface p-4">
      <div className="flex items-start justify-between gap-2">
        <PaperLine paper={paper} />
        <IconButton label="Close" icon={X} size="small" onClick={onClose} />
      </div>
      {claim && <EvidenceQuote evidence={claim.evidence} />}
      {links.length > 0 && (
        <p>
          <PapersButton title="Papers of the set that cite it" ids={citing} /> times {copy.localScore}, cites{' '}
          <PapersButton title="Papers of the set that it cites" ids={cited} /> of it.
          {path.papers.includes(paper.id) && ' It stands on the main path.'}
        </p>
      )}
    </section>
  )
}
