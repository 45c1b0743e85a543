import { count } from '#shared/format/count.ts'

/** Words of a bundle that is played again. */
export const replayCopy = {
  figures: 'Results, computed again',
  same: 'Every result comes out the same',
  different: 'Some results come out different',
  followed: (outcomes: number, cells: number) =>
    `${count(outcomes, 'outcome was', 'outcomes were')} computed again on this device; ${count(cells, 'number was', 'numbers were')} followed to ${cells === 1 ? 'its cell' : 'their cells'} in the table of the bundle.`,
  differs: (parts: readonly string[]) => `differs: ${parts.join(', ')}.`,
  cell: (words: string) => `${words}: no confirmed cell in the table has this.`,
  decisionsAlone: 'The bundle holds decisions only: there are no results to compute again.',
} as const
