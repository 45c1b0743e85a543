import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { externalSources } from '#contract/search.ts'
import { setSources } from '#engine/sources/settings.ts'
import { accepted, breakCall } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()
// Nobody is there: these tests look at what is agreed to, and no request may leave this machine.
const NOBODY = 'http://127.0.0.1:9/nobody'
beforeEach(() =>
  setSources('default', { sources: [], bases: Object.fromEntries(externalSources.map((source) => [source, NOBODY])) }),
)
afterEach(() => setSources('default', undefined))

const agreedTo = () =>
  worldNow()
    .outsideChoices.all()
    .map(({ sources }) => Object.keys(sources))

test('a search that found nothing offers the sources outside; one press agrees and searches them', async () => {
  const { user } = renderAt('/search', { as: 'individual' })
  await user.type(await screen.findByRole('searchbox', { name: 'Question' }), 'zebrafish fins{Enter}')
  await screen.findByText(/No paper here uses the words?/)

  const offers = screen.getAllByRole('button', { name: 'Search outside too…' })
  await user.click(offers.at(-1) as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Search the world’s literature too' }))
  expect(dialog.getByText(/Nothing has been sent yet/)).toBeVisible()
  expect(dialog.getByText(/Never your name, your library or your notes/)).toBeVisible()
  for (const box of dialog.getAllByRole('checkbox'))
    if (!/Crossref/.test(box.parentElement?.textContent ?? '')) await user.click(box)
  expect(
    dialog.getByText('What publishers register with a DOI, in every field: records, references, retractions.'),
  ).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Terms of Crossref' })).toBeVisible()
  await user.type(dialog.getByLabelText(/Email address/), 'me@example.org')
  await user.click(dialog.getByRole('button', { name: 'Switch on 1 source and search' }))

  await waitFor(() =>
    expect(accepted('search.run').map(({ input }) => input)).toEqual([
      { body: { query: 'zebrafish fins' } },
      { body: { query: 'zebrafish fins', sources: ['crossref'] } },
    ]),
  )
  expect(worldNow().outsideChoices.all()).toMatchObject([{ mailto: 'me@example.org' }])
  expect(agreedTo()).toEqual([['crossref']])
})

test('the form offers them too, and what is agreed to is ticked for the next search', async () => {
  const { user } = renderAt('/search', { as: 'individual' })
  const where = within(await screen.findByRole('group', { name: 'Search in' }))
  await user.click(await where.findByRole('button', { name: 'Search outside too…' }))
  const dialog = within(await screen.findByRole('dialog'))
  const boxes = dialog.getAllByRole('checkbox')
  await user.click(dialog.getByRole('button', { name: new RegExp(`^Switch on ${boxes.length} source`) }))
  await waitFor(() => expect(where.getAllByRole('checkbox', { checked: true })).toHaveLength(boxes.length + 2))
  expect(where.queryByRole('button', { name: /outside/ })).not.toBeInTheDocument()
})

test('an address that is none is refused in words, and nothing is agreed to', async () => {
  const { user } = renderAt('/search', { as: 'individual' })
  await user.click(await screen.findByRole('button', { name: 'Search outside too…' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/Email address/), 'not an address')
  await user.click(dialog.getByRole('button', { name: /^Switch on/ }))
  expect(await dialog.findByText('Not an email address. Nothing was changed.')).toBeVisible()
  expect(agreedTo()).toEqual([])
})

test('what cannot be saved says so, and the dialog stays', async () => {
  breakCall({ call: 'outsideSources.choose', status: 500 })
  const { user } = renderAt('/search', { as: 'individual' })
  await user.click(await screen.findByRole('button', { name: 'Search outside too…' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Switch on/ }))
  expect(await screen.findByText('That could not be saved')).toBeVisible()
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('in the settings each source is switched by itself, tried, and given a key that is never shown', async () => {
  const { user } = renderAt('/settings?tab=research', { as: 'individual' })
  const card = within(
    (await screen.findByRole('heading', { name: 'Sources outside' })).closest('section') as HTMLElement,
  )
  await user.click(await card.findByRole('checkbox', { name: 'OpenAlex' }))
  expect(await card.findByText(/^You agreed on/)).toBeVisible()
  const field = await card.findByLabelText('Key for OpenAlex')
  expect(field).toHaveAttribute('type', 'password')
  await user.type(field, 'abc123')
  await user.click(card.getByRole('button', { name: 'Keep key: OpenAlex' }))
  expect(await card.findByText('A key is kept on the server. It is not shown again.')).toBeVisible()
  expect(document.body.textContent).not.toContain('abc123')
  await user.click(card.getByRole('checkbox', { name: 'OpenAlex' }))
  await waitFor(() => expect(card.getByRole('checkbox', { name: 'OpenAlex' })).not.toBeChecked())
  expect(agreedTo()).toEqual([[]])
  expect(accepted('outsideSources.choose')).toHaveLength(2)
})

test('an admin says for whom a source is asked', async () => {
  const { user } = renderAt('/admin/platform?view=sources', { as: 'admin' })
  await user.selectOptions(await screen.findByLabelText('Crossref is asked'), 'Off for everybody')
  await waitFor(() => expect(worldNow().outsideRules.all()[0]?.policies).toEqual({ crossref: 'off' }))
  expect(await screen.findByLabelText('Crossref is asked')).toHaveValue('off')
})

test('what a source cannot be asked is named before the search runs', async () => {
  setSources('default', { sources: ['pubmed', 'openalex'], bases: { pubmed: NOBODY, openalex: NOBODY } })
  const { user } = renderAt('/search', { as: 'individual' })
  await user.click(await screen.findByRole('searchbox', { name: 'Question' }))
  await user.paste('"Heart Failure"[Mesh] AND statin*[ti]')
  expect(await screen.findByText(/^OpenAlex cannot be asked exactly this/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'How each source outside will be asked' }))
  expect(screen.getByText('term=("Heart Failure"[mh]) AND statin*[ti]')).toBeVisible()
  expect(screen.getByText(/Left out, because it cannot be asked there: “statin\*”/)).toBeVisible()
  expect(accepted('search.run')).toHaveLength(0)
})

test('what of a pasted string is not read stands below it, and whose it is is asked where that changes the reading', async () => {
  setSources('default', { sources: ['pubmed'], bases: { pubmed: NOBODY } })
  const { user } = renderAt('/search', { as: 'individual' })
  const field = await screen.findByRole('searchbox', { name: 'Question' })
  await user.click(field)
  await user.paste('(hip NEAR/3 fracture) AND tea* AND LA=(English)')
  const open = within(await screen.findByRole('list', { name: 'Not read, or left open by the string' }))
  expect(open.getByText(/^Not read: “LA=\(English\)”/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'How this string was read' }))
  expect(screen.getByText('Read “NEAR/3” as at most 3 words between, in any order.')).toBeVisible()
  await user.clear(field)
  await user.click(field)
  await user.paste('(hip NEAR/3 fracture) AND tea*')
  await user.click(await screen.findByRole('button', { name: 'Read as Embase.com' }))
  expect(screen.getByRole('textbox', { name: 'Question' })).toHaveValue(
    'Read as Embase.com:\n(hip NEAR/3 fracture) AND tea*',
  )
  await user.click(await screen.findByRole('button', { name: 'How this string was read' }))
  expect(await screen.findByText('Read as a string of Embase.com, as its first line says.')).toBeVisible()
  expect(screen.getByText('Read “NEAR/3” as at most 2 words between, in any order.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Read as Embase.com' })).toBeNull()
})
