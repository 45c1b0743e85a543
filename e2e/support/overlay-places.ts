import type { JSHandle, Locator, Page } from '@playwright/test'

import type { Overlay, PlaceName, Press } from './overlays.ts'
import { openPaper, walkingPdf } from './reader.ts'
import { decideAll, ris } from './review.ts'
import { expect } from './test.ts'

async function starterPapers(page: Page, text: string) {
  const reply = await page.request.get(`/api/documents?scope=starter&text=${text}&limit=6`)
  const { documents } = (await reply.json()) as { documents: { id: string }[] }
  return documents.map(({ id }) => id)
}

async function newAnalysis(page: Page, kind: string, title: string, documentIds: readonly string[]) {
  const reply = await page.request.post('/api/syntheses', { data: { kind, title, documentIds, body: {} } })
  expect(reply.ok(), await reply.text()).toBe(true)
  const made = (await reply.json()) as { id?: string; synthesis?: { id: string } }
  return made.synthesis?.id ?? made.id ?? ''
}

/** A view over a few papers of the starter library. */
const view = (path: string) => async (page: Page) => {
  await page.goto(`${path}?documents=${(await starterPapers(page, 'BCG')).join(',')}&q=BCG`)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Open as…' })).toBeVisible()
}
const at = (path: string) => async (page: Page) => void (await page.goto(path))

/** A stage of an example review with a few included studies. */
const stage = (path: string, name: string) => async (page: Page) => {
  await page.goto(path)
  await page.getByRole('button', { name: 'Try with example papers' }).first().click()
  await expect(page.locator('#screened-title')).toBeVisible()
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await decideAll(page, id, 4)
  await page.goto(`${path}?id=${id}&stage=${name}`)
}

async function ownPapers(page: Page) {
  await page.goto('/resources')
  await page.getByRole('button', { name: 'Import papers' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Import papers' })
  const text = [1, 2].map((n) => ris(`Quaternions in the cellar, part ${n}`, 'Curie, Marie', 2018 + n, 'Tea.')).join('')
  await dialog.locator('input[type=file]').setInputFiles({ name: 'two.ris', mimeType: '', buffer: Buffer.from(text) })
  await dialog.getByRole('button', { name: 'Show imported papers' }).click()
}

async function search(page: Page) {
  await page.goto('/search')
  await page.getByRole('searchbox', { name: 'Question' }).fill('BCG vaccine tuberculosis')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').first()).toBeVisible()
}

/** An answer of Copilot, and a draft it could be sent to. */
async function asked(page: Page) {
  await newAnalysis(page, 'draft', 'BCG and tuberculosis', [])
  await page.goto('/copilot')
  const field = page.getByRole('textbox', { name: 'Your question' })
  await field.fill('Does BCG vaccination prevent tuberculosis?')
  await field.press('Enter')
  const passage = page.getByRole('article', { name: 'Answer' }).getByRole('button', { name: /: open the passage$/ })
  await expect(passage.first()).toBeVisible({ timeout: 30_000 })
}

/** Where the overlays of a place can be opened: what it takes to be there, signed in already. */
export const ready: { [P in PlaceName]: (page: Page) => Promise<void> } = {
  help: at('/help'),
  free: at('/help'),
  narrow: search,
  narrowLibrary: at('/resources?text=colditz'),
  search,
  library: async (page) => {
    await ownPapers(page)
    for (const n of [1, 2]) await page.getByRole('checkbox', { name: new RegExp(`^Choose Quaternions.*${n}`) }).check()
  },
  libraryPaper: async (page) => {
    await ownPapers(page)
    await page.getByRole('button', { name: /^Quaternions in the cellar, part 1/ }).click()
  },
  grid: view('/analyze'),
  table: view('/literature-review-table'),
  matrix: view('/literature-matrix'),
  timeline: view('/research-timeline'),
  designs: view('/compare-experimental-designs'),
  hypotheses: async (page) => {
    await view('/hypothesis-comparison')(page)
    for (const text of ['BCG protects', 'The climate protects']) {
      await page.getByRole('textbox', { name: 'Hypothesis' }).fill(text)
      await page.getByRole('button', { name: 'Add hypothesis' }).click()
    }
  },
  meta: at('/meta-analysis?example'),
  reviews: at('/systematic-review'),
  reviewRecords: stage('/systematic-review', 'records'),
  reviewFlow: stage('/systematic-review', 'flow'),
  charting: stage('/scoping-review', 'charting'),
  map: stage('/scoping-review', 'map'),
  drafts: async (page) => {
    await newAnalysis(page, 'draft', 'BCG and tuberculosis', [])
    await page.goto('/write')
  },
  draft: async (page) => {
    await page.goto(`/write/${await newAnalysis(page, 'draft', 'BCG and tuberculosis', [])}`)
    await expect(page.getByRole('textbox', { name: 'Text of the draft' })).toBeVisible({ timeout: 25_000 })
  },
  history: async (page) => {
    await view('/analyze')(page)
    await page.goto('/synthesis-history')
  },
  templates: async (page) => {
    await view('/analyze')(page)
    await page.goto('/synthesis/templates')
  },
  copilot: asked,
  copilotAnswer: asked,
  projects: async (page) => {
    await newAnalysis(page, 'synthesis', 'BCG and tuberculosis', [])
    await page.goto('/projects')
  },
  collaborate: at('/collaborate'),
  tasks: at('/collaborate/project-statins/tasks'),
  milestones: at('/collaborate/project-statins/milestones'),
  people: at('/admin?view=people'),
  content: at('/admin/platform?view=content'),
  board: at('/admin/comments'),
  affiliate: at('/affiliate'),
  profile: at('/profile'),
  account: at('/settings?tab=data'),
  reader: (page) => openPaper(page, walkingPdf()),
  bench: at('/comment-test'),
}

const control = (page: Page, [role, name]: readonly ['button' | 'menuitem', string | RegExp]) =>
  page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }).first()

