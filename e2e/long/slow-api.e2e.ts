import type { Browser, BrowserContext, Locator, Page, Request } from '@playwright/test'

import { formOf, markersOf, switchOn, TEST_PAGE } from '../support/comments.ts'
import { breakCall, expect as expectSoon, mendAll, PASSWORD, test, type Person } from '../support/test.ts'

const expect = expectSoon.configure({ timeout: 40_000 })

const SLOW_MS = 10_000
/** No call in this time: the page has all that it asks for. */
const QUIET_MS = 1500
/** A write may be several calls, one after the other. */
const LATE = { timeout: 50_000 }

/** The main pages, in groups that wait together. */
const groups: Record<string, string[]> = {
  'finding papers': ['/personalized-dashboard', '/search', '/search-history', '/copilot'],
  'reading them': ['/resources', '/document/p-colditz-1994', '/analyze', '/literature-review-table'],
  'answers and writing': ['/literature-matrix', '/research-timeline', '/synthesis', '/write'],
  'reviews and milestones': [
    '/systematic-review',
    '/scoping-review',
    '/meta-analysis',
    '/collaborate/project-statins/milestones',
  ],
  'people and projects': [
    '/collaborate',
    '/team/team-northfield',
    '/project/project-statins',
    '/collaborate/project-statins/tasks',
  ],
}

type Seen = { text: string; first: number; last: number }
type Watched = { shift: number; shifts: string[]; shown: number; blankAfter: number[]; claims: Seen[] }

/**
 * Watches a page from before it is drawn: what moved, when something stood there, whether it was blank again, and every
 * sentence that says that there is nothing or that something failed.
 */
