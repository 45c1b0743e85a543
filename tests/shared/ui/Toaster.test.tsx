import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { clearToasts, currentToasts, toast } from '#shared/toast/toast.ts'
import { PlainToasts } from '#shared/ui/PlainToasts.tsx'
import { Toaster } from '#shared/ui/Toaster.tsx'

beforeEach(async () => {
  // Its module is there: what remains is time, and the test holds the clock.
  await import('#shared/ui/TimedToasts.tsx')
  vi.useFakeTimers()
})
afterEach(() => {
  act(() => clearToasts())
  vi.useRealTimers()
})

const say = (...request: Parameters<typeof toast>) => act(async () => void toast(...request))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('the live region is there before the first toast', async () => {
  const { container } = render(<Toaster />)
  const region = container.querySelector('[aria-live="polite"]')
  expect(region).toBeInTheDocument()
  expect(region).toBeEmptyDOMElement()

  await say({ title: 'Welcome back!' })
  await pass(0)
  expect(region).toContainElement(screen.getByText('Welcome back!'))
})

describe.each([
  ['as fetched', Toaster],
  ['without the fetched part', PlainToasts],
])('toasts %s', (_, Toasts) => {
  test('say title and description once, and close by themselves after 5000 ms', async () => {
    render(<Toasts />)
    await say({ title: 'Login failed', description: 'Please try again.', variant: 'destructive' })
    await pass(0)
    expect(screen.getAllByText('Login failed')).toHaveLength(1)
    expect(screen.getByRole('alert')).toHaveTextContent('Login failedPlease try again.')

    await pass(4900)
    expect(screen.getByText('Login failed')).toBeInTheDocument()
    await pass(200)
    expect(screen.queryByText('Login failed')).not.toBeInTheDocument()
  })

  test('give way to the next one', async () => {
    render(<Toasts />)
    await say({ title: 'One' })
    await pass(0)
    await say({ title: 'Two' })
    await pass(0)
    expect(screen.queryByText('One')).not.toBeInTheDocument()
    expect(screen.getByText('Two')).toBeInTheDocument()
  })

  test('are closed by their button', async () => {
    render(<Toasts />)
    await say({ title: 'Profile updated' })
    await pass(0)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await pass(0)
    expect(screen.queryByText('Profile updated')).not.toBeInTheDocument()
    expect(currentToasts()).toMatchObject([{ open: false }])
  })

  test('run their action once, and close', async () => {
    const undone: string[] = []
    render(<Toasts />)
    await say({ title: 'Removed', action: { label: 'Undo', onClick: () => undone.push('undone') } })
    await pass(0)
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await pass(0)
    expect(undone).toEqual(['undone'])
    expect(screen.queryByText('Removed')).not.toBeInTheDocument()
  })
})

test('a toast waits while it is pointed at', async () => {
  render(<Toaster />)
  await say({ title: 'Read me' })
  await pass(0)
  const viewport = screen.getByRole('region', { name: 'Messages (F8)' })
  fireEvent.pointerMove(viewport)
  await pass(20_000)
  expect(screen.getByText('Read me')).toBeInTheDocument()
  fireEvent.pointerLeave(viewport)
  await pass(5100)
  expect(screen.queryByText('Read me')).not.toBeInTheDocument()
})

test('F8 goes to the toasts', async () => {
  render(<Toaster />)
  await say({ title: 'Read me' })
  await pass(0)
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  expect(screen.getByRole('region', { name: 'Messages (F8)' }).contains(document.activeElement)).toBe(true)
})
