import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { useTheme } from '#shared/theme/theme.ts'
import { ThemeProvider } from '#shared/theme/ThemeProvider.tsx'

let systemIsDark = false
let tellSystemChanged: () => void = () => {}

beforeEach(() => {
  localStorage.removeItem('theme')
  document.documentElement.classList.remove('dark')
  systemIsDark = false
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return systemIsDark
    },
    addEventListener: (_: string, listener: () => void) => {
      tellSystemChanged = listener
    },
    removeEventListener: () => {
      tellSystemChanged = () => {}
    },
  }))
  return () => vi.unstubAllGlobals()
})

function Choice() {
  const { theme, setTheme } = useTheme()
  return (
    <>
      <p>Theme: {theme}</p>
      {(['light', 'dark', 'system'] as const).map((each) => (
        <button key={each} type="button" onClick={() => setTheme(each)}>
          {each}
        </button>
      ))}
    </>
  )
}
const open = () =>
  render(
    <ThemeProvider>
      <Choice />
    </ThemeProvider>,
  )
const isDark = () => document.documentElement.classList.contains('dark')

test('is light where nothing was chosen, whatever the system has', () => {
  systemIsDark = true
  open()
  expect(screen.getByText('Theme: light')).toBeInTheDocument()
  expect(isDark()).toBe(false)
})

test('a choice dresses the document and is kept under the key theme', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'dark' }))
  expect(isDark()).toBe(true)
  expect(localStorage.getItem('theme')).toBe('dark')
  await userEvent.click(screen.getByRole('button', { name: 'light' }))
  expect(isDark()).toBe(false)
  expect(localStorage.getItem('theme')).toBe('light')
})

test('system follows the system as it changes; dark does not', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'system' }))
  expect(isDark()).toBe(false)
  systemIsDark = true
  act(() => tellSystemChanged())
  expect(isDark()).toBe(true)

  await userEvent.click(screen.getByRole('button', { name: 'dark' }))
  systemIsDark = false
  act(() => tellSystemChanged())
  expect(isDark()).toBe(true)
})

test('follows a choice made in another tab', () => {
  open()
  localStorage.setItem('theme', 'dark')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' })))
  expect(screen.getByText('Theme: dark')).toBeInTheDocument()
  expect(isDark()).toBe(true)
})

test('an unknown stored word is light', () => {
  localStorage.setItem('theme', 'sepia')
  open()
  expect(screen.getByText('Theme: light')).toBeInTheDocument()
})

describe('before the first paint', () => {
  const start = () => runInThisContext(readFileSync('public/theme.js', 'utf8'))

  test.each([
    [null, true, false],
    ['light', true, false],
    ['dark', false, true],
    ['system', true, true],
    ['system', false, false],
    ['sepia', true, false],
  ])('stored %s on a system that is dark: %s gives dark: %s', (stored, system, expected) => {
    if (stored !== null) localStorage.setItem('theme', stored)
    systemIsDark = system
    start()
    expect(isDark()).toBe(expected)
    open()
    expect(isDark()).toBe(expected)
  })
})
