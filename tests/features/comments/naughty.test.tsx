import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

import { giveBoxes } from './boxes.ts'
import { naughtyStrings } from './naughty-strings.ts'

testApi()
giveBoxes()

const shapeOf = (element: Element): string => {
  const children = Array.from(element.children, shapeOf).join('')
  const names = element.getAttributeNames().filter((name) => /^(on|srcdoc|formaction)/.test(name))
  return `<${element.localName}${names.join('')}>${children}`
}

const COMMENTS = 50
const PER_COMMENT = naughtyStrings.length / COMMENTS
const bodyOf = (index: number) => naughtyStrings.slice(index * PER_COMMENT, (index + 1) * PER_COMMENT).join('\n')
const at = '2026-01-01T00:00:00.000Z'

/** Every string in a body, as the name and the words of an answer, and some of them as names of authors. */
function seed() {
  const world = worldNow()
  for (const { id } of world.comments.filter(() => true)) world.comments.remove(id)
  const replies = naughtyStrings.map((text, index) => ({
    id: `reply-${index}`,
    content: text,
    userName: text,
    createdAt: at,
  }))
  for (let index = 0; index < COMMENTS; index += 1) {
    const name = naughtyStrings[index] ?? ''
    world.comments.put({
      id: `naughty-${index}`,
      userId: 'user-tester',
      page: 'search',
      xPosition: 50,
      yPosition: index,
      content: bodyOf(index),
      category: 'bug',
      priority: 'low',
      status: 'open',
      userName: name,
      isVisible: true,
      createdAt: at,
      replies: index === 0 ? replies : replies.slice(index * PER_COMMENT, index * PER_COMMENT + 2),
    })
  }
}

test('there are 500 different ones', () => {
  expect(new Set(naughtyStrings).size).toBe(500)
})

test('500 naughty strings in body, name and reply are text and nothing else: on the page and in the list', async () => {
  seed()
  const { user } = renderAt('/search', { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Beta comments' }))
  await waitFor(() => expect(document.querySelectorAll('[data-comment-id]')).toHaveLength(COMMENTS))
  const shapes = new Set<string>()
  for (let index = 0; index < COMMENTS; index += 1) {
    const name = naughtyStrings[index] ?? ''
    const marker = document.querySelector(`[data-comment-id="naughty-${index}"]`)
    expect(marker?.getAttribute('aria-label')).toBe(`Comment by ${name}, open`)
    if (marker) fireEvent.click(marker)
    const popup = document.querySelector('[role="dialog"][aria-labelledby]')
    expect(popup?.querySelector('h2')?.textContent).toBe(`Comment by ${name}`)
    const [body, ...answers] = popup?.querySelectorAll('p[dir="auto"]') ?? []
    expect(body?.textContent).toBe(bodyOf(index))
    const names = Array.from(popup?.querySelectorAll('li bdi') ?? [], (each) => each.textContent)
    const expected = naughtyStrings.slice(index * PER_COMMENT, index === 0 ? 500 : index * PER_COMMENT + 2)
    expect(answers.map((each) => each.textContent)).toEqual(expected)
    expect(names).toEqual(expected)
    for (const item of popup?.querySelectorAll('li') ?? []) shapes.add(`reply ${shapeOf(item)}`)
    if (index > 0 && popup) shapes.add(`popup ${shapeOf(popup)}`)
  }
  // Whatever was written: the same elements, and no attribute that could run.
  expect(shapes.size).toBe(2)

  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Comment activity' }))
  const list = within(await screen.findByRole('dialog', { name: 'Comment activity' }))
  const cards = await waitFor(() => {
    const all = list.getAllByRole('article')
    expect(all).toHaveLength(COMMENTS)
    return all
  })
  const bodies = cards.map((card) => card.querySelector('p.whitespace-pre-line')?.textContent)
  expect(new Set(bodies)).toEqual(new Set(Array.from({ length: COMMENTS }, (_, index) => bodyOf(index))))
  for (const card of cards) {
    const answers = Array.from(card.querySelectorAll(':scope li p'), (each) => each.textContent)
    const names = Array.from(card.querySelectorAll(':scope li span.font-medium'), (each) => each.textContent)
    expect(answers).toHaveLength(2)
    expect(names.filter((name) => name !== 'Admin')).toEqual(answers)
  }
  expect(new Set(cards.map(shapeOf)).size).toBe(1)
  expect('naughtyRan' in globalThis).toBe(false)
  expect(document.querySelectorAll('script, iframe, base, math, style[type]')).toHaveLength(0)
})
