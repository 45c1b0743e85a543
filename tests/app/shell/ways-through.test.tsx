import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { palettePages } from '#app/shell/palette/palette-pages.ts'
import { paletteFilter } from '#app/shell/palette/palette-filter.ts'
import { tools } from '#app/shell/tools.ts'
import { aboveOf, crumbsTo, placeNames, placeOf, places, toolOf } from '#contract/page-places.ts'
import { isBegun, pageAddress, pageRows } from '#contract/pages.ts'
import { addressNow, renderAt, testApi } from '#tests/support/render.tsx'

testApi()
afterEach(() => vi.unstubAllGlobals())

/** A window of that width, as far as media queries ask. */
const windowOf = (width: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))

const own = pageRows.filter(([, { access, shows }]) => access !== 'public' && shows === undefined)

describe('every page of somebody who is signed in', () => {
  test.each(own.filter(([id, { isUnlisted }]) => isBegun(id) && !isUnlisted))(
    '%s is one word of the palette away: its own name comes first',
    (id) => {
      const entry = palettePages.find(({ to }) => to === pageAddress(id))
      expect(entry).toBeDefined()
      const ranked = palettePages
        .map((page) => ({ page, score: paletteFilter(page.label, entry!.label, [page.label, ...(page.words ?? [])]) }))
        .toSorted((a, b) => b.score - a.score)
      expect(ranked[0]?.page.to).toBe(pageAddress(id))
    },
  )

  test.each(own)('%s says where it is: in the rail, in the bar, or by the way down to it', (id) => {
    const isRoot = tools.some(({ page }) => page === id) || ['settings', 'help', 'admin'].includes(id)
    expect(isRoot || placeOf(id) !== undefined || toolOf(id) !== undefined || aboveOf(id) !== undefined).toBe(true)
  })

  test.each(own.filter(([id]) => !isBegun(id)))('%s, which needs something to open, stands below a list', (id) => {
    const last = crumbsTo(id).at(-1)
    expect(last, id).toBeDefined()
    const nearest = [...Object.values(places).map(({ to }) => to), ...palettePages.map(({ to }) => to)]
    expect(nearest).toContain(last?.to)
  })
})

describe('the rail', () => {
  const rail = () => screen.findByRole('navigation', { name: 'Your work' })

  test('names the seven places where there is room for words, and marks the one that the page is in', async () => {
    windowOf(1440)
    renderAt('/literature-matrix', { as: 'team-owner' })
    const links = within(await rail()).getAllByRole('link')
    expect(links.map((link) => [link.textContent?.replace(/\d.*$/, ''), link.getAttribute('href')])).toEqual(
      placeNames.map((place) => [places[place].label, places[place].to]),
    )
    expect(within(await rail()).getByRole('link', { current: true })).toHaveTextContent('Analyses')
  })

  test('folds to icons with names, and stays as it was left', async () => {
    windowOf(1440)
    const { user, unmount } = renderAt('/help', { as: 'team-owner' })
    await rail()
    await user.click(screen.getByRole('button', { name: 'Fold the sidebar' }))
    expect(screen.getByRole('link', { name: 'Drafts' })).toHaveTextContent('')
    unmount()
    renderAt('/help', { as: 'team-owner' })
    await rail()
    await user.click(screen.getByRole('button', { name: 'Unfold the sidebar' }))
    expect(within(await rail()).getByText('Drafts')).toBeInTheDocument()
  })

  test('is no part of a narrow page: there its places stand in the menu', async () => {
    windowOf(390)
    const { user } = renderAt('/help', { as: 'team-owner' })
    await user.click(await screen.findByRole('button', { name: 'Menu' }))
    await user.click(within(await rail()).getByRole('link', { name: 'Reviews' }))
    await waitFor(() => expect(addressNow()).toBe('/synthesis-history?kind=reviews'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Reviews' })).toBeInTheDocument()
  })

  test('has what was opened last under its place, until the sign-out', async () => {
    windowOf(1440)
    const { user } = renderAt('/document/p-aronson-1948', { as: 'team-owner' })
    const last = await screen.findByRole('list', { name: 'Library, used last' })
    expect(within(last).getByRole('link')).toHaveAttribute('href', '/document/p-aronson-1948')
    expect(localStorage.getItem('recents:user-team-owner')).toContain('p-aronson-1948')
    await user.click(screen.getByRole('button', { name: 'User menu' }))
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }))
    await waitFor(() => expect(addressNow()).toBe('/auth'))
    expect(localStorage.getItem('recents:user-team-owner')).toBeNull()
  })
})

describe('the way down to a page', () => {
  const trail = async () =>
    within(await screen.findByRole('navigation', { name: 'Breadcrumbs' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)

  test('leads from the projects through the project to its page', async () => {
    renderAt('/collaborate/project-statins/tasks', { as: 'team-owner' })
    await screen.findByRole('link', { name: 'Statins before the first event' })
    expect(await trail()).toEqual(['Projects', 'Statins before the first event'])
  })

  test('leads from the list of analyses to a kind of them', async () => {
    renderAt('/research-timeline', { as: 'team-owner' })
    expect(await trail()).toEqual(['Analyses'])
  })

  test('is not there where nothing is above the page', async () => {
    renderAt('/copilot', { as: 'team-owner' })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('navigation', { name: 'Breadcrumbs' })).not.toBeInTheDocument()
  })
})

test('New shows every kind with a picture, and takes what is chosen along', async () => {
  windowOf(1440)
  const { user } = renderAt('/literature-matrix?documents=p-aronson-1948&q=Why', { as: 'team-owner' })
  await user.click(await screen.findByRole('button', { name: 'Other kinds…' }))
  const dialog = await screen.findByRole('dialog', { name: 'New' })
  const kinds = pageRows.filter(([id, { analysis }]) => analysis && isBegun(id))
  expect(within(dialog).getAllByRole('link')).toHaveLength(kinds.length)
  for (const link of within(dialog).getAllByRole('link')) expect(link.querySelector('svg')).not.toBeNull()
  await user.click(within(dialog).getByRole('link', { name: /^Research timeline/ }))
  await waitFor(() => expect(addressNow()).toBe('/research-timeline?documents=p-aronson-1948&q=Why'))
})
