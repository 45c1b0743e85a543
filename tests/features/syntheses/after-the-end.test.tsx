import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { answerIn } from '#contract/answer.ts'
import { exampleSynthesis, putExample } from '#engine/syntheses/example-synthesis.ts'
import type { SynthesisRow } from '#engine/world/rows.ts'
import { breakCall } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

const example = await exampleSynthesis()

testApi()

const OWNER = 'user-individual'
const ID = 'syn-done'

/** A finished synthesis of three trials, made long ago. */
function saved(patch: Partial<SynthesisRow> = {}) {
  const world = worldNow()
  const at = '2020-01-01T00:00:00.000Z'
  return world.syntheses.put({
    ...structuredClone(example),
    id: ID,
    ownerId: OWNER,
    version: 1,
    createdAt: at,
    updatedAt: at,
    ...patch,
  })
}
const open = () => renderAt(`/synthesis-history?id=${ID}`, { as: 'individual' })

describe('sharing', () => {
  test('makes a link that a visitor reads: the answer, the table, the text, and no way into a library', async () => {
    saved()
    const { user, unmount } = open()
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this synthesis' }))
    await user.click(dialog.getByRole('button', { name: 'Create link' }))
    await screen.findByRole('dialog', { name: 'Your link' })
    const [share] = worldNow().shares.all()
    unmount()
    localStorage.clear()
    sessionStorage.clear()
    renderAt(`/copilot/shared/${share?.token}`)
    const head = within(await screen.findByRole('region', { name: 'The answer' }))
    expect(head.getByText(`${answerIn(example.body)?.verdict?.says}.`)).toBeVisible()
    const table = screen.getByRole('table', { name: 'Studies' })
    expect(table.querySelectorAll('th[scope="rowgroup"]')).toHaveLength(13)
    expect(within(table).queryAllByRole('link')).toEqual([])
    expect(screen.getByText('Sign in to ask it yourself')).toBeVisible()
  })

  test('on a server that makes no links says so in one line, and offers no button for it', async () => {
    saved()
    breakCall({ call: 'capabilities.get', status: 200, body: { features: ['analyses', 'documents', 'search'] } })
    const { user } = open()
    expect(await screen.findByText(/This server cannot create share links/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument()
    // On a phone the rest of the ways on stands in a menu, and this one is not in it either.
    await user.click(screen.getByRole('button', { name: 'More next steps' }))
    expect(await screen.findByRole('menuitem', { name: 'Word' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Share' })).not.toBeInTheDocument()
  })
})

describe('what came since', () => {
  test('where nothing came says so, with its scope', async () => {
    saved()
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Update' }))
    expect(await screen.findByText(/Nothing has changed since/)).toBeVisible()
  })

  test('names the new paper, shows the answer before and after, and takes it over with one press', async () => {
    const ids = (example.documentIds ?? []).slice(0, 3)
    saved({ documentIds: ids })
    const world = worldNow()
    const paper = {
      id: 'doc-new',
      ownerId: OWNER,
      type: 'article-journal',
      title: 'BCG vaccination against tuberculosis in nurses: a randomised trial',
      abstract:
        'We randomised 400 nurses to BCG vaccination or no vaccination. Tuberculosis was seen in 4 of 200 vaccinated nurses and in 12 of 200 unvaccinated nurses.',
      authors: [{ family: 'Newman', given: 'A' }],
      year: 2024,
      keywords: [],
      ids: {},
      design: 'randomised-trial' as const,
      flags: {},
      counts: {},
      origin: [],
      addedAt: '2024-01-01T00:00:00.000Z',
    }
    const { libraryOf } = await import('#engine/papers/library.ts')
    libraryOf(world).added([world.documents.put(paper)])
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Update' }))
    expect(await screen.findByText('1 new paper on this question')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Take over' }))
    await waitFor(() => expect(world.syntheses.get(ID)?.documentIds).toEqual([...ids, 'doc-new']))
    expect(answerIn(world.syntheses.get(ID)?.body)?.rows.map(({ paperIds: [id] }) => id)).toContain('doc-new')
    expect(world.syntheses.find(({ title }) => title?.includes('(until ') === true)?.documentIds).toEqual(ids)
  })

  test('that could not be looked for is an error that keeps the synthesis, and no "nothing"', async () => {
    saved()
    breakCall({ call: 'search.newPapers', status: 500, body: {} })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Update' }))
    expect(await screen.findByText('What came since could not be looked for')).toBeVisible()
    expect(screen.queryByText(/Nothing has changed/)).not.toBeInTheDocument()
  })
})

describe('a synthesis that a stop of the server cut off', () => {
  test('says so and is written again with one press', async () => {
    saved({ status: 'generating', sections: [], body: undefined })
    const { user } = open()
    expect(await screen.findByText('The writing was cut off when the server stopped')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Write it again here' }))
    expect(await screen.findByRole('region', { name: 'The answer' })).toBeVisible()
    expect(screen.queryByText('The writing was cut off when the server stopped')).not.toBeInTheDocument()
  })
})

describe('the example of a new account', () => {
  test('is reached from the dashboard with one press, says that it is one, counts for nothing, and goes with one', async () => {
    putExample(worldNow(), OWNER, example)
    const { user } = renderAt('/personalized-dashboard', { as: 'individual' })
    await user.click(await screen.findByRole('link', { name: 'See a finished answer' }))
    expect(await screen.findByText('This is an example')).toBeVisible()
    expect(screen.getByRole('table', { name: 'Studies' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove the example' }))
    await waitFor(() =>
      expect(
        worldNow().syntheses.find(({ ownerId, isExample }) => ownerId === OWNER && isExample === true),
      ).toBeUndefined(),
    )
  })
})
