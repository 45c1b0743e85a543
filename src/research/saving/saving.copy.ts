import { count } from '#shared/format/count.ts'

import type { Saving } from './pump.ts'

/** Where something is kept until the server has it. */
export type KeptIn = 'device' | 'tab' | 'nowhere'
const places = { device: 'on this device', tab: 'in this tab', nowhere: '' }

const kept = (where: KeptIn, n: number | undefined) =>
  n === undefined ? `Kept ${places[where]}` : `${count(n, 'change is', 'changes are')} kept here`

/** A server's reason stands before words of ours. */
const ended = (reason = '') => (/[.!?…]$/.test(reason) || reason === '' ? reason : `${reason}.`)

/** What a sign says: `n` changes, where they are counted. */
export function wordsOf({ state, reason }: Saving, where: KeptIn, n?: number): string {
  if (state === 'saved') return 'Saved'
  if (where === 'nowhere') return savingCopy.unkept
  if (state === 'conflict') return 'Changed elsewhere'
  if (state === 'failed') return `Not saved: ${ended(reason)} ${kept(where, n)}.`
  if (state !== 'waiting') return 'Saving…'
  if (reason !== undefined) return `${ended(reason)} ${kept(where, n)} and sent later.`
  return `Not connected${n === undefined ? '. ' : ': '}${kept(where, n)} and sent later.`
}

export const savingCopy = {
  unkept: 'This browser keeps nothing on the device. Do not close the tab before it says Saved.',
  owed: 'Made without a line.',
  retry: 'Try Again',
  conflictTitle: 'This was changed elsewhere',
  conflictText:
    'Another tab or person saved a newer version while you worked. Nothing of yours is lost: choose which one stays.',
  keepMine: 'Keep mine',
  takeTheirs: 'Take the other version',
  theirsFrom: (when: string) => `The other version was saved ${when}.`,
} as const
