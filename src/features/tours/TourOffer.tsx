import { Signpost } from 'lucide-react'

import { Button } from '#shared/ui/Button.tsx'

import type { Tour } from './tour.ts'
import { toursCopy as copy } from './tours.copy.ts'

type Props = { tour: Tour; onStart: () => void; onLeave: () => void }

/**
 * Asks once, on the first visit of a page, and takes no for an answer. Makes room for the bar of chosen papers. Where the
 * page is narrow it stands under it and not over it: a form reaches from edge to edge there.
 */
export function TourOffer({ tour, onStart, onLeave }: Props) {
  return (
    <aside
      aria-label={copy.offer}
      className="animate-rise z-bar mx-4 mb-20 rounded-card border border-line bg-surface-raised p-4 lg:fixed lg:bottom-6 lg:left-(--beside-rail,1.5rem) lg:m-0 lg:max-w-80 lg:shadow-float [body:has([aria-label='Chosen_papers'])_&]:hidden print:hidden"
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
