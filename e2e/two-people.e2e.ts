import type { Page } from '@playwright/test'

import { expect, LONG, PASSWORD, SPECIFIED, test } from './support/test.ts'

const HOME = '/personalized-dashboard'
const PAGES = [
  HOME,
  '/search',
  '/resources',
  '/profile',
  '/synthesis-history',
  '/synthesis',
  '/select-persona',
  '/settings?tab=account',
  '/settings?tab=research',
  '/help',
]

/** Words that one person alone can have left behind, numbered as they are handed out. */
function markers() {
  let made = 0
  return {
    next: (place: string) => `leftby-ada-${(made += 1)}-${place}`,
    count: () => made,
  }
}

/** Everything that a page and the browser behind it can show: what is drawn and typed, the storages, the query cache. */
const reachable = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value)
    const storages = [localStorage, sessionStorage].map((storage) => Object.entries(storage))
    const databases = await Promise.all(
      (await indexedDB.databases()).map(
        ({ name }) =>
          new Promise<unknown>((resolve, reject) => {
            const request = indexedDB.open(name ?? '')
            request.addEventListener('error', () => reject(new Error(`The database ${name} cannot be read.`)))
            request.addEventListener('success', async () => {
              const rows = [...request.result.objectStoreNames].map(
                (store) =>
                  new Promise((done) => {
                    const all = request.result.transaction(store).objectStore(store).getAll()
                    all.addEventListener('success', () => done(all.result))
                  }),
              )
              resolve([name, await Promise.all(rows)])
            })
          }),
      ),
    )
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    // The query cache is handed through the tree by a provider near its root.
    type Client = { getQueryCache(): { getAll(): unknown[] } }
    type Fiber = { memoizedProps?: { client?: Client } | null; child?: Fiber; sibling?: Fiber }
    const clientIn = (fiber: Fiber | null | undefined): Client | undefined =>
      fiber ? (fiber.memoizedProps?.client ?? clientIn(fiber.child) ?? clientIn(fiber.sibling)) : undefined
    const root = document.querySelector('#root') as unknown as Record<string, { stateNode: { current: Fiber } }>
    const entry = root[Object.keys(root).find((key) => key.startsWith('__reactContainer')) ?? '']
    const client = clientIn(entry?.stateNode.current)
    if (!client) throw new Error('The query cache was not found.')
    const queries = (client.getQueryCache().getAll() as { queryKey: unknown; state: { data: unknown } }[]).map(
      ({ queryKey, state }) => [queryKey, state.data],
    )
    const drawn = document.documentElement.outerHTML
    return JSON.stringify([drawn, fields, storages, databases, cached, queries, history.state, window.name])
  })

const left = (text: string) => [...new Set(text.match(/leftby-ada-\d+-[a-z]+/g))]

