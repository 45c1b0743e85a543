/** Colour of a marker by its status' tone; the icon gives the shape, the word stands beside it. */
export const markerTones = {
  red: 'border-state-red bg-state-red-soft text-state-red',
  yellow: 'border-state-yellow bg-state-yellow-soft text-state-yellow',
  green: 'border-state-green bg-state-green-soft text-state-green',
  grey: 'border-state-grey bg-state-grey-soft text-state-grey',
} as const

/** The outline differs too: round, a little less round, square, and cut at one corner. */
export const markerShapes = {
  red: 'rounded-full rounded-bl-none',
  yellow: 'rounded-control',
  green: 'rounded-full',
  grey: 'rounded-none',
} as const
