import type { EffectSize } from '#science/statistics/effect-sizes.ts'
import { intervalOf, type Pooled } from '#science/statistics/pooling.ts'
import { classNames } from '#shared/ui/class-names.ts'

import type { Trial } from './bcg-trials.ts'
import { MINOR, placeOf, TICKS } from './forest-scale.ts'
import { Interval } from './Interval.tsx'

export type ForestRow = Trial & EffectSize & { isIn: boolean; weight: number }

type Props = {
  rows: readonly ForestRow[]
  pooled: Pooled | undefined
  shownId: string
  onShow: (id: string) => void
  onToggle: (id: string) => void
}

const ratio = (logRatio: number) => Math.exp(logRatio).toFixed(2)

/** Table and forest plot in one: each row can be left out, and shows where its counts come from. */
export function ForestTable({ rows, pooled, shownId, onShow, onToggle }: Props) {
  return (
    <table className="w-full border-separate border-spacing-0 text-xs">
      <caption className="sr-only">Thirteen trials of BCG against tuberculosis: risk ratios with 95% intervals</caption>
      <thead className="text-left text-ink-muted">
        <tr>
          <th scope="col" className="py-1.5 pr-2 pl-3 font-semibold">
            Trial
          </th>
          <th scope="col" className="w-[38%] font-semibold">
            Favours BCG
            <span className="float-right max-sm:hidden">Favours none</span>
          </th>
          <th scope="col" className="py-1.5 pr-3 pl-2 text-right font-semibold">
            Risk ratio <span className="max-sm:hidden">(95% interval)</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={classNames('group', row.id === shownId && 'bg-evidence text-evidence-ink')}>
            <th scope="row" className="rounded-l-[4px] pr-2 pl-3 text-left font-normal">
              <span className="flex items-center gap-2">
                <input
                  type="checkbox"
                  aria-label={`Include ${row.id}`}
                  checked={row.isIn}
                  onChange={() => onToggle(row.id)}
                  className="size-3.5 shrink-0 accent-accent"
                />
                <button
                  type="button"
                  aria-pressed={row.id === shownId}
                  onClick={() => onShow(row.id)}
                  className={classNames(
                    'min-h-6 rounded-[3px] text-left group-hover:underline',
                    !row.isIn && 'line-through',
                  )}
                >
                  {row.name} <span className="opacity-75">{row.year}</span>
                </button>
              </span>
            </th>
            <td>
              <RowInterval row={row} />
            </td>
            <td className="rounded-r-[4px] pr-3 pl-2 text-right whitespace-nowrap">
              <Ratio effect={row.effect} {...intervalOf(row)} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="align-top font-semibold [&>*]:border-t [&>*]:border-line [&>*]:pt-1.5">
          <th scope="row" className="pr-2 pl-3 text-left">
            {pooled ? `${pooled.k} pooled` : 'Nothing to pool'}
          </th>
          <td>
            {pooled && (
              <Interval effect={Math.exp(pooled.effect)} low={Math.exp(pooled.low)} high={Math.exp(pooled.high)} />
            )}
            <Axis />
          </td>
          <td className="pr-3 pl-2 text-right whitespace-nowrap">{pooled && <Ratio {...pooled} />}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function Ratio({ effect, low, high }: { effect: number; low: number; high: number }) {
  return (
    <>
      {ratio(effect)}
      <span className="max-sm:hidden">{` (${ratio(low)} to ${ratio(high)})`}</span>
    </>
  )
}

function Axis() {
  return (
    <div aria-hidden className="relative h-5 font-normal text-ink-muted">
      {TICKS.map((tick) => (
        <span
          key={tick}
          className={classNames('absolute -translate-x-1/2', MINOR.includes(tick) && 'max-sm:hidden')}
          style={{ left: `${placeOf(tick)}%` }}
        >
          {tick}
        </span>
      ))}
    </div>
  )
}

function RowInterval({ row }: { row: ForestRow }) {
  const { low, high } = intervalOf(row)
  return (
    <Interval
      effect={Math.exp(row.effect)}
      low={Math.exp(low)}
      high={Math.exp(high)}
      weight={row.weight}
      isOut={!row.isIn}
    />
  )
}
