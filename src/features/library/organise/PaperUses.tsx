import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'

import { paths } from '#shared/paths.ts'

import { usesQuery } from './organise.queries.ts'

/** What of the person's own rests on this paper. */
export function PaperUses({ id }: { id: string }) {
  const { data } = useQuery(usesQuery(id))
  if (!data || data.uses.length === 0) return null
  return (
    <div>
      <h3 className="font-semibold">Used in</h3>
      <ul className="mt-1 space-y-1">
        {data.uses.map((use) => (
          <li key={`${use.kind} ${use.id}`} className="break-words">
            {use.kind === 'synthesis' ? (
              <Link to={paths.synthesisHistory(use.id)} className="text-accent underline-offset-2 hover:underline">
                {use.title}
              </Link>
            ) : (
              use.title
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
