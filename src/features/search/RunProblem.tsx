import { statusOf } from '#shared/api/errors.ts'
import { useStore } from '#shared/browser/store.ts'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'

import type { TypedQuestion } from './question/use-typed-question.ts'
import { searchCopy } from './search.copy.ts'

type Props = {
  error: Error
  onRetry: () => void
  busy: boolean
  question: TypedQuestion
  onSearch: (() => void) | undefined
}

/** A run that could not be opened: not there for this person, or not to be had at the moment. */
export function RunProblem({ error, onRetry, busy, question, onSearch }: Props) {
  const isAsking = useStore(question).trim() !== ''
  const status = statusOf(error)
  if (status === 404 || error.name === 'BadParameterError') {
    return (
      <EmptyState
        title={searchCopy.runGone}
        action={
          isAsking &&
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
