import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

import { layer } from '../cells.ts'
import type { Page, Write } from '../rows.ts'

const overlay = async ({ user }: Page) => {
  await user.click(await screen.findByRole('button', { name: 'Beta comments' }))
  await screen.findByRole('button', { name: 'Add comment' })
}
const create = () => within(layer('New comment'))

export const writes: Write[] = [
  {
    call: 'comments.create',
    as: 'tester',
    at: '/search',
    open: async (page) => {
      await overlay(page)
      await page.user.click(screen.getByRole('button', { name: 'Add comment' }))
      await screen.findByRole('dialog', { name: 'New comment' })
      await page.user.type(create().getByRole('textbox', { name: 'Comment' }), 'Keep me')
      await page.user.upload(create().getByLabelText('Attachment'), new File(['x'], 'kept.txt'))
      await page.user.selectOptions(create().getByRole('combobox', { name: 'Category' }), 'Bug')
    },
    control: () => create().getByRole('button', { name: 'Send comment' }),
    kept: () => [
      create().getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' }).value,
      create().getByRole<HTMLSelectElement>('combobox', { name: 'Category' }).value,
      create().getByText('kept.txt').textContent,
    ],
    inline: {
      where: () => screen.getByRole('alertdialog'),
      words: {
        '413': 'File size must be less than 10MB.',
        '400': 'Failed to create comment: Words of the server. Please try again.',
        rest: 'Failed to create comment: ',
      },
    },
    dismiss: async ({ user }) => {
      await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'OK' }))
    },
    waits: false,
    done: () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'New comment' })).toBeNull()),
  },
]
