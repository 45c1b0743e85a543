import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Entry } from '#contract/analyses.ts'
import { joinEntries } from '#research/analyses/analysis.queries.ts'
import { createEntryQueue, unsentOf } from '#research/saving/entry-queue.ts'
import { ApiError, NetworkError } from '#shared/api/errors.ts'
import { until } from '#tests/support/until.ts'

const by = { userId: 'u', name: 'Somebody' }
let places = 0

/** A server that keeps a log and takes each id once, and a line that can be cut before or after it. */
function scene() {
  places += 1
  const place = `person/${places}`
  const log: Entry[] = []
  const line = { before: false, after: false, refusal: undefined as ApiError | undefined }
  const send = (batch: readonly { id: string; data: unknown }[]) => {
    if (line.before) return Promise.reject(new NetworkError('offline', false))
    if (line.refusal) return Promise.reject(line.refusal)
    for (const { id, data } of batch) {
      if (!log.some((entry) => entry.id === id)) log.push({ seq: log.length + 1, id, at: '', by, data })
    }
    if (line.after) return Promise.reject(new NetworkError('offline', true))
    return Promise.resolve(log.filter(({ id }) => batch.some((item) => item.id === id)))
  }
  const open = () => createEntryQueue(place, send)
  const names = () => log.map(({ id }) => id)
  return { log, line, open, names }
}
const settled = (queue: ReturnType<ReturnType<typeof scene>['open']>, state: string) =>
  until(() => expect(queue.current().state).toBe(state))
const item = (id: string) => ({ id, data: { id } })
const add = (queue: ReturnType<ReturnType<typeof scene>['open']>, ...ids: string[]) =>
  queue.add(unsentOf(ids.map(item)))

describe('entries on their way', () => {
  test('arrive in order, and leave the queue when the server has them', async () => {
    const { open, names } = scene()
    const queue = open()
    add(queue, 'a', 'b')
    add(queue, 'c')
    await settled(queue, 'saved')
    expect(names()).toEqual(['a', 'b', 'c'])
    expect(queue.current().items).toEqual([])
  })

  test('wait while the line is down, survive the end of the page, and go out once', async () => {
    const { line, open, names } = scene()
    line.before = true
    const first = open()
    add(first, 'a')
    add(first, 'b')
    await settled(first, 'waiting')
    expect(names()).toEqual([])
    first.end()
    line.before = false
    // Another visit: what was not sent is found on the device.
    const second = open()
    await until(() => expect(names()).toEqual(['a', 'b']))
    await settled(second, 'saved')
    expect(names()).toEqual(['a', 'b'])
  })

  test('an answer that is lost doubles nothing', async () => {
    const { line, open, names } = scene()
    line.after = true
    const queue = open()
    add(queue, 'a')
    await settled(queue, 'waiting')
    line.after = false
    void queue.wake()
    await settled(queue, 'saved')
    expect(names()).toEqual(['a'])
  })

  test('what the server refuses stays until somebody gives it up', async () => {
    const { line, open, names } = scene()
    line.refusal = new ApiError(403, { message: 'Readers cannot vote.' })
    const queue = open()
    add(queue, 'a')
    await settled(queue, 'failed')
    expect(queue.current().items.map(({ id }) => id)).toEqual(['a'])
    add(queue, 'b')
    expect(names()).toEqual([])
    void queue.giveUp()
    expect(queue.current()).toMatchObject({ items: [], state: 'saved' })
    line.refusal = undefined
    add(queue, 'c')
    await settled(queue, 'saved')
    expect(names()).toEqual(['c'])
  })

  test('under random cuts everything arrives once and in its order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('add', 'cut', 'lose', 'mend'), { maxLength: 25 }), async (steps) => {
        const { line, open, names } = scene()
        const queue = open()
        const made: string[] = []
        for (const step of steps) {
          line.before = step === 'cut' || (line.before && step === 'add')
          line.after = step === 'lose' || (line.after && step === 'add')
          if (step === 'add') add(queue, `n${made.push('x')}`)
          else void queue.wake()
          await Promise.resolve()
        }
        line.before = false
        line.after = false
        await until(() => {
          void queue.wake()
          expect(queue.current().items).toEqual([])
        })
        expect(names()).toEqual(made.map((_, index) => `n${index + 1}`))
      }),
      { numRuns: 40 },
    )
  })
})

describe('a log that is read on', () => {
  const entry = (seq: number, isWithheld = false): Entry => ({
    seq,
    id: `e${seq}`,
    at: '',
    by,
    data: isWithheld ? null : seq,
    ...(isWithheld && { isWithheld }),
  })

  test('has each entry once, in order, however its pieces arrive', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 30 })), { maxLength: 8 }), (pieces) => {
        const joined = pieces.reduce<readonly Entry[]>(
          (log, piece) =>
            joinEntries(
              log,
              [...new Set(piece)].sort((a, b) => a - b).map((seq) => entry(seq)),
            ),
          [],
        )
        const wanted = [...new Set(pieces.flat())].sort((a, b) => a - b)
        expect(joined.map(({ seq }) => seq)).toEqual(wanted)
      }),
    )
  })

  test('an entry that was withheld gives way to itself in the open, and never the other way', () => {
    const open = joinEntries([entry(1), entry(2, true)], [entry(2)])
    expect(open.map(({ data }) => data)).toEqual([1, 2])
    expect(joinEntries(open, [entry(2, true)]).map(({ data }) => data)).toEqual([1, 2])
  })

  test('an entry that comes a second time is the one that is known: nothing built on it is built anew', () => {
    const known = joinEntries([], [entry(1), entry(2)])
    const joined = joinEntries(known, [entry(2), entry(3)])
    expect(joined.map((each, index) => each === known[index])).toEqual([true, true, false])
  })
})
