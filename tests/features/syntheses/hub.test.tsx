import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'

import { STATINS } from '#mocks/seed/projects.ts'
import { seedUserId, type SeedKey } from '#mocks/seed/users.ts'
import { breakCall } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const put = (id: string, owner: SeedKey, more: Record<string, unknown>) =>
  worldNow().syntheses.put({
    id,
    ownerId: seedUserId(owner),
    status: 'complete',
    title: id,
    version: 1,
    updatedAt: '2026-11-20T10:00:00.000Z',
    ...more,
  })
beforeEach(() => {
  put('statins-review', 'team-owner', { kind: 'review', projectId: STATINS })
  put('members-matrix', 'team-member', { kind: 'lit_matrix', projectId: STATINS })
  put('own-answer', 'team-owner', {})
  put('own-map', 'team-owner', { kind: 'review', body: { format: 1, subtype: 'scoping' } })
  put('own-review', 'team-owner', { kind: 'review', body: { format: 1, subtype: 'systematic' } })
  put('odd-one', 'team-owner', { kind: 'something_new' })
})

describe('the hub', () => {
  test('leads to every view, and says where one is', async () => {
    const { user } = renderAt('/synthesis', { as: 'team-owner' })
    const nav = await screen.findByRole('navigation', { name: 'Synthesis views' })
    expect(
      within(nav)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Overview',
      'My Projects',
      'Templates',
      'Shared with Me',
      'Canvas View',
      'Systematic Review',
      'Meta-Analysis',
      'Scoping Review',
      'Narrative Review',
      'Collaborative Workspace',
    ])
    expect(within(nav).getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
    await user.click(within(nav).getByRole('link', { name: 'My Projects' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'My Projects' })).toBeVisible()
    expect(addressNow()).toBe('/synthesis/projects')
  })

  test('offers every kind by the question that it answers', async () => {
    renderAt('/synthesis', { as: 'individual' })
    const start = await screen.findByRole('region', { name: 'Start something else' })
    expect(within(start).getByRole('link', { name: /^Meta-analysis How large is the effect/ })).toHaveAttribute(
      'href',
      '/meta-analysis',
    )
    expect(within(start).getByRole('link', { name: /^Literature matrix Who says what/ })).toBeVisible()
    expect(within(start).getByRole('link', { name: /^Scoping review What has been studied/ })).toBeVisible()
  })

  test('an unknown view is the overview, with a notice', async () => {
    renderAt('/synthesis/upside-down', { as: 'individual' })
    expect(await screen.findByText('There is no such view')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Evidence synthesis' })).toBeVisible()
  })

  test('by project: each analysis at its place, unknown kinds in their own words, links to where each is opened', async () => {
    renderAt('/synthesis/projects', { as: 'team-owner' })
    const project = await screen.findByRole('region', { name: 'Statins before the first event' })
    const rows = within(project).getAllByRole('row').slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('statins-reviewCollaborative review–YouOwner'),
      expect.stringMatching(/members-matrixLiterature matrix–.*Lead/),
    ])
    expect(within(project).getByRole('link', { name: 'members-matrix' })).toHaveAttribute(
      'href',
      '/literature-matrix?id=members-matrix',
    )
    const rest = screen.getByRole('region', { name: 'Without a project' })
    expect(within(rest).getByRole('row', { name: /odd-one something new/ })).toBeVisible()
    expect(within(rest).getByRole('row', { name: /own-review Systematic review/ })).toBeVisible()
    expect(within(rest).getByRole('row', { name: /own-map Scoping review/ })).toBeVisible()
    expect(within(rest).getByRole('link', { name: 'own-map' })).toHaveAttribute('href', '/scoping-review?id=own-map')
    expect(within(rest).getByRole('link', { name: 'odd-one' })).toHaveAttribute('href', '/synthesis-history?id=odd-one')
  })

  test('projects that cannot be loaded hide no analysis', async () => {
    breakCall({ call: 'collaboration.projects', status: 500, body: {} })
    renderAt('/synthesis/projects', { as: 'team-owner' })
    expect(await screen.findByText('Your projects could not be loaded')).toBeVisible()
    expect(screen.getByRole('link', { name: 'statins-review' })).toBeVisible()
  })

  test('shared: with me by others, by me in projects, and taken out again after a question', async () => {
    const { user } = renderAt('/synthesis/shared', { as: 'team-owner' })
    const withMe = await screen.findByRole('region', { name: 'Shared by others, in projects' })
    expect(within(withMe).getByRole('link', { name: 'members-matrix' })).toBeVisible()
    expect(within(withMe).queryByRole('link', { name: 'statins-review' })).toBeNull()
    const byMe = screen.getByRole('region', { name: 'Shared by me, in projects' })
    await user.click(within(byMe).getByRole('button', { name: 'Take out of the project' }))
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveTextContent('“statins-review” will be yours alone.')
    await user.click(within(question).getByRole('button', { name: 'Take out of the project' }))
    expect(await screen.findByText('None of your analyses is in a project.')).toBeVisible()
    await waitFor(() => expect(worldNow().syntheses.get('statins-review')?.projectId).toBeUndefined())
  })
})
