import type { UseQueryResult } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'

import { statusOf } from '#shared/api/errors.ts'
import type { FigureTable } from '#shared/figures/figure-table.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { saveTable } from '#research/lists/save-table.ts'
import { overviewCopy as copy } from './overview.copy.ts'

type Props<T> = {
  title: string
  query: UseQueryResult<T>
  table: (data: T) => FigureTable
  className?: string
  children: (data: T) => ReactNode
}

/** One group of figures, loaded and failing alone. What the server does not count has no tile. */
export function Tile<T>({ title, query, table, className, children }: Props<T>) {
  const { data, error } = query
  if (!data && statusOf(error) === 404) return null
  if (!data && error) {
    return (
      <div className={className}>
        <ErrorCard title={copy.loadFailed(title)} of={query} kept={copy.kept} />
      </div>
    )
  }
  return (
    <Card
      title={title}
      className={className ?? ''}
      actions={
        <Button
          size="small"
          variant="ghost"
          icon={Download}
          aria-label={copy.csvOf(title)}
          disabled={!data}
          onClick={() => data && saveTable(title, table(data))}
        >
          {copy.csv}
        </Button>
      }
    >
      {data ? children(data) : <Skeleton lines={4} />}
    </Card>
  )
}
