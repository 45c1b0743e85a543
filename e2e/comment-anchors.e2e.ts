import type { Locator, Page } from '@playwright/test'

import {
  commentOn,
  expectAt,
  popupOf,
  spotOf,
  switchOn,
  TEST_PAGE,
  tipOf,
  trayOf,
  wordsAt,
} from './support/comments.ts'
import { expect, LONG, SPECIFIED, test } from './support/test.ts'

const change = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** The point of an element at shares of its width and height. */
const pointOf = (target: Locator, x: number, y: number) => async () => {
  const box = await target.boundingBox()
  if (!box) throw new Error('not shown')
  return { x: box.x + x * box.width, y: box.y + y * box.height }
}

test(
  'markers stay on their words and elements: shifted, narrow, enlarged, in a narrow window, after a reload',
  SPECIFIED,
  async ({ openAs }) => {
    const page = await openAs('tester', TEST_PAGE)
    await switchOn(page)
    const text = page.locator('#bench-text-d')
    const rtl = page.locator('p', { hasText: 'هذه فقرة' })
    const cell = page.getByRole('row', { name: /Rosenthal/ }).getByRole('cell', { name: 'Yes' })

    await text.scrollIntoViewIfNeeded()
    const first = await commentOn(page, text, 'On a word', await spotOf(text, 'paragraph, then'))
    const second = await commentOn(page, rtl, 'On a word from right to left', { x: 60, y: 12 })
    const width = (await cell.boundingBox())?.width ?? 0
    const third = await commentOn(page, cell, 'On a cell', { x: width - 4, y: 10 })

    const tip = await tipOf(page, first)
    const word = await wordsAt(text, 'paragraph, then')
    const offset = { x: (tip.x - word.x) / word.height, y: (tip.y - word.y) / word.height }
    const atWord = async () => {
      const now = await wordsAt(text, 'paragraph, then')
      return { x: now.x + offset.x * now.height, y: now.y + offset.y * now.height }
    }
    const rtlText = await rtl.evaluate((element) => element.textContent ?? '')
    const rtlTip = await tipOf(page, second)
    // Which letter it stands at: the nearest one now has to be the nearest one later.
    const letterAt = (point: { x: number; y: number }) =>
      rtl.evaluate((element, { x, y }) => {
        const node = element.firstChild as Text
        const distances = Array.from(node.data, (_, index) => {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, Math.min(index + 1, node.data.length))
          const box = range.getBoundingClientRect()
          return Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y)
        })
        return distances.indexOf(Math.min(...distances))
      }, point)
    const letter = await letterAt(rtlTip)
    expect(rtlText.length).toBeGreaterThan(letter)

    const cellTip = await tipOf(page, third)
    // Measured where the marker is measured, and not before it was set: the page may have moved meanwhile.
    const cellBox = await cell.boundingBox()
    const share = { x: (cellTip.x - (cellBox?.x ?? 0)) / (cellBox?.width ?? 1) }
    const check = async () => {
      await expectAt(page, first, atWord)
      await expect
        .poll(async () => Math.abs((await letterAt(await tipOf(page, second))) - letter))
        .toBeLessThanOrEqual(1)
      await expect
        .poll(async () => {
          const [now, box] = [await tipOf(page, third), await cell.boundingBox()]
          return now.isShown && box ? Math.abs(now.x - box.x - share.x * box.width) : Infinity
        })
        .toBeLessThanOrEqual(1.5)
    }
    await check()
    await change(page, 'Insert a banner above')
    await check()
    await change(page, 'Larger text')
    await check()
    await change(page, 'Remove the second row')
    await check()
    await page.setViewportSize({ width: 820, height: 900 })
    await check()
    await change(page, 'Narrow column')
    await expectAt(page, first, atWord)
    await change(page, 'Reset')
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.reload()
    await expect(page.getByRole('button', { name: 'Add comment' })).toBeVisible()
    await check()
  },
)