const watchFromStart = (page: Page) =>
  page.addInitScript(() => {
    const watched: Watched = { shift: 0, shifts: [], shown: 0, blankAfter: [], claims: [] }
    Object.assign(globalThis, { watched })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        if (hadRecentInput) continue
        watched.shift += value
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement
          return `${element?.tagName.toLowerCase()}.${element?.className.toString().slice(0, 60)} ${element?.textContent?.slice(0, 30)} ${Math.round(previousRect.top)}→${Math.round(currentRect.top)}`
        })
        watched.shifts.push(`${Math.round(entry.startTime)} ms ${value.toFixed(3)}: ${moved.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
    const claim =
      /\b(No [\p{L} -]+ (yet|found|here|match\w*)|There (is|are) no|Nothing (is|here|yet|found|was|to)|Could not|could not be|Failed to|took too long|Network error|Try Again|All caught up)\b/u
    setInterval(() => {
      const text = document.body?.innerText.trim() ?? ''
      const now = Math.round(performance.now())
      const isShown = text !== '' || document.querySelector('[role=status], [aria-busy=true]') !== null
      if (isShown) watched.shown ||= now
      else if (watched.shown) watched.blankAfter.push(now)
      for (const line of text.split('\n')) {
        if (!claim.test(line)) continue
        const known = watched.claims.find((one) => one.text === line)
        if (known) known.last = now
        else watched.claims.push({ text: line, first: now, last: now })
      }
    }, 100)
  })

/** Each page in a browser of its own: in one, six connections would be all that there are. */
async function openers(browser: Browser, from: Page) {
  const storageState = await from.context().storageState()
  const contexts: BrowserContext[] = []
  const problems: string[] = []
  return {
    problems,
    open: async () => {
      const context = await browser.newContext({ storageState, baseURL: new URL(from.url()).origin })
      contexts.push(context)
      const page = await context.newPage()
      page.on('pageerror', (error) => problems.push(error.message))
      return page
    },
    close: () => Promise.all(contexts.map((context) => context.close())),
  }
}

/** Known from the session, which has been answered. */
const KNOWN = /^No publications yet/

const isApi = (url: string) => /^\/api\/(?!_control|auth\/me)/.test(new URL(url).pathname)

/** The calls of a page from here on: which wait, how many were answered, and when none has waited for a while. */
function watchCalls(page: Page) {
  const waiting = new Set<Request>()
  let answered = 0
  let changedAt = Date.now()
  page.on('request', (request) => {
    if (!isApi(request.url())) return
    waiting.add(request)
    changedAt = Date.now()
  })
  const settled = (request: Request) => {
    if (!waiting.delete(request)) return
    answered += 1
    changedAt = Date.now()
  }
  page.on('requestfinished', settled)
  page.on('requestfailed', settled)
  return {
    waiting: () => waiting.size,
    answered: () => answered,
    untilQuiet: () =>
      expect
        .poll(() => waiting.size === 0 && answered > 0 && Date.now() - changedAt > QUIET_MS, { timeout: 120_000 })
        .toBe(true),
  }
}

/** All at once, and every one to its end: what one finds does not hide what the next one would. */
async function together<T>(rows: readonly T[], run: (row: T, index: number) => Promise<void>) {
  const ends = await Promise.allSettled(rows.map(run))
  expect(ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))).toEqual([])
}

test('the session check alone is given up after three seconds: a way to try again, and the address stays', async ({
  openAs,
}) => {
  const page = await openAs('individual', '/resources')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await breakCall(page, { call: 'auth.me', delayMs: SLOW_MS })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await expect(page).toHaveURL(/\/resources$/)
  await mendAll(page)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Resources' })).toBeVisible()
})

type Write = {
  what: string
  person: Person | 'nobody'
  path: string
  call: string
  /** Up to the press that sends. */
  ready: (page: Page) => Promise<void>
  /** What is pressed, and is busy then. */
  control: (page: Page) => Locator
  /** Where there is no busy control: what shows that it is on its way. */
  pending?: (page: Page) => Locator
  /** What stays usable while it waits. */
  free?: (page: Page) => Locator
  done: (page: Page) => Promise<void>
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialogButton = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
const TEAM_ROOM = 'Chat of Northfield Evidence Group'

async function openStudio(page: Page) {
  const reply = await page.request.get('/api/documents?scope=starter&limit=3')
  const { documents } = (await reply.json()) as { documents: { id: string }[] }
  await page.goto(`/synthesis?documents=${documents.map(({ id }) => id).join(',')}&q=What%20was%20found%3F`)
  await expect(button(page, 'Generate synthesis')).toBeVisible()
}

const writes: Write[] = [
  {
    what: 'signing in',
    person: 'nobody',
    path: '/auth',
    call: 'auth.login',
    ready: async (page) => {
      await page.getByLabel('Email').fill('student@roadrunner.test')
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    },
    control: (page) => button(page, 'Sign in'),
    done: (page) => expect(page).toHaveURL(/personalized-dashboard/, LATE),
  },
  {
    what: 'a profile',
    person: 'individual',
    path: '/profile',
    call: 'user.profile',
    ready: (page) => page.getByLabel('Affiliation').fill('Eastshore'),
    control: (page) => button(page, 'Save profile'),
    done: (page) => expect(page.getByText('Profile updated').first()).toBeVisible(LATE),
  },
  {
    what: 'a new project',
    person: 'team-owner',
    path: '/collaborate',
    call: 'collaboration.createProject',
    ready: async (page) => {
      await button(page, 'New project').first().click()
      await page.getByRole('dialog').getByLabel('Title').fill('Slow and steady')
    },
    control: (page) => dialogButton(page, 'Create project'),
    free: (page) => dialogButton(page, 'Cancel'),
    done: (page) => expect(page).toHaveURL(/\/project\/project-/, LATE),
  },
  {
    what: 'a task',
    person: 'team-owner',
    path: '/collaborate/project-statins/tasks',
    call: 'collaboration.createTask',
    ready: async (page) => {
      await button(page, 'New task').click()
      await page.getByRole('dialog').getByLabel('Title').fill('Read it twice')
    },
    control: (page) => dialogButton(page, 'Create task'),
    free: (page) => dialogButton(page, 'Cancel'),
    done: async (page) => {
      // What was created is opened at once.
      await expect(page.getByRole('dialog', { name: 'Read it twice', exact: true })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('article', { name: 'Read it twice', exact: true })).toHaveCount(1)
    },
  },
  {
    what: 'a new name of a synthesis',
    person: 'individual',
    path: '/synthesis',
    call: 'syntheses.update',
    ready: async (page) => {
      await openStudio(page)
      await button(page, 'Generate synthesis').click()
      await button(page, 'Rename').click()
      await page.getByRole('textbox', { name: 'Name' }).fill('As it is')
    },
    control: (page) => button(page, 'Save name'),
    free: (page) => button(page, 'Cancel'),
    done: (page) => expect(page.getByRole('heading', { level: 1, name: 'As it is' })).toBeVisible(LATE),
  },
  {
    what: 'a comment',
    person: 'tester',
    path: TEST_PAGE,
    call: 'comments.create',
    ready: async (page) => {
      await switchOn(page)
      await page.locator('#bench-text-b').click({ position: { x: 80, y: 12 } })
      await formOf(page).getByRole('textbox', { name: 'Comment' }).fill('Said slowly')
    },
    control: (page) => formOf(page).getByRole('button', { name: 'Send comment' }),
    done: (page) => expect(markersOf(page)).toHaveCount(1),
  },
  {
    what: 'a message',
    person: 'team-member',
    path: '/team/team-northfield',
    call: 'chat.sendTeam',
    ready: (page) => page.getByRole('textbox', { name: `Message, ${TEAM_ROOM}` }).fill('Slowly now'),
    control: (page) =>
      page.getByRole('region', { name: TEAM_ROOM, exact: true }).getByRole('button', { name: /^Send/ }),
    pending: (page) =>
      page
        .getByRole('region', { name: TEAM_ROOM, exact: true })
        .getByText(/Sending/)
        .first(),
    done: async (page) => {
      const room = page.getByRole('region', { name: TEAM_ROOM, exact: true })
      await expect(room.getByText(/Sending/)).toHaveCount(0)
      await expect(room.getByText('Slowly now')).toHaveCount(1)
    },
  },
  {
    what: 'a tag',
    person: 'individual',
    path: '/resources?scope=starter',
    call: 'library.organise',
    ready: async (page) => {
      await page.getByRole('checkbox', { name: /^Choose Efficacy of BCG/ }).check()
      await button(page, 'Tag').click()
      await page.getByRole('menuitem', { name: 'New tag…' }).click()
      await page.getByRole('dialog').getByLabel('Tag').fill('slow')
    },
    control: (page) => page.getByRole('dialog').locator('button[type=submit]'),
    free: (page) => dialogButton(page, 'Cancel'),
    done: async (page) => {
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'Tags' }).getByText('slow')).toBeVisible()
    },
  },
  {
    what: 'a draft',
    person: 'individual',
    path: '/write',
    call: 'syntheses.create',
    ready: async (page) => {
      await button(page, 'New draft').first().click()
      await page.getByLabel('Title').fill('Begun slowly')
    },
    control: (page) => dialogButton(page, 'Begin writing'),
    free: (page) => dialogButton(page, 'Close'),
    done: (page) => expect(page).toHaveURL(/\/write\/.+/, LATE),
  },
  {
    what: 'an invitation to a team',
    person: 'team-owner',
    path: '/team/team-northfield',
    call: 'collaboration.inviteToTeam',
    ready: (page) => page.getByRole('textbox', { name: 'Email' }).fill('enterprise@roadrunner.test'),
    control: (page) => button(page, 'Send invitation'),
    done: (page) => expect(page.getByText('Invitation sent to enterprise@roadrunner.test').first()).toBeVisible(LATE),
  },
]

/** Notes in the page when it was pressed, and when it first showed that something is on its way. */
const watchPress = (page: Page) =>
  page.evaluate(() => {
    const press: Press = { at: undefined, pendingAt: undefined }
    Object.assign(globalThis, { press })
    addEventListener('click', () => (press.at ??= performance.now()), { capture: true })
    new MutationObserver(() => {
      if (press.at === undefined || press.pendingAt !== undefined) return
      const isPending = document.querySelector('[aria-busy=true]') ?? /Sending/.exec(document.body.innerText)
      if (isPending) press.pendingAt = performance.now()
    }).observe(document, { attributes: true, childList: true, characterData: true, subtree: true })
  })
type Press = { at: number | undefined; pendingAt: number | undefined }
const untilPending = (page: Page) =>
  page.evaluate(() => {
    const { at = NaN, pendingAt = NaN } = (globalThis as unknown as { press: Press }).press
    return Math.round(pendingAt - at)
  })

const sentCalls = async (page: Page) => {
  const reply = await page.request.get('/api/_control/ledger')
  return ((await reply.json()) as { entries: { call: string }[] }).entries.map(({ call }) => call)
}

for (const half of [writes.slice(0, 5), writes.slice(5)]) {
  test(`ten seconds for ${half.map(({ what }) => what).join(', ')}: pending at once, pressed twice and sent once, then done`, async ({
    openAs,
    openPage,
  }) => {
    test.setTimeout(240_000)
    const pages: Page[] = []
    for (const { person, path, ready } of half) {
      const page = person === 'nobody' ? await openPage(path) : await openAs(person, path)
      await ready(page)
      pages.push(page)
    }
    const any = pages[0]
    if (!any) throw new Error('There is nothing to press.')
    const before = await sentCalls(any)
    await breakCall(any, { call: 'auth.me', delayMs: 1 })
    await breakCall(any, { call: '*', delayMs: SLOW_MS })
    await together(half, async ({ what, control, pending, free, done, call }, index) => {
      const page = pages[index]
      if (!page) return
      let isAnswered = false
      page.on('requestfinished', (request) => {
        if (isApi(request.url()) && request.method() !== 'GET') isAnswered = true
      })
      await watchPress(page)
      await control(page).dblclick()
      if (pending) await expect(pending(page)).toBeVisible()
      else await expect(control(page)).toHaveAttribute('aria-busy', 'true')
      console.log(`${what}: pending ${await untilPending(page)} ms after the press`)
      expect.soft(isAnswered, `${what}: pending before the answer`).toBe(false)
      if (free) await expect.soft(free(page), what).toBeEnabled()
      await expect.poll(() => isAnswered, { timeout: 40_000 }).toBe(true)
      await done(page)
      const sent = await sentCalls(page)
      const count = (calls: string[]) => calls.filter((each) => each === call).length
      expect.soft(count(sent) - count(before), `${what}: ${sent.join(' ')}`).toBe(1)
    })
  })
}

type Typing = {
  what: string
  person: Person
  path: string
  /** What is pressed before there is something to type into. */
  open?: (page: Page) => Promise<void>
  field: (page: Page) => Locator
}

const typings: Typing[] = [
  {
    what: 'a question to the search',
    person: 'individual',
    path: '/search',
    field: (page) => page.getByRole('searchbox', { name: 'Question' }),
  },
  {
    what: 'words for the library',
    person: 'individual',
    path: '/resources',
    field: (page) => page.getByRole('searchbox', { name: 'Filter papers' }),
  },
  {
    what: 'a question to Copilot',
    person: 'individual',
    path: '/copilot',
    field: (page) => page.getByRole('textbox', { name: 'Your question' }),
  },
  {
    what: 'a question to help',
    person: 'individual',
    path: '/search',
    open: (page) => button(page, 'Open Help Assistant (Cmd+Shift+/)').click(),
    field: (page) => page.getByRole('textbox', { name: 'Your question' }),
  },
  {
    what: 'the title of a draft',
    person: 'individual',
    path: '/write',
    open: (page) => button(page, 'New draft').first().click(),
    field: (page) => page.getByLabel('Title'),
  },
  {
    what: 'a new task',
    person: 'team-owner',
    path: '/collaborate/project-statins/tasks',
    open: (page) => button(page, 'New task').click(),
    field: (page) => page.getByRole('dialog').getByLabel('Title'),
  },
  {
    what: 'a message',
    person: 'team-owner',
    path: '/team/team-northfield',
    field: (page) => page.getByRole('textbox', { name: `Message, ${TEAM_ROOM}` }),
  },
  {
    what: 'a new team',
    person: 'team-owner',
    path: '/collaborate',
    open: (page) => button(page, 'New team').click(),
    field: (page) => page.getByRole('dialog').getByLabel('Team name'),
  },
]

for (const third of [typings.slice(0, 3), typings.slice(3, 6), typings.slice(6)]) {
  test(`typed before the answers, ${third.map(({ what }) => what).join(', ')}: it stays, and so do the field and the focus`, async ({
    openAs,
  }) => {
    test.setTimeout(180_000)
    const pages: Page[] = []
    for (const { person } of third) pages.push(await openAs(person, '/help'))
    const [any] = pages
    if (!any) throw new Error('There is nothing to type into.')
    await breakCall(any, { call: 'auth.me', delayMs: 1 })
    await breakCall(any, { call: '*', delayMs: SLOW_MS })
    await together(third, async ({ what, path, open, field }, index) => {
      const page = pages[index]
      if (!page) return
      const calls = watchCalls(page)
      await page.goto(path)
      await open?.(page)
      const box = field(page)
      await expect(box).toBeVisible()
      const [answered, waiting] = [calls.answered(), calls.waiting()]
      await box.click()
      await page.keyboard.type('Begun meanwhile')
      const before = await box.boundingBox()
      console.log(`${what}: there after ${answered} answers, while ${waiting} calls wait`)
      expect.soft(waiting, `${what}: can be typed while something waits`).toBeGreaterThan(0)
      await calls.untilQuiet()
      await expect.soft(box, what).toHaveValue('Begun meanwhile')
      await expect.soft(box, what).toBeFocused()
      expect.soft(await box.boundingBox(), `${what}: the field has not moved`).toEqual(before)
    })
  })
}

for (const [name, paths] of Object.entries(groups)) {
  test(`every call takes ten seconds, ${name}: something stands there at once, nothing is claimed or moved before the answer, and it comes`, async ({
    browser,
    openAs,
  }) => {
    test.setTimeout(150_000)
    const first = await openAs('team-owner', '/help')
    const { open, close, problems } = await openers(browser, first)
    // The session check has three seconds by the specification, and a test of its own above.
    await breakCall(first, { call: 'auth.me', delayMs: 1 })
    await breakCall(first, { call: '*', delayMs: SLOW_MS })
    await together(paths, async (path) => {
      const page = await open()
      await watchFromStart(page)
      const calls = watchCalls(page)
      await page.goto(path)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading.or(page.locator('[aria-busy=true], [role=status]')).first()).toBeVisible()
      expect.soft(calls.answered(), `${path}: something stands there before the first answer`).toBe(0)
      await calls.untilQuiet()

      await expect.soft(heading, path).toBeVisible()
      await expect.soft(page.locator('main [aria-busy=true]'), `${path}: nothing waits any more`).toHaveCount(0)
      await expect.soft(page.getByRole('button', { name: 'Try Again' }), path).toHaveCount(0)
      const seen = await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched)
      const end = await page.evaluate(() => performance.now())
      console.log(
        `${path}: something after ${seen.shown} ms, whole after ${Math.round(end - QUIET_MS)} ms, moved ${seen.shift.toFixed(3)}`,
      )
      expect.soft(seen.blankAfter, `${path}: never blank again`).toEqual([])
      expect.soft(seen.shift, `${path}: ${seen.shifts.join('\n')}`).toBeLessThan(0.1)
      const taken = seen.claims.filter(
        ({ text, first: at, last }) => !KNOWN.test(text) && (at < SLOW_MS || end - last > 1000),
      )
      expect.soft(taken.map(({ text, first: at, last }) => `${path}: “${text}” from ${at} to ${last}`)).toEqual([])
    })
    await close()
    expect(problems).toEqual([])
  })
}
