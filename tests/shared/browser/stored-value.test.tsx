import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import { readStored, useStoredValue, writeStored } from '#shared/browser/stored-value.ts'

const schema = z.enum(['list', 'grid'])

function View({ name }: { name: string }) {
  const [layout, setLayout] = useStoredValue('layout', schema, 'list')
  return (
    <button type="button" onClick={() => setLayout('grid')}>
      {name} {layout}
    </button>
  )
}

afterEach(() => vi.restoreAllMocks())

test('every component shows the same value, and it outlives them', () => {
  const { unmount } = render(
    <>
      <View name="one" />
      <View name="two" />
    </>,
  )
  act(() => screen.getByText('one list').click())
  expect(screen.getByText('two grid')).toBeVisible()
  unmount()
  render(<View name="three" />)
  expect(screen.getByText('three grid')).toBeVisible()
})

test('a change in another tab arrives', () => {
  render(<View name="one" />)
  localStorage.setItem('layout', '"grid"')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'layout' })))
  expect(screen.getByText('one grid')).toBeVisible()
})

test.each(['', 'grid', '"table"', '{"__proto__":{"isAdmin":true}}', 'null', '['])(
  'what is no value of that shape (%s) is the fallback',
  (text) => {
    localStorage.setItem('layout', text)
    expect(readStored('layout', schema, 'list')).toBe('list')
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  },
)

test('where storage is full, the value lives as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writeStored('layout', 'grid')
  expect(readStored('layout', schema, 'list')).toBe('grid')
  vi.restoreAllMocks()
  writeStored('layout', undefined)
  expect(readStored('layout', schema, 'list')).toBe('list')
})