test(
  'inside a box that scrolls a marker goes with its line, is cut off with it, and is brought back by walking',
  LONG,
  async ({ openAs }) => {
    const page = await openAs('tester', TEST_PAGE)
    await switchOn(page)
    const box = page.getByRole('region', { name: 'Forty lines' })
    const line = page.getByText('Certainty, line 7', { exact: true })
    await line.scrollIntoViewIfNeeded()
    const id = await commentOn(page, line, 'In the box', { x: 300, y: 8 })
    const tip = await tipOf(page, id)
    const lineBox = await line.boundingBox()
    const offset = { x: tip.x - (lineBox?.x ?? 0), y: tip.y - (lineBox?.y ?? 0) }
    const atLine = async () => {
      const now = await line.boundingBox()
      return { x: (now?.x ?? 0) + offset.x, y: (now?.y ?? 0) + offset.y }
    }
    await box.evaluate((element) => element.scrollBy(0, 60))
    await expectAt(page, id, atLine)
    await box.evaluate((element) => element.scrollTo(0, 700))
    await expect.poll(async () => (await tipOf(page, id)).isShown).toBe(false)
    await page.locator('h1').click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('n')
    await expectAt(page, id, atLine)
    await expect(page.locator(`[data-comment-id="${id}"]`)).toBeFocused()
  },
)

test(
  'markers follow what is sticky, what moves, what is made anew, and what stands elsewhere',
  LONG,
  async ({ openAs }) => {
    const page = await openAs('tester', TEST_PAGE)
    await switchOn(page)
    const bar = page.locator('div.sticky', { hasText: 'A bar that stays in sight' })
    const moving = page.getByText('A box in motion', { exact: true })
    const card = page.getByRole('listitem').filter({ hasText: /^Beta$/ })
    const press = page.locator('p', { hasText: 'It can stand here' })
    const item = page.getByRole('listitem').filter({ hasText: /^Screening$/ })
    const targets = [bar, moving, card, press, item]
    const ids: string[] = []
    for (const [index, target] of targets.entries()) {
      await target.scrollIntoViewIfNeeded()
      ids.push(await commentOn(page, target, `Number ${index}`, { x: 30, y: 9 }))
    }
    const [onBar = '', onMoving = '', onCard = '', onPress = '', onItem = ''] = ids
    const offsets = await Promise.all(
      targets.map(async (target, index) => {
        const [tip, box] = [await tipOf(page, ids[index] ?? ''), await target.boundingBox()]
        return { x: tip.x - (box?.x ?? 0), y: tip.y - (box?.y ?? 0) }
      }),
    )
    const at = (index: number) => async () => {
      const [box, offset] = [await targets[index]?.boundingBox(), offsets[index]]
      return { x: (box?.x ?? 0) + (offset?.x ?? 0), y: (box?.y ?? 0) + (offset?.y ?? 0) }
    }
    await page.evaluate(() => window.scrollTo(0, 900))
    await expectAt(page, onBar, at(0))

    await change(page, 'Rebuild the cards')
    await expectAt(page, onCard, at(2))
    await change(page, 'Move the card to the end')
    await expectAt(page, onPress, at(3))
    await change(page, 'Reverse the list')
    await expectAt(page, onItem, at(4))

    // While it moves the marker is never further away than the box goes in two frames.
    await change(page, 'Set the box in motion')
    // It never stands still: Playwright would wait for that.
    await moving.evaluate((element) => {
      element.scrollIntoView({ block: 'center' })
    })
    const farthest = await page.evaluate(
      async ({ id, offset }) => {
        const box = document.querySelector('[data-anchor="moving-box"]')
        const item = document.querySelector(`[data-comment-id="${id}"]`)?.closest('li')
        if (!box || !item) return Infinity
        let worst = 0
        let least = Infinity
        let most = -Infinity
        for (let frame = 0; frame < 90; frame++) {
          await new Promise(requestAnimationFrame)
          const [of, mark] = [box.getBoundingClientRect(), item.getBoundingClientRect()]
          worst = Math.max(worst, Math.hypot(mark.left - of.left - offset.x, mark.top - of.top - offset.y))
          least = Math.min(least, mark.left)
          most = Math.max(most, mark.left)
        }
        return most - least > 10 ? worst : Infinity
      },
      { id: onMoving, offset: offsets[1] ?? { x: 0, y: 0 } },
    )
    expect(farthest).toBeLessThan(8)
  },
)

