import { useEffect, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'

import { PartLoadError } from '#shared/browser/lazy-part.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'

import { crashCopy as copy } from './crash.copy.ts'
import { CrashScreen } from './CrashScreen.tsx'
import { DOM_RESET_MS, isDomError } from './dom-errors.ts'
import { mayReload, reloadOnce } from './reload-once.ts'

/** Catches what a part of the page throws while drawing. */
export function CrashBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary FallbackComponent={Fallback}>{children}</ErrorBoundary>
}

function Fallback({ error, resetErrorBoundary }: FallbackProps) {
  const isOfDom = isDomError(error)
  const isOfLoading = error instanceof PartLoadError
  const reloads = isOfLoading && mayReload()

  useEffect(() => {
    if (reloads) reloadOnce()
    if (!isOfDom) return undefined
    const timer = setTimeout(resetErrorBoundary, DOM_RESET_MS)
    return () => clearTimeout(timer)
  }, [isOfDom, reloads, resetErrorBoundary])

  if (reloads) return null
  if (isOfLoading) {
    const retry = () => {
      error.retry()
      resetErrorBoundary()
    }
    return (
      <div className="mx-auto max-w-reading px-4 py-10">
        <ErrorCard title={copy.loadTitle} kept={copy.loadBody} onRetry={retry} />
      </div>
    )
  }
  return <CrashScreen error={error} onRetry={resetErrorBoundary} />
}
