import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import type { PersonaData } from '#contract/user.ts'
import { firstSteps, type Work } from '#features/dashboard/first-steps.ts'
import { accepted, breakCall } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const ME = 'user-free'
const account = () => worldNow().accounts.get(ME)
const region = (name: string) => screen.findByRole('region', { name })
const savedTypes = () =>
  (account()?.dashboardSettings as { panels: { type: string }[] } | undefined)?.panels.map(({ type }) => type)

/** The titles of the panels, in the order in which they are read. */
async function titles() {
  const panels = await region('Panels')
  return within(panels)
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
}

const putSynthesis = (id: string, title: string, updatedAt: string, version = 1) =>
  worldNow().syntheses.put({
    id,
    ownerId: ME,
    title,
    status: 'complete',
    documentIds: ['a', 'b'],
    version,
    createdAt: updatedAt,
    updatedAt,
  })

describe('the first five steps', () => {
  const done = (work: Partial<Work>) =>
    firstSteps({ hasChosenPersona: false, hasOpenedPassage: false, ...work })
      .filter((step) => step.isDone)
      .map(({ id }) => id)

  test('tick themselves from what is there, and nothing is invented', () => {
    expect(done({})).toEqual([])
    expect(done({ hasChosenPersona: true })).toEqual(['persona'])
    expect(done({ searches: 1, ownPapers: 0, syntheses: [] })).toEqual(['search'])
    expect(done({ ownPapers: 3042 })).toEqual(['papers'])
    expect(done({ syntheses: [{ id: '1', status: 'generating', documentIds: ['p'] }] })).toEqual(['papers'])
    expect(done({ syntheses: [{ id: '1', status: 'failed' }] })).toEqual([])
    expect(done({ syntheses: [{ id: '1', status: 'complete', version: 1 }] })).toEqual(['synthesis'])
    expect(done({ syntheses: [{ id: '1', version: 2 }] })).toEqual(['synthesis', 'passage'])
    expect(done({ hasOpenedPassage: true })).toEqual(['passage'])
    expect(done({ syntheses: [{ id: '1', kind: 'draft', version: 4 }] })).toEqual([])
  })

  test('are neither done nor open where what they hang on could not be read', () => {
    const unknown = (work: Partial<Work>) =>
      firstSteps({ hasChosenPersona: false, hasOpenedPassage: false, ...work })
        .filter((step) => step.isDone === undefined)
        .map(({ id }) => id)
    expect(unknown({})).toEqual(['search', 'papers', 'synthesis', 'passage'])
    expect(unknown({ searches: 0, ownPapers: 0 })).toEqual(['papers', 'synthesis', 'passage'])
    expect(unknown({ searches: 0, ownPapers: 2, hasOpenedPassage: true })).toEqual(['synthesis'])
    expect(unknown({ searches: 0, ownPapers: 0, syntheses: [] })).toEqual([])
  })

  test('are not counted while searches cannot be read', async () => {
    breakCall({ call: 'search.runs', status: 500 })
    renderAt('/personalized-dashboard', { as: 'free' })
    const card = await region('First steps')
    await waitFor(() => expect(within(card).getAllByText('To do').length).toBe(4))
    expect(within(card).queryByText(/of 5 done/)).not.toBeInTheDocument()
  })

  test('of a new account are five links, none ticked', async () => {
    renderAt('/personalized-dashboard', { as: 'free' })
    const card = await region('First steps')
    const links = within(card).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/select-persona',
      '/search',
      '/resources',
      '/synthesis',
      '/synthesis-history',
    ])
    expect(await within(card).findByText('0 of 5 done')).toBeVisible()
    expect(document.title).toBe('Dashboard · Roadrunner')
  })

  test('are ticked by real work, a passage that was opened among it', async () => {
    putSynthesis('syn-1', 'Statins after stroke', '2026-01-02T10:00:00Z')
    const { unmount } = renderAt('/document/p-colditz-1994?q=tuberculosis', { as: 'free' })
    await waitFor(() => expect(accepted('user.persona')).toHaveLength(1))
    unmount()
    renderAt('/personalized-dashboard')
    expect(await screen.findByText('3 of 5 done')).toBeVisible()
    const [persona] = within(await region('First steps')).getAllByRole('link')
    expect(persona).toHaveTextContent('To do')
  })

  test('can be put away, here and on the account', async () => {
    const { user, unmount } = renderAt('/personalized-dashboard', { as: 'free' })
    await user.click(within(await region('First steps')).getByRole('button', { name: 'Hide' }))
    expect(screen.queryByText('First steps')).not.toBeInTheDocument()
    await waitFor(() => expect(account()?.personaData).toMatchObject({ preferences: { firstSteps: { hidden: true } } }))
    unmount()
    for (const key of Object.keys(localStorage)) if (key.startsWith('persona:')) localStorage.removeItem(key)
    renderAt('/personalized-dashboard')
    await region('Panels')
    expect(screen.queryByText('First steps')).not.toBeInTheDocument()
  })
})