test(
  'two people, two tabs, one browser: of two hundred things that one left, the other reaches none',
  LONG,
  async ({ openAs }) => {
    test.slow()
    const ada = markers()
    const page = await openAs('admin', HOME)
    const tester = await openAs('tester', HOME)
    const post = async (who: Page, path: string, data: object, method: 'post' | 'put' = 'post') => {
      const reply = await who.request[method](`/api${path}`, { data })
      expect(reply.ok(), `${path} ${reply.status()}`).toBe(true)
    }
    const each = (n: number) => Array.from({ length: n }, (_, at) => String(at))

    // What the account holds, so that pages show and cache it.
    const personaData = {
      tasks: each(60).map((id) => ({ id, title: ada.next('task') })),
      resources: each(20).map((id) => ({ id, title: ada.next('resource'), url: 'https://example.org/' })),
      proposals: each(10).map((id) => ({ id, title: ada.next('proposal'), stage: 'drafting' })),
      fundingOpportunities: each(10).map((id) => ({ id, title: ada.next('funding'), status: 'new_area' })),
      preferences: { note: ada.next('preference') },
    }
    await post(page, '/user/persona', { personaType: 'grant_writer', personaData }, 'put')
    await post(page, '/user/profile', { affiliation: ada.next('affiliation'), bio: ada.next('bio') }, 'put')
    for (const _ of each(40)) await post(page, '/syntheses', { title: ada.next('synthesis') })
    for (const _ of each(30)) await post(page, '/search', { query: ada.next('search') })
    const comment = { page: 'search', xPosition: 10, yPosition: 10, category: 'bug', priority: 'high' }
    for (const _ of each(15)) await post(tester, '/beta-comments', { ...comment, content: ada.next('comment') })
    for (const _ of each(5)) await post(page, '/beta-comments', { ...comment, content: ada.next('comment') })

    // What is typed and not sent, in two tabs.
    const typed = async (where: Page, path: string, label: string | RegExp, place: string) => {
      await where.goto(path)
      await where.getByRole('textbox', { name: label }).first().fill(ada.next(place))
    }
    const other = await page.context().newPage()
    await typed(other, '/synthesis', 'Question', 'question')
    await typed(other, '/settings?tab=account', 'Username', 'username')
    await typed(page, '/profile', 'Website', 'website')
    await page.getByRole('textbox', { name: 'About you' }).fill(ada.next('draft'))
    await page.getByLabel('First name').fill(ada.next('draft'))
    await page.getByLabel('Last name').fill(ada.next('draft'))
    await page.getByRole('button', { name: 'Add by hand' }).click()
    for (const label of ['Title', 'Authors', 'Journal, book or publisher']) {
      await page.getByRole('dialog').getByLabel(label).fill(ada.next('publication'))
    }
    await page.keyboard.press('Escape')
    for (const path of [...PAGES, `/search?q=${ada.next('address')}`]) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
    }
    await page.getByRole('button', { name: /^Open Help Assistant/ }).click()
    const help = page.getByRole('dialog', { name: 'Roadrunner Help' })
    for (const _ of each(3)) {
      await help.getByRole('textbox', { name: 'Your question' }).fill(ada.next('help'))
      const isAnswered = page.waitForResponse('**/api/help/chat')
      await page.keyboard.press('Enter')
      await isAnswered
      await expect(help.getByRole('textbox', { name: 'Your question' })).toHaveValue('')
    }
    await help.getByRole('textbox', { name: 'Your question' }).fill(ada.next('composer'))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Comment activity' }).click()
    await page.getByRole('textbox', { name: 'Your reply' }).first().fill(ada.next('reply'))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Notifications' }).click()
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('leftby-ada')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.waitForLoadState('networkidle')
    expect(ada.count()).toBeGreaterThanOrEqual(200)
    // The search finds them while they are there.
    expect(left(await reachable(page)).length).toBeGreaterThan(60)
    expect(left(await reachable(other)).length).toBeGreaterThan(0)

    const leftAt = Date.now()
    await page.getByRole('button', { name: 'User menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await other.waitForURL('**/auth')
    // Two clicks included.
    expect(Date.now() - leftAt).toBeLessThan(2000)
    await expect(page).toHaveURL(/\/auth$/)
    expect(left(await reachable(page))).toEqual([])
    expect(left(await reachable(other))).toEqual([])

    await page.getByLabel('Email').fill('free@roadrunner.test')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { level: 1, name: 'Welcome, Freya' })).toBeVisible()
      expect(left(await reachable(tab))).toEqual([])
    }
    await page.getByRole('button', { name: /^Open Help Assistant/ }).click()
    await expect(help).toBeVisible()
    expect(left(await reachable(page))).toEqual([])
    for (const path of PAGES) {
      await other.goto(path)
      await other.waitForLoadState('networkidle')
      expect(left(await reachable(other)), path).toEqual([])
    }
  },
)

test('with the server out of reach, logging out clears all the same, in every tab', SPECIFIED, async ({ openAs }) => {
  const page = await openAs('free', '/profile')
  const other = await page.context().newPage()
  await other.goto('/settings')
  await expect(other.getByRole('textbox', { name: 'Username' })).toBeVisible()
  await page.getByLabel('Affiliation').fill('leftby-ada-1-draft')
  await expect.poll(() => reachable(page)).toContain('draft:')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'User menu' }).click()
  // What asks first about unsaved changes cannot be fetched now: leaving works all the same.
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(other).toHaveURL(/\/auth$/)
  await expect(page.getByText('Logout failed')).toBeVisible()
  expect(left(await reachable(page))).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  // The cookie outlived it, and signs nobody in: the server hears of the sign-out first.
  await page.context().setOffline(false)
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/auth$/)
  expect((await page.request.get('/api/auth/me')).status()).toBe(401)
})
