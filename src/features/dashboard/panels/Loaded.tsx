import type { ReactNode } from 'react'

import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

type Answer<T> = {
  data: T | undefined
  isPending: boolean
  isFetching: boolean
  error: unknown
  refetch: () => unknown
}

type Props<T> = { answer: Answer<T>; failed: string; children: (data: T) => ReactNode }

/** What a panel shows of one answer: on its way, failed with Try Again, or there. Data that is there outlives a failure. */
export function Loaded<T>({ answer, failed, children }: Props<T>) {
  if (answer.data !== undefined) return children(answer.data)
  if (answer.isPending) return <Skeleton shape="row" lines={4} />
  return <ErrorCard title={failed} of={answer} />
}
