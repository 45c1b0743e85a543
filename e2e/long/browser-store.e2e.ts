import { createHash } from 'node:crypto'

import { chromium, type BrowserContext, type Page } from '@playwright/test'

import { openEngine, workerUrl, type EngineInPage } from '../support/engine-worker.ts'
import { expect, PASSWORD, test, withoutAdditions } from '../support/test.ts'

test.describe.configure({ timeout: 600_000 })

const KILLS = 50
const FILES = 100
const FILE_BYTES = 5 * 1024 * 1024

type Noting = EngineInPage & { accepted: (name: string) => Promise<void> }

/** A browser that keeps its data on the disk, as a person's does. */
async function onDisk<T>(
  given: { folder: string; baseURL: string | undefined; world: string },
  use: (page: Page) => Promise<T>,
) {
  const context = await chromium.launchPersistentContext(given.folder, {
    ...test.info().project.use.launchOptions,
    ...(given.baseURL && { baseURL: given.baseURL }),
  })
  try {
    await context.addCookies([{ name: 'mock-world', value: given.world, url: given.baseURL ?? '' }])
    const page = await context.newPage()
    await page.goto('/auth')
    const data = { email: 'individual@roadrunner.test', password: PASSWORD }
    expect((await page.request.post('/api/auth/login', { data })).ok()).toBe(true)
    await withoutAdditions(page)
    return await use(page)
  } finally {
    await context.close()
  }
}

/** A tab in which the engine is open and nothing else runs. */
async function tabWithEngine(context: BrowserContext, url: string) {
  const page = await context.newPage()
  await page.goto('/theme.js')
  await openEngine(page, url, 'long')
  return page
}

test(`the tab is killed ${KILLS} times during writes: nothing that was acknowledged is lost, and nothing is there twice`, async ({
  baseURL,
  world,
}, info) => {
  await onDisk({ folder: info.outputPath('profile'), baseURL, world }, async (first) => {
    const url = await workerUrl(first)
    const context = first.context()
    const accepted = new Set<string>()
    const sent = new Set<string>()
    let awaited = 0
    let reached: (() => void) | undefined
    await context.exposeFunction('accepted', async (name: string) => {
      accepted.add(name)
      awaited -= 1
      if (awaited > 0) return
      reached?.()
      await new Promise(() => {})
    })
    for (let kill = 0; kill < KILLS; kill += 1) {
      const page = await tabWithEngine(context, url)
      // How many are accepted before the kill differs; those after are on their way.
      awaited = 1 + ((kill * 7) % 11)
      const enough = new Promise<void>((resolve) => (reached = resolve))
      // What was not acknowledged before is sent again under its key, as the page does.
      const again = [...sent].filter((name) => !accepted.has(name))
      const names = Array.from({ length: 30 }, (_, n) => `Kill ${kill}, collection ${n}`)
      for (const name of names) sent.add(name)
      const line = await context.newCDPSession(page)
      const crashed = page.waitForEvent('crash')
      const writing = page
        .evaluate(
          async (all) => {
            const here = globalThis as unknown as Noting
            let before: string | undefined
            for (const name of all) {
              const body = { name, clientKey: name.replaceAll(/\W+/g, '-') }
              const asked = here.askEngine('library.createCollection', { body })
              // Told once the next one is on its way, so that a kill always meets a write.
              if (before !== undefined) await here.accepted(before)
              before = (await asked).is === 'answer' ? name : undefined
            }
          },
          [...again, ...names],
        )
        .catch(() => 'killed')
      await enough
      void line.send('Page.crash').catch(() => undefined)
      await crashed
      await writing
      await page.close()
    }

    const page = await tabWithEngine(context, url)
    const kept = await page.evaluate(async () => {
      const { value } = await (globalThis as unknown as Noting).askEngine('library.collections', {})
      return (value as { collections: { name: string }[] }).collections.map(({ name }) => name)
    })
    const found = new Set(kept)
    expect(found.size).toBe(kept.length)
    expect([...accepted].filter((name) => !found.has(name))).toEqual([])
    expect(kept.filter((name) => !sent.has(name))).toEqual([])
    expect(accepted.size).toBeGreaterThanOrEqual(KILLS)
    console.log(`${KILLS} kills: ${accepted.size} writes acknowledged, 0 of them lost, ${found.size} kept`)
  })
})

test(`${FILES} files of 5 MiB are kept in the browser, and each is there byte by byte after it was closed`, async ({
  baseURL,
  world,
}, info) => {
  const given = { folder: info.outputPath('profile'), baseURL, world }
  const bytesOf = (n: number) =>
    Uint8Array.from({ length: FILE_BYTES }, (_, at) => 32 + ((at * 31 + n * 7 + (at >> 9)) % 95))
  const addresses = await onDisk(given, async (first) => {
    const page = await tabWithEngine(first.context(), await workerUrl(first))
    const told: string[] = []
    for (let n = 0; n < FILES; n += 1) {
      told.push(
        await page.evaluate(
          async ([number, size]) => {
            const bytes = Uint8Array.from({ length: size }, (_, at) => 32 + ((at * 31 + number * 7 + (at >> 9)) % 95))
            const draft = { type: 'article-journal', title: `Paper ${number}`, authors: [], keywords: [], ids: {} }
            const file = { fileName: `${number}.txt`, text: new TextDecoder().decode(bytes) }
            const { is, value } = await (globalThis as unknown as Noting).askEngine('files.create', {
              body: { file, draft },
            })
            return is === 'answer' ? JSON.stringify(value) : `${is} ${JSON.stringify(value)}`
          },
          [n, FILE_BYTES] as const,
        ),
      )
    }
    expect(told.filter((each) => !each.startsWith('{'))).toEqual([])
    return told.map((each) => JSON.parse(each) as { paper: { id: string }; file: { id: string; bytes: number } })
  })
  expect(addresses.map(({ file }) => file.bytes)).toEqual(addresses.map(() => FILE_BYTES))
  await onDisk(given, async (first) => {
    const page = await tabWithEngine(first.context(), await workerUrl(first))
    for (const [n, { paper, file }] of addresses.entries()) {
      const hash = await page.evaluate(
        async ([id, fileId]) => {
          const { is, value } = await (globalThis as unknown as Noting).askEngine('files.content', {
            params: { id, fileId },
          })
          if (is !== 'content') return is
          const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(value as string))
          return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
        },
        [paper.id, file.id] as const,
      )
      expect(hash, `file ${n}`).toBe(createHash('sha256').update(bytesOf(n)).digest('hex'))
    }
  })
})
