import { classNames } from '#shared/ui/class-names.ts'

import { placeOf, TICKS } from './forest-scale.ts'

type Props = { effect: number; low: number; high: number; weight?: number; isOut?: boolean }

const MARK_MAX_PX = 13

/** One row of the forest plot: interval as a line, effect as a square whose area is its weight, or the pooled diamond. */
export function Interval({ effect, low, high, weight, isOut = false }: Props) {
  const from = placeOf(low)
  const to = placeOf(high)
  const side = Math.max(4, MARK_MAX_PX * Math.sqrt((weight ?? 0) / 11))
  return (
    <div aria-hidden className={classNames('relative h-6.5', isOut && 'opacity-30')}>
      {TICKS.map((tick) => (
        <span
          key={tick}
          className={classNames('absolute inset-y-0 w-px', tick === 1 ? 'bg-line-strong' : 'bg-line')}
          style={{ left: `${placeOf(tick)}%` }}
        />
      ))}
      {weight === undefined ? (
        <span
          className="absolute inset-y-[7px] bg-accent [clip-path:polygon(0_50%,50%_0,100%_50%,50%_100%)]"
          style={{ left: `${from}%`, width: `${to - from}%` }}
        />
      ) : (
        <>
          <span className="absolute top-1/2 h-px bg-ink" style={{ left: `${from}%`, width: `${to - from}%` }} />
          <span
            className="absolute top-1/2 -translate-1/2 bg-accent"
            style={{ left: `${placeOf(effect)}%`, width: side, height: side }}
          />
        </>
      )}
    </div>
  )
}
