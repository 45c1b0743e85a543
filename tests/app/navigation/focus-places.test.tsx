import { render, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { keepFocus, restoreFocus } from '#app/navigation/focus-places.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const savedSynthesis = (id: string, title: string) => {
  const world = worldNow()
  world.syntheses.put({
    id,
    ownerId: 'user-individual',
    kind: 'synthesis',
    title,
    status: 'complete',
    version: 1,
    sections: [],
    documentIds: [],
    createdAt: world.now(),
    updatedAt: world.now(),
  })
}

test('back from a paper, the link that led there has the focus again', async () => {
  const { user } = renderAt('/search', { as: 'individual' })
  await user.type(await screen.findByRole('searchbox'), 'bcg tuberculosis{Enter}')
  const results = await screen.findByRole('list', { name: 'Results' })
  const second = within(results).getAllByRole('article')[1] as HTMLElement
  const title = within(second).getByRole('link').textContent ?? ''
  await user.click(within(second).getByRole('link'))
  expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveFocus()

  history.back()
  await waitFor(() => expect(screen.getByRole('link', { name: title })).toHaveFocus())
})

test('another synthesis at the same address is another page: its heading takes the focus, and back gives it to the row', async () => {
  savedSynthesis('syn-a', 'The first answer')
  savedSynthesis('syn-b', 'The second answer')
  const { user } = renderAt('/synthesis-history', { as: 'individual' })
  await user.click(await screen.findByRole('link', { name: 'The first answer' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'The first answer' })).toHaveFocus())

  history.back()
  await waitFor(() => expect(screen.getByRole('link', { name: 'The first answer' })).toHaveFocus())
})

test('a page that is gone to anew begins at its heading', async () => {
  savedSynthesis('syn-a', 'The first answer')
  const { user } = renderAt('/synthesis-history', { as: 'individual' })
  await user.click(await screen.findByRole('link', { name: 'The first answer' }))
  await screen.findByRole('heading', { level: 1, name: 'The first answer' })
  await user.click(screen.getByRole('link', { name: 'Write' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Write' })).toHaveFocus())
})

test('a page left from a layer over it is come back to at what had opened the layer', () => {
  const page = (isOpen: boolean) => (
    <>
      <main>
        <button type="button" aria-label="Passage of Hart" aria-haspopup="dialog">
          Quote
        </button>
        <button
          type="button"
          aria-label="Passage of Stein"
          aria-haspopup="dialog"
          aria-controls={isOpen ? 'other' : undefined}
        >
          Quote
        </button>
      </main>
      {isOpen && (
        <div role="dialog" id="other">
          <a href="#passage">Open the passage</a>
        </div>
      )}
    </>
  )
  const { rerender } = render(page(true))
  const stop = keepFocus()
  screen.getByRole('link').click()
  stop()
  rerender(page(false))
  restoreFocus((history.state as { key?: string } | null)?.key ?? 'default')()
  expect(screen.getByRole('button', { name: 'Passage of Stein' })).toHaveFocus()
})
