import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'

import { exampleDocument } from '#features/meta-analysis/model/example.ts'
import { starterPapers } from '#engine/starter-papers/all.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import { accepted } from '#tests/support/faults.ts'

testApi()
// A workspace with figures in a crowded machine's jsdom takes its time.
beforeAll(() => import('#pages/syntheses/MetaAnalysisPage.tsx'))

let made = 0
/** The thirteen trials as somebody has saved them, under an id of their own: another test's last save may still arrive. */
function saved(body: unknown = { ...exampleDocument(), isExample: false }, id = `meta-${(made += 1)}`, version = 1) {
  const at = '2026-11-01T10:00:00.000Z'
  worldNow().syntheses.put({ id, ownerId: seedUserId('individual'), kind: 'meta-analysis', title: 'BCG and tuberculosis', status: 'complete', body, version, createdAt: at, updatedAt: at }) // prettier-ignore
  return `/meta-analysis?id=${id}`
}

/** Cells of the row that begins so. Found by captions: roles of a whole workspace are slow to compute. */
const cells = async (caption: string, row: RegExp) => {
  const table = (await screen.findByText(caption, { selector: 'caption' })).closest('table')
  const line = [...(table?.rows ?? [])].find((each) => row.test(each.textContent))
  if (!line) throw new Error(`${caption} has no ${String(row)}`)
  return [...line.cells].slice(1).map((cell) => cell.textContent)
}

