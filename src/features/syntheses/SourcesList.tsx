import { Link } from 'react-router-dom'

import type { Paper } from '#contract/papers.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { count } from '#shared/format/count.ts'
import { paths } from '#shared/paths.ts'
import { Badge } from '#shared/ui/Badge.tsx'

import type { CheckedSection } from '#research/evidence/checked-citations.ts'
import { citationLabel } from '#research/evidence/citation-label.ts'

type Props = { papers: readonly Paper[]; sections: readonly CheckedSection[] }

/** The papers behind the text, most quoted first. */
export function SourcesList({ papers, sections }: Props) {
  const quotes = new Map<string, number>()
  for (const { sentences } of sections) {
    for (const { citations } of sentences) {
      for (const { citation, verified } of citations) {
        if (verified !== 'none') quotes.set(citation.documentId, (quotes.get(citation.documentId) ?? 0) + 1)
      }
    }
  }
  const sorted = [...papers].sort((a, b) => (quotes.get(b.id) ?? 0) - (quotes.get(a.id) ?? 0))
  return (
    <>
      <div className="mb-3 flex items-center gap-1">
        <h2 className="text-base font-semibold">Sources</h2>
        <HelpLink article="checking-a-citation" about="checking a citation" />
      </div>
      <ol className="space-y-3">
        {sorted.map((paper) => (
          <li key={paper.id}>
            <Link
              to={paths.document(paper.id)}
              dir="auto"
              className="block font-serif text-ink wrap-anywhere underline-offset-2 hover:underline"
            >
              {paper.title}
            </Link>
            <p className="wrap-anywhere text-ink-muted">
              <bdi>{citationLabel(paper)}</bdi>
              {paper.venue && (
                <>
                  , <bdi>{paper.venue}</bdi>
                </>
              )}{' '}
              · {count(quotes.get(paper.id) ?? 0, 'quote', 'quotes')}
            </p>
            {paper.flags.retracted && <Badge tone="red">Retracted</Badge>}
          </li>
        ))}
      </ol>
    </>
  )
}
