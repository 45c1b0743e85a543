import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import type { ClassesAsked } from '#features/search/classes/classes.worker.ts'
import { setFault } from '#mocks/server/faults.ts'
import { setUses, usedThisMonth } from '#engine/people/plan-limits.ts'
import { watchDrawing } from '#tests/support/drawn.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const QUESTION = 'Does BCG vaccination prevent tuberculosis?'
const FREE = 'user-free'
const searchesUsed = () => usedThisMonth(worldNow(), FREE, 'search')

/** The page with an answer on it, as somebody without limits sees it. */
async function answered(as: 'individual' | 'free' = 'individual') {
  const { user, ...rest } = renderAt('/search', { as })
  await user.type(await screen.findByRole('searchbox', { name: 'Question' }), `${QUESTION}{Enter}`)
  const results = await screen.findByRole('list', { name: 'Results' })
  return { user, results, ...rest }
}

/** There are no workers here: one that reads in its own turn. */
class ReadingWorker extends EventTarget {
  postMessage({ query, papers }: ClassesAsked) {
    void import('#science/answers/result-classes.ts').then(({ resultClasses }) =>
      this.dispatchEvent(new MessageEvent('message', { data: resultClasses(query, papers) })),
    )
  }
  terminate() {
    this.postMessage = () => undefined
  }
}
afterEach(() => vi.unstubAllGlobals())

describe('asking', () => {
  test('a newcomer reads what the page is for and puts an example into the box', async () => {
    const { user } = renderAt('/search', { as: 'individual' })

    await user.click(await screen.findByRole('button', { name: QUESTION }))

    expect(screen.getByRole('searchbox')).toHaveValue(QUESTION)
    expect(worldNow().searchRuns.size).toBe(0)
  })

  test('gives ranked papers with the words that matched lit, and the address holds question and run', async () => {
    const { results } = await answered()

    const [first] = within(results).getAllByRole('article')
    expect(first).toHaveTextContent(/BCG/)
    expect(first?.querySelectorAll('mark').length).toBeGreaterThan(0)
    expect(first).toHaveTextContent(/Why here: matches .*; found in Starter library/)
    expect(screen.getByText('Searched as:')).toBeVisible()
    const address = new URLSearchParams(addressNow().split('?')[1])
    expect(address.get('q')).toBe(QUESTION)
    expect(worldNow().searchRuns.has(address.get('run') ?? '')).toBe(true)
  })

  test('draws no paper anew while the next question is typed', async () => {
    const { user, results } = await answered()
    const drawn = watchDrawing(results)

    await user.type(screen.getByRole('searchbox', { name: 'Question' }), ' in children')

    expect(screen.getByRole('searchbox', { name: 'Question' })).toHaveValue(`${QUESTION} in children`)
    expect(drawn()).toHaveLength(0)
  })

  test('says after the list what those with a result found, on each paper and on one line that opens as a synthesis', async () => {
    vi.stubGlobal('Worker', ReadingWorker)
    const { user, results } = await answered()

    const line = await screen.findByText(
      /^Of \d+ with a result that can be read: \d+ less tuberculosis, \d+ no clear difference/,
    )
    expect(line).toBeVisible()
    expect(within(results).getAllByText('less tuberculosis').length).toBeGreaterThan(1)
    await user.click(screen.getByRole('button', { name: 'Open as synthesis' }))
    await waitFor(() => expect(addressNow()).toMatch(/^\/synthesis\?.*documents=.*p-hart-1977/))
  })

  test('counts one search when it delivered, and opening it again is free', async () => {
    const { unmount } = await answered('free')
    expect(await screen.findByText('2 searches left this month')).toBeVisible()
    expect(searchesUsed()).toBe(1)

    const address = addressNow()
    unmount()
    renderAt(address, { as: 'free' })
    await screen.findByRole('list', { name: 'Results' })
    expect(screen.getByRole('searchbox')).toHaveValue(QUESTION)
    expect(searchesUsed()).toBe(1)
  })

  test('whoever goes on before the answer stays where they are; the search is kept all the same', async () => {
    const { user } = renderAt('/search', { as: 'free' })
    const before = searchesUsed()
    setFault(worldNow().id, { call: 'search.run', delayMs: 300, times: 1 })
    await user.type(await screen.findByRole('searchbox', { name: 'Question' }), `${QUESTION}{Enter}`)
    await user.click(screen.getByRole('link', { name: 'Write' }))
    await waitFor(() => expect(addressNow()).toBe('/write'))
    // Counted once it has been delivered.
    await waitFor(() => expect(searchesUsed()).toBe(before + 1))
    expect(worldNow().searchRuns.size).toBe(1)
    expect(addressNow()).toBe('/write')
  })

  test('when the server fails the question is kept, nothing is counted, and trying again works', async () => {
    setFault(worldNow().id, {
      call: 'search.run',
      status: 500,
      body: { message: 'The index is being rebuilt.' },
      times: 1,
    })
    const { user } = renderAt('/search', { as: 'free' })
    await user.type(await screen.findByRole('searchbox'), `${QUESTION}{Enter}`)

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The search did not run')
    expect(alert).toHaveTextContent('The index is being rebuilt.')
    expect(alert).toHaveTextContent('Your question is kept, and nothing was counted against your searches.')
    expect(screen.getByRole('searchbox')).toHaveValue(QUESTION)
    expect(searchesUsed()).toBe(0)

    await user.click(within(alert).getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('list', { name: 'Results' })).toBeVisible()
  })

  test('nothing found says so and shows what was asked of each source', async () => {
    const { user } = renderAt('/search', { as: 'individual' })
    await user.type(await screen.findByRole('searchbox'), 'qqxyzzy{Enter}')

    expect(await screen.findByText('No paper here uses the word “qqxyzzy”')).toBeVisible()
    expect(screen.getByText('Nothing was counted for this search.')).toBeVisible()
    expect(screen.getAllByText('0 hits').length).toBeGreaterThan(0)
  })
})

