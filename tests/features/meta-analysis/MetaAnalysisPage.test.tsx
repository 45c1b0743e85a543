import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, test } from 'vitest'

import { BCG_TSV } from './bcg-table.ts'
import { accepted, breakCall, mendAll } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()
// A workspace with figures in a crowded machine's jsdom takes its time.
// The page is a part of its own: fetching it is not what these tests measure.
beforeAll(() => import('#pages/syntheses/MetaAnalysisPage.tsx'))

const PAGE = '/meta-analysis'
/** Found by its name: roles of a whole workspace are slow to compute. */
const grid = () => screen.findByLabelText(/^Studies of/)
const cell = (row: number, col: number) => document.querySelector<HTMLElement>(`[data-row="${row}"][data-col="${col}"]`)
/** The sentence of the result; the figure says it too, for those who listen. */
const pooled = async (words: RegExp) => (await result()).findByText(words)
const result = async () => within(await screen.findByLabelText('Result'))

/** How many analyses with these words the embedded API was given. Another test's last save may still arrive. */
const madeWith = (words: string) =>
  accepted('syntheses.create').filter(({ input }) => JSON.stringify(input).includes(words)).length

/** Types lines cell by cell, as a person does: from the first cell on, Tab between cells. */
async function typeLines(user: UserEvent, lines: readonly string[][]) {
  await grid()
  for (const [row, cells] of lines.entries()) {
    for (const [col, text] of cells.entries()) {
      if (text === '') continue
      cell(row, col)?.focus()
      fireEvent.pointerDown(cell(row, col) as HTMLElement, { button: 0 })
      await user.keyboard(text)
      await user.keyboard('{Enter}')
    }
  }
}

async function pasteAt(user: UserEvent, row: number, col: number, text: string) {
  await grid()
  const target = cell(row, col) as HTMLElement
  fireEvent.pointerDown(target, { button: 0 })
  target.focus()
  await user.paste(text)
}

describe('a table that is typed', () => {
  test('is pooled as it grows: none, one and two studies say what they allow', async () => {
    const { user } = renderAt(PAGE, { as: 'individual' })
    expect((await result()).getByText(/No study has numbers yet/)).toBeVisible()

    await typeLines(user, [['Aronson 1948', '1948', '4', '123', '11', '139']])
    expect((await result()).getByText(/Only Aronson 1948 has numbers that can be used/)).toBeVisible()

    await pasteAt(user, 1, 0, 'Ferguson 1949\t1949\t6\t306\t29\t303')
    expect(await pooled(/^2 studies were pooled/)).toBeVisible()
    expect(screen.getByText(/Two studies are pooled: how much they differ can hardly be estimated/)).toBeVisible()
    // The effects by hand: ln((4/123)/(11/139)) = −0.889, ratio 0.411.
    expect(await within(await grid()).findByText('0.41 (0.13 to 1.26)')).toBeVisible()
  })

  test('counts each sign at once, takes an edit back by Escape, and undoes by Ctrl+Z', async () => {
    const { user } = renderAt(PAGE, { as: 'individual' })
    await pasteAt(user, 0, 0, 'A\t\t4\t123\t11\t139')
    cell(0, 2)?.focus()
    fireEvent.pointerDown(cell(0, 2) as HTMLElement, { button: 0 })
    await user.keyboard('{F2}')
    await user.keyboard('0')
    await waitFor(async () => expect(within(await grid()).queryByText('0.41 (0.13 to 1.26)')).not.toBeInTheDocument())
    await user.keyboard('{Escape}')
    expect(await within(await grid()).findByText('0.41 (0.13 to 1.26)')).toBeVisible()
    await waitFor(() => expect(cell(0, 2)).toHaveFocus())
    await user.keyboard('{Delete}')
    expect(await screen.findByText(/A is not pooled. Missing: events in the first group/)).toBeVisible()
    await user.keyboard('{Control>}z{/Control}')
    expect(cell(0, 2)).toHaveTextContent('4')
    await user.keyboard('{Control>}y{/Control}')
    expect(cell(0, 2)).toHaveTextContent('')
  })

  test('is left by Tab from its last cell, and after Escape from any', async () => {
    const { user } = renderAt(PAGE, { as: 'individual' })
    await grid()
    cell(0, 0)?.focus()
    fireEvent.pointerDown(cell(0, 0) as HTMLElement, { button: 0 })
    await user.keyboard('{Tab}')
    await waitFor(() => expect(cell(0, 1)).toHaveFocus())
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(cell(1, 1)).toHaveFocus())
    await user.keyboard('{Escape}{Tab}')
    expect((await grid()).contains(document.activeElement)).toBe(false)
  })
})

