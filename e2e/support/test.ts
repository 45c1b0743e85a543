import { test as base, expect, type APIRequestContext, type Page } from '@playwright/test'

import type { TextsAlone } from '#mocks/server/texts-alone.ts'

/**
 * Taken out of the run for every change, and into `npm run e2e:long`. What stays is one journey through each part and what
 * guards people's work and money; sweeps, rates, rarer faults and a second way to the same end are made in the long run.
 */
export const LONG = { tag: '@long' }
/**
 * Behaviour that the two texts specify, and research that needs no server: run once more against a server that knows their calls alone, of which each page is
 * held to ask nothing else. A handful of files every day, all of them in the long run (`playwright.config.ts`).
 */
export const SPECIFIED = { tag: '@texts' }
export const LONG_SPECIFIED = { tag: ['@long', '@texts'] }
/** For a test made from a table: the row that stands for all is made for every change, the others in the long run. */
export const longUnless = (standsForAll: boolean) => (standsForAll ? {} : LONG)

/** Under this name a test says which calls of the texts its pages got answers to (`specified-calls.ts`). */
export const ANSWERED = 'answered'

export const PASSWORD = 'roadrunner-demo'

export type Person =
  | 'free'
  | 'student-pending'
  | 'student'
  | 'individual'
  | 'team-owner'
  | 'team-member'
  | 'enterprise'
  | 'tester'
  | 'admin'

type Options = {
  /** The server knows the calls of the two texts alone, and answers them so. */
  textsAlone: TextsAlone | undefined
}
type Fixtures = {
  /** A world of this test's own: nothing that another test does can be seen here. */
  world: string
  /** Opens a page as nobody, in this test's world. */
  openPage: (path: string) => Promise<Page>
  /** Opens a page as one of the seeded people, in a browser context of their own. */
  openAs: (person: Person, path: string) => Promise<Page>
}

/** Every page of every test: no content-security violation, no uncaught error. */
function watch(page: Page, problems: string[]) {
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (/Content Security Policy|Content-Security-Policy/.test(message.text())) problems.push(message.text())
  })
}

export const test = base.extend<Options & Fixtures>({
  textsAlone: [undefined, { option: true }],
  // oxlint-disable-next-line no-empty-pattern
  world: async ({}, use, info) => {
    await use(`e2e-${info.workerIndex}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`)
  },
  openPage: async ({ browser, baseURL, world, textsAlone }, use, info) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = []
    const problems: string[] = []
    await use(async (path) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }) })
      contexts.push(context)
      await context.addCookies([{ name: 'mock-world', value: world, url: baseURL ?? '' }])
      const page = await context.newPage()
      if (textsAlone && contexts.length === 1) await knowsTextsAlone(page, textsAlone)
      watch(page, problems)
      await page.goto(path)
      return page
    })
    const { asked, answered } = textsAlone && contexts[0] ? await heardByTexts(contexts[0].request) : NOTHING_HEARD
    info.annotations.push({ type: ANSWERED, description: answered.join(' ') })
    for (const context of contexts) await context.close()
    expect(asked, 'calls that the texts do not name').toEqual([])
    expect(problems).toEqual([])
  },
  openAs: async ({ openPage }, use) => {
    await use(async (person, path) => {
      const page = await openPage('/auth')
      const reply = await page.request.post('/api/auth/login', {
        data: { email: `${person}@roadrunner.test`, password: PASSWORD },
      })
      expect(reply.ok()).toBe(true)
      await page.goto(path)
      return page
    })
  },
})

export { expect }

type Fault = {
  call: string
  status?: number
  body?: unknown
  headers?: Record<string, string>
  delayMs?: number
  cut?: 'before' | 'after'
  hang?: boolean
  html?: boolean
  malformed?: boolean
  times?: number
}

/** Makes the embedded API fail, in this page's world alone. */
export async function breakCall(page: Page, fault: Fault) {
  const reply = await page.request.post('/api/_control/faults', { data: fault })
  expect(reply.ok()).toBe(true)
}

export const mendAll = (page: Page) => page.request.delete('/api/_control/faults')

/** Takes every call that is none of the two texts out of this page's world, the question what there is included. */
export const withoutAdditions = (page: Page) =>
  breakCall(page, { call: 'additions', status: 404, body: { message: 'Not Found' } })

/** Makes the server of this page's world one of the two texts alone, which the page is told by its probe. */
async function knowsTextsAlone(page: Page, wanted: TextsAlone) {
  const reply = await page.request.put('/api/_control/texts-alone', { data: wanted })
  expect(reply.ok()).toBe(true)
}

const NOTHING_HEARD = { asked: [] as string[], answered: [] as string[] }

const heardByTexts = async (request: APIRequestContext): Promise<typeof NOTHING_HEARD> =>
  (await (await request.get('/api/_control/texts-alone')).json()) as typeof NOTHING_HEARD