describe('a question', () => {
  test('asked here finds its papers, which stand chosen where the answer is generated', async () => {
    const { user } = renderAt('/personalized-dashboard', { as: 'free' })
    const ask = within(await region('Ask a question'))
    await user.click(ask.getByRole('button', { name: 'Does BCG vaccination prevent tuberculosis?' }))
    await waitFor(() => expect(location.pathname).toBe('/synthesis'))
    await waitFor(() => expect(new URLSearchParams(location.search).get('documents')).toMatch(/p-/))
    expect(await screen.findByRole('textbox', { name: 'Question' })).toHaveValue(
      'Does BCG vaccination prevent tuberculosis?',
    )
    expect(screen.getByRole('button', { name: 'Generate synthesis' })).toBeEnabled()
  })

  test('that is left blank is asked for, and one that no paper answers says so and leads to the search', async () => {
    const { user } = renderAt('/personalized-dashboard', { as: 'free' })
    const ask = within(await region('Ask a question'))
    await user.click(ask.getByRole('button', { name: 'Find papers for an answer' }))
    expect(ask.getByText('Write a question first.')).toBeVisible()
    await user.type(ask.getByRole('textbox', { name: 'Question' }), 'qqxyzzy plugh{Enter}')
    expect(await screen.findByText('No paper here answers this question')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open the search' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/search\?q=qqxyzzy\+plugh&run=/),
    )
  })
})

