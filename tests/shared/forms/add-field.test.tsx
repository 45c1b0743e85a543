import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import { AddField } from '#shared/forms/AddField.tsx'
import { NameDialog } from '#shared/forms/NameDialog.tsx'
import { neededText } from '#shared/forms/text-rules.ts'

test('a line is added without the blanks around it, and the field is empty for the next', async () => {
  const onAdd = vi.fn()
  render(<AddField label="Reason" onAdd={onAdd} />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Reason'), '  no control {Enter}')
  expect(onAdd.mock.calls).toEqual([['no control']])
  expect(screen.getByLabelText('Reason')).toHaveValue('')
})

test('blanks are no line: nothing is added and nothing is said', async () => {
  const onAdd = vi.fn()
  render(<AddField label="Reason" onAdd={onAdd} />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Reason'), '   {Enter}')
  expect(onAdd).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Reason')).toBeValid()
})

test('what could not be added stays, and the field says why', async () => {
  render(
    <AddField
      label="Reason"
      failed="The reason was not added."
      onAdd={() => Promise.reject(new Error('The line is cut.'))}
    />,
  )
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Reason'), 'no control{Enter}')
  expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription(/The reason was not added\./)
  expect(screen.getByLabelText('Reason')).toHaveValue('no control')
  expect(screen.getByLabelText('Reason')).toHaveFocus()
})

test('what somebody else has said already stays without a word', async () => {
  render(<AddField label="Reason" onAdd={() => false} />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Reason'), 'no control{Enter}')
  expect(screen.getByLabelText('Reason')).toHaveValue('no control')
  expect(screen.getByLabelText('Reason')).toBeValid()
})

test('a rule that judges each change speaks while one types', async () => {
  const rule = neededText().check(z.refine((text) => text !== 'dose', 'There is one of this name.'))
  render(<AddField label="Moderator" rule={rule} judge="change" onAdd={() => undefined} />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Moderator'), 'dose')
  expect(screen.getByText('There is one of this name.')).toBeVisible()
  await user.type(screen.getByLabelText('Moderator'), 's')
  expect(screen.queryByText('There is one of this name.')).toBeNull()
})

test('a dialog for a name refuses none, and stays open with what was typed until the name is taken', async () => {
  const onName = vi.fn((name: string) => (name === 'Taken' ? Promise.reject(new Error('')) : Promise.resolve()))
  const onClose = vi.fn()
  render(<NameDialog title="Rename" label="Name" action="Save" initial="Old" onName={onName} onClose={onClose} />)
  const user = userEvent.setup()
  await user.clear(screen.getByLabelText('Name'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Give it a name.')).toBeVisible()
  expect(onName).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText('Name'), 'Taken{Enter}')
  expect(screen.getByLabelText('Name')).toHaveValue('Taken')
  expect(onName.mock.calls).toEqual([['Taken']])
})
