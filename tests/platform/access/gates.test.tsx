import { screen, waitFor, within } from '@testing-library/react'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'

import { newReviewBody } from '#contract/review-body.ts'
import { pages } from '#contract/pages.ts'
import { setUses } from '#engine/people/plan-limits.ts'
import { newOutcome, startState } from '#features/clinical-relevance/clinical-state.ts'
import { columnOfConcept, newConcept } from '#features/literature-matrix/concept-columns.ts'
import { emptyDocument } from '#research/meta-analysis/document.ts'
import { analysisAddress } from '#research/analyses/analysis-kinds.ts'
import { emptyGridBody } from '#science/grid/read-grid.ts'
import { accepted, breakCall } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import { savedFiles } from '#tests/support/saved-files.ts'

testApi()

const files = savedFiles()

/** A Word file is a zip of parts: its text stands in one of them. */
async function textOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!file.name.endsWith('.docx')) return new TextDecoder().decode(bytes)
  return strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
}

const usage = (body: object) => breakCall({ call: 'usage.check', status: 200, body })
const isOpen = () => screen.findByRole('heading', { level: 1, name: 'Document Analysis and Extraction' })

describe('the gate of a feature', () => {
  test('nothing left: the card that asks to upgrade, and not the page', async () => {
    usage({ isUnlimited: false, canUse: false, remainingCount: 0 })
    const { user } = renderAt('/analyze', { as: 'free' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Upgrade to Continue' })).toBeVisible()
    expect(document.title).toBe('Upgrade to Continue · Roadrunner')
    expect(screen.getByText("You've used all 3 monthly extract features on the free plan.")).toBeVisible()
    expect(screen.queryByText('Document Analysis and Extraction')).not.toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'See plans' }))
    expect(await screen.findByRole('dialog', { name: 'Subscription plans' })).toBeVisible()
  })

  test('the synthesis gate names its own feature', async () => {
    usage({ canUse: false })
    renderAt('/synthesis', { as: 'free' })
    expect(await screen.findByText("You've used all 3 monthly synthesis features on the free plan.")).toBeVisible()
  })

  test('counts as the server does: two uses of a free month, and it is closed', async () => {
    setUses(worldNow(), 'user-free', { extract: 2 })
    renderAt('/analyze', { as: 'free' })
    expect(await screen.findByRole('heading', { name: 'Upgrade to Continue' })).toBeVisible()
  })

  test('unlimited: the page, and no bar', async () => {
    renderAt('/analyze', { as: 'individual' })
    expect(await isOpen()).toBeVisible()
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })

  test('some left: the page with a bar', async () => {
    usage({ isUnlimited: false, canUse: true, remainingCount: 2 })
    renderAt('/analyze', { as: 'free' })
    expect(await isOpen()).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Monthly extract runs left' })).toHaveAttribute('aria-valuenow', '2')
    expect(screen.queryByText(/left this month on your plan/)).not.toBeInTheDocument()
  })

  test('one left: a warning besides', async () => {
    usage({ isUnlimited: false, canUse: true, remainingCount: 1 })
    renderAt('/analyze', { as: 'free' })
    expect(await screen.findByText('One extract run left this month on your plan.')).toBeVisible()
  })

  test.each([
    ['a server error', { status: 500 }],
    ['no connection', { cut: 'before' }],
    ['a web page', { html: true }],
    ['an answer of another shape', { status: 200, body: { canUse: 'maybe' } }],
    ['an answer that says nothing', { status: 200, body: {} }],
  ] as const)('%s lets through', async (_, fault) => {
    breakCall({ call: 'usage.check', ...fault })
    renderAt('/analyze', { as: 'free' })
    expect(await isOpen()).toBeVisible()
    expect(screen.queryByText('Upgrade to Continue')).not.toBeInTheDocument()
  })

  test('while it is asked, neither the page nor its refusal is there', async () => {
    breakCall({ call: 'usage.check', hang: true })
    renderAt('/analyze', { as: 'free' })
    await screen.findByRole('banner')
    await waitFor(() => expect(screen.getByText('Loading')).toBeInTheDocument())
    expect(screen.queryByText('Upgrade to Continue')).not.toBeInTheDocument()
    expect(screen.queryByText('Document Analysis and Extraction')).not.toBeInTheDocument()
  })
})

