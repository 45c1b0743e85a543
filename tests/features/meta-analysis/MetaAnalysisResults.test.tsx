import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'

import { exampleDocument } from '#features/meta-analysis/model/example.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import { accepted } from '#tests/support/faults.ts'

testApi()
beforeAll(() => import('#pages/syntheses/MetaAnalysisPage.tsx'))

/** The thirteen trials as somebody has saved them. */
function saved(body: unknown = { ...exampleDocument(), isExample: false }, version = 1) {
  const at = '2026-11-01T10:00:00.000Z'
  worldNow().syntheses.put({ id: 'meta-1', ownerId: seedUserId('individual'), kind: 'meta-analysis', title: 'BCG and tuberculosis', status: 'complete', body, version, createdAt: at, updatedAt: at }) // prettier-ignore
  return '/meta-analysis?id=meta-1'
}

const cells = async (table: string, row: RegExp) => {
  const found = within(await screen.findByRole('table', { name: table })).getAllByRole('row')
  const line = found.find((each) => row.test(each.textContent))
  if (!line) throw new Error(`${table} has no ${String(row)}`)
  return within(line)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
}

describe('the parts of a result', () => {
  test('heterogeneity, groups, regression, the funnel and one left out, in numbers as R prints them', async () => {
    const { user } = renderAt(saved(), { as: 'individual' })
    await user.selectOptions(await screen.findByLabelText('Interval'), 'Normal')
    const open = async (name: string) => user.click(await screen.findByRole('tab', { name }))

    await open('Heterogeneity')
    expect(await cells('Heterogeneity', /^τ²/)).toEqual(expect.arrayContaining(['0.3132', '0.1197 to 1.1115']))
    await open('Subgroups')
    // exp(−0.9710), exp(−0.4242)
    expect((await cells('Pooled by subgroup', /^random/)).join(' ')).toContain('0.38 (')
    expect((await cells('Pooled by subgroup', /^systematic/)).join(' ')).toContain('0.65 (')
    await open('Regression')
    expect(await cells('Coefficients of the meta-regression', /^Latitude/)).toEqual(
      expect.arrayContaining(['−0.0291', '0.0072']),
    )
    await open('Small studies')
    expect((await cells('Tests of the funnel', /^Egger/)).join(' ')).toMatch(/intercept −2\.112.*t\(11\) = −1\.40/)
    expect((await cells('Tests of the funnel', /^Trim/)).join(' ')).toContain('1 missing on the right')
    await open('Leave one out')
    await user.click(await screen.findByRole('button', { name: 'As a table' }))
    // exp(−0.6284), without the fourth
    expect((await cells('Leave one out as a table', /^Without Hart/))[0]).toBe('0.53')
    await open('Text and R')
    expect(await screen.findByRole('region', { name: 'R script' })).toHaveTextContent('res <- rma(yi, vi')
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

describe('what is saved', () => {
  test('elsewhere meanwhile is a question, and nothing of either is lost', async () => {
    const { user } = renderAt(saved(), { as: 'individual' })
    const title = await screen.findByLabelText('Name of the analysis')
    saved(
      { ...exampleDocument(), outcomes: exampleDocument().outcomes.map((each) => ({ ...each, name: 'Theirs' })) },
      2,
    )
    await user.type(title, ', mine')
    expect(await screen.findByText('This analysis was changed elsewhere', undefined, { timeout: 15_000 })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Take the other version' }))
    expect(await screen.findByLabelText('Studies of Theirs')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(title).toHaveValue('BCG and tuberculosis, mine')
    await waitFor(() => expect(worldNow().syntheses.get('meta-1')?.title).toBe('BCG and tuberculosis, mine'), {
      timeout: 15_000,
    })
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
