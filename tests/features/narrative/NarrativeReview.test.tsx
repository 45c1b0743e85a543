import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'

import type { Claim, NarrativeBody } from '#contract/narrative.ts'
import { starterPapers } from '#engine/starter-papers/all.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { emptyNarrative } from '#science/narrative/body.ts'
import { namedMarks } from '#science/narrative/write-section.ts'
import { paperLabels } from '#science/synthesis/paper-label.ts'
import { breakCall, mendAll } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import { savedFiles } from '#tests/support/saved-files.ts'

testApi()
const files = savedFiles()

const papers = starterPapers.filter(({ title, abstract }) => /bcg/i.test(`${title} ${abstract ?? ''}`)).slice(0, 6)
const [first, second] = papers
const sentenceOf = (abstract = '') => (/[A-Z][^.]{30,200}\./.exec(abstract)?.[0] ?? '').trim()
const claim = (id: string, more: Partial<Claim>): Claim => ({
  id,
  text: `Statement ${id}.`,
  evidence: [],
  stance: 'neutral',
  by: 'person',
  ...more,
})
const quoteOf = (paper: (typeof papers)[number] | undefined) => sentenceOf(paper?.abstract)
const evidence = (paper: (typeof papers)[number] | undefined): Claim['evidence'] => [
  { documentId: paper?.id ?? '', quote: quoteOf(paper), start: 0, end: 1, textHash: 'old', verified: 'exact' },
]

let made = 0
let id = ''

function put(body: Partial<NarrativeBody>) {
  made += 1
  id = `narr-${made}`
  worldNow().syntheses.put({
    id,
    ownerId: seedUserId('individual'),
    kind: 'narrative',
    title: 'BCG and tuberculosis',
    query: 'Does BCG prevent tuberculosis?',
    documentIds: papers.map(({ id }) => id),
    status: 'complete',
    version: 1,
    body: { ...emptyNarrative(), ...body },
  })
}
/** A save waits for a pause in the typing. */
const saved = (look: () => void) => waitFor(look)
const bodyNow = () => worldNow().syntheses.get(id)?.body as NarrativeBody
const open = () => renderAt(`/narrative-review?id=${id}`, { as: 'individual' })

describe('a new narrative review', () => {
  test('begins with an outline from its papers, and every claim carries its passage', async () => {
    const ids = papers.map(({ id }) => id).join(',')
    const { user } = renderAt(`/narrative-review?documents=${ids}`, { as: 'individual' })
    await user.click(await screen.findByRole('button', { name: 'Build the outline' }))
    expect(screen.getByText('Say in one sentence what the review asks.')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: /What the review asks/ }), 'Does BCG prevent tuberculosis?')
    await user.click(screen.getByRole('button', { name: 'Build the outline' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Does BCG prevent tuberculosis?' })).toBeVisible()
    const [row] = worldNow().syntheses.filter(({ kind }) => kind === 'narrative')
    const body = row?.body as NarrativeBody
    expect(body.claims.length).toBeGreaterThan(3)
    for (const each of body.claims) expect(each.evidence).toMatchObject([{ verified: 'exact' }])
    expect(screen.getByRole('region', { name: 'Background' })).toBeVisible()
  })

  test('says what few papers are good for, and keeps what was typed when the server fails', async () => {
    breakCall({ call: 'syntheses.create', status: 500, body: { message: 'The disk is full.' } })
    const { user } = renderAt(`/narrative-review?documents=${first?.id}`, { as: 'individual' })
    expect(await screen.findByText(/1 paper is too few for a review/)).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: /What the review asks/ }), 'Why?')
    await user.click(screen.getByRole('button', { name: 'Build the outline' }))
    expect(await screen.findByText(/The disk is full/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: /What the review asks/ })).toHaveValue('Why?')
    mendAll()
    await user.click(screen.getByRole('button', { name: 'Build the outline' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Why?' })).toBeVisible()
    expect(worldNow().syntheses.filter(({ kind }) => kind === 'narrative')).toHaveLength(1)
  })
})

