import { memo } from 'react'

import type { ReadPage } from '#science/documents/page-text.ts'
import { boxesOf } from '#science/documents/text-places.ts'

import type { Spot } from '../marks.ts'
import { readerCopy as copy } from '../reader.copy.ts'

type Props = {
  page: ReadPage
  spots: Spot[]
  scale: number
  /** Of the page that is read alone: Tab goes through what is in sight. */
  isReached: boolean
  onSpot: (key: string, at: { x: number; y: number }) => void
}

/**
 * Citations and mentions of figures on one page, for the keyboard and for what reads aloud. A pointer goes through them:
 * words are selected below, and a click there opens the same.
 */
export const PageSpots = memo(function PageSpots({ page, spots, scale, isReached, onSpot }: Props) {
  if (spots.length === 0) return null
  return (
    <div
      style={{ width: page.width, height: page.height, transform: `scale(${scale})` }}
      className="pointer-events-none absolute top-0 left-0 origin-top-left"
    >
      {spots.map(({ key, start, end }) => {
        const [box] = boxesOf(page, start, end)
        if (!box) return null
        const words = page.text.slice(start, end).replace(/\s+/g, ' ').trim()
        return (
          <button
            key={key}
            type="button"
            data-spot={key}
            tabIndex={isReached ? 0 : -1}
            aria-label={key.startsWith('r') ? copy.openReference(words) : copy.openFigure(words)}
            style={{ left: box.x - 2, top: box.y - 1, width: box.width + 4, height: box.height + 2 }}
            className="absolute rounded-[2px] focus-visible:outline-2 focus-visible:outline-[#0b6e99]"
            onClick={(event) => {
              const { left, bottom } = event.currentTarget.getBoundingClientRect()
              onSpot(key, { x: left, y: bottom })
            }}
          />
        )
      })}
    </div>
  )
})
