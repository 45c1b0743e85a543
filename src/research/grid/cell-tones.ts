/** The colour of each state of a cell, the same wherever a cell is shown. */
export const cellTones = {
  empty: 'grey',
  suggested: 'neutral',
  not_reported: 'grey',
  not_applicable: 'grey',
  confirmed: 'green',
  edited: 'accent',
  disputed: 'yellow',
} as const
