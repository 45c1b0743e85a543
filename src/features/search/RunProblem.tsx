import { statusOf } from '#shared/api/errors.ts'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'

import { searchCopy } from './search.copy.ts'

type Props = { error: Error; onRetry: () => void; busy: boolean; onSearch: (() => void) | undefined }

/** A run that could not be opened: not there for this person, or not to be had at the moment. */
export function RunProblem({ error, onRetry, busy, onSearch }: Props) {
  const status = statusOf(error)
  if (status === 404 || error.name === 'BadParameterError') {
    return (
      <EmptyState
        title={searchCopy.runGone}
        action={
          onSearch && (
            <Button variant="primary" onClick={onSearch}>
              Run the question again
            </Button>
          )
        }
      >
        {searchCopy.runGoneWhy}
      </EmptyState>
    )
  }
  return (
    <ErrorCard
      title={searchCopy.runFailed}
      error={error}
      kept={searchCopy.runFailedKept}
      onRetry={onRetry}
      busy={busy}
    />
  )
}
