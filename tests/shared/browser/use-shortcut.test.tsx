import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'

import { keysOf, setSingleKeys, useShortcut, useShortcuts } from '#shared/browser/use-shortcut.ts'

let pressed: string[] = []
beforeEach(() => {
  pressed = []
  setSingleKeys(true)
  return () => setSingleKeys(true)
})

function Page({ isEnabled = true }: { isEnabled?: boolean }) {
  useShortcut('mod+k', () => pressed.push('mod+k'), { label: 'Commands', group: 'Everywhere', inInputs: true })
  useShortcut('?', () => pressed.push('?'), { label: 'Keyboard shortcuts', group: 'Everywhere' })
  useShortcut('j', () => pressed.push('j'), { label: 'Next paper', group: 'List', enabled: isEnabled })
  return (
    <>
      <input aria-label="Question" />
      <input type="checkbox" aria-label="Choose this paper" />
      <div role="dialog" aria-label="Import">
        <button type="button">Import</button>
      </div>
      <ul>
        {useShortcuts().map(({ combo, label }) => (
          <li key={combo}>{label}</li>
        ))}
      </ul>
    </>
  )
}

test('a combination runs what belongs to it, and only that', async () => {
  render(<Page />)
  await userEvent.keyboard('j')
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('{Shift>}?{/Shift}')
  expect(pressed).toEqual(['j', 'mod+k', '?'])
})

test('other modifiers make another combination', async () => {
  render(<Page />)
  await userEvent.keyboard('k{Control>}j{/Control}{Alt>}j{/Alt}{Shift>}j{/Shift}{Control>}{Alt>}k{/Alt}{/Control}')
  expect(pressed).toEqual([])
})

describe('while somebody types, or in a dialog', () => {
  test('single keys are letters; the marked combination still works', async () => {
    render(<Page />)
    await userEvent.type(screen.getByLabelText('Question'), 'j?{Control>}k{/Control}')
    expect(screen.getByLabelText('Question')).toHaveValue('j?')
    expect(pressed).toEqual(['mod+k'])
  })

  test('a box that was just ticked is no place to type: the keys of the page go on working', async () => {
    render(<Page />)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose this paper' }))
    await userEvent.keyboard('j')
    expect(pressed).toEqual(['j'])
  })

  test('keys meant for the page behind a dialog do nothing', async () => {
    render(<Page />)
    screen.getByRole('button', { name: 'Import' }).focus()
    await userEvent.keyboard('j')
    expect(pressed).toEqual([])
  })
})

test('single keys can be switched off; combinations stay', async () => {
  render(<Page />)
  setSingleKeys(false)
  await userEvent.keyboard('j?{Control>}k{/Control}')
  expect(pressed).toEqual(['mod+k'])
})

test('the list holds what works at this moment', () => {
  const { rerender, unmount } = render(<Page />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Commands',
    'Keyboard shortcuts',
    'Next paper',
  ])
  rerender(<Page isEnabled={false} />)
  expect(screen.queryByText('Next paper')).not.toBeInTheDocument()
  unmount()
})

test('keys are named as they are printed', () => {
  expect(keysOf('mod+k')).toEqual(['Ctrl', 'K'])
  expect(keysOf('?')).toEqual(['?'])
  expect(keysOf('shift+Enter')).toEqual(['Shift', 'Enter'])
})