describe('panels', () => {
  test('are three by default and say what will stand in them', async () => {
    renderAt('/personalized-dashboard', { as: 'free' })
    expect(await titles()).toEqual(['Recent syntheses', 'Tasks', 'Your work in figures'])
    expect(
      await screen.findByText(
        'A synthesis answers your question from the papers you choose. Yours will be listed here.',
      ),
    ).toBeVisible()
    expect(screen.getByText('Set up for researchers.')).toBeVisible()
  })

  test('list what was written last, newest first, each opening as saved', async () => {
    putSynthesis('syn-1', 'Statins after stroke', '2026-01-02T10:00:00Z')
    putSynthesis('syn-2', 'Vaccines and tuberculosis', '2026-03-02T10:00:00Z')
    renderAt('/personalized-dashboard', { as: 'free' })
    const recent = await region('Recent syntheses')
    await waitFor(() => expect(within(recent).getAllByRole('listitem')).toHaveLength(2))
    const links = within(recent)
      .getAllByRole('listitem')
      .map((row) => within(row).getByRole('link'))
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/synthesis-history?id=syn-2',
      '/synthesis-history?id=syn-1',
    ])
    expect(links[0]).toHaveTextContent('2 papers')
  })

  test('fail alone, and can be asked for again', async () => {
    breakCall({ call: 'syntheses.list', status: 500, body: {} })
    const { user } = renderAt('/personalized-dashboard', { as: 'free' })
    const recent = await region('Recent syntheses')
    expect(await within(recent).findByText('Failed to load projects. Please try again.')).toBeVisible()
    expect(await within(await region('Tasks')).findByText(/Nothing is on your list/)).toBeVisible()
    expect(await within(await region('Your work in figures')).findByText('Searches')).toBeVisible()
    breakCall({ call: 'syntheses.list', delayMs: 1 })
    await user.click(within(recent).getByRole('button', { name: 'Try Again' }))
    expect(await within(recent).findByText(/Yours will be listed here/)).toBeVisible()
  })

  test('of a server with the calls of the texts alone offer no searches', async () => {
    breakCall({ call: 'capabilities.get', status: 404 })
    const { user } = renderAt('/personalized-dashboard', { as: 'free' })
    await user.click(await screen.findByRole('button', { name: 'Add panel' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Recent searches' }))
    expect(await within(await region('Recent searches')).findByText(/offers no searches/)).toBeVisible()
  })

  test('of a kind that this version does not know stay, say so, and can be removed', async () => {
    const panel = { id: 'x', type: 'hologram', title: 'Hologram', size: 'medium', position: { row: 0, col: 0 } }
    worldNow().accounts.update(ME, {
      personaType: 'academic',
      dashboardSettings: { layout: 'grid', panels: [panel] },
    })
    const { user } = renderAt('/personalized-dashboard', { as: 'free' })
    expect(await within(await region('Hologram')).findByText(/does not know this kind of panel/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Options of Hologram' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await waitFor(() => expect(savedTypes()).toEqual([]))
  })
})

describe('arranging', () => {
  test('by the menu: moved, made large, removed and brought back, each kept on the account', async () => {
    const { user } = renderAt('/personalized-dashboard', { as: 'free' })
    const choose = async (panel: string, entry: string) => {
      await user.click(await screen.findByRole('button', { name: `Options of ${panel}` }))
      await user.click(await screen.findByRole('menuitem', { name: entry }))
    }
    await choose('Tasks', 'Move up')
    expect(await titles()).toEqual(['Tasks', 'Recent syntheses', 'Your work in figures'])
    await waitFor(() => expect(savedTypes()).toEqual(['tasks', 'syntheses', 'metrics']))

    await choose('Tasks', 'Make large')
    await waitFor(() => expect(account()?.dashboardSettings).toMatchObject({ panels: [{ size: 'large' }, {}, {}] }))

    await choose('Recent syntheses', 'Remove')
    expect(await titles()).toEqual(['Tasks', 'Your work in figures'])
    await waitFor(() => expect(savedTypes()).toEqual(['tasks', 'metrics']))
    expect(screen.getByText('Recent syntheses was removed.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await titles()).toEqual(['Tasks', 'Recent syntheses', 'Your work in figures'])
    await waitFor(() => expect(savedTypes()).toEqual(['tasks', 'syntheses', 'metrics']))
  })

  test('by keyboard: picked up, moved, put down, and put back with Escape', async () => {
    const { user } = renderAt('/personalized-dashboard', { as: 'free' })
    const handle = () => screen.getByRole('button', { name: 'Move Tasks' })
    await region('Tasks')
    handle().focus()
    await user.keyboard(' ')
    expect(handle()).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText(/Tasks is picked up, place 2 of 3/)).toBeInTheDocument()
    await user.keyboard('{ArrowDown}')
    expect(await titles()).toEqual(['Recent syntheses', 'Your work in figures', 'Tasks'])
    await user.keyboard('{ArrowDown}')
    expect(screen.getByText('Tasks cannot go further down.')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(await titles()).toEqual(['Recent syntheses', 'Tasks', 'Your work in figures'])
    expect(accepted('user.dashboardSettings')).toHaveLength(0)

    await user.keyboard(' {ArrowUp} ')
    expect(await titles()).toEqual(['Tasks', 'Recent syntheses', 'Your work in figures'])
    expect(handle()).toHaveFocus()
    expect(screen.getByText(/Tasks is put down, place 1 of 3/)).toBeInTheDocument()
    await waitFor(() => expect(savedTypes()).toEqual(['tasks', 'syntheses', 'metrics']))
  })

  test('a panel that is added stands last and takes the focus; a reset asks and brings the defaults back', async () => {
    const { user } = renderAt('/personalized-dashboard', { as: 'free' })
    await user.click(await screen.findByRole('button', { name: 'Add panel' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Funding' }))
    expect((await titles()).at(-1)).toBe('Funding')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move Funding' })).toHaveFocus())

    await user.click(screen.getByRole('button', { name: 'Reset layout' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reset layout' }))
    await waitFor(() => expect(savedTypes()).toEqual(['syntheses', 'tasks', 'metrics']))
  })

  test('holds for its own persona: another one has its own layout', async () => {
    const { user, unmount } = renderAt('/personalized-dashboard', { as: 'free' })
    await user.click(await screen.findByRole('button', { name: 'Options of Tasks' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await user.click(screen.getByRole('link', { name: 'Change persona' }))
    await user.click(await screen.findByRole('radio', { name: 'Grant writer' }))
    await user.click(screen.getByRole('link', { name: 'Go to your dashboard' }))
    expect(await titles()).toEqual(['Funding', 'Proposals', 'Tasks'])
    await waitFor(() => expect(savedTypes()).toEqual(['funding', 'proposals', 'tasks']))
    unmount()

    localStorage.removeItem(`persona:${ME}`)
    const again = renderAt('/select-persona')
    await again.user.click(await screen.findByRole('radio', { name: 'Principal or co-investigator' }))
    await again.user.click(screen.getByRole('link', { name: 'Go to your dashboard' }))
    expect(await titles()).toEqual(['Recent syntheses', 'Your work in figures'])
  })
})

describe('a save that fails', () => {
  test('loses nothing, says so, and is made good by the next change', async () => {
    breakCall({ call: 'user.dashboardSettings', status: 500, body: {}, times: 1 })
    const { user } = renderAt('/personalized-dashboard', { as: 'free' })
    const remove = async (panel: string) => {
      await user.click(await screen.findByRole('button', { name: `Options of ${panel}` }))
      await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    }
    await remove('Tasks')
    expect(await screen.findByText('Not saved to your account yet')).toBeVisible()
    expect(savedTypes()).toBeUndefined()
    await remove('Recent syntheses')
    await waitFor(() => expect(savedTypes()).toEqual(['metrics']))
    await waitFor(() => expect(screen.queryByText('Not saved to your account yet')).not.toBeInTheDocument())
  })

  test('is made good by Save now, when the network is back, and at the next start', async () => {
    const fail = () => breakCall({ call: 'user.dashboardSettings', status: 503, body: {} })
    const mend = () => breakCall({ call: 'user.dashboardSettings', delayMs: 1 })
    fail()
    const { user, unmount } = renderAt('/personalized-dashboard', { as: 'free' })
    const remove = async (panel: string) => {
      await user.click(await screen.findByRole('button', { name: `Options of ${panel}` }))
      await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    }
    await remove('Tasks')
    await screen.findByText('Not saved to your account yet')
    mend()
    await user.click(screen.getByRole('button', { name: 'Save now' }))
    await waitFor(() => expect(savedTypes()).toEqual(['syntheses', 'metrics']))

    fail()
    await remove('Recent syntheses')
    await screen.findByText('Not saved to your account yet')
    mend()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(savedTypes()).toEqual(['metrics']))

    fail()
    await remove('Your work in figures')
    await screen.findByText('Not saved to your account yet')
    unmount()
    mend()
    renderAt('/search')
    await waitFor(() => expect(savedTypes()).toEqual([]))
  })
})

describe('the lists that a person keeps', () => {
  const add = (data: PersonaData) => worldNow().accounts.update(ME, { personaType: 'academic', personaData: data })
  const addPanel = async (user: ReturnType<typeof renderAt>['user'], name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Add panel' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }

  test('a task is added, done, and brought back', async () => {
    const { user } = renderAt('/personalized-dashboard', { as: 'free' })
    const tasks = await region('Tasks')
    await user.click(await within(tasks).findByRole('button', { name: 'Add a task' }))
    await waitFor(() => expect(within(tasks).getByRole('textbox', { name: 'Task' })).toHaveFocus())
    await user.keyboard('{Enter}')
    expect(await within(tasks).findByText('A title is needed.')).toBeVisible()
    await user.keyboard('Read the protocol{Enter}')
    expect(await within(tasks).findByText('Read the protocol')).toBeVisible()
    expect(within(tasks).getByRole('textbox', { name: 'Task' })).toHaveFocus()
    await waitFor(() => expect(account()?.personaData).toMatchObject({ tasks: [{ title: 'Read the protocol' }] }))

    await user.click(within(tasks).getByRole('button', { name: 'Mark “Read the protocol” as done' }))
    expect(await screen.findByText('“Read the protocol” is done')).toBeVisible()
    await waitFor(() => expect(account()?.personaData?.tasks).toEqual([]))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await within(tasks).findByText('Read the protocol')).toBeVisible()
  })

  test('a link that could do harm stays text', async () => {
    add({
      resources: [
        { id: '1', title: 'Good', url: 'https://www.equator-network.org/' },
        { id: '2', title: 'Bad', url: 'javascript:alert(1)' },
      ],
    })
    const { user } = renderAt('/personalized-dashboard', { as: 'free' })
    await addPanel(user, 'Resources')
    const resources = await region('Resources')
    expect(await within(resources).findByRole('link', { name: 'Good' })).toHaveAttribute('rel', 'noopener noreferrer')
    expect(within(resources).queryByRole('link', { name: 'Bad' })).not.toBeInTheDocument()
    expect(within(resources).getByText('Bad')).toBeVisible()
  })

  test('a proposal goes from drafting to internal review', async () => {
    add({ proposals: [{ id: 'p', title: 'Vaccines', stage: 'drafting', budget: 3 }] })
    const { user } = renderAt('/personalized-dashboard', { as: 'free' })
    const proposals = await region('Proposals')
    expect(await within(proposals).findByText('Drafting (1)')).toBeVisible()
    await user.click(within(proposals).getByRole('button', { name: 'Move “Vaccines” to internal review' }))
    expect(within(proposals).getByText('Internal review (1)')).toBeVisible()
    await waitFor(() =>
      expect(account()?.personaData?.proposals).toEqual([
        { id: 'p', title: 'Vaccines', stage: 'internal_review', budget: 3 },
      ]),
    )
  })
})
