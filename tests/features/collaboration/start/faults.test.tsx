import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import type { Fault } from '#mocks/server/faults.ts'
import { accepted, breakCall, mendAll } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

/** Rows B17 to B23 of the calls, each under the ways in which a call goes wrong. */
const faults: [name: string, fault: Omit<Fault, 'call'>][] = [
  ['an error of the server', { status: 500, body: { message: 'Disk full' } }],
  ['a refusal', { status: 403, body: { message: 'Not for you' } }],
  ['too many requests', { status: 429, headers: { 'retry-after': '1' }, body: { message: 'Slow down' } }],
  ['a page instead of an answer', { html: true }],
  ['an answer of the wrong shape', { malformed: true }],
  ['a line that is cut', { cut: 'before' }],
]

const reads = [
  { call: 'collaboration.projects', text: 'Failed to load projects. Please try again.', region: 'Projects' },
  { call: 'collaboration.teams', text: 'Failed to load teams. Please try again.', region: 'Teams' },
  { call: 'collaboration.globalChat', text: 'Failed to load chat. Please try again.', region: 'Chat with everybody' },
] as const

describe.each(reads)('$call', ({ call, text, region }) => {
  test.each(faults)('%s: it says so, the rest of the page stands, and another try brings it', async (_, fault) => {
    breakCall({ ...fault, call })
    const { user } = renderAt('/collaborate', { as: 'team-owner' })
    const part = within(await screen.findByRole('region', { name: region }))
    expect(await part.findByText(text)).toBeVisible()
    for (const other of reads) {
      if (other.call === call) continue
      const there = within(screen.getByRole('region', { name: other.region }))
      await waitFor(() => expect(there.getAllByRole('listitem').length).toBeGreaterThan(0))
    }
    mendAll()
    await user.click(part.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(part.queryByText(text)).not.toBeInTheDocument())
    expect(part.getAllByRole('listitem').length).toBeGreaterThan(0)
  })
})

const isWrite = (fault: Omit<Fault, 'call'>) => fault.malformed !== true

describe.each(faults.filter(([, fault]) => isWrite(fault)))('%s', (_, fault) => {
  test('a team is not made, what was typed stays, and it is made once by trying again', async () => {
    const { user } = renderAt('/collaborate', { as: 'team-owner' })
    await user.click(await screen.findByRole('button', { name: 'New team' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New team' }))
    const name = dialog.getByRole('textbox', { name: /Team name/ })
    await user.click(name)
    await user.paste('Night shift')
    breakCall({ ...fault, call: 'collaboration.createTeam' })
    await user.click(dialog.getByRole('button', { name: 'Create team' }))
    expect(await screen.findByText('Error')).toBeVisible()
    expect(name).toHaveValue('Night shift')
    mendAll()
    await waitFor(() => expect(dialog.queryByRole('timer')).not.toBeInTheDocument())
    await user.click(dialog.getByRole('button', { name: 'Create team' }))
    expect(await screen.findByText('Team Created')).toBeVisible()
    expect(accepted('collaboration.createTeam')).toHaveLength(1)
  })

  test('a project is not made, what was typed stays, and it is made once by trying again', async () => {
    const { user } = renderAt('/collaborate', { as: 'team-owner' })
    await user.click(await screen.findByRole('button', { name: 'New project' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New project' }))
    const title = dialog.getByRole('textbox', { name: /Title/ })
    await user.click(title)
    await user.paste('Night review')
    breakCall({ ...fault, call: 'collaboration.createProject' })
    await user.click(dialog.getByRole('button', { name: 'Create project' }))
    expect(await screen.findByText('Failed to Create Project')).toBeVisible()
    expect(title).toHaveValue('Night review')
    mendAll()
    await waitFor(() => expect(dialog.queryByRole('timer')).not.toBeInTheDocument())
    await user.click(dialog.getByRole('button', { name: 'Create project' }))
    expect(await screen.findByText('Project created')).toBeVisible()
    expect(worldNow().projects.filter(({ title: each }) => each === 'Night review')).toHaveLength(1)
  })

  test('an invitation is not sent, its address stays, and it is sent once by trying again', async () => {
    const { user } = renderAt('/team', { as: 'team-owner' })
    await user.click(await screen.findByRole('link', { name: /Northfield Evidence Group/ }))
    const email = await screen.findByRole('textbox', { name: 'Email' })
    await user.click(email)
    await user.paste('ada@example.org')
    const send = screen.getByRole('button', { name: 'Send invitation' })
    breakCall({ ...fault, call: 'collaboration.inviteToTeam' })
    await user.click(send)
    await waitFor(() => expect(email).toBeInvalid())
    expect(email).toHaveValue('ada@example.org')
    mendAll()
    await user.click(send)
    expect(await screen.findByText('Invitation sent to ada@example.org')).toBeVisible()
    expect(accepted('collaboration.inviteToTeam')).toHaveLength(1)
  })

  test('two messages fail, keep their order, and are said once each', async () => {
    const { user } = renderAt('/collaborate', { as: 'team-owner' })
    const room = within(await screen.findByRole('region', { name: 'Chat with everybody' }))
    const box = await room.findByRole('textbox')
    breakCall({ ...fault, call: 'collaboration.sendGlobal' })
    for (const words of ['first', 'second']) {
      await user.click(box)
      await user.paste(words)
      await user.keyboard('{Enter}')
    }
    await waitFor(() => expect(room.getAllByRole('button', { name: 'Try Again' })).toHaveLength(2))
    mendAll()
    // What surely did not arrive follows the one before it; what may have waits for a click of its own.
    for (const words of ['first', 'second']) {
      const bubble = room.getByText(words).closest('li') as HTMLElement
      const again = within(bubble).queryByRole('button', { name: 'Try Again' })
      if (again) await user.click(again)
    }
    await waitFor(() => expect(room.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument())
    const said = worldNow().chat.filter(({ room: where }) => where === 'global')
    expect(said.slice(-2).map(({ content }) => content)).toEqual(['first', 'second'])
  })
})
