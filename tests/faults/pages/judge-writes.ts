import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'

import { faultsOf } from '#mocks/server/faults.ts'
import { currentToasts, clearToasts, subscribe } from '#shared/toast/toast.ts'
import { accepted, breakCall } from '#tests/support/faults.ts'
import { renderAt, worldNow } from '#tests/support/render.tsx'
import { PASSWORD } from '#tests/support/sign-in.ts'

import { ALL, cellOf, lookEverywhere, partOf, testIf, WAIT } from './cells.ts'
import { breakNames, mend, plant, sentence, type BreakName } from './page-faults.ts'
import { of, type Page, type Write } from './rows.ts'

const SOON = { timeout: 10_000 }
const isPlanted = (call: string) => faultsOf(worldNow().id).some((fault) => fault.call === call)
const settled = (row: Write) => waitFor(() => expect(row.control()).not.toHaveAttribute('aria-busy', 'true'))
const press = (row: Write, page: Page) => (row.press ? row.press(page) : page.user.click(row.control()))
const effects = (row: Write) => row.effects?.() ?? accepted(row.call).length

/** Toasts from now on, each once. */
function listenForToasts() {
  clearToasts()
  const heard = new Map<number, string>()
  const stop = subscribe(() => {
    // What says that it is looked up is no second message: the outcome takes its place.
    for (const { id, title, description = '' } of currentToasts()) {
      if (!/Checking/.test(description)) heard.set(id, title)
    }
  })
  onTestFinished(stop)
  return { heard, stop }
}

/** What a person reads now, for the message of a cell that is wrong. */
function said({ inline }: Write) {
  const shown = currentToasts().map(({ title, description }) => `${title}: ${description ?? ''}`)
  try {
    if (inline) shown.push(inline.where().textContent.slice(0, 300))
  } catch {
    shown.push('nothing in its place')
  }
  return `“${shown.join('”, “')}”`
}

async function openRow(row: Write) {
  const page = renderAt(typeof row.at === 'string' ? row.at : row.at(), row.as ? { as: row.as } : {})
  await row.open(page)
  return page
}

/** One fault on an open page: pressed, read, and everything as before. */
async function judge(row: Write, page: Page, name: BreakName) {
  const before = row.kept()
  const done = effects(row)
  const { heard, stop } = listenForToasts()
  plant(row.call, name)
  await press(row, page)
  await waitFor(() => expect(isPlanted(row.call), 'it was never sent').toBe(false), SOON)
  if (name === '429' && row.waits !== false) await waitFor(() => expect(document.body).toHaveTextContent(WAIT), SOON)
  await row.read?.(name)
  await waitFor(() => {
    if (row.toast) {
      const shown = currentToasts()[0]
      expect(shown?.title).toMatch(sentence(of(row.toast.title, name), name))
      if (row.toast.words) expect(shown?.description).toMatch(sentence(of(row.toast.words, name), name))
    }
    if (row.inline) expect(row.inline.where()).toHaveTextContent(sentence(of(row.inline.words, name), name))
  }, SOON)
  if (row.toast) expect(await screen.findByText(currentToasts()[0]?.title ?? '')).toBeInTheDocument()
  await settled(row)
  expect(document.body, 'the focus').not.toHaveFocus()
  stop()
  expect(heard.size, `toasts: ${[...heard.values()].join(', ')}`).toBeLessThanOrEqual(1)
  if (name === '429' && row.waits !== false) {
    // Nothing goes out before the wait is over: what is planted still lies there.
    breakCall({ call: row.call, status: 500, times: 1 })
    await press(row, page).catch(() => undefined)
    // A machine that is busy may have let the wait run out.
    if (WAIT.test(document.body.textContent)) expect(isPlanted(row.call), 'sent before the wait was over').toBe(true)
    else await settled(row)
  }
  mend()
  await row.dismiss?.(page)
  await waitFor(() => expect(row.kept()).toEqual(before), SOON)
  expect(effects(row)).toBe(done)
  if (name === '429' && row.waits !== false) await waitFor(() => expect(document.body).not.toHaveTextContent(WAIT))
}

