import { Signpost } from 'lucide-react'

import { Button } from '#shared/ui/Button.tsx'

import type { Tour } from './tour.ts'
import { toursCopy as copy } from './tours.copy.ts'

type Props = { tour: Tour; onStart: () => void; onLeave: () => void }

/** Asks once, on the first visit of a page, and takes no for an answer. Makes room for the bar of chosen papers. */
export function TourOffer({ tour, onStart, onLeave }: Props) {
  return (
    <aside
      aria-label={copy.offer}
      className="animate-rise fixed bottom-4 left-4 z-bar mr-20 max-w-80 lg:left-(--beside-rail,1.5rem) rounded-card border border-line bg-surface-raised p-4 shadow-float sm:bottom-6 sm:left-6 [body:has([aria-label='Chosen_papers'])_&]:hidden print:hidden"
    >
      <p className="flex items-center gap-2 font-semibold">
        <Signpost size={16} aria-hidden className="shrink-0 text-accent" />
        {copy.offer}
      </p>
      <p className="mt-1 text-ink-muted">{copy.offerBody(tour.title, tour.steps.length)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="primary" size="small" onClick={onStart}>
          {copy.show}
        </Button>
        <Button variant="ghost" size="small" onClick={onLeave}>
          {copy.notNow}
        </Button>
      </div>
    </aside>
  )
}
