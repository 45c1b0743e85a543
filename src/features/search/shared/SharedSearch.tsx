import { Link2Off } from 'lucide-react'
import type { ReactNode } from 'react'

import { useShared } from '#research/shared-reading/use-shared.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

import { ResultSkeleton } from '../ResultSkeleton.tsx'
import { sharedCopy as copy } from './shared.copy.ts'
import { SharedResults } from './SharedResults.tsx'

type Props = {
  token: string
  /** A way on for whoever stands before a link that leads nowhere. */
  wayOut: ReactNode
  /** How the query is run for oneself. */
  runYourself: (query: string) => ReactNode
}

/** A search as somebody shared it: read, filtered, sorted, taken along; nothing of it can be changed. */
export function SharedSearch({ token, wayOut, runYourself }: Props) {
  const read = useShared(token)
  const { shared, error, isGone } = read
  if (shared?.kind === 'search') return <SharedResults shared={shared} runYourself={runYourself(shared.run.query)} />
  // A link to something else is opened at its own address.
  return (
    <ListFrame toolbar={<PageTitle>{copy.title}</PageTitle>}>
      {isGone || shared ? (
        <EmptyState title={copy.gone} icon={Link2Off} action={wayOut}>
          {copy.goneBody}
        </EmptyState>
      ) : error ? (
        <ErrorCard title={copy.failed} of={read} kept={copy.failedKept} />
      ) : (
        <ResultSkeleton />
      )}
    </ListFrame>
  )
}
