import { count } from '#shared/format/count.ts'

/** Words of a bundle that is played again. */
export const replayCopy = {
  about:
    'A JSON file that a review handed out. It is read on this device, and everything is counted and computed again. Nothing of it is kept on this server: the file is the record, and opens the same way again.',
  figures: 'Results, computed again',
  same: 'Every result comes out the same',
  different: 'Some results come out different',
  followed: (outcomes: number, cells: number) =>
    `${count(outcomes, 'outcome was', 'outcomes were')} computed again on this device; ${count(cells, 'number was', 'numbers were')} followed to ${cells === 1 ? 'its cell' : 'their cells'} in the table of the bundle.`,
  differs: (parts: readonly string[]) => `differs: ${parts.join(', ')}.`,
  cell: (words: string) => `${words}: no confirmed cell in the table has this.`,
  decisionsAlone: 'The bundle holds decisions only: there are no results to compute again.',
} as const
