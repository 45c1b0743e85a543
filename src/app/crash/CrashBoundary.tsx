import { Component, useEffect, useState, type ReactNode } from 'react'

import { PartLoadError } from '#shared/browser/lazy-part.tsx'

import { crashCopy as copy } from './crash.copy.ts'
import { CrashScreen } from './CrashScreen.tsx'
import { DOM_RESET_MS, isDomError } from './dom-errors.ts'
import { mayReload, reloadOnce } from './reload-once.ts'

type State = { caught: { error: unknown } | undefined }

/** Catches what a part of the page throws while drawing. */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { caught: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { caught: { error } }
  }

  reset = () => this.setState({ caught: undefined })

  override render() {
    const { caught } = this.state
    return caught ? <Fallback error={caught.error} reset={this.reset} /> : this.props.children
  }
}

function Fallback({ error, reset }: { error: unknown; reset: () => void }) {
  const isOfDom = isDomError(error)
  const isOfLoading = error instanceof PartLoadError
  const [reloads, setReloads] = useState(() => isOfLoading && mayReload())

  useEffect(() => {
    if (reloads) void reloadOnce().then((isGone) => isGone || setReloads(false))
    if (!isOfDom) return undefined
    const timer = setTimeout(reset, DOM_RESET_MS)
    return () => clearTimeout(timer)
  }, [isOfDom, reloads, reset])

  // A part that could not be fetched without a connection comes by itself when that is back.
  useEffect(() => {
    if (!(error instanceof PartLoadError)) return undefined
    const comeBack = () => {
      error.retry()
      reset()
    }
    window.addEventListener('online', comeBack)
    return () => window.removeEventListener('online', comeBack)
  }, [error, reset])

  if (reloads) return null
  if (isOfLoading) {
    const retry = () => {
      error.retry()
      reset()
    }
    return <CrashScreen title={copy.loadTitle} body={copy.loadBody} error={error} onRetry={retry} />
  }
  return <CrashScreen error={error} onRetry={reset} />
}
