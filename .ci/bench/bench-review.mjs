// `npm run bench:review`: screening with 5,000 records in Chromium: from a key to the next record painted, p50, p95 and
// slowest, while the ranking learns beside it; before that, how long the review takes to open. Starts its own server, or
// asks the one at PORT.
//   PORT, RECORDS (5000), DECISIONS (200; 0: opening alone)
import { chromium } from 'playwright'

import { chromiumArgs, findBrowser } from '../serve/browser.mjs'
import { benchServer } from './bench-server.mjs'

const { base, stop } = await benchServer()
const RECORDS = Number(process.env.RECORDS ?? 5000)
const DECISIONS = Number(process.env.DECISIONS ?? 200)
const BATCH = 500

const words = 'statin placebo randomised trial cohort coronary mortality adults diabetes stroke lipid prevention dose risk follow events women men primary care model cost liver renal imaging genetic rats cells vaccine asthma'.split(' ') // prettier-ignore
let state = 7
const random = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 4_294_967_296
}
const text = (length) => Array.from({ length }, () => words[Math.floor(random() * words.length)]).join(' ')
const record = (n) => ({
  type: 'article-journal',
  title: `Study ${n}: ${text(10)}`,
  authors: [{ family: `Author${n}`, given: 'A' }],
  year: 1980 + (n % 45),
  abstract: text(180),
  keywords: [],
  ids: { pmid: String(10_000_000 + n) },
})

const found = await findBrowser()
const browser = await chromium.launch({ executablePath: found?.path, args: chromiumArgs ?? [] })
const context = await browser.newContext({ baseURL: base, viewport: { width: 1440, height: 900 } })
await context.addCookies([{ name: 'mock-world', value: `bench-review-${Date.now()}`, url: base }])
const page = await context.newPage()
await page.goto('/auth')

const call = async (method, path, data) => {
  const reply = await page.request[method](`/api${path}`, { ...(data && { data }) })
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`)
  return reply.json()
}
await call('post', '/auth/login', { email: 'individual@roadrunner.test', password: 'roadrunner-demo' })
for (let from = 0; from < RECORDS; from += BATCH) {
  const size = Math.min(BATCH, RECORDS - from)
  const records = Array.from({ length: size }, (_, i) => ({ line: from + i + 1, draft: record(from + i) }))
  await call('post', '/documents/imports', {
    importId: 'bench-review-import',
    batch: from / BATCH,
    file: 'bench.ris',
    records,
  })
}
const ids = []
for (let cursor; ids.length < RECORDS;) {
  const { documents, next } = await call('get', `/documents?scope=own&limit=500${cursor ? `&cursor=${cursor}` : ''}`)
  ids.push(...documents.map(({ id }) => id))
  if (!next) break
  cursor = next
}
const made = await call('post', '/syntheses', {
  kind: 'review',
  title: 'Bench',
  query: 'Do statins prevent events in adults?',
  documentIds: ids,
  body: { format: 1, subtype: 'systematic' },
})
const review = made.synthesis ?? made
const by = review.ownerId ?? review.owner.userId
const at = new Date().toISOString()
const events = [
  { kind: 'stage', stage: 'title-abstract', reviewers: 1, reasons: ['Not a trial'] },
  ...ids.map((recordId) => ({ kind: 'identified', recordId, source: { arm: 'databases', name: 'PubMed' } })),
].map((event, n) => ({ id: `bench-event-${n}`, data: { ...event, id: `bench-event-${n}`, at, by } }))
for (let from = 0; from < events.length; from += BATCH) {
  await call('post', `/syntheses/${review.id}/entries`, { entries: events.slice(from, from + BATCH) })
}

/** From the address to the record that can be voted on, as somebody comes back to the review. */
const openings = []
let longest = 0
for (let turn = 0; turn < 3; turn += 1) {
  const tab = await context.newPage()
  await tab.addInitScript(() => {
    globalThis.longTasks = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
  })
  const from = performance.now()
  await tab.goto(`/systematic-review?id=${review.id}&stage=screening`)
  await tab.locator('#screened-title').waitFor({ timeout: 120_000 })
  openings.push((performance.now() - from) / 1000)
  longest = Math.max(longest, ...(await tab.evaluate(() => globalThis.longTasks)))
  await tab.close()
}
console.log(
  `${RECORDS} records, opened in ${openings.map((each) => each.toFixed(1)).join(', ')} s; longest task of the page ${longest.toFixed(0)} ms`,
)
if (DECISIONS === 0) {
  await browser.close()
  await stop()
  process.exit()
}

await page.goto(`/systematic-review?id=${review.id}&stage=screening`)
await page.locator('#screened-title').waitFor({ timeout: 120_000 })
await page.waitForTimeout(3000)

/** Presses a key as soon as the one before is painted, as the quickest reader would, and times each. */
const times = await page.evaluate(async (decisions) => {
  const titleNow = () => document.querySelector('#screened-title')?.textContent
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', resolve)
        port1.start()
        port2.postMessage(0)
      })
    })
  const taken = []
  for (let n = 0; n < decisions; n += 1) {
    const before = titleNow()
    await frame()
    await new Promise((resolve) => setTimeout(resolve, 120))
    const start = performance.now()
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: n % 7 === 0 ? 'i' : 'e', bubbles: true, cancelable: true }),
    )
    while (titleNow() === before) await frame()
    await painted()
    taken.push(performance.now() - start)
  }
  return taken
}, DECISIONS)

const sorted = times.toSorted((a, b) => a - b)
const share = (of) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))].toFixed(1)
const late = times.filter((time) => time >= 50).length
console.log(`${RECORDS} records, ${DECISIONS} decisions, from key to the next record painted:`)
console.log(
  `p50 ${share(0.5)} ms, p95 ${share(0.95)} ms, slowest ${share(1)} ms, ${late} of ${DECISIONS} at 50 ms or later`,
)
const { entries: last } = await call('get', `/syntheses/${review.id}/entries?since=${events.length}`)
console.log(`${last.length} decisions stand in the server’s log`)
await browser.close()
await stop()