describe('own work is never locked', () => {
  const rows = Object.values(pages).flatMap((row) => {
    const kind = 'analysis' in row ? (row.analysis as { kind?: string }).kind : undefined
    return kind === undefined || row.access === 'protected' ? [] : [[kind, row.access] as const]
  })

  const id = (kind: string) => `own-${kind}`
  const clinical = { ...startState, outcomes: [newOutcome('o', 'Tuberculosis', 'RR')] }
  const bodies: Record<string, unknown> = {
    review: newReviewBody('systematic', {}),
    'meta-analysis': emptyDocument(),
    lit_matrix: { ...emptyGridBody(), columns: [columnOfConcept(newConcept('Latitude'))] },
    timeline_compare: { ...emptyGridBody(), views: { timeline_compare: { with: id('timeline_compare') } } },
    clinical: { ...emptyGridBody(), views: { clinical } },
  }
  /** What is pressed to have it as a file, one after the other; every view of a grid has the bundle. */
  const waysOut: Record<string, readonly string[]> = {
    synthesis: ['Word'],
    review: ['Report', 'Report, Word'],
    'meta-analysis': ['Export', 'Bundle that opens here again (JSON)'],
    narrative: ['Export', 'Markdown'],
    draft: ['Export', 'Save file'],
    timeline_compare: ['Export', 'Markdown'],
  }
  const bundle = ['Export', 'Bundle that opens again (JSON)']

  test.each(rows)('%s, behind the gate %s: the card, the work below it, and its file', async (kind) => {
    const title = `My own ${kind}`
    const at = new Date(0).toISOString()
    worldNow().syntheses.put({
      id: id(kind),
      ownerId: 'user-free',
      kind,
      title,
      body: bodies[kind],
      documentIds: ['p-aronson-1948', 'p-ferguson-1949'],
      version: 1,
      createdAt: at,
      updatedAt: at,
    })
    setUses(worldNow(), 'user-free', { extract: 2, synthesis: 2, write: 2 })
    const address = analysisAddress({ id: id(kind), kind })
    const { user } = renderAt(address, { as: 'free' })
    const isGated = !address.startsWith('/synthesis-history') && !address.startsWith('/write')
    if (isGated) expect(await screen.findByRole('heading', { name: 'Upgrade to Continue' })).toBeVisible()
    // As words of the page, or in the field of its name.
    await waitFor(() =>
      expect([...screen.queryAllByText(title, { exact: false }), ...screen.queryAllByDisplayValue(title)]).not.toEqual(
        [],
      ),
    )
    for (const name of waysOut[kind] ?? bundle) {
      const way = await waitFor(() => {
        const [found] = ['menuitem', 'button', 'link'].flatMap((role) => {
          const layer = screen.queryByRole('dialog')
          return (layer ? within(layer) : screen).queryAllByRole(role, { name })
        })
        expect(found).toBeDefined()
        expect(found).not.toBeDisabled()
        return found as HTMLElement
      })
      await user.click(way)
    }
    await waitFor(() => expect(files).toHaveLength(1))
    expect(await textOf(files[0] as File)).toContain(title)
  })

  test('a page that the plan does not include stands below what plan does', async () => {
    const at = new Date(0).toISOString()
    worldNow().syntheses.put({
      id: 'own-grid',
      ownerId: 'user-free',
      kind: 'grid',
      title: 'Mine from before',
      version: 1,
      createdAt: at,
      updatedAt: at,
    })
    const body = { currentPlan: 'free', subscription: { planType: 'free', features: { accessToExtract: false } } }
    breakCall({ call: 'subscription.get', status: 200, body })
    renderAt('/analyze?id=own-grid', { as: 'free' })
    expect(await screen.findByRole('heading', { name: 'Upgrade Required' })).toBeVisible()
    await waitFor(() => expect(document.body).toHaveTextContent('Mine from before'))
    expect(addressNow()).toBe('/analyze?id=own-grid')
  })

  test('a project stays to be read after its owner’s plan has ended', async () => {
    for (const id of ['user-team-owner', 'user-enterprise']) worldNow().accounts.update(id, { plan: 'free' })
    renderAt('/project/project-statins', { as: 'team-owner' })
    expect(await screen.findByRole('heading', { name: 'Upgrade Required' })).toBeVisible()
    expect((await screen.findAllByText('Statins before the first event')).length).toBeGreaterThan(0)
  })
})

