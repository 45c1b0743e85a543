import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { CrashBoundary } from '#app/crash/CrashBoundary.tsx'
import { isDomError } from '#app/crash/dom-errors.ts'
import { ErrorEffects } from '#app/crash/ErrorEffects.tsx'
import { mayReload } from '#app/crash/reload-once.ts'
import { QuestionHost } from '#app/QuestionHost.tsx'
import { confirm } from '#platform/dialogs/confirm.ts'
import { lazyPart, PartLoadError } from '#shared/browser/lazy-part.tsx'
import { Toaster } from '#shared/ui/Toaster.tsx'

let failure: unknown

function Fragile() {
  if (failure) throw failure
  return <p>All is well</p>
}
const open = () =>
  render(
    <CrashBoundary>
      <Fragile />
    </CrashBoundary>,
  )

beforeEach(() => {
  // React reports what a boundary catches; here that is what is tested.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  failure = undefined
})

describe('the crash screen', () => {
  test('says what happened, and Try Again draws the page anew', async () => {
    failure = new TypeError('x is undefined')
    open()
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    expect(screen.getByText('We encountered an unexpected error. Please try refreshing the page.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible()

    failure = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(screen.getByText('All is well')).toBeVisible()
  })

  test('shows name and message of the error when asked, and no stack', async () => {
    failure = new TypeError('x is undefined')
    open()
    const details = screen.getByText('TypeError: x is undefined')
    expect(details).not.toBeVisible()
    await userEvent.click(screen.getByText('Error details'))
    expect(details).toBeVisible()
    expect(document.body).not.toHaveTextContent(/\.tsx?:\d+/)
  })

  test.each([
    new DOMException('The object can not be found here.', 'NotFoundError'),
    new Error("Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node."),
    new Error("Failed to execute 'insertBefore' on 'Node'"),
  ])('goes away by itself after an error of the DOM: %s', async (error) => {
    failure = error
    open()
    expect(screen.queryByText('All is well')).not.toBeInTheDocument()
    failure = undefined
    expect(await screen.findByText('All is well')).toBeVisible()
  })

  test('stays after any other error', () => {
    vi.useFakeTimers()
    failure = new Error('not of the DOM')
    open()
    failure = undefined
    act(() => void vi.advanceTimersByTime(1000))
    expect(screen.getByText('Something went wrong')).toBeVisible()
    vi.useRealTimers()
  })
})

test.each([
  [new DOMException('x', 'NotFoundError'), true],
  ['NotFoundError: The node to be removed is not a child of this node.', true],
  [new Error('Could not be removed'), false],
  [new DOMException('x', 'AbortError'), false],
  [undefined, false],
])('%s is an error of the DOM: %s', (error, expected) => {
  expect(isDomError(error)).toBe(expected)
})

describe('what nobody caught', () => {
  const rejection = (reason: unknown) =>
    Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason, promise: Promise.resolve() })

  test('a rejected promise is logged, by name and message, and nothing shows', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    render(<ErrorEffects />)
    const event = rejection(new TypeError('nobody waits for me'))
    window.dispatchEvent(event)
    expect(log).toHaveBeenCalledWith('Unhandled rejection:', 'TypeError: nobody waits for me')
    expect(event.defaultPrevented).toBe(true)
    await waitFor(() => expect(document.body).toHaveTextContent(/^$/))
  })

  test('an error of the DOM is kept quiet, any other is not', () => {
    render(<ErrorEffects />)
    const quiet = new ErrorEvent('error', { cancelable: true, error: new DOMException('x', 'NotFoundError') })
    window.dispatchEvent(quiet)
    expect(quiet.defaultPrevented).toBe(true)
    const loud = new ErrorEvent('error', { cancelable: true, message: 'Something else' })
    window.dispatchEvent(loud)
    expect(loud.defaultPrevented).toBe(false)
  })
})

describe('a part that could not be loaded', () => {
  test('with the server away: the page stays, says so, and can be tried again', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    failure = new PartLoadError(() => {
      failure = undefined
    }, new Error('gone'))
    open()
    expect(await screen.findByText('This part of the page could not be loaded')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(screen.getByText('All is well')).toBeVisible()
  })
})

describe('a part that could not be loaded without a connection', () => {
  test('comes by itself when the connection is back', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    failure = new PartLoadError(() => {
      failure = undefined
    }, new Error('gone'))
    open()
    expect(await screen.findByText('This part of the page could not be loaded')).toBeVisible()
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.getByText('All is well')).toBeVisible()
  })
})

describe('a question that cannot be put', () => {
  test('is answered with no, and the page below stays', async () => {
    render(
      <>
        <p>All is well</p>
        <QuestionHost dialog={lazyPart(() => Promise.reject(new Error('gone')))} />
        <Toaster />
      </>,
    )
    let answer: boolean | undefined
    act(() => {
      void confirm({ title: 'Delete?', action: 'Delete' }).then((isYes) => {
        answer = isYes
      })
    })
    expect(await screen.findByText('Nothing was done')).toBeVisible()
    expect(answer).toBe(false)
    expect(screen.getByText('All is well')).toBeVisible()
  })
})

test('a reload is tried once a minute, and never while offline', () => {
  const now = 1_000_000
  expect(mayReload(now)).toBe(true)
  sessionStorage.setItem('reloaded-at', String(now - 30_000))
  expect(mayReload(now)).toBe(false)
  sessionStorage.setItem('reloaded-at', String(now - 61_000))
  expect(mayReload(now)).toBe(true)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(mayReload(now)).toBe(false)
})
