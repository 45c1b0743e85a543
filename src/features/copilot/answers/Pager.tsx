import { ChevronLeft, ChevronRight } from 'lucide-react'

import { IconButton } from '#shared/ui/IconButton.tsx'

import { copilotCopy as copy } from '../copilot.copy.ts'

export type PagerState = { place: number; count: number; onChoose: (place: number) => void }

/** From one version of a question or an answer to the next; nothing where there is one alone. */
export function Pager({ place, count, onChoose }: PagerState) {
  if (count < 2) return null
  return (
    <span className="inline-flex items-center text-xs text-ink-muted">
      <IconButton
        size="small"
        icon={ChevronLeft}
        label={copy.before}
        disabled={place === 0}
        onClick={() => onChoose(place - 1)}
      />
      {copy.version(place + 1, count)}
      <IconButton
        size="small"
        icon={ChevronRight}
        label={copy.after}
        disabled={place === count - 1}
        onClick={() => onChoose(place + 1)}
      />
    </span>
  )
}
