import { listEnvelope } from '#contract/envelopes.ts'

import { expect, type Locator, type Page } from '@playwright/test'

export const TEST_PAGE = '/comment-test'

export const toggleOf = (page: Page) => page.getByRole('button', { name: 'Beta comments', exact: true })
export const formOf = (page: Page) => page.getByRole('dialog', { name: 'New comment' })
export const popupOf = (page: Page) => page.getByRole('dialog', { name: /^Comment by / })
export const trayOf = (page: Page) => page.getByRole('region', { name: 'This spot changed' })
export const markersOf = (page: Page) =>
  page.getByRole('list', { name: 'Comments on this page' }).locator('[data-comment-id]')

export async function switchOn(page: Page) {
  await toggleOf(page).click()
  await expect(page.getByRole('button', { name: 'Add comment' })).toBeVisible()
}

/** Puts a comment where somebody clicks on a thing, and gives its id. */
export async function commentOn(page: Page, target: Locator, words: string, position?: { x: number; y: number }) {
  const before = await page.locator('[data-comment-id]').count()
  await target.click(position && { position })
  await formOf(page).getByRole('textbox', { name: 'Comment' }).fill(words)
  await formOf(page).getByRole('button', { name: 'Send comment' }).click()
  await expect(formOf(page)).toHaveCount(0)
  await expect(page.locator('[data-comment-id]')).toHaveCount(before + 1)
  const reply = await page.request.get(`/api/beta-comments/page/${new URL(page.url()).pathname.split('/')[1]}`)
  // As a list by itself or under `data`: the texts leave it open.
  const list = listEnvelope('comments').unwrap(await reply.json()) as { id: string; content: string }[]
  const id = list.find(({ content }) => content === words)?.id
  if (id === undefined) throw new Error('the server does not have the comment')
  return id
}

/** Where the tip of a marker is, in the window's pixels. */
export const tipOf = (page: Page, id: string) =>
  page.locator(`[data-comment-id="${id}"]`).evaluate((button) => {
    const item = button.closest('li')
    const box = item?.getBoundingClientRect()
    return {
      x: box?.left ?? NaN,
      y: box?.top ?? NaN,
      isShown: item ? getComputedStyle(item).visibility === 'visible' : false,
    }
  })

/** Where some words stand in an element, in the window's pixels. */
export const wordsAt = (target: Locator, words: string) =>
  target.evaluate((element, text) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const at = walker.currentNode.nodeValue?.indexOf(text) ?? -1
      if (at === -1) continue
      const range = document.createRange()
      range.setStart(walker.currentNode, at)
      range.setEnd(walker.currentNode, at + 1)
      const box = range.getBoundingClientRect()
      return { x: box.left, y: box.top, height: box.height, width: box.width }
    }
    throw new Error(`no ${text}`)
  }, words)

/** Where some words stand within their element, asked in one breath: a page that still settles moves both. */
export const spotOf = (target: Locator, words: string) =>
  target.evaluate((element, text) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const at = walker.currentNode.nodeValue?.indexOf(text) ?? -1
      if (at === -1) continue
      const range = document.createRange()
      range.setStart(walker.currentNode, at)
      range.setEnd(walker.currentNode, at + 1)
      const [letter, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
      return { x: letter.left - box.left + 1, y: letter.top - box.top + letter.height / 2 }
    }
    throw new Error(`no ${text}`)
  }, words)

/** How far a marker is from where it should be, in pixels; asked again until it is near, for a page that is being drawn. */
export async function expectAt(page: Page, id: string, where: () => Promise<{ x: number; y: number }>, within = 1.5) {
  await expect
    .poll(async () => {
      const [tip, point] = [await tipOf(page, id), await where()]
      return tip.isShown ? Math.hypot(tip.x - point.x, tip.y - point.y) : Infinity
    })
    .toBeLessThanOrEqual(within)
}
