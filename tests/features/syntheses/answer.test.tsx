import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { answerIn } from '#contract/answer.ts'
import { starterPapers } from '#engine/starter-papers/all.ts'
import { readDocument } from '#research/meta-analysis/document.ts'
import { compute } from '#research/meta-analysis/compute.ts'
import { changedProse } from '#science/answers/changed-prose.ts'
import { answerFrom, recompute } from '#science/answers/answer.ts'
import { sectionsOf } from '#science/answers/sections.ts'
import { breakCall, mendAll } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const QUESTION = 'Does BCG vaccination prevent tuberculosis?'
const papers = starterPapers.filter(({ title }) => /BCG|bacillus Calmette/i.test(title)).slice(0, 14)
const computed = answerFrom({ query: QUESTION, papers })

/** A saved synthesis with its answer, as a run leaves it. */
function saved() {
  const world = worldNow()
  world.syntheses.put({
    id: 'syn-answer',
    ownerId: 'user-individual',
    kind: 'synthesis',
    title: QUESTION,
    query: QUESTION,
    documentIds: papers.map(({ id }) => id),
    status: 'complete',
    version: 1,
    sections: sectionsOf(computed),
    body: { answer: computed },
    createdAt: world.now(),
    updatedAt: world.now(),
  })
}
const kept = () => answerIn(worldNow().syntheses.get('syn-answer')?.body)
const open = async () => {
  saved()
  const { user } = renderAt('/synthesis-history?id=syn-answer', { as: 'individual' })
  const head = within(await screen.findByRole('region', { name: 'The answer' }))
  const table = within(screen.getByRole('table', { name: 'Studies' }))
  return { user, head, table }
}
const studies = [...new Set(computed.rows.filter(({ group }) => group === 'study').map(({ study }) => study))]
const shownStudies = () => document.querySelectorAll('th[scope="rowgroup"]').length