describe('a table that is pasted', () => {
  test('finds its columns by their headings and gives metafor’s numbers', async () => {
    const { user } = renderAt(PAGE, { as: 'individual' })
    await user.selectOptions(await screen.findByLabelText('Interval'), 'Normal')
    await pasteAt(user, 0, 0, BCG_TSV)
    expect(await pooled(/^13 studies were pooled/)).toHaveTextContent(
      'the risk ratio was 0.49 (95% CI 0.34 to 0.70; p < 0.001).',
    )
    expect(await pooled(/^13 studies were pooled/)).toHaveTextContent('τ² = 0.313')
    await user.selectOptions(screen.getByLabelText('Model'), 'Common effect, Mantel-Haenszel')
    expect(await pooled(/^13 studies were pooled by the Mantel-Haenszel/)).toHaveTextContent(
      'the risk ratio was 0.64 (95% CI 0.59 to 0.69',
    )
    await user.selectOptions(screen.getByLabelText('Measure'), 'Odds ratio (OR)')
    await user.selectOptions(screen.getByLabelText('Model'), 'Random effects, ML')
    // exp(−0.7420)
    expect(await pooled(/^13 studies were pooled/)).toHaveTextContent('the odds ratio was 0.48')
  })

  test('with signs of other programs is read or says which cell it cannot read', async () => {
    const { user } = renderAt(PAGE, { as: 'individual' })
    await pasteAt(
      user,
      0,
      0,
      'A\t1990\t4\t1,123\t11\t1 139\r\n"B, ""second"""\t1991\t~5\t306\t29\tn/a\n\nC\t1992\t6\t306\t29\t303',
    )
    expect(cell(1, 0)).toHaveTextContent('B, "second"')
    expect(await screen.findByText(/people in the control group: “n\/a” is no number/)).toBeVisible()
    expect(screen.getByText(/events in the first group: ~5 is a bound/)).toBeVisible()
    expect(await pooled(/^2 studies were pooled/)).toBeVisible()
    await user.click(screen.getAllByText('Go to the cell')[0] as HTMLElement)
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row', '1'))
  })

  test('is imported with its columns shown first', async () => {
    const { user } = renderAt(PAGE, { as: 'individual' })
    await user.click(await screen.findByText('Paste or import'))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByLabelText('Or paste it here'))
    await user.paste('study;OR;lower;upper;dose\nA;0,5;0,25;1,0;10\nB;0,8;0,4;1,6;20\nC;0,6;0,4;0,9;30')
    expect(await dialog.findByLabelText('Where OR goes')).toHaveValue('ratio')
    await user.selectOptions(dialog.getByLabelText('Where dose goes'), 'New moderator')
    await user.click(dialog.getByRole('button', { name: 'Take over 3 lines' }))
    expect(await pooled(/^3 studies were pooled/)).toBeVisible()
    expect(screen.getByRole('columnheader', { name: /dose/ })).toBeVisible()
  })
})

describe('what is suspicious', () => {
  test('stops pooling until somebody decides', async () => {
    const { user } = renderAt(PAGE, { as: 'individual' })
    await user.click(await screen.findByText('Columns'))
    await user.click(await screen.findByRole('checkbox', { name: 'Sample' }))
    await user.keyboard('{Escape}')
    await pasteAt(
      user,
      0,
      0,
      'A\t1990\t4\t123\t11\t139\ttrial 1\nB\t1991\t6\t306\t29\t303\ttrial 1\nC\t1992\t6\t300\t21\t303\ttrial 2',
    )
    expect(await screen.findByText('Nothing is pooled')).toBeVisible()
    expect(screen.getAllByText(/A 1990 and B 1991 report on the same people/)[0]).toBeVisible()
    await user.click(screen.getByText('Keep only B'))
    expect(await pooled(/^2 studies were pooled/)).toBeVisible()
    expect(within(await grid()).getByText('Left out: Same people as B')).toBeVisible()
  })

  test('an empty cell is filled by the rule that is chosen, and that is said', async () => {
    const { user } = renderAt(PAGE, { as: 'individual' })
    await pasteAt(user, 0, 0, 'A\t1990\t0\t123\t11\t139\nB\t1991\t6\t306\t29\t303\nC\t1992\t0\t50\t0\t50')
    expect(await screen.findByText('A 1990: 0.5 added to all four cells.')).toBeVisible()
    expect(screen.getByText(/C 1992 is not pooled. Neither group has an event/)).toBeVisible()
    await user.click(screen.getByText('More settings'))
    await user.selectOptions(await screen.findByLabelText('Empty cells: add'), 'Nothing')
    expect(
      await screen.findByText(/A 1990 is not pooled. A group has no event, and nothing is to be added/),
    ).toBeVisible()
  })
})

