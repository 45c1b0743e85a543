import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'

import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Bell } from 'lucide-react'

describe('a busy button', () => {
  test('keeps its name and the focus, says that it is busy, and takes no click', async () => {
    const clicks: string[] = []
    render(
      <Button busy onClick={() => clicks.push('busy')}>
        Save
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Save' })
    expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    expect(button).toHaveFocus()
    expect(clicks).toEqual([])
  })

  test('does not send its form a second time, by click or by Enter', async () => {
    const sent: string[] = []
    const form = (busy: boolean) => (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent.push('sent')
        }}
      >
        <input aria-label="Email" />
        <SubmitButton busy={busy}>Sign in</SubmitButton>
      </form>
    )
    const { rerender } = render(form(false))
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(sent).toHaveLength(1)

    rerender(form(true))
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await userEvent.type(screen.getByLabelText('Email'), 'a{Enter}')
    expect(sent).toHaveLength(1)
  })
})

test.each([
  ['a button', (isOff: boolean) => <SubmitButton disabled={isOff}>Save</SubmitButton>],
  ['an icon', (isOff: boolean) => <IconButton label="Save" icon={Bell} disabled={isOff} />],
])(
  '%s that is disabled under the focus keeps it, takes no press, and is disabled in truth once it is left',
  async (_, button) => {
    const sent: string[] = []
    const form = (isOff: boolean) => (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent.push('sent')
        }}
      >
        <input aria-label="Email" />
        {button(isOff)}
      </form>
    )
    const { rerender } = render(form(false))
    const save = screen.getByRole('button', { name: 'Save' })
    await userEvent.tab()
    await userEvent.tab()
    expect(save).toHaveFocus()
    rerender(form(true))
    expect(save).toBeEnabled()
    expect(save).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    expect(sent).toEqual([])
    await userEvent.tab({ shift: true })
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(save).toBeDisabled()
  },
)

test('a button in a form sends nothing unless it is the submit button', async () => {
  const sent: string[] = []
  render(
    <form onSubmit={() => sent.push('sent')}>
      <Button>Cancel</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(sent).toEqual([])
})

test('a link that opens another tab cannot reach back', () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/support-center" target="_blank">
        Support center
      </ButtonLink>
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Support center' })).toHaveAttribute('rel', 'noopener noreferrer')
})

test('an icon button is named by its label, and says whether it is pressed', () => {
  render(<IconButton label="Notifications" icon={Bell} pressed />)
  expect(screen.getByRole('button', { name: 'Notifications', pressed: true })).toBeInTheDocument()
})
