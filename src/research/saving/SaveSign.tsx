import { Check, CloudOff, LoaderCircle, RotateCw, TriangleAlert } from 'lucide-react'

import { Button } from '#shared/ui/Button.tsx'

import type { Saving } from './pump.ts'
import { savingCopy as copy, wordsOf, type KeptIn } from './saving.copy.ts'

const icons = {
  saved: { Icon: Check, tone: 'text-state-green' },
  editing: { Icon: LoaderCircle, tone: '' },
  saving: { Icon: LoaderCircle, tone: '' },
  waiting: { Icon: CloudOff, tone: 'text-state-yellow' },
  conflict: { Icon: TriangleAlert, tone: 'text-state-yellow' },
  failed: { Icon: TriangleAlert, tone: 'text-state-red' },
}

type Props = {
  saving: Saving
  onRetry: () => void
  /** How many changes no server has, where they are counted. */
  count?: number
  keptIn?: KeptIn
}

/** Beside a title: whether the server has everything. 'Saved' only after its answer. */
export function SaveSign({ saving, onRetry, count, keptIn = 'device' }: Props) {
  const { state } = saving
  const { Icon, tone } = icons[state]
  return (
    <span className="inline-flex flex-wrap items-center gap-2 text-xs text-ink-muted">
      <span role="status" className="inline-flex items-center gap-1.5">
        <Icon size={14} aria-hidden className={`shrink-0 ${tone}`} />
        <span className="wrap-anywhere">{wordsOf(saving, keptIn, count)}</span>
      </span>
      {(state === 'failed' || state === 'waiting') && (
        <Button size="small" variant="ghost" icon={RotateCw} onClick={onRetry}>
          {copy.retry}
        </Button>
      )}
    </span>
  )
}
