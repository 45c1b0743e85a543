/** Risk ratios at the two ends of the plot, and those that are marked. */
const LOWEST = 0.07
const HIGHEST = 8
export const TICKS = [0.1, 0.25, 0.5, 1, 2, 4]
/** Ticks without a figure where there is little room. */
export const MINOR = [0.25, 2]

/** Place of a risk ratio on the logarithmic axis, in per cent of its width; held within the plot. */
export function placeOf(ratio: number): number {
  const share = Math.log(ratio / LOWEST) / Math.log(HIGHEST / LOWEST)
  return Math.min(Math.max(share, 0), 1) * 100
}
