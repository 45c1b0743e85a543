// `npm run bench:flood`: 1,000 notifications a second for 60 seconds to one person who types meanwhile. Real server, real
// socket, real Chromium. Prints what was counted, the time from key to paint, and the heap after each quarter.
//   SECONDS (60), PER_SECOND (1000)
import { setTimeout as wait } from 'node:timers/promises'

import { chromium } from 'playwright'

import { chromiumArgs, findBrowser } from '../serve/browser.mjs'
import { startServer } from '../serve/test-server.mjs'

const PORT = 4394
const SECONDS = Number(process.env.SECONDS ?? 60)
const PER_SECOND = Number(process.env.PER_SECOND ?? 1000)
const BASE = `http://127.0.0.1:${PORT}`
/** A key every 100 ms is a fast typist. */
const KEY_EVERY_MS = 100
const WORDS = 'does bcg vaccination prevent tuberculosis in adults '

/** From the key to the frame that shows it: the time of the input event, and the first task after the next frame. */
function watchKeys() {
  globalThis.keyToPaint = []
  const { port1, port2 } = new MessageChannel()
  let waiting = []
  port1.addEventListener('message', () => {
    const now = performance.now()
    for (const at of waiting) globalThis.keyToPaint.push(now - at)
    waiting = []
  })
  port1.start()
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        waiting.push(timeStamp)
        port2.postMessage(0)
      }),
    true,
  )
}

const percentile = (values, share) => [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN

async function heapMb(session) {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSHeapUsedSize').value / 1024 / 1024
}

const countOf = (page) =>
  page
    .getByRole('button', { name: 'Notifications' })
    .evaluate((button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? '0')
    .then((text) => Number(text.replace(/\D/g, '')))

const found = await findBrowser()
if (!found) throw new Error('No Chromium could be had.')
const server = await startServer(PORT)
const browser = await chromium.launch({ executablePath: found.path, args: chromiumArgs })
try {
  const page = await browser.newPage({ baseURL: BASE, viewport: { width: 1440, height: 900 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.enable')
  await page.addInitScript(watchKeys)
  await page.goto('/auth')
  await page.request.post('/api/auth/login', { data: { email: 'free@roadrunner.test', password: 'roadrunner-demo' } })
  await page.goto('/search')
  const bell = page.getByRole('button', { name: 'Notifications' })
  // Opened once, so that the list is there and every event has to be worked into it.
  await bell.click()
  await page.getByRole('tab', { name: /^Unread/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.waitForLoadState('networkidle')
  const before = await countOf(page)
  const box = page.getByRole('main').getByRole('textbox').or(page.getByRole('main').getByRole('searchbox')).first()
  await box.click()

  const total = PER_SECOND * SECONDS
  const heaps = [await heapMb(session)]
  const flood = page.request.post('/api/_control/flood', {
    data: { accountId: 'user-free', total, perSecond: PER_SECOND },
    timeout: (SECONDS + 60) * 1000,
  })
  const begun = Date.now()
  let typed = 0
  let quarter = 1
  while (Date.now() - begun < SECONDS * 1000) {
    const next = Date.now() + KEY_EVERY_MS
    if (typed % 200 === 199) await box.fill('')
    await page.keyboard.press(WORDS[typed % WORDS.length] === ' ' ? 'Space' : WORDS[typed % WORDS.length])
    typed += 1
    if (Date.now() - begun > (quarter * SECONDS * 1000) / 4) {
      // Collecting the garbage stops the page: no key is measured meanwhile.
      heaps.push(await heapMb(session))
      quarter += 1
    }
    await wait(Math.max(0, next - Date.now()))
  }
  const { sent, ms } = await (await flood).json()
  for (let tries = 0; tries < 100 && (await countOf(page)) - before !== sent; tries += 1) await wait(100)
  const counted = (await countOf(page)) - before
  heaps.push(await heapMb(session))
  const keys = await page.evaluate(() => globalThis.keyToPaint)

  await bell.click()
  const first = await page.getByRole('article').first().textContent()
  const rows = await page.getByRole('article').count()
  const p95 = percentile(keys, 0.95)
  console.log(`${PER_SECOND} events a second for ${SECONDS} s, sent in ${(ms / 1000).toFixed(1)} s`)
  console.log(
    `  counted        ${counted} of ${sent}; newest on top: ${first?.includes(`Event ${sent}`) ? 'yes' : 'no'}; rows drawn: ${rows}`,
  )
  console.log(
    `  key to paint   p50 ${percentile(keys, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, max ${Math.max(...keys).toFixed(0)} ms (${keys.length} keys)`,
  )
  console.log(`  heap           ${heaps.map((mb) => mb.toFixed(1)).join(' → ')} MB (start, after each quarter, end)`)
  const isGood = counted === sent && p95 <= 50 && heaps.at(-1) <= heaps[2] * 1.2
  console.log(
    isGood
      ? '  as it should be'
      : '  NOT as it should be: all counted, p95 at most 50 ms, heap flat after the second quarter',
  )
  if (!isGood) process.exitCode = 1
} finally {
  await browser.close()
  await server.stop()
}
