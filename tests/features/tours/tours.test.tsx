import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { tours } from '#features/tours/tour-catalogue.ts'
import { tourKeys } from '#features/tours/tour-places.ts'
import { closeHelp, openHelp } from '#platform/help-request/help-request.ts'
import { accepted, breakCall, mendAll } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()
beforeEach(() => {
  mendAll()
  // Without the way from step to step.
  document.documentElement.dataset['motion'] = 'reduced'
})
afterEach(() => delete document.documentElement.dataset['motion'])

/** Nobody has had a tour yet. */
const nobodyHadOne = () => {
  const { tours: rows } = worldNow()
  for (const { id } of rows.filter(() => true)) rows.remove(id)
}
const step = (name: string) => screen.findByRole('dialog', { name })
/** Goes through every step to the end. */
async function walk(user: UserEvent) {
  for (;;) {
    const button = await screen.findByRole('button', { name: /^(Next|Done)$/ })
    const [before, isLast] = [screen.getByText(/^Step/).textContent, button.textContent === 'Done']
    await user.click(button)
    if (isLast) return
    await waitFor(() => expect(screen.getByText(/^Step/).textContent).not.toBe(before))
  }
}
const none = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
const finished = () =>
  accepted('tours.complete').map(({ input }) => (input as { body: { tourKey: string } }).body.tourKey)

test('titles and texts are plain: the library draws them as markup', () => {
  for (const { steps } of Object.values(tours)) {
    expect(steps.length).toBeGreaterThan(2)
    for (const { title, text } of steps) expect(title + text).not.toMatch(/[<>&]/)
  }
})

test('a new person’s first visit begins by itself; finished, it is told to the server and never begins again', async () => {
  nobodyHadOne()
  const { user, unmount } = renderAt('/personalized-dashboard', { as: 'free' })
  await step('Welcome to Roadrunner')
  await walk(user)
  await waitFor(() => expect(finished()).toEqual(['first-visit']))
  none()
  unmount()
  renderAt('/personalized-dashboard')
  await screen.findByRole('heading', { level: 1 })
  openHelp({ tab: 'learn' })
  expect(await screen.findByRole('button', { name: 'Start again: First visit' })).toBeVisible()
  act(closeHelp)
  none()
})

test('left by Escape it waits at its step: not by itself, but from Learn', async () => {
  nobodyHadOne()
  const { user, unmount } = renderAt('/personalized-dashboard', { as: 'free' })
  await step('Welcome to Roadrunner')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(screen.getByText(/^Step [23] of/)).toBeVisible())
  const title = screen.getByRole('dialog').querySelector('h2')?.textContent ?? ''
  await user.keyboard('{Escape}')
  expect((await screen.findAllByText('The tour waits for you'))[0]).toBeVisible()
  expect(finished()).toEqual([])
  unmount()

  const { user: again } = renderAt('/search')
  await again.click(await screen.findByRole('button', { name: 'Open Help Assistant (Cmd+Shift+/)' }))
  await again.click(await screen.findByRole('tab', { name: 'Learn' }))
  await again.click(await screen.findByRole('button', { name: /^Continue at step [23]: First visit$/ }))
  expect(await step(title)).toBeVisible()
  expect(addressNow()).toBe('/personalized-dashboard')
})

test('another page asks once whether it should be shown, and takes no for an answer', async () => {
  nobodyHadOne()
  const { user, unmount } = renderAt('/search', { as: 'free' })
  const offer = await screen.findByRole('complementary', { name: 'Tour of this page' })
  expect(offer).toHaveTextContent('Search: 6 steps, about a minute.')
  await user.click(within(offer).getByRole('button', { name: 'Not now' }))
  expect(offer).not.toBeInTheDocument()
  unmount()
  renderAt('/search')
  await screen.findByRole('searchbox')
  openHelp({ tab: 'learn' })
  expect(await screen.findByRole('button', { name: 'Start: Search' })).toBeVisible()
  act(closeHelp)
  expect(screen.queryByRole('complementary', { name: 'Tour of this page' })).not.toBeInTheDocument()
})

test('with the calls down nothing begins by itself, a tour can be taken, and it stays finished for the session', async () => {
  nobodyHadOne()
  breakCall({ call: 'tours.completed', status: 500 })
  breakCall({ call: 'tours.complete', status: 500 })
  const { user } = renderAt('/search', { as: 'free' })
  await screen.findByRole('searchbox')
  openHelp({ tour: 'search' })
  await step('Ask in plain words')
  await walk(user)
  expect(finished()).toEqual([])
  none()
  openHelp({ tab: 'learn' })
  expect(await screen.findByRole('button', { name: 'Start again: Search' })).toBeVisible()
})

test('a dialog over the tour puts it off, and closing that goes on with the same step', async () => {
  const { user } = renderAt('/search', { as: 'free' })
  await screen.findByRole('searchbox')
  openHelp({ tour: 'search' })
  await step('Ask in plain words')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await step('Questions with good answers')
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('dialog', { name: 'Commands' })
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Questions with good answers' })).not.toBeInTheDocument(),
  )
  await user.keyboard('{Escape}')
  expect(await step('Questions with good answers')).toBeVisible()
})

test('the palette begins a tour on its page; one that nobody knows is said to be none', async () => {
  const { user } = renderAt('/search', { as: 'free' })
  await screen.findByRole('searchbox')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'Tour: Library')
  await user.keyboard('{Enter}')
  expect(await step('Three views')).toBeVisible()
  expect(addressNow()).toBe('/resources')
  await user.keyboard('{Escape}')
  openHelp({ tour: 'nowhere' })
  expect((await screen.findAllByText('There is no such tour'))[0]).toBeVisible()
})

test('every tour has its row under Learn', async () => {
  renderAt('/help?tab=learn', { as: 'free' })
  const list = await screen.findByRole('region', { name: 'Tours' })
  const shown = Object.values(tours).filter(({ only }) => only === undefined)
  expect(within(list).getAllByRole('listitem')).toHaveLength(shown.length)
  expect(tourKeys).toHaveLength(Object.keys(tours).length)
})
