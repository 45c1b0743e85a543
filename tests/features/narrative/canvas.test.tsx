import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import type { Claim, NarrativeBody } from '#contract/narrative.ts'
import { starterPapers } from '#engine/starter-papers/all.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { emptyNarrative } from '#science/narrative/body.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()
// The page is a part of its own: fetching it is not what these tests measure.
beforeAll(() => import('#pages/syntheses/CanvasPage.tsx'))

const papers = starterPapers.slice(0, 2)
const claim = (id: string, more: Partial<Claim> = {}): Claim => ({
  id,
  text: `Statement ${id}`,
  evidence: [],
  stance: 'neutral',
  by: 'person',
  ...more,
})
let made = 0
let id = ''
beforeEach(() => {
  made += 1
  id = `canvas-${made}`
  const on = { documentId: papers[0]?.id ?? '', quote: '', start: 0, end: 0, textHash: '', verified: 'exact' as const }
  worldNow().syntheses.put({
    id,
    ownerId: seedUserId('individual'),
    kind: 'narrative',
    title: 'An argument',
    documentIds: papers.map((paper) => paper.id),
    status: 'complete',
    version: 1,
    body: {
      ...emptyNarrative(),
      sections: [{ id: 's1', heading: 'First', text: '', origin: 'empty' }],
      claims: [claim('a', { sectionId: 's1', evidence: [on] }), claim('b')],
    },
  })
})
const bodyNow = () => worldNow().syntheses.get(id)?.body as NarrativeBody
const saved = (look: () => void) => waitFor(look)
const open = () => renderAt(`/synthesis/canvas?id=${id}`, { as: 'individual' })
const card = (name: string) => within(screen.getByRole('list', { name: 'Cards' })).getByRole('button', { name })

test('by key: a card is reached, moved and chosen, and it is said where it went', async () => {
  const { user } = open()
  await waitFor(() => expect(card('Claim Statement a')).toBeVisible())
  card('Claim Statement a').focus()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
  expect(screen.getByText(/^Statement a at /)).toBeInTheDocument()
  await user.keyboard(' ')
  expect(card('Claim Statement a')).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('1 card chosen')).toBeVisible()
  await saved(() => expect(bodyNow().places['a']).toBeDefined())
})

test('by key: what lies between two cards is chosen, moves together, and is put back in one step', async () => {
  const { user } = open()
  await waitFor(() => expect(card('Claim Statement a')).toBeVisible())
  const buttons = within(screen.getByRole('list', { name: 'Cards' })).getAllByRole('button')
  card('Claim Statement a').focus()
  await user.keyboard('{Control>}a{/Control}')
  expect(screen.getAllByText('4 cards chosen')[0]).toBeVisible()
  await user.keyboard('{Escape}')
  for (const button of buttons) expect(button).toHaveAttribute('aria-pressed', 'false')

  await user.keyboard(' ')
  card('Claim Statement b').focus()
  await user.keyboard('{Shift>} {/Shift}')
  expect(card('Claim Statement a')).toHaveAttribute('aria-pressed', 'true')
  expect(card('Claim Statement b')).toHaveAttribute('aria-pressed', 'true')
  const where = () => buttons.map((button) => button.closest('li')?.style.left)
  const before = where()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  const isMoved = before.map((left, i) => where()[i] !== left)
  expect(isMoved).toEqual(buttons.map((button) => button.getAttribute('aria-pressed') === 'true'))
  await saved(() => expect(bodyNow().places['b']).toBeDefined())

  await user.keyboard('{Control>}z{/Control}')
  expect(where()).toEqual(before)
  await user.click(screen.getByRole('button', { name: 'Redo' }))
  expect(where()).not.toEqual(before)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await saved(() => expect(bodyNow().places['b']).toBeUndefined())
})

test('two cards are linked, a section is made of claims, and the outline has it', async () => {
  const { user } = open()
  await waitFor(() => expect(card('Claim Statement a')).toBeVisible())
  for (const name of ['Claim Statement a', 'Claim Statement b']) {
    card(name).focus()
    await user.keyboard(' ')
  }
  await user.click(screen.getByRole('button', { name: 'Link' }))
  await user.click(await screen.findByRole('menuitem', { name: 'First contradicts second' }))
  await user.click(screen.getByRole('button', { name: 'Make a section' }))
  await saved(() => expect(bodyNow().sections.map(({ heading }) => heading)).toEqual(['First', 'New section']))
  expect(bodyNow().links).toMatchObject([{ from: 'a', to: 'b', kind: 'contradicts' }])
  expect(new Set(bodyNow().claims.map(({ sectionId }) => sectionId)).size).toBe(1)
  await user.click(screen.getByRole('link', { name: 'Outline' }))
  expect(await screen.findByRole('region', { name: 'New section' })).toHaveTextContent('2 claims')
})

test('the list says the same as the cards, and links go from it', async () => {
  const { user } = open()
  await waitFor(() => expect(card('Claim Statement a')).toBeVisible())
  await user.click(screen.getByRole('tab', { name: 'List' }))
  const table = screen.getByRole('table', { name: 'Cards' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows).toHaveLength(4)
  expect(within(table).getByRole('row', { name: /Statement a Claim First stands on/ })).toBeVisible()
})

test('a note becomes a claim with the evidence of those chosen with it; what is deleted is asked about', async () => {
  const { user } = open()
  await waitFor(() => expect(card('Claim Statement a')).toBeVisible())
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'So it works')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  for (const name of ['Note So it works', 'Claim Statement a']) {
    card(name).focus()
    await user.keyboard(' ')
  }
  await user.click(screen.getByRole('button', { name: 'Make a claim' }))
  await saved(() =>
    expect(bodyNow().claims.at(-1)).toMatchObject({
      text: 'So it works Statement a',
      evidence: [{ verified: 'exact' }],
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await saved(() => expect(bodyNow().notes).toEqual([]))
  expect(bodyNow().claims.map(({ text }) => text)).toEqual(['Statement b', 'So it works Statement a'])
})

test('without a review in the address it asks which one', async () => {
  renderAt('/synthesis/canvas', { as: 'individual' })
  expect(await screen.findByRole('link', { name: 'An argument' })).toHaveAttribute('href', `/synthesis/canvas?id=${id}`)
})