describe('a number that a paper does not give', () => {
  test('is worked out, marked, and keeps its rule until somebody types over it', async () => {
    const { user } = renderAt(PAGE, { as: 'individual' })
    await user.selectOptions(await screen.findByLabelText('Measure'), 'Mean difference (MD)')
    await pasteAt(user, 0, 0, 'Gibson\t2002\t5\t\t30\t7\t2\t30')
    cell(0, 3)?.focus()
    fireEvent.pointerDown(cell(0, 3) as HTMLElement, { button: 0 })
    await user.click(screen.getByText('Work out a number'))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('SE'), '0.5')
    // 0.5·√30
    expect(await dialog.findByText('SD = 2.7386')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Put into the table' }))
    await waitFor(() => expect(cell(0, 3)).toHaveTextContent('2.7386'))
    expect(cell(0, 3)).toHaveAccessibleDescription(/Worked out: SD = SE·√n/)
    expect(await screen.findByText(/worked out from SE 0.5, n 30/)).toBeVisible()
    fireEvent.pointerDown(cell(0, 3) as HTMLElement, { button: 0 })
    cell(0, 3)?.focus()
    await user.keyboard('3{Enter}')
    expect(cell(0, 3)).not.toHaveAccessibleDescription(/Worked out/)
  })
})

describe('what is typed', () => {
  test('is saved by itself, has an address, and is there again', async () => {
    const { user, unmount } = renderAt(PAGE, { as: 'individual' })
    await pasteAt(user, 0, 0, 'Aronson 1948\t1948\t4\t123\t11\t139')
    await waitFor(() => expect(addressNow()).toMatch(/\?id=/))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(madeWith('Aronson 1948')).toBe(1)
    const address = addressNow()
    unmount()
    renderAt(address)
    expect(await grid()).toBeVisible()
    expect(cell(0, 0)).toHaveTextContent('Aronson 1948')
    const kinds = [...worldNow().syntheses.all()].map(({ kind }) => kind)
    expect(kinds).toContain('meta-analysis')
  })

  test('survives an answer that never came, and is kept once', async () => {
    breakCall({ call: 'syntheses.create', status: 500, body: { message: 'The disk is full.' } })
    const { user, unmount } = renderAt(PAGE, { as: 'individual' })
    await pasteAt(user, 0, 0, 'Aronson 1948\t\t4')
    expect(await screen.findByText('The disk is full. Kept in this tab and sent later.')).toBeVisible()
    unmount()
    mendAll()
    renderAt(PAGE)
    await grid()
    expect(cell(0, 0)).toHaveTextContent('Aronson 1948')
    await waitFor(() => expect(madeWith('Aronson 1948')).toBe(1))
  })
})

test('what is left within the pause is saved all the same, and the next page stays where it is', async () => {
  const { user } = renderAt(PAGE, { as: 'individual' })
  await pasteAt(user, 0, 0, 'Left in a hurry\t\t4')
  await user.click(screen.getByLabelText('Dashboard', { selector: 'a' }))
  await waitFor(() => expect(madeWith('Left in a hurry')).toBe(1))
  expect(addressNow()).toBe('/personalized-dashboard')
})

test('the example is never saved, and one’s own table is not mixed with it', async () => {
  const { user } = renderAt(PAGE, { as: 'individual' })
  await user.click(await screen.findByText('Try it with an example'))
  expect(await screen.findByText(/This is the bundled example/)).toBeVisible()
  expect(await pooled(/^13 studies were pooled/)).toBeVisible()
  await user.click(screen.getByText('Start my own'))
  expect((await result()).getByText(/No study has numbers yet/)).toBeVisible()
  expect(madeWith('Hart & Sutherland')).toBe(0)
})

test('a person whose runs are used up sees the way to more, and no table', async () => {
  breakCall({ call: 'usage.check', status: 200, body: { isUnlimited: false, canUse: false, remainingCount: 0 } })
  renderAt(PAGE, { as: 'free' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Upgrade to Continue' })).toBeVisible()
  expect(screen.queryByLabelText(/^Studies of/)).not.toBeInTheDocument()
})
