import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import type { Synthesis } from '#contract/syntheses.ts'
import { clearFaults } from '#mocks/server/faults.ts'
import type { SynthesisRow } from '#engine/world/rows.ts'
import { breakCall } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const OWNER = 'user-individual'

/** A saved synthesis of two sections, as an earlier visit would have left it. */
function saved(patch: Partial<SynthesisRow> = {}): SynthesisRow {
  const world = worldNow()
  const sentence = (id: string, text: string) => ({
    id,
    text,
    states: 'frame' as const,
    origin: 'person' as const,
    citations: [],
  })
  return world.syntheses.put({
    id: 'syn-test',
    ownerId: OWNER,
    title: 'The old name',
    query: 'What works?',
    documentIds: ['p-colditz-1994'],
    status: 'complete',
    version: 1,
    sections: [
      { id: 's1', heading: 'First', sentences: [sentence('s1-1', 'One.'), sentence('s1-2', 'Two.')] },
      { id: 's2', heading: 'Second', sentences: [sentence('s2-1', 'Three.')] },
    ],
    createdAt: world.now(),
    updatedAt: world.now(),
    ...patch,
  })
}

const open = () => renderAt('/synthesis-history?id=syn-test', { as: 'individual' })

/** What another device of the same person saves meanwhile. */
const changeElsewhere = (patch: Partial<Synthesis>) => {
  const row = worldNow().syntheses.get('syn-test')
  worldNow().syntheses.update('syn-test', { ...(patch as Partial<SynthesisRow>), version: (row?.version ?? 1) + 1 })
}
const kept = () => worldNow().syntheses.get('syn-test')

describe('renaming', () => {
  test('gives the focus back to where it began', async () => {
    saved()
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Rename' }))
    const name = screen.getByRole('textbox', { name: 'Name' })
    expect(name).toHaveFocus()
    await user.clear(name)
    await user.type(name, 'A new name{Enter}')

    expect(await screen.findByRole('heading', { level: 1, name: 'A new name' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus())
  })

  test('meets a change made elsewhere: both names are seen, and saving again puts this one over it', async () => {
    saved()
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Rename' }))
    changeElsewhere({ title: 'The name from the other device' })
    const name = screen.getByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.type(name, 'My name{Enter}')

    expect(await screen.findByText(/is now called “The name from the other device”\. Your name is kept/)).toBeVisible()
    expect(name).toHaveValue('My name')
    expect(kept()?.title).toBe('The name from the other device')

    await user.click(screen.getByRole('button', { name: 'Save name' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'My name' })).toBeVisible()
    expect(kept()?.title).toBe('My name')
  })
})

describe('editing', () => {
  test('begins in the text and gives the focus back at the end', async () => {
    saved()
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Edit text' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus())
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('## First\nOne. Two.\n\n## Second\nThree.')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit text' })).toHaveFocus())
  })

  test('is of one text: sentences may be changed, added and taken out, and citations stay where their numbers stand', async () => {
    const quote = 'BCG vaccination'
    const cited = { documentId: 'p-colditz-1994', quote, start: 0, end: 1, textHash: 'h', verified: 'exact' as const }
    const row = saved()
    const [first, second] = row.sections ?? []
    const [one] = first?.sentences ?? []
    if (!first || !second || !one) throw new Error('no sections')
    worldNow().syntheses.update('syn-test', {
      sections: [{ ...first, sentences: [{ ...one, citations: [cited] }] }, second],
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Edit text' }))
    const text = screen.getByRole('textbox', { name: 'Text' })
    expect(text).toHaveValue('## First\nOne. [1]\n\n## Second\nThree.')
    await user.clear(text)
    await user.type(text, '## First{Enter}One, again. [[1] My own.{Enter}## Second{Enter}Three. [[1]')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(kept()?.sections).toMatchObject([
        {
          id: 's1',
          sentences: [
            { text: 'One, again.', origin: 'person', citations: [{ quote }] },
            { text: 'My own.', origin: 'person', citations: [] },
          ],
        },
        { id: 's2', sentences: [{ id: 's2-1', text: 'Three.', citations: [{ quote }] }] },
      ]),
    )
    // Looked up anew: the words do not stand at the offsets that came with them.
    expect(kept()?.sections?.[0]?.sentences[0]?.citations[0]?.textHash).not.toBe('h')
  })

  test('a text restored after a newer version was saved elsewhere does not overwrite it', async () => {
    saved()
    const first = open()
    await first.user.click(await screen.findByRole('button', { name: 'Edit text' }))
    const text = screen.getByRole('textbox', { name: 'Text' })
    await first.user.clear(text)
    await first.user.type(text, '## Mine{Enter}My words.')
    first.unmount()
    changeElsewhere({ sections: [{ id: 's1', heading: 'Theirs', sentences: [] }] })

    const { user } = open()
    expect(await screen.findByRole('heading', { level: 2, name: 'Theirs' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Edit text' }))
    expect(await screen.findByText('Your unsaved text from before is back. Cancel drops it.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save' }))

    expect(await screen.findByText(/This synthesis was changed elsewhere since you opened it/)).toBeVisible()
    expect(kept()?.sections?.[0]?.heading).toBe('Theirs')

    await user.click(screen.getByRole('button', { name: 'Save mine over it' }))
    await waitFor(() => expect(kept()?.sections?.[0]?.heading).toBe('Mine'))
  })
})

test.each([
  ['one that is gone already', { status: 404 }],
  ['one whose answer was lost', { cut: 'after' as const }],
])('deleting %s: it is deleted', async (_, fault) => {
  saved()
  const { user } = open()
  breakCall({ call: 'syntheses.remove', ...fault })
  await user.click(await screen.findByRole('button', { name: 'Delete synthesis' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Project deleted')).toBeVisible()
})

describe('an address without a synthesis', () => {
  for (const [what, id] of [
    ['somebody else’s', 'syn-other'],
    ['nobody’s', 'syn-nothing'],
    ['no id at all', '..%2f..%2fauth'],
  ] as const) {
    test(`${what}: says so under a heading of its own and leads on`, async () => {
      saved({ id: 'syn-other', ownerId: 'user-free' })
      renderAt(`/synthesis-history?id=${id}`, { as: 'individual' })
      expect(await screen.findByRole('heading', { level: 1, name: 'Synthesis not found' })).toBeVisible()
      expect(screen.getByText('There is no synthesis at this address.')).toBeVisible()
      expect(screen.getByRole('link', { name: 'Open the saved syntheses' })).toBeVisible()
      expect(document.title).toBe('Synthesis not found · Roadrunner')
    })
  }

  test('an answer that does not come is an error that can be tried again', async () => {
    saved()
    breakCall({ call: 'syntheses.get', status: 500, body: {} })
    const { user } = open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Synthesis' })).toBeVisible()
    clearFaults(worldNow().id)
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'The old name' })).toBeVisible()
  })
})