test(
  'what is gone waits under “This spot changed”, comes back by itself, or is put back by pointer and by key',
  LONG,
  async ({ openAs }) => {
    const page = await openAs('tester', TEST_PAGE)
    await switchOn(page)
    const note = page.locator('p', { hasText: 'When it is gone' })
    await note.scrollIntoViewIfNeeded()
    const id = await commentOn(page, note, 'About the note', { x: 40, y: 8 })
    await change(page, 'Remove the note')
    await expect(trayOf(page)).toContainText('About the note')
    await expect(trayOf(page)).toContainText('Was at “When it is gone')
    await trayOf(page)
      .getByRole('button', { name: /^Comment by/ })
      .click()
    await expect(popupOf(page)).toContainText('About the note')
    await page.keyboard.press('Escape')

    await change(page, 'Remove the note')
    await expect(trayOf(page)).toHaveCount(0)
    await expectAt(page, id, pointOf(note, 0, 0), 60)
    await change(page, 'Remove the note')

    // By pointer: what is pressed while choosing does nothing of its own.
    await trayOf(page)
      .getByRole('button', { name: /Put back/ })
      .click()
    const button = page.getByRole('button', { name: 'Press me' })
    await button.scrollIntoViewIfNeeded()
    await button.click({ position: { x: 10, y: 10 } })
    await expect(trayOf(page)).toHaveCount(0)
    const there = pointOf(button, 0, 0)
    await expectAt(page, id, async () => ({ x: (await there()).x + 10, y: (await there()).y + 10 }))
    await page.reload()
    await expectAt(page, id, async () => ({ x: (await there()).x + 10, y: (await there()).y + 10 }))

    // By key. The reload brought the note back.
    await note.scrollIntoViewIfNeeded()
    const other = await commentOn(page, note, 'Once more', { x: 40, y: 8 })
    await change(page, 'Remove the note')
    const putBack = trayOf(page).getByRole('button', { name: /Put back/ })
    await putBack.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Choose a spot' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(trayOf(page)).toHaveCount(0)
    await expect.poll(async () => (await tipOf(page, other)).y).toBeGreaterThan(0)
  },
)

test('a marker that is dragged moves its comment, for good, and begins no other', async ({ openAs }) => {
  const page = await openAs('tester', TEST_PAGE)
  await switchOn(page)
  const note = page.locator('p', { hasText: 'When it is gone' })
  await note.scrollIntoViewIfNeeded()
  const id = await commentOn(page, note, 'To be moved', { x: 40, y: 8 })
  const marker = page.locator(`[data-comment-id="${id}"]`)
  const from = await marker.boundingBox()
  const tip = await tipOf(page, id)
  // Whatever else stands there: a little further on the same words.
  const to = await pointOf(note, 0.7, 0.5)()
  if (!from) throw new Error('no marker')
  const at = { x: from.x + from.width / 2, y: from.y + from.height / 2 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x + (to.x - tip.x) / 2, at.y + (to.y - tip.y) / 2)
  await page.mouse.move(at.x + to.x - tip.x, at.y + to.y - tip.y)
  await page.mouse.up()
  await expect(page.getByText('The comment was moved.')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'New comment' })).toHaveCount(0)
  const there = pointOf(note, 0.7, 0.5)
  await expectAt(page, id, there, 4)
  await page.reload()
  await expectAt(page, id, there, 4)
})

test(
  'inside a dialog: comments are put there, wait while it is closed, and it stays open meanwhile',
  LONG,
  async ({ openAs }) => {
    const page = await openAs('tester', TEST_PAGE)
    await switchOn(page)
    await page.getByRole('button', { name: 'Open the dialog' }).click()
    const dialog = page.getByRole('dialog', { name: 'A dialog with something in it' })
    const item = page.getByText('Search in the dialog', { exact: true })
    const id = await commentOn(page, item, 'In the dialog', { x: 100, y: 14 })
    await expectAt(
      page,
      id,
      async () => {
        const box = await item.boundingBox()
        return { x: (box?.x ?? 0) + 100, y: (box?.y ?? 0) + 14 }
      },
      2,
    )
    await page.locator(`[data-comment-id="${id}"]`).click()
    await expect(popupOf(page)).toContainText('In the dialog')
    await page.keyboard.press('Escape')
    await expect(popupOf(page)).toHaveCount(0)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(trayOf(page)).toContainText('In the dialog')
    await page.getByRole('button', { name: 'Open the dialog' }).click()
    await expect(trayOf(page)).toHaveCount(0)
    await expect.poll(async () => (await tipOf(page, id)).isShown).toBe(true)
  },
)
