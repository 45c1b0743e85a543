import { Component, type ReactNode } from 'react'

type Props = { onCrash: (error: unknown) => void; children: ReactNode }

/** A dialog that fails takes nothing else with it: it is gone, and the page below stays as it is. */
export class DialogBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error)
  }

  override render() {
    return this.state.hasCrashed ? null : this.props.children
  }
}
