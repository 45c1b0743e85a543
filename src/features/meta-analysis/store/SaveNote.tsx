import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import type { SaveState } from './use-meta-store.ts'

/** Where the work stands, in a word beside the title. */
export function SaveWord({ state, isExample }: { state: SaveState; isExample: boolean }) {
  const word = isExample
    ? 'Example, not saved'
    : { saved: 'Saved', pending: 'Saving…', saving: 'Saving…', failed: 'Not saved', conflict: 'Not saved', unkept: 'Not saved' }[state.is] // prettier-ignore
  return (
    <span role="status" className="text-ink-muted">
      {word}
    </span>
  )
}

type Props = { state: SaveState; onRetry: () => void; onSettle: (whose: 'mine' | 'theirs') => void }

/** Why something is not saved, what is kept, and what to do. */
export function SaveNote({ state, onRetry, onSettle }: Props) {
  if (state.is === 'failed') {
    return (
      <Notice
        tone="warning"
        title="Not saved yet"
        action={
          <Button size="small" onClick={onRetry}>
            Try Again
          </Button>
        }
      >
        {`${state.reason} Everything is kept in this tab and sent as soon as that can be.`}
      </Notice>
    )
  }
  if (state.is === 'conflict') {
    return (
      <Notice
        tone="warning"
        title="This analysis was changed elsewhere"
        action={
          <span className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => onSettle('theirs')}>
              Take the other version
            </Button>
            <Button size="small" onClick={() => onSettle('mine')}>
              Keep mine
            </Button>
          </span>
        }
      >
        Nothing is lost: yours is kept in this tab. If you take the other version, Undo brings yours back.
      </Notice>
    )
  }
  if (state.is === 'unkept') {
    return (
      <Notice tone="warning" title="This server does not keep analyses">
        Your table stays in this tab. Save it as a bundle under Export; the bundle opens here again.
      </Notice>
    )
  }
  return null
}
