import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { clearToasts, currentToasts, dismissToast, subscribe, toast } from '#shared/toast/toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
  clearToasts()
})
afterEach(() => {
  clearToasts()
  vi.useRealTimers()
})

const titles = () => currentToasts().map(({ title }) => title)

test('one toast is visible at a time: a new one takes the place of the one before', () => {
  toast({ title: 'Plan Downgraded' })
  toast({ title: 'Profile updated' })
  expect(titles()).toEqual(['Profile updated'])
})

test('a dismissed toast closes at once and is removed 5000 ms later', () => {
  const id = toast({ title: 'Welcome back!' })
  dismissToast(id)
  expect(currentToasts()).toMatchObject([{ title: 'Welcome back!', open: false }])
  vi.advanceTimersByTime(4999)
  expect(titles()).toEqual(['Welcome back!'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual([])
})

test('without a name, whatever is shown is dismissed', () => {
  toast({ title: 'Logged out' })
  dismissToast()
  expect(currentToasts()).toMatchObject([{ open: false }])
})

test('dismissing twice does not put the removal off', () => {
  const id = toast({ title: 'Logged out' })
  dismissToast(id)
  vi.advanceTimersByTime(3000)
  dismissToast(id)
  vi.advanceTimersByTime(2000)
  expect(titles()).toEqual([])
})

test('the removal of an old toast does not touch the one that took its place', () => {
  dismissToast(toast({ title: 'Old' }))
  toast({ title: 'New' })
  vi.advanceTimersByTime(10_000)
  expect(currentToasts()).toMatchObject([{ title: 'New', open: true }])
})

test('a toast that nobody dismisses stays in the store: whoever shows it counts its time', () => {
  toast({ title: 'Account created' })
  vi.advanceTimersByTime(60_000)
  expect(currentToasts()).toMatchObject([{ title: 'Account created', open: true }])
})

test('keeps what it was given: description, variant and action', () => {
  const onClick = () => {}
  toast({
    title: 'Error',
    description: 'Please try again.',
    variant: 'destructive',
    action: { label: 'Undo', onClick },
  })
  expect(currentToasts()).toMatchObject([
    { title: 'Error', description: 'Please try again.', variant: 'destructive', action: { label: 'Undo', onClick } },
  ])
})

test('who listens hears of every change, and no more after leaving', () => {
  const heard: number[] = []
  const leave = subscribe(() => heard.push(currentToasts().length))
  toast({ title: 'One' })
  dismissToast()
  vi.advanceTimersByTime(5000)
  leave()
  toast({ title: 'Two' })
  expect(heard).toEqual([1, 1, 0])
})
