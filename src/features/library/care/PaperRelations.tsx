import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'

import type { SaidRelation } from '#contract/library-care.ts'
import { paperQuery } from '#research/papers/papers.queries.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'

import { saidRelationsQuery, useRelate } from './care.queries.ts'
import { relationBackWords, relationsCopy as copy, relationWords } from './relations.copy.ts'

function Related({ relation, id }: { relation: SaidRelation; id: string }) {
  const isOwn = relation.id === id
  const otherId = isOwn ? relation.of : relation.id
  const { data } = useQuery(paperQuery(otherId))
  const relate = useRelate()
  const [takeBack, isTaking] = useOnce(() => relate(relation, null))
  return (
    <li className="wrap-anywhere">
      {`This ${(isOwn ? relationWords : relationBackWords)[relation.kind]}`}{' '}
      <Link to={paths.document(otherId)} className="text-accent underline-offset-2 hover:underline">
        {data?.title || 'Untitled'}
      </Link>{' '}
      <Button size="small" variant="ghost" busy={isTaking} onClick={() => takeBack()}>
        {copy.takeBack}
      </Button>
    </li>
  )
}

/** How a paper belongs to others, as the person accepted it. */
export function PaperRelations({ id }: { id: string }) {
  const { data } = useQuery(saidRelationsQuery())
  const own = data?.relations.filter((each) => each.state === 'accepted' && (each.id === id || each.of === id)) ?? []
  if (own.length === 0) return null
  return (
    <section aria-label={copy.heading} className="mt-5">
      <h3 className="font-semibold">{copy.heading}</h3>
      <ul className="mt-1 space-y-1">
        {own.map((relation) => (
          <Related key={`${relation.id} ${relation.of} ${relation.kind}`} relation={relation} id={id} />
        ))}
      </ul>
    </section>
  )
}
