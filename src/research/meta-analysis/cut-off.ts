import type { IntervalRow } from './interval-rows.ts'

type Span = { low: number; high: number }

/** The sides on which an interval goes on beyond the ends of the axis. */
export const cutOff = (span: Span, ends: Span) => ({ low: span.low < ends.low, high: span.high > ends.high })

/** Which lines go on beyond the axis and where, in a sentence; empty where none does. */
export function cutOffText(rows: readonly IntervalRow[], ends: Span): string {
  const said = rows.flatMap((row) => {
    if (row.kind === 'head' || row.kind === 'note') return []
    const { low, high } = cutOff(row.natural, ends)
    if (!low && !high) return []
    return [`${row.label} (${low && high ? 'both sides' : low ? 'left' : 'right'})`]
  })
  return said.length === 0 ? '' : `Arrows mark intervals that go on beyond the axis: ${said.join('; ')}.`
}
