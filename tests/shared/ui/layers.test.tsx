import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'

import { FigureMark } from '#shared/figures/FigureMark.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Drawer } from '#shared/ui/Drawer.tsx'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'
import { Popover } from '#shared/ui/Popover.tsx'

function ImportDialog() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Import</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Import records" description="Files of any size.">
        <TextField label="Collection" />
        <DropdownMenu
          label="Format"
          trigger={<Button>Format</Button>}
          items={[{ label: 'RIS' }, { label: 'BibTeX' }]}
        />
      </Dialog>
    </>
  )
}

function Figure() {
  const [isOpen, setOpen] = useState(false)
  return (
    <main tabIndex={-1}>
      <svg>
        <FigureMark label="Aronson 1948" onChoose={() => setOpen(true)}>
          <circle r={4} />
        </FigureMark>
      </svg>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title="Records">
        <p>One record</p>
      </Drawer>
    </main>
  )
}

describe('a dialog', () => {
  test('is named by its title, described, and gives its first field the focus', async () => {
    render(<ImportDialog />)
    await userEvent.click(screen.getByRole('button', { name: 'Import' }))
    const dialog = screen.getByRole('dialog', { name: 'Import records' })
    expect(dialog).toHaveAccessibleDescription('Files of any size.')
    await waitFor(() => expect(screen.getByLabelText('Collection')).toHaveFocus())
  })

  test('Esc closes the top layer only, and the focus goes back to where it was', async () => {
    render(<ImportDialog />)
    await userEvent.click(screen.getByRole('button', { name: 'Import' }))
    await userEvent.click(screen.getByRole('button', { name: 'Format' }))
    expect(screen.getByRole('menu')).toBeInTheDocument()

    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(screen.getByRole('dialog', { name: 'Import records' })).toBeInTheDocument()

    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Import' })).toHaveFocus())
  })

  test('opened from a mark of a figure, it gives the focus back to that', async () => {
    render(<Figure />)
    const mark = screen.getByRole('button', { name: 'Aronson 1948' })
    mark.focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('dialog', { name: 'Records' })).toBeInTheDocument()

    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(mark).toHaveFocus())
  })

  test('has a button that closes it', async () => {
    render(<ImportDialog />)
    await userEvent.click(screen.getByRole('button', { name: 'Import' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

test('a drawer without a field takes the focus itself, so that its title is read', async () => {
  render(
    <Drawer onClose={() => {}} title="Help" subtitle="Ask about this page">
      <Button>Send</Button>
    </Drawer>,
  )
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Help' })).toHaveFocus())
})

test('a confirmation starts on the way out, and Esc is a no', async () => {
  const answers: string[] = []
  render(
    <ConfirmDialog
      onClose={() => answers.push('closed')}
      title="Delete this synthesis?"
      body="This cannot be undone."
      action="Delete"
      destructive
      onConfirm={() => answers.push('yes')}
    />,
  )
  const dialog = screen.getByRole('alertdialog', { name: 'Delete this synthesis?' })
  expect(dialog).toHaveAccessibleDescription('This cannot be undone.')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.keyboard('{Escape}')
  expect(answers).toEqual(['yes', 'closed'])
})

describe('a menu', () => {
  const chosen: string[] = []
  const menu = (
    <MemoryRouter>
      <DropdownMenu
        label="More"
        trigger={<Button>More</Button>}
        items={[
          { label: 'Rename', onSelect: () => chosen.push('Rename') },
          { label: 'Not now', disabled: true, onSelect: () => chosen.push('Not now') },
          { label: 'Open', to: '/document/1' },
          'separator',
          { label: 'Light', checked: true },
          { label: 'Dark', checked: false },
        ]}
      />
    </MemoryRouter>
  )

  test('opens and chooses by keyboard, and passes over what is not on offer', async () => {
    chosen.length = 0
    render(menu)
    screen.getByRole('button', { name: 'More' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect(chosen).toEqual(['Rename'])
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })

  test('holds links that are links, and choices that say which holds', async () => {
    render(menu)
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveAttribute('href', '/document/1')
    expect(screen.getByRole('menuitemradio', { name: 'Light' })).toBeChecked()
    expect(screen.getByRole('menuitemradio', { name: 'Dark' })).not.toBeChecked()
  })
})

test('a popover is named, and closes by Esc', async () => {
  render(
    <Popover label="Evidence" trigger={<Button>12</Button>}>
      In the BCG group
    </Popover>,
  )
  await userEvent.click(screen.getByRole('button', { name: '12' }))
  expect(screen.getByRole('dialog', { name: 'Evidence' })).toHaveTextContent('In the BCG group')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a menu is named by its label, whatever its trigger says', async () => {
  render(<DropdownMenu label="Export as" trigger={<Button>Export</Button>} items={[{ label: 'RIS' }]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  expect(screen.getByRole('menu', { name: 'Export as' })).toBeInTheDocument()
})
