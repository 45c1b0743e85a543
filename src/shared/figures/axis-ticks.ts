/** A place on an axis: its value, and how it is written. */
export type AxisTick = { value: number; label: string }

const plain = (value: number): string => {
  const size = Math.abs(value)
  const text = size >= 1e6 || (size > 0 && size < 1e-4) ? size.toExponential() : String(Number(size.toPrecision(6)))
  return value < 0 ? `−${text}` : text
}

/**
 * Round places on a straight axis from `low` to `high`, about `wanted` of them, with a true minus sign. Empty where the
 * ends are no numbers.
 */
export function axisTicks(low: number, high: number, wanted = 6): AxisTick[] {
  if (!Number.isFinite(low) || !Number.isFinite(high)) return []
  if (low === high) return [{ value: low, label: plain(low) }]
  const raw = Math.abs(high - low) / Math.max(1, wanted)
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = ([1, 2, 2.5, 5, 10].find((times) => times * power >= raw * 0.999) ?? 10) * power
  const from = Math.ceil(Math.min(low, high) / step - 1e-9)
  const to = Math.floor(Math.max(low, high) / step + 1e-9)
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => {
    const value = Number(((from + i) * step).toPrecision(12))
    return { value: value === 0 ? 0 : value, label: plain(value === 0 ? 0 : value) }
  })
}

const STEPS = [[1], [1, 3], [1, 2, 5], [1, 1.5, 2, 3, 5, 7]] as const

/**
 * Round places on an axis of ratios from `low` to `high` (both above 0, as ratios and not as logarithms): powers of ten,
 * and the steps between them as far as about `wanted` places have room.
 */
export function ratioTicks(low: number, high: number, wanted = 7): AxisTick[] {
  if (!(low > 0) || !(high >= low) || !Number.isFinite(high)) return []
  const from = Math.floor(Math.log10(low))
  const to = Math.ceil(Math.log10(high))
  const within = (steps: readonly number[]) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i)
      .flatMap((power) => steps.map((step) => Number((step * 10 ** power).toPrecision(6))))
      .filter((value) => value >= low * 0.9999 && value <= high * 1.0001)
  const few = STEPS.map(within).filter((values) => values.length <= wanted)
  const values = few.at(-1) ?? within([1]).filter((_, i, all) => i % Math.ceil(all.length / wanted) === 0)
  if (values.length >= 2) return values.map((value) => ({ value, label: plain(value) }))
  // Less than one step of ratios: straight steps are the round ones there.
  return axisTicks(low, high, Math.min(5, wanted)).filter(({ value }) => value > 0)
}
