import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'

import { currentToasts } from '#shared/toast/toast.ts'
import { breakCall } from '#tests/support/faults.ts'
import { renderAt } from '#tests/support/render.tsx'

import { breakNames, mend, plant, sentence } from './page-faults.ts'
import { cellOf, lookEverywhere, partOf, WAIT } from './cells.ts'
import { of, type Read, type Silent } from './rows.ts'

async function openRow(row: Read | Silent) {
  const page = renderAt(typeof row.at === 'string' ? row.at : row.at(), row.as ? { as: row.as } : {})
  await row.open?.(page)
  return page
}

/** Regions that are read: what fails says so there, the rest of the page stands, and Try Again brings it. */
export function judgeReads(rows: readonly Read[]) {
  let cells = 0
  lookEverywhere()
  beforeEach(() => breakCall({ call: 'auth.devLogin', status: 404 }))
  afterAll(() => console.info(`faults at the page: ${cells} cells of ${rows.length} regions that are read`))

  describe.each(rows.map((row, at) => [row.on ? `${row.call} ${row.on}` : row.call, row, at] as const))(
    '%s',
    (_, row, at) => {
      const read = partOf(
        breakNames.filter(
          (name) => row.except?.[name] === undefined && ['E', 'P', 'G', 'R', 'TM'].includes(cellOf(row.call, name)),
        ),
        4,
        at,
      )
      test('a failure stands in its region, the rest of the page works, and Try Again brings it', async () => {
        const [first, ...more] = read
        if (!first) throw new Error(`${row.call} has no cells`)
        plant(row.call, first, Infinity)
        const page = await openRow(row)
        const wrong: string[] = []
        const judge = async (name: (typeof read)[number]) => {
          cells += 1
          await waitFor(() => expect(row.region()).toHaveTextContent(sentence(of(row.words, name), name)))
          const again = within(row.region()).getByRole('button', { name: row.again ?? 'Try Again' })
          await waitFor(() => expect(again).not.toHaveAttribute('aria-busy', 'true'))
          row.beside()
          expect(currentToasts()).toEqual([])
        }
        for (const name of [first, ...more]) {
          if (wrong.length === 3) break
          try {
            if (name !== first) {
              mend()
              plant(row.call, name, Infinity)
              await page.user.click(within(row.region()).getByRole('button', { name: row.again ?? 'Try Again' }))
            }
            await judge(name)
          } catch (error) {
            wrong.push(
              `${name} (${cellOf(row.call, name)}): ${(error as Error).message.split('\n\n')[0]}; “${row.region().textContent.slice(0, 300)}”`,
            )
          }
        }
        expect(wrong, wrong.join('\n')).toEqual([])
        mend()
        await waitFor(() => expect(row.region()).not.toHaveTextContent(WAIT))
        await page.user.click(within(row.region()).getByRole('button', { name: row.again ?? 'Try Again' }))
        await waitFor(() => row.well())
      })
    },
  )
}

/** Calls that fail without a word: what the person is at stands as if nothing had happened. */
export function judgeSilent(rows: readonly Silent[]) {
  let cells = 0
  lookEverywhere()
  beforeEach(() => breakCall({ call: 'auth.devLogin', status: 404 }))
  afterAll(() => console.info(`faults at the page: ${cells} cells of ${rows.length} calls that fail without a word`))
  const silent = breakNames.filter((name) => name !== '401')

  describe.each(rows.map((row, at) => [row.call, row, at] as const))('%s', (_, row, at) => {
    test.each(partOf(silent, 8, at))('%s: nothing is said', async (name) => {
      plant(row.call, name, Infinity)
      await openRow(row)
      await waitFor(() => row.well())
      expect(screen.queryAllByRole('alert').filter((each) => each.textContent !== '')).toEqual([])
      expect(currentToasts()).toEqual([])
      cells += 1
    })
  })
}
