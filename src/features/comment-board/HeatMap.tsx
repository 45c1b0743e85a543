import { pageLabel } from '#research/comments/page-labels.ts'
import { count } from '#shared/format/count.ts'

import { boardCopy as copy } from './board.copy.ts'
import { HEAT_SIDE, type PageHeat, type Spot } from './heat.ts'

type Props = { heat: PageHeat; onSpot: (key: string) => void }

const SQUARE = 100 / HEAT_SIDE

/** Where on a page people had something to say: its outline in squares, darker where there is more, each with its number. */
export function HeatMap({ heat, onSpot }: Props) {
  const label = pageLabel({ commentPage: heat.page })
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2">
        <span className="font-semibold wrap-anywhere">{label}</span>{' '}
        <span className="text-xs text-ink-muted">
          {count(heat.placed, ...copy.placed)}
          {heat.unplaced > 0 && `, ${copy.unplaced(heat.unplaced)}`}
        </span>
      </figcaption>
      <div
        role="group"
        aria-label={copy.mapTitle(label)}
        className="relative aspect-4/5 overflow-hidden rounded-control border border-line-strong/60 bg-surface"
      >
        <Outline />
        {heat.spots.map((spot) => (
          <Square key={`${spot.column}-${spot.row}`} spot={spot} most={heat.most} onSpot={onSpot} />
        ))}
      </div>
    </figure>
  )
}

/** Not the page itself, only what every page has: a bar, a heading, text. */
function Outline() {
  return (
    <div aria-hidden className="absolute inset-0 flex flex-col gap-[3%] p-[4%] pt-0">
      <div className="-mx-[5%] h-[5%] border-b border-line bg-surface-sunken" />
      <div className="h-[4%] w-1/2 rounded-[2px] bg-surface-sunken" />
      {['w-full', 'w-11/12', 'w-full', 'w-3/4', 'w-full', 'w-5/6'].map((width, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={`${width} h-[2%] rounded-[2px] bg-surface-sunken`} />
      ))}
    </div>
  )
}

function Square({ spot, most, onSpot }: { spot: Spot; most: number; onSpot: (key: string) => void }) {
  const { column, row, comments } = spot
  const share = comments.length / most
  const words = copy.mapSpot(comments.length, column * SQUARE + SQUARE / 2, row * SQUARE + SQUARE / 2)
  return (
    <button
      type="button"
      aria-label={words}
      title={words}
      onClick={() => onSpot(`${column}-${row}`)}
      style={{
        left: `${column * SQUARE}%`,
        top: `${row * SQUARE}%`,
        width: `${SQUARE}%`,
        height: `${SQUARE}%`,
        borderWidth: `${1 + Math.round(share * 2)}px`,
      }}
      className={
        share > 0.5
          ? 'absolute grid place-items-center rounded-[3px] border-accent-strong bg-accent text-xs font-semibold text-accent-ink'
          : 'absolute grid place-items-center rounded-[3px] border-accent bg-accent-soft text-xs font-semibold text-accent'
      }
    >
      {comments.length}
    </button>
  )
}