describe('the parts of a result', () => {
  const openPart = async (part: string) => {
    const { user } = renderAt(`${saved()}&part=${part}`, { as: 'individual' })
    await user.selectOptions(await screen.findByLabelText('Interval'), 'Normal')
    return user
  }

  test('heterogeneity as R prints it, with its intervals', async () => {
    await openPart('differences')
    expect(await cells('Heterogeneity', /^τ²/)).toEqual(expect.arrayContaining(['0.3132', '0.1197 to 1.1115']))
    expect(await cells('Heterogeneity', /^I²9/)).toEqual(expect.arrayContaining(['92.2%']))
  })

  test('subgroups and regression as R prints them', async () => {
    const user = await openPart('groups')
    // exp(−0.9710), exp(−0.4242)
    expect((await cells('Pooled by subgroup', /^random/)).join(' ')).toContain('0.38 (')
    expect((await cells('Pooled by subgroup', /^systematic/)).join(' ')).toContain('0.65 (')
    await user.click(screen.getByText('Regression', { selector: '[role=tab]' }))
    await waitFor(async () =>
      expect(await cells('Coefficients of the meta-regression', /^Latitude/)).toEqual(
        expect.arrayContaining(['−0.0291', '0.0072']),
      ),
    )
    expect(addressNow()).toContain('part=regression')
  })

  test('the funnel and one left out as R prints them', async () => {
    const user = await openPart('small')
    expect((await cells('Tests of the funnel', /^Egger/)).join(' ')).toMatch(/intercept −2\.112.*t\(11\) = −1\.40/)
    expect((await cells('Tests of the funnel', /^Trim/)).join(' ')).toContain('1 missing on the right')
    expect((await cells('Tests of the funnel', /^Peters/)).join(' ')).toMatch(/slope .*t\(11\) = /)
    expect((await cells('Tests of the funnel', /^Harbord/)).join(' ')).toMatch(/intercept .*t\(11\) = /)
    await user.click(screen.getByText('Leave one out', { selector: '[role=tab]' }))
    await user.click(await screen.findByText('As a table'))
    // exp(−0.6284), without the fourth
    expect((await cells('Leave one out as a table', /^Without Hart/))[0]).toBe('0.53')
  })

  test('unseen studies are looked at when somebody has said which direction is favoured, and not before', async () => {
    const user = await openPart('small')
    const section = within(await screen.findByLabelText('Unseen studies'))
    expect(section.queryByText('If studies are unseen')).not.toBeInTheDocument()
    await user.selectOptions(section.getByLabelText('Published the likelier'), 'Smaller effects (below 1)')
    expect((await cells('If studies are unseen', /^As pooled/))[0]).toMatch(/^0\.49 \(/)
    expect((await cells('If studies are unseen', /^PET/))[0]).toMatch(/^\d\.\d\d \(/)
    expect((await cells('If studies are unseen', /^Selection model/)).join(' ')).toContain('likelihood ratio')
    expect((await cells('If studies are unseen', /^p 0.025 to 1/))[0]).toContain('seen with weight')
    expect(section.getByLabelText('Unseen studies in words')).toHaveTextContent('Taking smaller effects for those')
    await user.selectOptions(section.getByLabelText(/^Steps of the selection model/), '0.05')
    await waitFor(async () => expect((await cells('If studies are unseen', /^p 0.05 to 1/))[1]).toContain('SE '))
  })

  test('sentences and a script for R', async () => {
    await openPart('text')
    expect(await screen.findByLabelText('R script')).toHaveTextContent('res <- rma(yi, vi')
    expect(screen.getByLabelText('Methods')).toHaveTextContent('The risk ratio was pooled as log risk ratio by')
  })

  test('a study chosen in the forest is lit in the table, with the formula of its effect', async () => {
    const { user } = renderAt(saved(), { as: 'individual' })
    const forest = within(await screen.findByLabelText('Forest plot of 13 studies'))
    await user.click(forest.getByLabelText(/^Aronson 1948: risk ratio \(95% CI\) 0\.41/))
    const about = await screen.findByLabelText('About Aronson 1948')
    expect(about).toHaveTextContent('ln((a/n₁)/(c/n₂)); variance 1/a − 1/n₁ + 1/c − 1/n₂')
    expect(document.querySelector('tr[data-lit]')).toHaveTextContent('Aronson 1948')
  })

  test('a line that is left out says why, in the table and below the figure', async () => {
    const { user } = renderAt(saved(), { as: 'individual' })
    await user.click(within(await screen.findByLabelText('Forest plot of 13 studies')).getByLabelText(/^TPT Madras/))
    await user.click(screen.getByRole('button', { name: 'Leave out' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'High risk of bias' }))
    await user.click(dialog.getByRole('button', { name: 'Leave out' }))
    expect(await screen.findByText('Left out: High risk of bias')).toBeVisible()
    expect(await screen.findByLabelText('Forest plot of 12 studies')).toBeInTheDocument()
    expect(screen.getByText(/Not in the figure: TPT Madras 1980 \(High risk of bias\)/)).toBeVisible()
  })

  test('an outcome more has a table and settings of its own', async () => {
    const { user } = renderAt(saved(), { as: 'individual' })
    await user.click(await screen.findByRole('button', { name: 'Add an outcome' }))
    expect(await screen.findByLabelText('Studies of Outcome 2')).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Measure'), 'Mean difference (MD)')
    await user.click(screen.getByRole('button', { name: 'Tuberculosis' }))
    expect(await screen.findByLabelText('Studies of Tuberculosis')).toBeVisible()
    expect(screen.getByLabelText('Measure')).toHaveValue('RR')
  })
})

describe('the paper behind a line', () => {
  const withPaper = (paperId: string) => {
    const document = exampleDocument()
    const outcomes = document.outcomes.map((outcome) => ({
      ...outcome,
      lines: outcome.lines.map((line, i) => (i === 0 ? { ...line, paperId } : line)),
    }))
    return saved({ ...document, outcomes })
  }
  const starter = (isRetracted: boolean) => {
    const paper = starterPapers.find(({ flags }) => Boolean(flags.retracted) === isRetracted)
    if (!paper) throw new Error('no such starter paper')
    return paper
  }

  test('is opened at the passage in which its numbers stand', async () => {
    const paper = starter(false)
    const { user } = renderAt(withPaper(paper.id), { as: 'individual' })
    await user.click(within(await screen.findByLabelText('Forest plot of 13 studies')).getByLabelText(/^Aronson 1948/))
    const about = within(await screen.findByLabelText('About Aronson 1948'))
    expect(await about.findByText(paper.title)).toBeVisible()
    await user.type(about.getByLabelText('Passage with the numbers'), '4 of 123')
    expect(about.getByRole('link', { name: 'Open the paper' })).toHaveAttribute(
      'href',
      `/document/${paper.id}?q=4+of+123`,
    )
    await user.click(about.getByRole('button', { name: 'Unlink' }))
    expect(await about.findByRole('button', { name: 'Link its paper' })).toBeVisible()
  })

  test('is not pooled in silence when it was retracted', async () => {
    const { user } = renderAt(withPaper(starter(true).id), { as: 'individual' })
    const checks = within(await screen.findByLabelText('Checks'))
    expect(await checks.findByText('Aronson 1948 is pooled, and its paper was retracted.')).toBeVisible()
    await user.click(checks.getByRole('button', { name: 'Leave out' }))
    expect(await screen.findByText('Left out: Retracted')).toBeVisible()
  })
})

describe('what is saved', () => {
  test('elsewhere meanwhile is a question, and nothing of either is lost', async () => {
    const { user } = renderAt(saved(undefined, 'meta-both'), { as: 'individual' })
    const title = await screen.findByLabelText('Name of the analysis')
    saved(
      { ...exampleDocument(), outcomes: exampleDocument().outcomes.map((each) => ({ ...each, name: 'Theirs' })) },
      'meta-both',
      2,
    )
    await user.type(title, ', mine')
    expect(await screen.findByText('This was changed elsewhere')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Take the other version' }))
    expect(await screen.findByLabelText('Studies of Theirs')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(title).toHaveValue('BCG and tuberculosis, mine')
    await waitFor(() => expect(worldNow().syntheses.get('meta-both')?.title).toBe('BCG and tuberculosis, mine'))
    expect(accepted('syntheses.update').length).toBeGreaterThan(0)
  })

  test('and damaged is not touched: the page says what is wrong', async () => {
    renderAt(saved({ schema: 'roadrunner/meta-analysis', version: 1, outcomes: [] }), { as: 'individual' })
    expect(await screen.findByText('This meta-analysis cannot be opened')).toBeVisible()
    expect(screen.getByText(/A part of it is damaged \(outcomes\)/)).toBeVisible()
  })

  test('and not there, or somebody else’s, is one answer', async () => {
    renderAt('/meta-analysis?id=nothing', { as: 'individual' })
    expect(await screen.findByText('There is no such meta-analysis')).toBeVisible()
  })

  test('stands at the view of the hub too', async () => {
    renderAt('/synthesis/meta-analysis', { as: 'individual' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Meta-Analysis' })).toBeVisible()
    expect(await screen.findByLabelText('Studies of Outcome 1')).toBeVisible()
  })
})
