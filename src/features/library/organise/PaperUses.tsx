import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'

import { analysisAddress, analysisLabel } from '#research/analyses/analysis-kinds.ts'
import { paths } from '#shared/paths.ts'

import { usesQuery } from './organise.queries.ts'

type Use = { kind: string; subtype?: string | undefined; id: string }

const addressOf = (use: Use) => (use.kind === 'project' ? paths.project(use.id) : analysisAddress(use))

/** Which analyses, drafts and projects rest on this paper. */
export function PaperUses({ id }: { id: string }) {
  const { data } = useQuery(usesQuery(id))
  if (!data || data.uses.length === 0) return null
  return (
    <div>
      <h3 className="font-semibold">Used in</h3>
      <ul className="mt-1 space-y-1">
        {data.uses.map((use) => (
          <li key={`${use.kind} ${use.id}`} className="wrap-anywhere">
            <Link to={addressOf(use)} className="text-accent underline-offset-2 hover:underline">
              {use.title}
            </Link>{' '}
            <span className="text-xs text-ink-muted">{use.kind === 'project' ? 'Project' : analysisLabel(use)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
