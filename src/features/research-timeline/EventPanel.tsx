import { X } from 'lucide-react'

import type { Paper } from '#contract/papers.ts'
import { EvidenceQuote } from '#research/evidence/EvidenceQuote.tsx'
import { PaperLine, PapersButton } from '#research/views/show-papers.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { timelineCopy as copy } from './timeline.copy.ts'
import type { Timeline } from './use-timeline.ts'

/** One paper of the timeline: what it found, word for word, and its citations inside the set. */
export function EventPanel({ paper, timeline, onClose }: { paper: Paper; timeline: Timeline; onClose: () => void }) {
  const { claims, scores, links, path, appearances, terms, earlier, studies } = timeline
  const taken = appearances.filter(
    ({ first, later }) => first.length === 1 && first[0] === paper.id && later.length > 0,
  )
  const spoken = earlier.filter(({ from }) => from === paper.id)
  const naming = earlier.filter(({ to }) => to === paper.id)
  const study = studies.find(({ papers }) => papers.includes(paper.id))
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
      {taken.length > 0 && (
        <div>
          <h3 className="font-medium">{copy.taken}</h3>
          <p className="flex flex-wrap gap-x-3 gap-y-1">
            {taken.map(({ term, later }) => (
              <PapersButton
                key={term}
                title={copy.later(term)}
                ids={later}
                evidence={terms.find(({ name }) => name === term)?.evidence ?? []}
              >
                {term} ({later.length})
              </PapersButton>
            ))}
          </p>
        </div>
      )}
      {spoken.length > 0 && (
        <div>
          <h3 className="font-medium">{copy.earlier}</h3>
          {spoken.map(({ evidence }) => (
            <EvidenceQuote key={evidence.start} evidence={evidence} className="mt-1.5" />
          ))}
        </div>
      )}
      {naming.length > 0 && (
        <p>
          {copy.named}{' '}
          <PapersButton
            title={copy.named}
            ids={naming.map(({ from }) => from)}
            evidence={naming.map(({ evidence }) => evidence)}
          />
        </p>
      )}
      {study && (
        <p>
          <PapersButton title={copy.study} ids={study.papers} note={study.because}>
            {copy.study}
          </PapersButton>
          : {study.because}
        </p>
      )}
    </section>
  )
}
