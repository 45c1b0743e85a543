import { Ban } from 'lucide-react'

import type { SearchHit } from '#contract/search.ts'
import { ExportMenu } from '#research/papers/ExportMenu.tsx'
import { authorsLine } from '#research/papers/paper-words.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Card } from '#shared/ui/Card.tsx'

import { TitleLink } from '../TitleLink.tsx'
import { historyCopy as copy } from './history.copy.ts'

/** One part of a comparison: its papers, to be opened and taken along. */
export function ComparedList({ title, hits }: { title: string; hits: readonly SearchHit[] }) {
  return (
    <Card
      title={`${title} (${hits.length})`}
      actions={
        hits.length > 0 && <ExportMenu size="small" papers={() => hits.map(({ paper }) => paper)} name={title} />
      }
    >
      {hits.length === 0 ? (
        <p className="text-ink-muted">{copy.none}</p>
      ) : (
        <ol className="divide-y divide-line">
          {hits.map(({ paper, isOutside }) => (
            <li key={paper.id} className="py-2">
              <p className="font-serif text-base">
                <TitleLink paper={paper} isOutside={isOutside === true}>
                  {paper.title || 'Untitled'}
                </TitleLink>
              </p>
              <p className="text-ink-muted">
                {paper.flags.retracted && (
                  <Badge tone="red" icon={Ban} className="mr-2">
                    Retracted
                  </Badge>
                )}
                {[authorsLine(paper.authors), paper.venue, paper.year].filter((part) => part !== undefined).join(' · ')}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