test.each(['the of and is', '((( ', '💉'])('a question without a word to search says so: %s', async (question) => {
  const { user } = renderAt('/search', { as: 'individual' })
  await user.click(await screen.findByRole('searchbox'))
  await user.paste(question)
  await user.keyboard('{Enter}')

  expect(await screen.findByText('This question has no word to search for')).toBeVisible()
})

test('a question that reaches what a search takes says that the rest is left out', async () => {
  const { user } = renderAt(`/search?q=${'x'.repeat(25_000)}`, { as: 'individual' })
  const box = await screen.findByRole('searchbox')
  expect(box).toHaveValue('x'.repeat(20_000))
  expect(screen.getByText('A question can have at most 20,000 characters. The rest is left out.')).toBeVisible()
  // A history of a database keeps its lines, which a box of one line would run together.
  await user.clear(box)
  const history = '1. exp Tea/\n2. tea.ti.\n3. or/1-2'
  await user.paste(history)
  expect(screen.getByRole('textbox', { name: 'Question' })).toHaveValue(history)
})

describe('a question about something that the library lacks', () => {
  const askFor = async (user: ReturnType<typeof renderAt>['user'], question: string) => {
    await user.click(await screen.findByRole('searchbox'))
    await user.paste(question)
    await user.keyboard('{Enter}')
  }

  test('names it before anything else, shows no paper as a result, is not counted, and leads on', async () => {
    const { user } = renderAt('/search', { as: 'individual' })
    const before = searchesUsed()
    await askFor(user, 'Does intermittent fasting improve insulin sensitivity?')
    expect(
      await screen.findByText(
        /^No paper here (?:speaks of intermittent fasting under a name that is known|uses the words “intermittent fasting”)$/,
      ),
    ).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Results' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'PubMed' })).toHaveAttribute(
      'href',
      'https://pubmed.ncbi.nlm.nih.gov/?term=intermittent%20fasting%20insulin%20sensitivity',
    )
    expect(searchesUsed()).toBe(before)
  })

  test('says of two things that are here that no paper speaks of both, above the papers on each', async () => {
    const { user } = renderAt('/search', { as: 'individual' })
    await askFor(user, 'Why did BCG cause autism?')
    expect(await screen.findByText('No paper here speaks of both BCG and autism')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Search without BCG' }))
    expect(await screen.findByText(/autism · 3 papers/)).toBeVisible()
  })

  test('a mistyped word is mended aloud, with a way back', async () => {
    const { user } = renderAt('/search', { as: 'individual' })
    await askFor(user, 'hydroxychlorquine')
    expect(
      await screen.findByText('No dictionary and no paper has “hydroxychlorquine”: searched as “hydroxychloroquine”.'),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Search as typed' }))
    expect(await screen.findByText('No paper matched this question')).toBeVisible()
  })
})

describe('the limit', () => {
  test('a free user whose searches are used up reads so, and earlier searches still open', async () => {
    const { unmount } = await answered('free')
    unmount()
    setUses(worldNow(), FREE, { search: 3 })
    const { user } = renderAt('/search', { as: 'free' })

    expect(await screen.findByRole('heading', { name: 'Search Limit Reached' })).toBeVisible()
    expect(screen.getByText("You've used 3 of 3 monthly searches on your Free plan.")).toBeVisible()
    expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled()

    await user.click(await screen.findByRole('link', { name: new RegExp(`^${QUESTION.replace('?', '\\?')}`) }))
    expect(await screen.findByRole('list', { name: 'Results' })).toBeVisible()
  })
})

test('the search that uses up the allowance is counted in what the card says', async () => {
  setUses(worldNow(), FREE, { search: 2 })
  await answered('free')

  expect(await screen.findByText("You've used 3 of 3 monthly searches on your Free plan.")).toBeVisible()
  expect(screen.getByRole('list', { name: 'Results' })).toBeVisible()
})

describe('a run in the address', () => {
  test('that is somebody else’s is not here, without saying whose it is', async () => {
    const { unmount } = await answered('individual')
    const address = addressNow()
    unmount()
    renderAt(address, { as: 'free' })

    expect(await screen.findByText('This search is gone')).toBeVisible()
    expect(screen.getByRole('searchbox')).toHaveValue(QUESTION)
  })

  test('that is no id asks the server nothing', async () => {
    renderAt('/search?q=x&run=..%2F..%2Fauth', { as: 'free' })
    expect(await screen.findByText('This search is gone')).toBeVisible()
  })
})

describe('narrowing', () => {
  test('filters stand in the address and as chips that take them off', async () => {
    const { user, results } = await answered()
    const all = within(results).getAllByRole('article').length

    await user.click(screen.getByRole('checkbox', { name: /^Randomised trial/ }))
    await waitFor(() => expect(addressNow()).toContain('design=randomised-trial'))
    expect(within(results).getAllByRole('article').length).toBeLessThan(all)

    await user.click(screen.getByRole('button', { name: 'Remove filter: Randomised trial' }))
    await waitFor(() => expect(addressNow()).not.toContain('design='))
    expect(within(results).getAllByRole('article')).toHaveLength(all)
  })

  test('an emptied list says which filter emptied it', async () => {
    const { user } = await answered()
    const from = screen.getByRole('spinbutton', { name: 'From' })
    await user.type(from, '2900')

    expect(await screen.findByText('The filters left no paper')).toBeVisible()
    const reasons = screen.getByText(/^Without/)
    expect(reasons).toHaveTextContent(/Without From 2900: \d+ papers/)
    await user.click(screen.getByRole('button', { name: 'Remove From 2900' }))
    expect(await screen.findByRole('list', { name: 'Results' })).toBeVisible()
  })

  test('sorting by title holds in the address', async () => {
    const { user, results } = await answered()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Title')

    await waitFor(() => expect(addressNow()).toContain('sort=title'))
    const titles = within(results)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent ?? '')
    expect(titles).toEqual(
      titles.toSorted(new Intl.Collator('en', { sensitivity: 'base', numeric: true, ignorePunctuation: true }).compare),
    )
  })
})

