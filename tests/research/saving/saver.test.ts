import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { Synthesis } from '#contract/syntheses.ts'
import type { Part } from '#research/saving/merge.ts'
import { deviceEdits } from '#research/saving/kept-edits.ts'
import { createSaver, type Policy } from '#research/saving/saver.ts'
import { ApiError, NetworkError } from '#shared/api/errors.ts'

type Body = { text: string }
const read = (body: unknown): Body => (body as Body | undefined) ?? { text: '' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

let places = 0

/** A server with versions, and a line that can be cut before a save or after it. */
function scene(text = '', merge: Policy = 'ask') {
  places += 1
  const place = `person/body-${places}`
  const row: Synthesis & { version: number } = { id: 'a', title: 'Title', version: 1, body: { text } }
  const line = { before: false, after: false, refusal: undefined as ApiError | undefined, saves: 0 }
  const server = {
    read: () => Promise.resolve({ ...row }),
    save: async (change: Part, version: number) => {
      await Promise.resolve()
      if (line.before) throw new NetworkError('offline', false)
      if (line.refusal) throw line.refusal
      if (version !== row.version) throw new ApiError(409, { message: 'Changed elsewhere.' })
      line.saves += 1
      row.version += 1
      if (change.body !== undefined) row.body = change.body
      if (change.title !== undefined) row.title = change.title
      if (line.after) throw new NetworkError('offline', true)
      return { ...row }
    },
  }
  const open = (tab = 'tab') => {
    const saver = createSaver<Body>({ merge, place: deviceEdits(place, tab), server, read, pauseMs: 700 })
    saver.arrived({ ...row })
    return {
      ...saver,
      type: (said: string) => saver.change(() => ({ body: { text: said } })),
      text: () => saver.current().work?.body.text,
    }
  }
  const elsewhere = (said: string) => {
    row.version += 1
    row.body = { text: said }
  }
  return { row, line, open, elsewhere }
}
const later = () => vi.advanceTimersByTimeAsync(2000)

describe('a body that saves itself', () => {
  test('waits for a pause, saves once, and says Saved only after the answer', async () => {
    const { row, line, open } = scene()
    const saver = open()
    saver.type('a')
    saver.type('ab')
    expect(saver.current().state).toBe('editing')
    await later()
    expect(saver.current().state).toBe('saved')
    expect(row.body).toEqual({ text: 'ab' })
    expect(line.saves).toBe(1)
    saver.change(() => ({ title: 'Another' }))
    await later()
    expect(row).toMatchObject({ title: 'Another', body: { text: 'ab' } })
  })

  test('with the line down it keeps everything, over a reload too, and saves when the line is back', async () => {
    const { row, line, open } = scene()
    line.before = true
    const first = open()
    first.type('typed offline')
    await later()
    expect(first.current().state).toBe('waiting')
    line.before = false
    const second = open()
    await second.restored
    await later()
    expect(second.current()).toMatchObject({ state: 'saved', work: { body: { text: 'typed offline' } } })
    expect(row.body).toEqual({ text: 'typed offline' })
  })

  test('never writes over what was saved elsewhere: both are there until somebody chooses', async () => {
    const { row, open, elsewhere } = scene()
    const saver = open()
    elsewhere('theirs')
    saver.type('mine')
    await later()
    expect(saver.current()).toMatchObject({
      state: 'conflict',
      work: { body: { text: 'mine' } },
      theirs: { body: { text: 'theirs' } },
    })
    expect(row.body).toEqual({ text: 'theirs' })
    saver.type('mine, and more')
    await later()
    expect(row.body).toEqual({ text: 'theirs' })
    await saver.keepMine()
    expect(row.body).toEqual({ text: 'mine, and more' })
    expect(saver.current().state).toBe('saved')
  })

  test('the other version can be taken, and is then the one that is worked on', async () => {
    const { row, open, elsewhere } = scene()
    const saver = open()
    elsewhere('theirs')
    saver.type('mine')
    await later()
    saver.takeTheirs()
    expect(saver.current()).toMatchObject({ state: 'saved', work: { body: { text: 'theirs' } } })
    saver.type('theirs, and more')
    await later()
    expect(row.body).toEqual({ text: 'theirs, and more' })
  })

  test('a version from elsewhere is shown at once where nothing was changed here', () => {
    const { row, open, elsewhere } = scene('before')
    const saver = open()
    elsewhere('after')
    saver.arrived({ ...row })
    expect(saver.current()).toMatchObject({ state: 'saved', work: { body: { text: 'after' } } })
  })

  test('a save whose answer was lost is recognised as mine, and what was typed since is saved after it', async () => {
    const { row, line, open } = scene()
    const saver = open()
    line.after = true
    saver.type('first')
    await later()
    expect(saver.current().state).toBe('waiting')
    line.after = false
    await saver.wake()
    expect(saver.current().state).toBe('saved')
    line.after = true
    saver.type('first, again')
    await later()
    line.after = false
    saver.type('first and second')
    await later()
    await later()
    expect(saver.current()).toMatchObject({ state: 'saved', work: { body: { text: 'first and second' } } })
    expect(row.body).toEqual({ text: 'first and second' })
  })

  test('a refusal is said with its reason, and trying again sends what is there now', async () => {
    const { row, line, open } = scene()
    line.refusal = new ApiError(413, { message: 'Too large.' })
    const saver = open()
    saver.type('much')
    await later()
    expect(saver.current()).toMatchObject({ state: 'failed', reason: 'Too large.', work: { body: { text: 'much' } } })
    line.refusal = undefined
    saver.type('less')
    await saver.wake()
    expect(row.body).toEqual({ text: 'less' })
  })

  test('through random cuts, reloads and changes the last text typed is on the server or on screen', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('type', 'cut', 'lose', 'mend', 'reload', 'wait'), { maxLength: 20 }),
        async (steps) => {
          const { row, line, open } = scene()
          let saver = open()
          let typed = ''
          for (const step of steps) {
            if (step === 'type') saver.type((typed += 'x'))
            if (step === 'cut') line.before = true
            if (step === 'lose') line.after = true
            if (step === 'mend') Object.assign(line, { before: false, after: false })
            if (step === 'wait') await later()
            if (step === 'reload') {
              // What was typed is kept before the page goes.
              await Promise.resolve()
              saver = open()
              await saver.restored
            }
            expect(saver.text()).toBe(typed)
          }
          Object.assign(line, { before: false, after: false })
          for (let i = 0; i < 3; i += 1) {
            await saver.wake()
            await later()
            // An answer that was lost shows as a conflict with oneself: the same text on both sides, or an older one of mine.
            if (saver.current().state === 'conflict') await saver.keepMine()
          }
          expect(row.body).toEqual({ text: typed })
        },
      ),
      { numRuns: 60 },
    )
  })
})