/** Sent once more, and it is done, once. */
async function works(row: Write, page: Page, times = 1) {
  await press(row, page)
  await row.done()
  await waitFor(() => expect(effects(row)).toBe(times))
}

const signInAgain = async (page: Page) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }))
  await page.user.type(dialog.getByLabelText('Password'), `${PASSWORD}{Enter}`)
}

/** Runs each row under each fault. */
export function judgeWrites(rows: readonly Write[]) {
  let cells = 0
  lookEverywhere()
  beforeEach(() => breakCall({ call: 'auth.devLogin', status: 404 }))
  afterAll(() => console.info(`faults at the page: ${cells} cells of ${rows.length} surfaces that send`))

  describe.each(rows.map((row, at) => [row.on ? `${row.call} ${row.on}` : row.call, row, at] as const))(
    '%s',
    (_, row, at) => {
      const named = partOf(breakNames, 4, at).filter((name) => row.except?.[name] === undefined)
      const read = named.filter((name) => cellOf(row.call, name) !== 'ok' && (name !== '401' || row.open401 === true))
      const fine = named.filter((name) => cellOf(row.call, name) === 'ok')

      test('a failure says so in its place and keeps everything; then it is done, once', async () => {
        const page = await openRow(row)
        const wrong: string[] = []
        for (const name of read) {
          // What is wrong three times is wrong in one way, and each waits its time.
          if (wrong.length === 3) break
          cells += 1
          try {
            await judge(row, page, name)
          } catch (error) {
            wrong.push(
              `${name} (${cellOf(row.call, name)}): ${(error as Error).message.split('\n\n')[0]}; ${said(row)}`,
            )
            mend()
          }
        }
        expect(wrong, wrong.join('\n')).toEqual([])
        await works(row, page)
      })

      test.each(fine)('%s counts as done', async (name) => {
        const page = await openRow(row)
        plant(row.call, name)
        await press(row, page)
        await row.done()
        cells += 1
      })

      testIf(
        row.open401 !== true && row.leaves?.session === undefined && (ALL || at % 3 === 0),
        'a session that ends: signed in over the page, and it is done, once',
        async () => {
          const page = await openRow(row)
          const before = row.kept()
          for (const { id } of worldNow().sessions.all()) worldNow().sessions.remove(id)
          await press(row, page)
          await screen.findByRole('dialog', { name: 'Sign in again' })
          expect(effects(row)).toBe(0)
          if (!row.atOnce) expect(row.kept()).toEqual(before)
          await signInAgain(page)
          await row.done()
          await waitFor(() => expect(effects(row)).toBe(1))
          cells += 1
        },
      )

      testIf(
        row.leaves?.cut === undefined && (ALL || at % 3 === 1),
        'done, and the reply is cut: it is found, or said, and is there once',
        async () => {
          const page = await openRow(row)
          row.beforeCut?.()
          breakCall({ call: row.call, cut: 'after', times: 1 })
          await press(row, page)
          if (row.cut) {
            await waitFor(() => expect(row.cut?.where()).toHaveTextContent(row.cut?.words ?? ''))
            expect(document.body, 'the focus').not.toHaveFocus()
          } else await row.done()
          expect(effects(row)).toBe(1)
          cells += 1
        },
      )

      testIf(ALL || at % 3 === 2, 'pressed twice, it is done once', async () => {
        const page = await openRow(row)
        breakCall({ call: row.call, delayMs: 30 })
        if (row.press) await Promise.all([row.press(page), row.press(page).catch(() => undefined)])
        else {
          const control = row.control()
          control.click()
          control.click()
        }
        await row.done()
        await waitFor(() => expect(effects(row)).toBe(1))
        cells += 1
      })
    },
  )
}
