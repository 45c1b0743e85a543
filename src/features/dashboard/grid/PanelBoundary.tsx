import { Component, type ReactNode } from 'react'

import { PartLoadError } from '#shared/browser/lazy-part.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'

import { gridCopy as copy } from './grid.copy.ts'

type State = { caught: { error: unknown } | undefined }

/** A panel that fails, fails alone. */
export class PanelBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { caught: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { caught: { error } }
  }

  retry = () => {
    const { caught } = this.state
    if (caught?.error instanceof PartLoadError) caught.error.retry()
    this.setState({ caught: undefined })
  }

  override render() {
    const { caught } = this.state
    if (!caught) return this.props.children
    return <ErrorCard title={copy.failed} kept={copy.failedKept} onRetry={this.retry} />
  }
}