describe('the team feature', () => {
  test.each(['team-owner', 'team-member', 'enterprise', 'tester'] as const)('is open to %s', async (as) => {
    renderAt('/collaborate', { as })
    expect(await screen.findByRole('heading', { level: 1, name: 'Collaborate' })).toBeVisible()
  })

  test.each(['free', 'student', 'individual'] as const)('asks %s to upgrade, in place', async (as) => {
    renderAt('/project/p-1', { as })
    expect(await screen.findByRole('heading', { name: 'Upgrade Required' })).toBeVisible()
    expect(
      screen.getByText("Your current plan doesn't include team collaboration. Please upgrade to access this feature."),
    ).toBeVisible()
    expect(addressNow()).toBe('/project/p-1')
  })

  test('a plan that cannot be loaded says so and can be asked for again', async () => {
    breakCall({ call: 'subscription.get', status: 500 })
    const { user } = renderAt('/collaborate', { as: 'team-owner' })
    expect(await screen.findByText('Could not load your plan. Try again.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Collaborate' })).toBeVisible()
    breakCall({ call: 'subscription.get', delayMs: 1 })
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(screen.queryByText('Could not load your plan. Try again.')).not.toBeInTheDocument())
    expect(await screen.findByRole('heading', { level: 1, name: 'Collaborate' })).toBeVisible()
  })

  test('a page of a project keeps its own name while the plan cannot be loaded', async () => {
    breakCall({ call: 'subscription.get', status: 500 })
    renderAt('/collaborate/project-statins/milestones', { as: 'team-owner' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Milestones' })).toBeVisible()
  })

  test('a plan that nobody knows is treated as one without teams', async () => {
    breakCall({ call: 'subscription.get', status: 200, body: { currentPlan: 'galactic' } })
    renderAt('/collaborate', { as: 'team-owner' })
    expect(await screen.findByRole('heading', { name: 'Upgrade Required' })).toBeVisible()
    expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Galactic plan' })).toBeVisible()
  })
})

describe('a page that the plan does not include', () => {
  test.each([
    ['/write', 'accessToWrite', 'the writing assistant'],
    ['/analyze', 'accessToExtract', 'document analysis and extraction'],
    ['/synthesis', 'accessToSynthesis', 'evidence synthesis'],
  ])('%s: said on the dashboard, with the plans', async (path, flag, name) => {
    const body = { currentPlan: 'free', subscription: { planType: 'free', features: { [flag]: false } } }
    breakCall({ call: 'subscription.get', status: 200, body })
    renderAt(path, { as: 'free' })
    // What is told goes again by itself; the plans are loaded meanwhile.
    expect(await screen.findByText('Upgrade Required')).toBeInTheDocument()
    expect(
      screen.getByText(`Your current plan doesn't include ${name}. Please upgrade to access this feature.`),
    ).toBeInTheDocument()
    expect(await screen.findByRole('dialog', { name: 'Subscription plans' })).toBeVisible()
    expect(addressNow()).toBe('/personalized-dashboard')
  })

  test('a plan that cannot be asked for denies nothing', async () => {
    breakCall({ call: 'subscription.get', status: 500 })
    renderAt('/analyze', { as: 'free' })
    expect(await isOpen()).toBeVisible()
  })
})

test('the plans can be read, with the current one marked', async () => {
  const { user } = renderAt('/personalized-dashboard', { as: 'individual' })
  await user.click(await screen.findByRole('button', { name: 'Individual plan' }))
  const dialog = await screen.findByRole('dialog', { name: 'Subscription plans' })
  const mine = within(dialog).getByText('Current plan').closest('li')
  expect(mine).toHaveTextContent('Individual')
  expect(mine).toHaveTextContent('$25 a month')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(accepted('subscription.checkout')).toHaveLength(0)
})
