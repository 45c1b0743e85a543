// Frames while a page with 1,000 comment markers scrolls, in Chromium: the time between two frames, p50 and p95, without
// and with the overlay, scrolling the page and while an element with markers moves. Starts its own server, or asks the one at PORT.
//   PORT, MARKERS (1000)
import { chromium } from 'playwright'

import { chromiumArgs, findBrowser } from '../serve/browser.mjs'
import { benchServer } from './bench-server.mjs'

const { base, stop } = await benchServer()
const MARKERS = Number(process.env.MARKERS ?? 1000)
const FRAMES = 300

/** Scrolls up and down through the whole page and gives the times between frames, in milliseconds. */
const scrollThrough = (frames) =>
  new Promise((resolve) => {
    const times = []
    const room = document.documentElement.scrollHeight - innerHeight
    let last
    let frame = 0
    const step = (now) => {
      if (last !== undefined) times.push(now - last)
      last = now
      frame += 1
      scrollTo(0, (room / 2) * (1 - Math.cos((frame / 60) * Math.PI)))
      if (frame < frames) requestAnimationFrame(step)
      else resolve(times)
    }
    requestAnimationFrame(step)
  })

const summary = (times) => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1)
  const late = times.filter((time) => time > 25).length
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, ${late} of ${times.length} frames later than 25 ms`
}

const found = await findBrowser()
const browser = await chromium.launch({ executablePath: found?.path, args: chromiumArgs ?? [] })
const context = await browser.newContext({ baseURL: base, viewport: { width: 1440, height: 900 } })
await context.addCookies([{ name: 'mock-world', value: `bench-${Date.now()}`, url: base }])
const page = await context.newPage()
await page.goto('/auth')
await page.request.post('/api/auth/login', {
  data: { email: 'tester@roadrunner.test', password: 'roadrunner-demo' },
})
await page.goto('/comment-test')
await page.getByRole('heading', { name: 'Comment test' }).waitFor()
console.log(`without the overlay: ${summary(await page.evaluate(scrollThrough, FRAMES))}`)

// Fingerprints of things all over the page, as the overlay makes them: here by an id or by words.
const anchors = await page.evaluate(() =>
  Array.from(document.querySelectorAll('main p, main li, main td, main th, main button, main h2')).map((element) => ({
    v: 1,
    selector: element.id === '' ? element.localName : `#${element.id}`,
    tag: element.localName,
    role: { p: 'paragraph', li: 'listitem', td: 'cell', th: 'columnheader', button: 'button', h2: 'heading' }[
      element.localName
    ],
    name: element.localName === 'p' ? '' : (element.textContent ?? '').trim().slice(0, 120),
    text: (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 120),
    around: '',
    order: 0,
    hasTwins: false,
  })),
)
for (let index = 0; index < MARKERS; index += 1) {
  const anchor = { ...anchors[index % anchors.length], x: (index % 17) / 17, y: (index % 7) / 7 }
  const reply = await page.request.post('/api/beta-comments', {
    data: {
      page: 'comment-test',
      xPosition: index % 100,
      yPosition: (index * 7) % 100,
      content: `Comment ${index + 1}`,
      category: 'ui',
      priority: 'low',
      metadata: { anchor },
    },
  })
  if (!reply.ok()) throw new Error(`comment ${index + 1}: ${reply.status()}`)
}
await page.reload()
await page.getByRole('button', { name: 'Beta comments' }).click()
await page.waitForFunction((count) => document.querySelectorAll('[data-comment-id]').length >= count, MARKERS)
await page.waitForTimeout(3000)
const drawn = await page.evaluate(
  () =>
    Array.from(document.querySelectorAll('li:has(> [data-comment-id])')).filter(
      (item) => getComputedStyle(item).visibility === 'visible',
    ).length,
)
console.log(`${MARKERS} comments, ${drawn} of them drawn`)
console.log(`with the overlay:    ${summary(await page.evaluate(scrollThrough, FRAMES))}`)
await page.getByRole('button', { name: 'Set the box in motion' }).click()
console.log(`and things moving:   ${summary(await page.evaluate(scrollThrough, FRAMES))}`)
await browser.close()
await stop()
