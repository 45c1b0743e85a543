import { ChevronLeft, ChevronRight, ListChecks, MessageSquarePlus, X } from 'lucide-react'
import type { Ref } from 'react'

import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { overlayCopy as copy } from './overlay.copy.ts'
import type { Typist } from './overlay.realtime.ts'

type Props = {
  addButton: Ref<HTMLButtonElement>
  count: number
  position: number | undefined
  others: number
  typists: readonly Typist[]
  /** What was just done. */
  notice: string | undefined
  isLoading: boolean
  hasFailed: boolean
  isDraft: boolean
  isTriaging: boolean
  /** Absent for who may not decide on comments. */
  onTriage: (() => void) | undefined
  onAdd: () => void
  onWalk: (step: 1 | -1) => void
  onRetry: () => void
  onLeave: () => void
}

/** What can be done while comments are shown: add one, walk through them, leave. */
export function OverlayDock({ addButton, count, position, others, typists, notice, ...rest }: Props) {
  const { isLoading, hasFailed, isDraft, isTriaging, ...on } = rest
  const writer = typists.find(({ parentId }) => parentId === undefined)
  const place = count === 0 ? undefined : position === undefined ? `${count}` : `${position} / ${count}`
  return (
    <section
      aria-label={copy.tools}
      className="pointer-events-auto max-w-full rounded-card bg-surface-raised p-1.5 shadow-float"
    >
      <div className="flex flex-wrap items-center gap-1">
        <Button ref={addButton} variant="primary" size="small" icon={MessageSquarePlus} onClick={on.onAdd}>
          {copy.add}
          {isDraft && <span aria-hidden className="size-1.5 rounded-full bg-accent-ink" />}
        </Button>
        {count > 0 && (
          <IconButton size="small" label={copy.previous} icon={ChevronLeft} onClick={() => on.onWalk(-1)} />
        )}
        <span role="status" className="px-1 text-xs text-ink-muted empty:hidden">
          {notice ?? place}
        </span>
        {count > 0 && <IconButton size="small" label={copy.next} icon={ChevronRight} onClick={() => on.onWalk(1)} />}
        {on.onTriage && (
          <IconButton
            size="small"
            label={copy.triage}
            icon={ListChecks}
            aria-expanded={isTriaging}
            onClick={on.onTriage}
          />
        )}
        <IconButton size="small" label={copy.leave} icon={X} onClick={on.onLeave} />
      </div>
      {count === 0 && !isLoading && !hasFailed && (
        <p className="px-1.5 pt-1 text-xs text-ink-muted">
          {copy.none} {copy.hint}
        </p>
      )}
      {hasFailed && (
        <p role="alert" className="flex items-center gap-2 px-1.5 pt-1 text-xs text-state-red">
          {copy.loadFailed}
          <button type="button" className="font-semibold underline" onClick={on.onRetry}>
            {copy.retry}
          </button>
        </p>
      )}
      {(others > 0 || writer) && (
        <p className="px-1.5 pt-1 text-xs text-ink-muted">
          {writer ? copy.writing(writer.name ?? copy.somebody) : copy.others(others)}
        </p>
      )}
    </section>
  )
}
