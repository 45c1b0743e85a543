// The extraction grid at full size, in Chromium: from key to paint of a decision, and the frames while it scrolls both
// ways. Starts its own server, or asks the one at PORT.
//   PORT, ROWS (5000), COLUMNS (100), COMMITS (40), FRAMES (300)
import { chromium } from 'playwright'

import { chromiumArgs, findBrowser } from '../serve/browser.mjs'
import { benchServer } from './bench-server.mjs'

const { base, stop } = await benchServer()
const ROWS = Number(process.env.ROWS ?? 5000)
const COLUMNS = Number(process.env.COLUMNS ?? 100)
const COMMITS = Number(process.env.COMMITS ?? 40)
const FRAMES = Number(process.env.FRAMES ?? 300)
const BATCH = 500

const found = await findBrowser()
const browser = await chromium.launch({ executablePath: found?.path, args: chromiumArgs ?? [] })
const context = await browser.newContext({ baseURL: base, viewport: { width: 1440, height: 900 } })
await context.addCookies([{ name: 'mock-world', value: `bench-grid-${Date.now()}`, url: base }])
const page = await context.newPage()
await page.goto('/auth')
const post = async (path, data) => {
  const reply = await page.request.post(`/api${path}`, { data, timeout: 120_000 })
  if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`)
  return reply.json()
}
await post('/auth/login', { email: 'tester@roadrunner.test', password: 'roadrunner-demo' })

const draft = (i) => ({
  type: 'article-journal',
  title: `Trial ${i} of a treatment for condition ${i % 97} in district ${i % 41}`,
  authors: [{ family: `Author${i}`, given: 'A' }],
  year: 1970 + (i % 50),
  abstract: `We randomised ${100 + (i % 900)} patients to treatment or placebo. The risk ratio was 0.${50 + (i % 40)} (95% CI 0.${30 + (i % 20)} to 0.9${i % 9}). Follow-up was ${1 + (i % 24)} months.`,
  keywords: [],
  ids: { doi: `10.9999/bench.${i}` },
})
const ids = []
for (let from = 0; from < ROWS; from += BATCH) {
  const records = Array.from({ length: Math.min(BATCH, ROWS - from) }, (_, i) => ({
    line: i + 1,
    draft: draft(from + i),
  }))
  const body = { importId: 'bench-grid-import', batch: from / BATCH, file: 'bench.ris', records }
  const reply = await post('/documents/imports', body)
  for (const { documentId } of (reply.data ?? reply).outcomes) if (documentId) ids.push(documentId)
}
const known = ['sample-size', 'effect', 'follow-up', 'design', 'aim']
const columns = Array.from({ length: COLUMNS }, (_, i) => ({
  id: `c${i}`,
  version: 1,
  name: `Column ${i}`,
  type: ['number', 'effect', 'number', 'choice', 'text'][i % 5],
  // The first ten are answered by rules; the rest by people.
  ...(i < 10 && { libraryKey: known[i % 5] }),
}))
const body = { schema: 1, columns, rows: [], params: {}, views: {} }
const made = await post('/syntheses', { kind: 'grid', title: 'Full size', documentIds: ids, body })
const id = (made.data ?? made.synthesis ?? made).id

const openedAt = Date.now()
await page.goto(`/analyze?id=${id}`)
await page.getByRole('grid').waitFor({ timeout: 60_000 })
await page.waitForFunction(
  (n) => document.querySelector('[role=grid]')?.getAttribute('aria-rowcount') === String(n + 1),
  ids.length,
)
console.log(`opened with ${ids.length} rows and ${COLUMNS} columns in ${Date.now() - openedAt} ms`)
// Until nothing that the page says of its state has changed for three seconds: rules may be quicker than a look at them.
for (let last = '', since = Date.now(); ; await page.waitForTimeout(300)) {
  const said = await page.evaluate(() =>
    [...document.querySelectorAll('[role=status]')].map((e) => e.textContent).join(),
  )
  if (said !== last) [last, since] = [said, Date.now()]
  else if (Date.now() - since > 3000 && !said.includes('Reading papers') && !/ 0 suggested/.test(said)) break
}
console.log(`read by rules after ${((Date.now() - openedAt) / 1000).toFixed(1)} s, beside the page`)

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1)
const figures = (times) => {
  const sorted = times.toSorted((a, b) => a - b)
  return `median ${at(sorted, 0.5)} ms, p95 ${at(sorted, 0.95)} ms, slowest ${at(sorted, 1)} ms`
}

/** From a key to the first frame after the cell says what was decided. */
const commit = (key) =>
  page.evaluate(async (pressed) => {
    const cell = document.activeElement
    const before = cell.textContent
    const start = performance.now()
    cell.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }))
    while (cell.textContent === before && performance.now() - start < 2000) await new Promise((go) => setTimeout(go, 0))
    const shown = performance.now() - start
    await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))
    return { shown, painted: performance.now() - start }
  }, key)

await page.locator('[data-row="0"] [data-column="0"]').click()
for (let i = 0; i < 5; i += 1) {
  await commit('n')
  await page.keyboard.press('ArrowDown')
}
const commits = []
for (let i = 0; i < COMMITS; i += 1) {
  commits.push(await commit(i % 2 === 0 ? 'n' : 'Enter'))
  await page.keyboard.press(i % 4 === 3 ? 'ArrowRight' : 'ArrowDown')
  // What is counted after the cell is drawn, and what is sent, belongs to this decision and not to the next.
  await page.waitForTimeout(250)
}
const changed = commits.filter(({ shown }) => shown < 2000)
console.log(
  `decision, key to cell in the page (${changed.length} of ${commits.length} changed a cell): ${figures(changed.map(({ shown }) => shown))}`,
)

const scroll = (direction) =>
  page.evaluate(
    ({ frames, down }) =>
      new Promise((resolve) => {
        const box = document.querySelector('[role=grid]')
        const room = down ? box.scrollHeight - box.clientHeight : box.scrollWidth - box.clientWidth
        const reach = Math.min(room, 30 * frames)
        const times = []
        let last
        let frame = 0
        const step = (now) => {
          if (last !== undefined) times.push(now - last)
          last = now
          frame += 1
          const place = (reach * frame) / frames
          if (down) box.scrollTop = place
          else box.scrollLeft = place
          if (frame < frames) requestAnimationFrame(step)
          else resolve(times)
        }
        requestAnimationFrame(step)
      }),
    { frames: FRAMES, down: direction === 'down' },
  )
for (const direction of ['down', 'across']) {
  const times = await scroll(direction)
  const late = times.filter((time) => time > 25).length
  console.log(`frames while scrolling ${direction}: ${figures(times)}; ${late} of ${times.length} later than 25 ms`)
}
await browser.close()
await stop()
