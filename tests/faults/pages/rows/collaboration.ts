import { screen, within } from '@testing-library/react'

import { layer } from '../cells.ts'
import type { Page, Write } from '../rows.ts'

const dialog = (name: string) => within(layer(name))
const paste = async ({ user }: Page, box: HTMLElement, text: string) => {
  await user.click(box)
  await user.paste(text)
}
const box = (name: string, label: string | RegExp) =>
  dialog(name).getByRole<HTMLInputElement>('textbox', { name: label })
const OURS = 'Failed to create team. Please try again or create a team manually first.'

export const writes: Write[] = [
  {
    call: 'collaboration.createTeam',
    as: 'team-owner',
    at: '/collaborate',
    open: async (page) => {
      await page.user.click(await screen.findByRole('button', { name: 'New team' }))
      await screen.findByRole('dialog', { name: 'New team' })
      await paste(page, box('New team', /Team name/), 'Night shift')
      await paste(page, box('New team', 'Organization'), 'Pasteur')
    },
    control: () => dialog('New team').getByRole('button', { name: 'Create team' }),
    kept: () => [box('New team', /Team name/).value, box('New team', 'Organization').value],
    toast: {
      title: 'Error',
      words: {
        offline: OURS,
        refused: OURS,
        '200, a web page': OURS,
        '200, broken JSON': OURS,
        '200, another shape': OURS,
        rest: '{message}',
      },
    },
    done: () => screen.findByText('Team Created'),
  },
  {
    call: 'collaboration.createProject',
    as: 'team-owner',
    at: '/collaborate',
    open: async (page) => {
      await page.user.click(await screen.findByRole('button', { name: 'New project' }))
      await screen.findByRole('dialog', { name: 'New project' })
      await paste(page, box('New project', /Title/), 'Night review')
    },
    control: () => dialog('New project').getByRole('button', { name: 'Create project' }),
    kept: () => box('New project', /Title/).value,
    toast: { title: 'Failed to Create Project', words: '{message}' },
    done: () => screen.findByText('Project created'),
  },
]
