import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { runTour, type TourEnd } from '#features/tours/run-tour.ts'
import type { TourStep } from '#features/tours/tour.ts'

let stop = () => {}
let ends: TourEnd[]
let steps: number[]

beforeEach(() => {
  ends = []
  steps = []
  document.body.innerHTML = `
    <main tabindex="-1">
      <button id="before">Where I was</button>
      <button id="menu" aria-haspopup="menu" aria-expanded="false">Menu</button>
      <section aria-label="Here"><input aria-label="Field"></section>
      <section id="folded" aria-label="Folded" hidden></section>
    </main>`
  document.getElementById('before')?.focus()
})
afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

const welcome: TourStep = { title: 'Welcome', text: 'First.' }
const menu: TourStep = { title: 'The menu', text: 'Second.', at: [{ css: '#menu' }] }
const here: TourStep = { title: 'Here', text: 'Third.', at: [{ css: 'section', name: 'Here' }] }
const folded: TourStep = { title: 'Folded', text: 'Never.', at: [{ css: 'section', name: 'Folded' }] }

function run(all: readonly TourStep[], { from = 0, waitMs = 40 } = {}) {
  stop = runTour({
    steps: all,
    from,
    waitMs,
    onStep: (index) => steps.push(index),
    onEnd: (end) => ends.push(end),
  })
  return userEvent.setup()
}
const step = (name: string) => screen.findByRole('dialog', { name })
const focusIsOn = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus())

test('leads through the steps by its buttons, says where one is, and gives the focus back', async () => {
  const user = run([welcome, menu, here])
  expect(await step('Welcome')).toHaveAccessibleDescription('First.')
  expect(screen.getByText('Step 1 of 3')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled()
  await focusIsOn('Next')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await step('The menu')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await step('Here')
  expect(screen.getByText('Step 3 of 3')).toBeVisible()
  await focusIsOn('Done')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Where I was' })).toHaveFocus()
  expect({ ends, steps }).toEqual({ ends: ['finished'], steps: [0, 1, 2] })
})

test('arrow keys go on and back, Escape leaves, and the focus is where it was', async () => {
  const user = run([welcome, menu, here])
  await step('Welcome')
  await focusIsOn('Next')
  await user.keyboard('{ArrowRight}')
  await step('The menu')
  await focusIsOn('Next')
  await user.keyboard('{ArrowLeft}')
  await step('Welcome')
  await focusIsOn('Next')
  await user.keyboard('{ArrowLeft}')
  await step('Welcome')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Where I was' })).toHaveFocus()
  expect(ends).toEqual(['left'])
})

test('in a field that a step points at, the arrows stay the field’s own and Escape leaves', async () => {
  const user = run([here, menu])
  await step('Here')
  await focusIsOn('Next')
  screen.getByRole('textbox', { name: 'Field' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(steps).toEqual([0])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(ends).toEqual(['left']))
})

test('a target that comes late is waited for; one that never comes is passed over, in both directions', async () => {
  const late: TourStep = { title: 'Late', text: 'Came.', at: [{ css: '#late' }] }
  const user = run([welcome, late, folded, here], { waitMs: 500 })
  await step('Welcome')
  await focusIsOn('Next')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('Waiting for the page')).toBeVisible()
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p id="late">Late</p>')
  await step('Late')
  await focusIsOn('Next')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await step('Here')
  await focusIsOn('Done')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await step('Late')
  expect(steps).toEqual([0, 1, 3, 1])
})

test('a last step that is missing ends the tour cleanly, and a tour without any target says so', async () => {
  const user = run([welcome, folded])
  await step('Welcome')
  await focusIsOn('Next')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(ends).toEqual(['finished']))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  ends = []
  run([folded])
  await waitFor(() => expect(ends).toEqual(['nothing']))
})

test('what a step points at keeps the attributes that are its own, and gains none', async () => {
  const user = run([menu, here, welcome])
  const own = () =>
    ['aria-haspopup', 'aria-expanded', 'aria-controls'].map((name) => screen.getByText('Menu').getAttribute(name))
  await step('The menu')
  await waitFor(() => expect(own()).toEqual(['menu', 'false', null]))
  await focusIsOn('Next')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await step('Here')
  await waitFor(() => expect(own()).toEqual(['menu', 'false', null]))
  await waitFor(() => expect(screen.getByRole('region', { name: 'Here' })).not.toHaveAttribute('aria-expanded'))
  await user.keyboard('{Escape}')
  expect(own()).toEqual(['menu', 'false', null])
})

test('a step that points at nothing has nothing in the page say that it opens a dialog', async () => {
  run([welcome, menu])
  await step('Welcome')
  await waitFor(() => expect(document.querySelectorAll('[aria-controls="driver-popover-content"]')).toHaveLength(0))
})

test('broken off from outside it is gone without a word', async () => {
  run([welcome, menu])
  await step('Welcome')
  stop()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(ends).toEqual([])
})

test('it begins where it is told to', async () => {
  run([welcome, menu, here], { from: 2 })
  expect(await step('Here')).toBeVisible()
  expect(steps).toEqual([2])
})