describe('choosing', () => {
  test('papers, a range with shift, goes to the synthesis with their ids and the question', async () => {
    const { user, results } = await answered()
    const boxes = within(results).getAllByRole('checkbox')
    await user.click(boxes[0] as HTMLElement)
    await user.keyboard('{Shift>}')
    await user.click(boxes[2] as HTMLElement)
    await user.keyboard('{/Shift}')

    const bar = await screen.findByRole('group', { name: 'Chosen papers' })
    expect(bar).toHaveTextContent('3 papers chosen')
    expect(await within(bar).findByRole('button', { name: 'Get full texts' })).toBeVisible()
    await user.click(within(bar).getByRole('button', { name: 'Synthesize' }))

    await waitFor(() => expect(location.pathname).toBe('/synthesis'))
    const address = new URLSearchParams(location.search)
    expect(address.get('documents')?.split(',')).toHaveLength(3)
    expect(address.get('q')).toBe(QUESTION)
  })

  test('papers go to any analysis of them with the question', async () => {
    const { user, results } = await answered()
    const boxes = within(results).getAllByRole('checkbox')
    await user.click(boxes[0] as HTMLElement)
    await user.click(boxes[1] as HTMLElement)
    const bar = await screen.findByRole('group', { name: 'Chosen papers' })
    await user.click(await within(bar).findByRole('button', { name: 'Analyze' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Extraction workbench' }))

    await waitFor(() => expect(location.pathname).toBe('/analyze'))
    const address = new URLSearchParams(location.search)
    expect(address.get('documents')?.split(',')).toHaveLength(2)
    expect(address.get('q')).toBe(QUESTION)
  })

  test('works by keyboard: j to the next paper, x to choose it', async () => {
    const { user, results } = await answered()
    ;(document.activeElement as HTMLElement).blur()
    await user.keyboard('jj')
    const second = within(results).getAllByRole('article')[1] as HTMLElement
    await waitFor(() => expect(second).toContainElement(document.activeElement as HTMLElement))
    await user.keyboard('x')

    expect(within(second).getByRole('checkbox')).toBeChecked()
    expect(screen.getByRole('group', { name: 'Chosen papers' })).toHaveTextContent('1 paper chosen')
  })

  test('goes on by keyboard from a box that was just ticked', async () => {
    const { user, results } = await answered()
    const [first, second] = within(results).getAllByRole('article') as [HTMLElement, HTMLElement]
    await user.click(within(first).getByRole('checkbox'))
    await user.keyboard('jx')

    await waitFor(() => expect(within(second).getByRole('checkbox')).toBeChecked())
    expect(screen.getByRole('group', { name: 'Chosen papers' })).toHaveTextContent('2 papers chosen')
  })

  test('outlives the reading of a paper; another run begins with none', async () => {
    const { user, results } = await answered()
    const [first, second] = within(results).getAllByRole('article') as [HTMLElement, HTMLElement]
    await user.click(within(second).getByRole('checkbox'))
    await user.click(within(first).getByRole('link'))
    await waitFor(() => expect(location.pathname).toMatch(/^\/document\//))
    history.back()

    const again = await screen.findByRole('list', { name: 'Results' })
    expect(within(again).getAllByRole('checkbox')[1]).toBeChecked()
    expect(screen.getByRole('group', { name: 'Chosen papers' })).toHaveTextContent('1 paper chosen')

    await user.type(screen.getByRole('searchbox'), ' Again?{Enter}')
    await waitFor(() => expect(screen.queryByText('1 paper chosen')).not.toBeInTheDocument())
    expect(await screen.findByRole('list', { name: 'Results' })).toBeVisible()
    expect(screen.queryByText(/chosen/)).not.toBeInTheDocument()
  })

  test('is never out of sight: what a filter hides is counted, listed and can be taken out, after a reload too', async () => {
    const { user, results, unmount } = await answered()
    const boxes = within(results).getAllByRole('checkbox')
    const names = boxes.map((box) => box.getAttribute('aria-label') ?? '')
    for (const box of boxes.slice(0, 2)) await user.click(box)
    await user.type(screen.getByLabelText('From'), '2020{Enter}')
    await waitFor(() => expect(addressNow()).toContain('from='))
    unmount()

    const again = renderAt(addressNow(), { as: 'individual' })
    const bar = within(await screen.findByRole('group', { name: 'Chosen papers' }))
    expect(bar.getByText('2 papers chosen')).toBeVisible()
    await again.user.click(bar.getByRole('button', { name: /^2 not in the list shown/ }))
    const list = within(await screen.findByRole('list', { name: 'Chosen papers, as a list' }))
    expect(list.getAllByText('not in the list shown')).toHaveLength(2)
    expect(names.length).toBeGreaterThan(2)
    await again.user.click(list.getAllByRole('button', { name: /^Take out / })[0] as HTMLElement)
    expect(await bar.findByText('1 paper chosen')).toBeVisible()
    expect(list.getAllByRole('listitem')).toHaveLength(1)
  })

  test('all shown are the filtered ones alone', async () => {
    const { user, results } = await answered()
    await user.click(screen.getByRole('checkbox', { name: /^Meta-analysis/ }))
    await waitFor(() => expect(addressNow()).toContain('design='))
    const shown = within(results).getAllByRole('article').length
    await user.click(screen.getByRole('checkbox', { name: 'Choose all papers shown' }))

    expect(screen.getByRole('group', { name: 'Chosen papers' })).toHaveTextContent(`${shown} papers chosen`)
  })
})
