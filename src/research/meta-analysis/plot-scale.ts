import { axisTicks, ratioTicks, type AxisTick } from '#shared/figures/axis-ticks.ts'

/** An axis on which effects stand as people read them; ratios in steps of equal proportion. */
export type PlotScale = {
  /** Place in px of a natural value; beyond the ends where the value is. */
  x: (value: number) => number
  /** The same, never beyond the ends. */
  clamped: (value: number) => number
  /** Natural value at a place. */
  value: (px: number) => number
  low: number
  high: number
  ticks: AxisTick[]
}

export function plotScale(
  { low, high, isRatio }: { low: number; high: number; isRatio: boolean },
  from: number,
  to: number,
  wanted: number,
): PlotScale {
  const read = (value: number) => (isRatio ? Math.log(value) : value)
  const [a, b] = [read(low), read(high)]
  const x = (value: number) => from + ((read(value) - a) / (b - a || 1)) * (to - from)
  return {
    x,
    clamped: (value) => Math.min(to, Math.max(from, x(value))),
    value: (px) => {
      const at = a + ((px - from) / (to - from || 1)) * (b - a)
      return isRatio ? Math.exp(at) : at
    },
    low,
    high,
    ticks: isRatio ? ratioTicks(low, high, wanted) : axisTicks(low, high, wanted),
  }
}

type Span = { estimate: number; low: number; high: number }

/**
 * Ends of an axis that shows every estimate and as much of the intervals as does not press the rest together; `also` holds
 * values that must be in sight, such as no effect.
 */
export function axisEnds(
  spans: readonly Span[],
  isRatio: boolean,
  also: readonly number[],
): { low: number; high: number } {
  const read = (value: number) => (isRatio ? Math.log(value) : value)
  const back = (value: number) => (isRatio ? Math.exp(value) : value)
  const fine = (values: readonly number[]) => values.filter(Number.isFinite)
  const estimates = fine([...spans.map(({ estimate }) => read(estimate)), ...also.map(read)])
  const least = Math.min(...estimates)
  const most = Math.max(...estimates)
  const widths = fine(spans.map(({ low, high }) => read(high) - read(low))).sort((p, q) => p - q)
  const typical = widths[Math.floor(widths.length / 2)] ?? 1
  const room = Math.max((most - least) * 0.5, typical * 0.75, 1e-6)
  const low = Math.max(least - room, Math.min(least, ...fine(spans.map((span) => read(span.low)))))
  const high = Math.min(most + room, Math.max(most, ...fine(spans.map((span) => read(span.high)))))
  const margin = (high - low || 1) * 0.03
  return { low: back(low - margin), high: back(high + margin) }
}