const isKey = (press: Press): press is readonly ['key', string] => press[0] === 'key'

/** What has the focus before an overlay opens. */
export const openerOf = (page: Page, [first]: Overlay['opens']): Locator =>
  !first || isKey(first) ? page.locator('main') : control(page, first)

export const shownOf = (page: Page, [role, name]: Overlay['shows']): Locator =>
  page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }).first()

/** Opens by keyboard alone. */
export async function openOverlay(page: Page, { opens, shows }: Overlay) {
  for (const press of opens) {
    if (!isKey(press)) await control(page, press).press('Enter')
    else {
      await page.locator('main').focus()
      await page.keyboard.press(press[1])
    }
  }
  await shownOf(page, shows).waitFor()
}

export async function closeOverlay(page: Page, { shows }: Overlay) {
  await page.keyboard.press('Escape')
  await shownOf(page, shows).waitFor({ state: 'hidden' })
}

const LAYERS = '[role=dialog], [role=alertdialog], [role=menu]'

export const layersOf = (page: Page) => page.locator(LAYERS).count()

type FocusAt = 'inside' | 'in the page' | JSHandle<Element | null>

/**
 * Looked for in the page at each frame: far quicker than a look from outside. What is open has the focus inside; what is
 * closed has given it back to the element that opened it, where the next press goes, or to the page.
 */
const untilLayers = (page: Page, number: number, focus: FocusAt, timeout = 15_000) =>
  page.waitForFunction(
    ([layers, wanted, at]) => {
      const { activeElement } = document
      if (document.querySelectorAll(layers).length !== wanted) return false
      if (at === 'inside') return Boolean(activeElement?.closest(layers))
      return at instanceof Element && at.isConnected ? activeElement === at : activeElement !== document.body
    },
    [LAYERS, number, focus] as const,
    { timeout },
  )

/**
 * Escape until it closes, three times at most. A layer listens a moment after it has the focus, sooner than any finger but
 * not than this. How often it was pressed again: whoever swallows the key swallows it every time.
 */
async function escape(page: Page, closed: number, focus: FocusAt): Promise<number> {
  for (let again = 0; ; again += 1) {
    await page.keyboard.press('Escape')
    const problem = await untilLayers(page, closed, focus, again < 2 ? 2000 : 15_000).then(
      () => undefined,
      (error: unknown) => error,
    )
    if (problem === undefined) return again
    if (again === 2 || (await layersOf(page)) === closed) throw problem
  }
}

/**
 * Opened and closed once more, quickly, with `closed` layers before and after. What one press opens is pressed where the
 * focus is. How often Escape had to be pressed again.
 */
export async function openAndClose(page: Page, overlay: Overlay, closed: number): Promise<number> {
  const [first, ...more] = overlay.opens
  if (!first || more.length > 0) {
    await openOverlay(page, overlay)
    return escape(page, closed, 'in the page')
  }
  const opener = await page.evaluateHandle(() => document.activeElement)
  await page.keyboard.press(isKey(first) ? first[1] : 'Enter')
  await untilLayers(page, closed + 1, 'inside')
  const again = await escape(page, closed, opener)
  await opener.dispose()
  return again
}

export const nameOf = ({ source }: Overlay) => source.replace(/^.*\//, '').replace('.tsx', '')
