/** Words that speak for a paper have a straight line, those that speak against it a wave: colour alone tells nobody. */
export const termLook = {
  include: 'rounded-sm bg-state-green-soft text-ink underline decoration-state-green decoration-2 underline-offset-3',
  exclude: 'rounded-sm bg-state-red-soft text-ink underline decoration-state-red decoration-wavy underline-offset-3',
} as const
