import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'

import { useMeantPress } from '#shared/browser/use-meant-press.ts'

test('a press means what is shown once that has stood for a moment, is taken once, and never as the second of a double click', () => {
  const start = new Event('now').timeStamp
  const { result, rerender } = renderHook(({ pair }) => useMeantPress(pair), { initialProps: { pair: 'first' } })
  expect(result.current({ detail: 0, timeStamp: start + 60_000 })).toBe(true)
  expect(result.current({ detail: 0, timeStamp: start + 60_100 })).toBe(false)
  rerender({ pair: 'next' })
  const next = new Event('now').timeStamp
  expect(result.current({ detail: 1, timeStamp: next })).toBe(false)
  expect(result.current({ detail: 0, timeStamp: next + 120 })).toBe(false)
  expect(result.current({ detail: 2, timeStamp: next + 60_000 })).toBe(false)
  expect(result.current({ detail: 1, timeStamp: next + 60_000 })).toBe(true)
})
