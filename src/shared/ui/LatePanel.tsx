import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

import { PartLoadError } from '../browser/lazy-part.tsx'
import { ErrorCard } from './ErrorCard.tsx'

type Props = {
  /** Said where the part could not be loaded. */
  failed: string
  /** Stands there while it is loaded. */
  waiting: ReactNode
  children: ReactNode
}

/** A part that is loaded when it is wanted; where that fails it can be tried again. */
export const LatePanel = ({ failed, waiting, children }: Props) => (
  <ErrorBoundary
    onError={(error) => error instanceof PartLoadError && error.retry()}
    fallbackRender={({ resetErrorBoundary }) => <ErrorCard title={failed} onRetry={() => resetErrorBoundary()} />}
  >
    <Suspense fallback={waiting}>{children}</Suspense>
  </ErrorBoundary>
)