describe('an answer', () => {
  test('says its verdict first, and the same in a bar whose words count as it does', async () => {
    const { head } = await open()
    expect(head.getByText(`${computed.verdict?.says}.`)).toBeVisible()
    expect(head.getByText(new RegExp(computed.verdict?.counted.slice(0, 30) ?? '-'))).toBeVisible()
    const words = within(head.getByRole('list', { name: 'What the studies say' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent)
    const { names, counts } = computed.verdict ?? { names: undefined, counts: undefined }
    expect(words.slice(0, 3)).toEqual([
      `${counts?.favour}${names?.favour}`,
      `${counts?.none}${names?.none}`,
      `${counts?.against}${names?.against}`,
    ])
  })

  test('shows each study once, whatever it says, with its passage', async () => {
    const { user, table } = await open()
    expect(shownStudies()).toBe(studies.length)
    const first = computed.rows.find(({ group, evidence }) => group === 'study' && evidence)
    await user.click(
      table.getByRole('button', { name: new RegExp(`^Open the passage of ${first?.label.replace(/[()]/g, '\\$&')},`) }),
    )
    const card = within(await screen.findByRole('dialog', { name: `Open the passage of ${first?.label}` }))
    expect(card.getByText(first?.evidence?.quote ?? '-')).toBeVisible()
    expect(await card.findByText(/Stands word for word in a summary by Roadrunner/)).toBeVisible()
    expect(card.getByRole('link', { name: 'Open the passage' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/document/${first?.paperIds[0]}`),
    )
  })

  test('is narrowed by what studies say and by words, and sorted by a column', async () => {
    const { user, head, table } = await open()
    const counts = computed.verdict?.counts
    await user.click(
      head.getByRole('button', { name: new RegExp(`^${counts?.none} ?${computed.verdict?.names.none}`) }),
    )
    expect(shownStudies()).toBe(counts?.none)
    expect(screen.getByText(`${counts?.none} of ${studies.length} studies shown`)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    await user.click(table.getByRole('button', { name: 'People' }))
    await user.click(table.getByRole('button', { name: 'People' }))
    expect(table.getByRole('columnheader', { name: 'People' })).toHaveAttribute('aria-sort', 'descending')
    const most = computed.rows
      .toSorted((a, b) => (b.people ?? 0) - (a.people ?? 0))
      .find(({ group }) => group === 'study')
    expect(document.querySelector('th[scope="rowgroup"]')).toHaveTextContent(most?.label ?? '-')
    await user.type(screen.getByRole('textbox', { name: 'Find in the table' }), `${most?.label} `)
    await waitFor(() => expect(shownStudies()).toBeLessThan(studies.length))
    expect(document.querySelector('th[scope="rowgroup"]')).toHaveTextContent(most?.label ?? '-')
  })

  test('changes when a study is taken out, in its words and in what is saved, and comes back', async () => {
    const { user, head, table } = await open()
    const one = computed.rows.find(({ says, group }) => says === 'favour' && group === 'study')
    const before = computed.verdict?.counts.favour ?? 0
    await user.click(table.getByRole('button', { name: `Take ${one?.label} out of the answer` }))
    await waitFor(() =>
      expect(head.getByRole('list', { name: 'What the studies say' })).toHaveTextContent(`${before - 1}`),
    )
    await waitFor(() => expect(kept()?.verdict?.counts.favour).toBe(before - 1))
    expect(kept()?.rows.find(({ id }) => id === one?.id)?.isOut).toBe(true)
    const prose = worldNow()
      .syntheses.get('syn-answer')
      ?.sections?.[0]?.sentences.map(({ text }) => text)
    expect(prose).toEqual(
      kept()
        ?.prose.filter(({ part }) => part === 'answer')
        .map(({ text }) => text),
    )
    expect(table.getByText('Taken out')).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(kept()?.verdict).toEqual(computed.verdict))
    expect(table.queryByText('Taken out')).not.toBeInTheDocument()
  })

  test('that cannot be saved says so and is saved with the next try', async () => {
    const { user, table } = await open()
    breakCall({ call: 'syntheses.update', status: 500, body: {} })
    const one = computed.rows.find(({ says, group }) => says === 'favour' && group === 'study')
    await user.click(table.getByRole('button', { name: `Take ${one?.label} out of the answer` }))
    expect(await screen.findByText('The changed answer is not saved')).toBeVisible()
    mendAll()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(kept()?.rows.find(({ id }) => id === one?.id)?.isOut).toBe(true))
    await waitFor(() => expect(screen.queryByText('The changed answer is not saved')).not.toBeInTheDocument())
  })

  test('leaves alone what a person wrote into its text, and brings back nothing that they deleted', () => {
    const [first, ...rest] = sectionsOf(computed)
    const [line, ...others] = first?.sentences ?? []
    if (!first || !line) throw new Error('no text')
    const mine = { ...line, text: 'In my own words.', origin: 'person' as const }
    const after = recompute(computed, new Set([computed.pooled?.rowIds[0] ?? '']))
    const changed = changedProse([{ ...first, sentences: [mine] }], computed, after)
    expect(others.length).toBeGreaterThan(0)
    expect(rest.length).toBeGreaterThan(0)
    expect(changed).toEqual([{ ...first, sentences: [mine] }])
    expect(changedProse(sectionsOf(computed), computed, after)).toEqual(sectionsOf(after))
  })

  test('is asked anew without a concept that was left away', async () => {
    const { user } = await open()
    const [concept] = computed.question.concepts
    await user.click(screen.getByRole('button', { name: `Remove Exposure: ${concept?.text}` }))
    await waitFor(() => expect(kept()?.question.concepts).toHaveLength(computed.question.concepts.length - 1))
  })
})

describe('onward', () => {
  test('Meta-analysis opens with the same studies and comes to the same figure', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Meta-analysis' }))
    await waitFor(() => expect(addressNow()).toMatch(/^\/synthesis\/meta-analysis\?id=/))
    const [made] = worldNow().syntheses.filter(({ kind }) => kind === 'meta-analysis')
    const read = readDocument(made?.body)
    const outcome = read.ok ? read.document.outcomes[0] : undefined
    expect(outcome?.lines.map(({ paperId }) => paperId)).toEqual(
      computed.pooled?.rowIds.map((id) => computed.rows.find((row) => row.id === id)?.paperIds[0]),
    )
    const { analysis } = outcome ? compute(outcome) : { analysis: undefined }
    expect(analysis?.pooled?.natural.estimate).toBeCloseTo(computed.pooled?.estimate ?? NaN, 10)
    expect(analysis?.pooled?.natural.low).toBeCloseTo(computed.pooled?.low ?? NaN, 10)
    expect(analysis?.pooled?.heterogeneity.i2).toBeCloseTo(computed.pooled?.i2 ?? NaN, 8)
  })

  test('Write makes a draft of the text with its papers, in one press', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Write' }))
    await waitFor(() => expect(addressNow()).toMatch(/^\/write\/.+/))
    expect(worldNow().syntheses.filter(({ kind }) => kind === 'draft')).toMatchObject([
      { title: QUESTION, documentIds: expect.arrayContaining([papers[0]?.id]) },
    ])
  })

  test('Table takes the papers and the question along', async () => {
    await open()
    const address = screen.getByRole('link', { name: 'Table' }).getAttribute('href') ?? ''
    const asked = new URLSearchParams(address.split('?')[1])
    expect(address).toMatch(/^\/literature-review-table\?/)
    expect(asked.get('documents')?.split(',')).toHaveLength(papers.length)
    expect(asked.get('q')).toBe(QUESTION)
  })
})
