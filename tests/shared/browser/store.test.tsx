import { act, render, renderHook, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { createStore, useStore } from '#shared/browser/store.ts'
import { openTabChannel, tabChannel } from '#shared/browser/tab-channel.ts'
import { useRemovals } from '#shared/browser/use-removals.ts'

test('whoever shows a store shows each change of it, and hears nothing after leaving', () => {
  const store = createStore('one')
  const heard = vi.fn<() => void>()
  const stop = store.subscribe(heard)
  const Shown = () => <p>{useStore(store)}</p>
  render(<Shown />)
  act(() => store.set('two'))
  expect(screen.getByText('two')).toBeInTheDocument()
  store.set('two')
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
  act(() => store.set('three'))
  expect(heard).toHaveBeenCalledTimes(1)
})

test('another tab hears what was said, this one does not, and what cannot be read is passed over', async () => {
  const channel = tabChannel((said) => (typeof said === 'number' ? said : undefined))
  const here = vi.fn<(said: number) => void>()
  const { unmount } = renderHook(() => channel.useHeard('counting', here))
  const there: unknown[] = []
  const other = openTabChannel('counting', (said) => there.push(said))
  channel.tell(1)
  await vi.waitFor(() => expect(there).toEqual([1]))
  other?.tell('one')
  other?.tell(2)
  await vi.waitFor(() => expect(here).toHaveBeenCalledWith(2))
  expect(here).toHaveBeenCalledTimes(1)
  unmount()
  channel.tell(3)
  other?.close()
  expect(there).toEqual([1])
})

test('a removal can be taken back in time; one that is not, or whose page is left, goes out once', async () => {
  vi.useFakeTimers()
  try {
    const send = vi.fn((_id: string) => Promise.resolve())
    const { result, unmount } = renderHook(() => useRemovals(send))
    act(() => result.current.remove('kept'))
    act(() => result.current.remove('gone'))
    expect([...result.current.removed]).toEqual(['kept', 'gone'])
    act(() => result.current.undo('kept'))
    await act(() => vi.advanceTimersByTimeAsync(6000))
    expect(send.mock.calls).toEqual([['gone']])
    expect([...result.current.removed]).toEqual([])
    act(() => result.current.remove('left'))
    unmount()
    expect(send.mock.calls).toEqual([['gone'], ['left']])
    await vi.advanceTimersByTimeAsync(6000)
    expect(send).toHaveBeenCalledTimes(2)
  } finally {
    vi.useRealTimers()
  }
})