describe('an opened narrative review', () => {
  test('a file waits for the papers that its text cites', async () => {
    put({ sections: [{ id: 's', heading: 'Protection', text: `BCG protects {${first?.id}}.`, origin: 'person' }] })
    breakCall({ call: 'analyses.documents', delayMs: 1500, times: 1 })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Markdown' }))
    await waitFor(() => expect(files).toHaveLength(1))
    const text = await files[0]?.text()
    expect(text).toContain('## References')
    expect(text).not.toContain(first?.id)
  })

  test('no file is made of a text whose papers do not come', async () => {
    put({ sections: [{ id: 's', heading: 'Protection', text: `BCG protects {${first?.id}}.`, origin: 'person' }] })
    breakCall({ call: 'analyses.documents', status: 500 })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Markdown' }))
    expect(await screen.findByText('The file could not be created')).toBeVisible()
    expect(files).toEqual([])
  })

  beforeEach(() =>
    put({
      sections: [
        { id: 's1', heading: 'Protection', text: '', origin: 'empty' },
        { id: 's2', heading: 'Safety', text: 'Written by hand.', origin: 'person' },
      ],
      claims: [
        claim('c1', { sectionId: 's1', evidence: evidence(first), stance: 'supports' }),
        claim('c2', { sectionId: 's1', evidence: evidence(second), stance: 'opposes' }),
        claim('c3', { sectionId: 's2' }),
      ],
    }),
  )

  test('shows disagreement, what stands in the way, and which papers are never used', async () => {
    open()
    expect(await screen.findByText('Papers disagree here')).toBeVisible()
    const checks = screen.getByRole('region', { name: 'Checks' })
    expect(within(checks).getByText('A claim has no evidence')).toBeVisible()
    expect(within(checks).getByRole('button', { name: 'Mark as final' })).toBeDisabled()
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Papers used' })).toHaveTextContent(`2 of ${papers.length}`),
    )
  })

  test('writes an empty section from its claims at once, and asks before a written one gives way', async () => {
    const { user } = open()
    const protection = await screen.findByRole('region', { name: 'Protection' })
    await user.click(within(protection).getByRole('button', { name: 'Write from the claims' }))
    const written = `Statement c1 {${first?.id}}.\n\nStatement c2 {${second?.id}}.`
    // A person reads the names of the papers; what is kept names them by id.
    const shown = namedMarks(paperLabels(papers)).show(written)
    expect(shown).not.toContain(`{${first?.id}}`)
    expect(within(protection).getByRole('textbox', { name: 'Text of Protection' })).toHaveValue(shown)

    const safety = screen.getByRole('region', { name: 'Safety' })
    await user.click(within(safety).getByRole('button', { name: 'Write from the claims' }))
    const dialog = await screen.findByRole('dialog', { name: 'Replace the text of this section?' })
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }))
    expect(within(safety).getByRole('textbox', { name: 'Text of Safety' })).toHaveValue('Written by hand.')
    await saved(() => expect(bodyNow().sections.map(({ text }) => text)).toEqual([written, 'Written by hand.']))
  })

  test('takes a passage only when it stands in the paper', async () => {
    const { user } = open()
    const safety = await screen.findByRole('region', { name: 'Safety' })
    await user.click(within(safety).getByRole('button', { name: 'Add evidence' }))
    const passage = within(safety).getByRole('textbox', { name: 'Passage, word for word' })
    await user.click(passage)
    await user.paste('Nobody ever wrote this about anything.')
    await user.click(within(safety).getByRole('button', { name: 'Look it up and add' }))
    expect(await within(safety).findByText(/These words are not in this paper/)).toBeVisible()
    await user.clear(passage)
    await user.selectOptions(within(safety).getByRole('combobox', { name: 'Paper' }), first?.id ?? '')
    await user.click(passage)
    await user.paste(quoteOf(first))
    await user.click(within(safety).getByRole('button', { name: 'Look it up and add' }))
    await saved(() =>
      expect(bodyNow().claims.find(({ id }) => id === 'c3')?.evidence).toMatchObject([
        { documentId: first?.id, verified: 'exact' },
      ]),
    )
  })

  test('sections move and go; claims of a removed one wait beside the outline', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Move Safety up' }))
    await user.click(screen.getByRole('button', { name: 'Remove Protection' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    await saved(() => expect(bodyNow().sections.map(({ heading }) => heading)).toEqual(['Safety']))
    expect(bodyNow().claims.map(({ id, sectionId }) => [id, sectionId])).toEqual([
      ['c1', undefined],
      ['c2', undefined],
      ['c3', 's2'],
    ])
    expect(screen.getByRole('heading', { name: 'Beside the outline (2)' })).toBeVisible()
  })

  test('a section that is added is named at once: its heading has the focus', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Add section' }))
    await waitFor(() => expect(screen.getAllByRole('textbox', { name: 'Heading' }).at(-1)).toHaveFocus())
    await user.keyboard('Open questions')
    await saved(() => expect(bodyNow().sections.at(-1)?.heading).toBe('Open questions'))
  })

  test('a newer version from elsewhere is never written over: both stay until one is chosen', async () => {
    const { user } = open()
    const scope = await screen.findByRole('textbox', { name: /^Scope/ })
    const row = worldNow().syntheses.get(id)
    if (!row) throw new Error('The review is gone.')
    worldNow().syntheses.put({ ...row, version: 2, body: { ...bodyNow(), scope: 'Theirs' } })
    await user.type(scope, 'Mine')
    expect(await screen.findByText('This was changed elsewhere')).toBeVisible()
    expect(scope).toHaveValue('Mine')
    expect(bodyNow().scope).toBe('Theirs')
    await user.click(screen.getByRole('button', { name: 'Keep mine' }))
    await saved(() => expect(bodyNow().scope).toBe('Mine'))
  })

  test('drafts a section by a run: only sentences whose passages were found', async () => {
    const { user } = open()
    const protection = await screen.findByRole('region', { name: 'Protection' })
    await user.click(within(protection).getByRole('button', { name: 'Draft with the service' }))
    await waitFor(() => {
      const { value: text } = within(protection).getByRole<HTMLTextAreaElement>('textbox', {
        name: 'Text of Protection',
      })
      expect(namedMarks(paperLabels(papers)).read(text)).toContain(`{${first?.id}}`)
      expect(text).not.toContain(`{${first?.id}}`)
    })
  })
})

test('a review that is not there says so', async () => {
  renderAt('/narrative-review?id=nothing-here', { as: 'individual' })
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such review' })).toBeVisible()
})
