import type { JobPart, OutsideJob } from '#contract/outside-jobs.ts'
import { count } from '#shared/format/count.ts'

const n = (value: number) => value.toLocaleString('en-US')

export const jobsCopy = {
  offer: (found: number) => `${count(found, 'record', 'records')} found outside: take more…`,
  lead: 'The server adds them to your library page by page, at the pace each source allows. Each source is listed among your imports with its search string, day and counts, ready for a review.',
  amount: (label: string) => `How many of ${label}`,
  all: (found: number) => `All ${n(found)}`,
  first: (most: number) => `The first ${n(most)}`,
  none: 'None',
  reach: (most: number) =>
    `It gives ${n(most)} records per search: more are requested in parts, by date. Records without a date are left out.`,
  start: (most: number) => `Take ${count(most, 'record', 'records')}`,
  cancel: 'Cancel',
  started: 'Records are being added. You can carry on meanwhile, or close the page.',
  failed: 'That could not be done',
  title: 'What is being taken',
  state: { running: 'Running', paused: 'Stopped', done: 'Done' } satisfies Record<OutsideJob['state'], string>,
  pause: 'Pause',
  resume: 'Go on',
  remove: 'Take off the list',
  of: (name: string) => `Job: ${name}`,
  part: ({ state, taken, found, wanted, fresh, duplicates, skipped, error }: JobPart) => {
    const whole = found === undefined ? wanted : Math.min(found, wanted ?? found)
    const share = `${n(taken)}${whole === undefined ? '' : ` of ${n(whole)}`}`
    const sums = `${n(fresh)} new, ${n(duplicates)} already there${skipped > 0 ? `, ${n(skipped)} unreadable` : ''}`
    if (state === 'failed') return `${share} taken (${sums}), then it stopped: ${error ?? 'no reason given'}`
    if (state === 'waiting') return 'Not asked yet'
    const isShort = state === 'done' && wanted === undefined && found !== undefined && taken < found
    return `${share} taken: ${sums}${isShort ? '. It gives no more for one search' : ''}`
  },
  progress: (label: string) => `Progress of ${label}`,
  ledger: 'See them under Sources in the library',
}
