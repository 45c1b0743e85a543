import AxeBuilder from '@axe-core/playwright'

import { decideAll, reportText, reviewStage as stage, screenedTitle as title } from './support/review.ts'
import { expect, test } from './support/test.ts'

const AXE = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** Pictures of the stages, where somebody wants to look at them. */
const PICTURES = process.env['E2E_PICTURES']

test('numbers typed by arm become the pooled result, each to be followed back to its cell and passage, and a change shows as a difference', async ({
  openAs,
}) => {
  test.slow()
  const page = await openAs('individual', '/systematic-review')
  const picture = async (name: string) => {
    if (PICTURES === undefined) return
    for (const [width, theme] of [
      [1440, 'light'],
      [390, 'dark'],
    ] as const) {
      // prettier-ignore
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: theme })
      await page.screenshot({ path: `${PICTURES}/${name}-${width}-${theme}.png`, fullPage: true })
    }
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 1280, height: 900 })
  }
  await page.getByRole('button', { name: 'Try with example papers' }).click()
  await expect(title(page)).toBeVisible()
  await decideAll(page, new URL(page.url()).searchParams.get('id') ?? '', 2)
  await page.reload()
  await stage(page, 'Extraction').click()
  await page.getByRole('button', { name: 'New table of 2 studies' }).click()
  const form = page.getByRole('form', { name: 'New outcome' })
  await form.getByRole('textbox', { name: 'Outcome' }).fill('Tuberculosis')
  await form.getByRole('textbox', { name: 'Time' }).fill('10 years')
  await form.getByRole('button', { name: 'Add the outcome' }).click()

  const study = page.getByRole('combobox', { name: 'Study' })
  const numbers = [
    [['4', '123'], ['11', '139']], // prettier-ignore
    [['6', '306'], ['29', '303']], // prettier-ignore
  ]
  for (const [index, arms] of numbers.entries()) {
    await study.selectOption({ index })
    for (const [arm, name] of ['BCG', 'No vaccine'].entries()) {
      await page.getByRole('textbox', { name: 'Add an arm' }).fill(name)
      await page.getByRole('textbox', { name: 'Add an arm' }).press('Enter')
      await page
        .getByRole('combobox', { name: `Role of ${name}` })
        .selectOption(arm === 0 ? 'Intervention' : 'Comparator')
    }
    for (const [arm, name] of ['BCG', 'No vaccine'].entries()) {
      await page.getByRole('textbox', { name: `Events, ${name}` }).fill(arms[arm]?.[0] ?? '')
      await page.getByRole('textbox', { name: `People, ${name}` }).fill(arms[arm]?.[1] ?? '')
      await page.getByRole('textbox', { name: `People, ${name}` }).press('Enter')
    }
    await expect(study.locator('option').nth(index)).toContainText('✓')
  }
  // Nonsense is refused in words, and what stood there stays.
  await page.getByRole('textbox', { name: 'Events, BCG' }).fill('six')
  await page.getByRole('textbox', { name: 'Events, BCG' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Events, BCG' })).toHaveAccessibleDescription(/number/)
  await page.getByRole('textbox', { name: 'Events, BCG' }).fill('1.234')
  await page.getByRole('textbox', { name: 'Events, BCG' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Events, BCG' })).toHaveAccessibleDescription(
    /can be read in two ways/,
  )
  await page.getByRole('textbox', { name: 'Events, BCG' }).fill('6')
  await page.getByRole('textbox', { name: 'Events, BCG' }).press('Enter')
  // A number of the abstract is put into its arm with the sentence that it stands in.
  await page.getByRole('button', { name: 'Into BCG' }).first().click()
  await page.getByRole('button', { name: 'Passage and history of Events, BCG' }).click()
  await expect(page.getByText('Tuberculosis developed in 6 of 306 vaccinated infants').last()).toBeVisible()
  await page.keyboard.press('Escape')
  await picture('extraction')
  const { violations } = await new AxeBuilder({ page }).withTags(AXE).analyze()
  expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])

  await stage(page, 'Synthesis').click()
  await expect(page.getByText('2 of 2 studies with confirmed numbers')).toBeVisible()
  await page.getByRole('button', { name: 'Make the meta-analysis from the extraction' }).click()
  await expect(page.getByText('The meta-analysis matches the extraction.')).toBeVisible()
  await page.getByRole('button', { name: 'Take over the results' }).click()
  await expect(page.getByText(/^As the analysis stands; taken over on/)).toBeVisible()
  // From the diamond to the line in the paper by key alone: the diamond, the list, the passage at its page.
  const diamond = page.getByRole('button', { name: /^All 2 studies: .*Opens the numbers behind it/ })
  await page
    .getByRole('button', { name: /weight/ })
    .first()
    .focus()
  for (let step = 0; step < 5 && !(await diamond.evaluate((mark) => mark === document.activeElement)); step += 1) {
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '8 numbers of 2 studies behind the diamond' })).toBeFocused()
  const behind = page.getByRole('list', { name: /^Numbers behind/ })
  await expect(behind.getByRole('link')).toHaveCount(8)
  const passage = behind.getByRole('link', { name: /Tuberculosis developed in 6 of 306/ }).first()
  await expect(passage).toHaveAttribute('href', /q=/)
  await picture('synthesis')
  await page.keyboard.press('Escape')
  await expect(behind).toBeHidden()
  await expect(diamond).toBeFocused()
  await page.keyboard.press('Enter')
  await passage.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tuberculosis developed in 6 of 306').first()).toBeVisible()
  await page.goBack()

  await stage(page, 'Extraction').click()
  await page.getByRole('textbox', { name: 'Events, BCG' }).fill('9')
  await page.getByRole('textbox', { name: 'Events, BCG' }).press('Enter')
  await stage(page, 'Synthesis').click()
  await expect(page.getByText(/events in the first group: 4 → 9/)).toBeVisible()
  await page.getByRole('button', { name: 'Take over 1 difference' }).click()
  await expect(page.getByText('The meta-analysis matches the extraction.')).toBeVisible()
  await expect(page.getByText(/^The analysis was changed after its results were taken over/)).toBeVisible()
  await page.getByRole('button', { name: 'Take over the results' }).click()
  await page.getByRole('button', { name: 'Tuberculosis, 10 years, from the pooled results' }).click()
  await page.getByRole('button', { name: 'Judge the certainty by domain' }).click()
  await expect(page.getByText('8 of 8 domains are undecided, so there is no certainty rating yet.')).toBeVisible()
  const imprecision = page.getByRole('form', { name: 'Decide on imprecision' })
  await expect(imprecision).toContainText('Proposed: 2 down.')
  await imprecision.getByRole('button', { name: 'Take over' }).click()
  await imprecision.getByRole('button', { name: 'Decide' }).click()
  for (const domain of [
    'risk of bias',
    'inconsistency',
    'indirectness',
    'publication bias',
    'large effect',
    'dose and response',
    'confounding would weaken it',
  ]) {
    const form = page.getByRole('form', { name: `Decide on ${domain}` })
    await form.getByRole('combobox').selectOption('0')
    await form.getByRole('textbox').fill('Nothing speaks against it.')
    await form.getByRole('button', { name: 'Decide' }).click()
  }
  const risk = page.getByRole('form', { name: /^Risk without the intervention/ })
  await risk.getByRole('textbox', { name: /^Risk without/ }).fill('90')
  await risk.getByRole('textbox', { name: 'Source of that risk' }).fill('Control groups of the two trials')
  await risk.getByRole('button', { name: 'Use this risk' }).click()
  const summary = page.getByRole('table', { name: 'Summary of findings table' })
  await expect(summary).toContainText('⊕⊕◯◯ Low (a)')
  await expect(summary).toContainText(/fewer/)
  await picture('grade')
  const graded = await new AxeBuilder({ page }).withTags(AXE).analyze()
  expect.soft(graded.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])

  await stage(page, 'Report').click()
  const text = await reportText(page)
  for (const words of [
    'Tuberculosis, 10 years',
    'Numbers behind the result',
    'Events in the first group',
    '⊕⊕◯◯ Low (a)',
  ])
    expect(text).toContain(words)
})
