// `npm run bench:draft`: a draft of 10,000 words and 300 citations in Chromium: from a key to its letter painted, p50 and
// p95. Then editing runs in which tab, API or network are killed at a random moment: every word that was typed must be on
// the page after the next opening, and on the server in the end. Starts its own server, or asks the one at PORT.
//   PORT, KEYS (300), RUNS (40), SEED
import { chromium } from 'playwright'

import { chromiumArgs, findBrowser } from '../serve/browser.mjs'
import { benchServer } from './bench-server.mjs'

const { base, stop } = await benchServer()
const KEYS = Number(process.env.KEYS ?? 300)
const RUNS = Number(process.env.RUNS ?? 40)
const WORDS = 10_000
const CITATIONS = 300
const LIMIT_MS = 50

let state = Number(process.env.SEED ?? 7)
const random = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 4_294_967_296
}
const pick = (list) => list[Math.floor(random() * list.length)]
const vocabulary = 'statin placebo randomised trial cohort coronary mortality adults diabetes stroke lipid prevention dose risk follow events women men primary care model cost liver renal imaging genetic cells vaccine asthma'.split(' ') // prettier-ignore
const text = (length) => Array.from({ length }, () => pick(vocabulary)).join(' ')

const found = await findBrowser()
const browser = await chromium.launch({ executablePath: found?.path, args: chromiumArgs ?? [] })
const context = await browser.newContext({ baseURL: base, viewport: { width: 1440, height: 900 } })
const world = `bench-draft-${Date.now()}`
await context.addCookies([{ name: 'mock-world', value: world, url: base }])

const call = async (method, path, data) => {
  const reply = await context.request[method](`${base}/api${path}`, { ...(data && { data }) })
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`)
  return reply.json()
}
await call('post', '/auth/login', { email: 'individual@roadrunner.test', password: 'roadrunner-demo' })

/** A cited answer whose every sentence quotes a paper; a draft is begun from it, as a person would. */
const { documents } = await call('get', '/documents?scope=starter&limit=200')
const quoted = documents.filter(({ abstract }) => (abstract ?? '').length > 80)
const PER_SECTION = 10
const perSentence = Math.round(WORDS / CITATIONS)
const sections = Array.from({ length: CITATIONS / PER_SECTION }, (_, section) => ({
  id: `s-${section}`,
  heading: `Part ${section + 1}`,
  sentences: Array.from({ length: PER_SECTION }, (__, n) => {
    const paper = quoted[(section * PER_SECTION + n) % quoted.length]
    const quote = paper.abstract.slice(0, 60)
    const citation = { documentId: paper.id, quote, start: 0, end: 0, textHash: '', verified: 'none' }
    return {
      id: `s-${section}-${n}`,
      text: `${text(perSentence)}.`,
      states: 'finding',
      origin: 'person',
      citations: [citation],
    }
  }),
}))
const title = 'A long answer'
await call('post', '/syntheses', { kind: 'synthesis', title, documentIds: quoted.map(({ id }) => id), sections })

const openPage = async () => {
  const page = await context.newPage()
  page.on('pageerror', (error) => console.log(`uncaught: ${error.message}`))
  return page
}
let page = await openPage()
await page.goto('/write')
await page.getByRole('button', { name: 'New draft' }).first().click()
await page.getByRole('tab', { name: 'From an analysis' }).click()
const option = page.locator('option', { hasText: title })
await page.getByLabel('Analysis', { exact: true }).selectOption(await option.getAttribute('value'))
await page.getByRole('button', { name: 'Begin writing' }).click()
const editorOf = (of) => of.getByRole('textbox', { name: 'Text of the draft' })
await editorOf(page).waitFor({ timeout: 60_000 })
const savedSign = (of) => of.getByText('Saved', { exact: true })
await savedSign(page).waitFor({ timeout: 60_000 })
await page.locator('.draft-bibliography p').first().waitFor({ timeout: 60_000 })
await page.waitForTimeout(2000)

// Fluency: in the middle of the text, a key as soon as the one before is painted, at the pace of a quick typist.
const middle = editorOf(page)
  .locator('p')
  .nth(CITATIONS / PER_SECTION / 2)
await middle.click()
await page.keyboard.press('End')
await page.evaluate(() => {
  globalThis.times = []
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key.length !== 1) return
      const start = event.timeStamp
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => globalThis.times.push(performance.now() - start))
        port1.start()
        port2.postMessage(0)
      })
    },
    true,
  )
})
for (let n = 0; n < KEYS; n += 1) {
  await page.keyboard.press(n % 6 === 5 ? 'Space' : pick('abcdefghij'.split('')))
  // Pauses of a thinking person, in which everything that waits for one runs.
  await page.waitForTimeout(n % 40 === 39 ? 700 : 60)
}
const times = (await page.evaluate(() => globalThis.times)).toSorted((a, b) => a - b)
const share = (of) => times[Math.min(times.length - 1, Math.floor(times.length * of))]
const shown = await page.evaluate(() => ({
  words: document.querySelector('.draft-text')?.textContent?.split(/\s+/).length,
  citations: document.querySelectorAll('.draft-citation').length,
}))
console.log(
  `${shown.words} words, ${shown.citations} citations, ${times.length} keys, from a key to its letter painted:`,
)
console.log(`p50 ${share(0.5).toFixed(1)} ms, p95 ${share(0.95).toFixed(1)} ms, slowest ${share(1).toFixed(1)} ms`)
await savedSign(page).waitFor({ timeout: 30_000 })

// Kills. A short draft: what is lost would be lost in it as well.
const made = await call('post', '/syntheses', { kind: 'draft', title: 'Killed', documentIds: [], body: {} })
const id = (made.synthesis ?? made).id
const typed = []
await page.close()
page = await openPage()
let lost = 0
const kinds = { tab: 0, network: 0, api: 0, renderer: 0 }
for (let run = 0; run < RUNS; run += 1) {
  await page.goto(`/write/${id}`)
  await editorOf(page).waitFor({ timeout: 30_000 })
  const before = await page.locator('.draft-text').innerText()
  const missing = typed.filter((word) => !before.includes(word))
  lost += missing.length
  if (missing.length > 0) console.log(`run ${run}: missing ${missing.join(' ')}`)
  await editorOf(page).click()
  await page.keyboard.press('Control+End')
  const kind = pick(Object.keys(kinds))
  kinds[kind] += 1
  const words = 1 + Math.floor(random() * 4)
  for (let n = 0; n < words; n += 1) {
    const word = `w${run}x${n}`
    if (n === words - 1 && kind === 'network') await context.setOffline(true)
    if (n === words - 1 && kind === 'api') await page.route('**/api/**', (route) => route.abort())
    await page.keyboard.type(` ${word}`, { delay: Math.floor(random() * 30) })
    typed.push(word)
  }
  await page.waitForTimeout(Math.floor(random() * 900))
  if (kind === 'renderer') {
    const session = await context.newCDPSession(page)
    session.send('Page.crash').catch(() => {})
    await page.waitForEvent('crash', { timeout: 5000 }).catch(() => {})
  }
  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)
  page = await openPage()
}
await page.goto(`/write/${id}`)
await editorOf(page).waitFor({ timeout: 30_000 })
await savedSign(page).waitFor({ timeout: 30_000 })
await page.close()

// Judged by somebody with another device: nothing but what the server has.
const other = await browser.newContext({ baseURL: base })
await other.addCookies([{ name: 'mock-world', value: world, url: base }])
await other.request.post(`${base}/api/auth/login`, {
  data: { email: 'individual@roadrunner.test', password: 'roadrunner-demo' },
})
const reader = await other.newPage()
await reader.goto(`/write/${id}`)
await editorOf(reader).waitFor({ timeout: 30_000 })
const last = await reader.locator('.draft-text').innerText()
const missing = typed.filter((word) => !last.includes(word))
console.log(`${RUNS} runs killed (${Object.entries(kinds).map(([kind, n]) => `${kind} ${n}`).join(', ')}): ${typed.length} words typed, ${missing.length + lost} missing`) // prettier-ignore
await browser.close()
await stop()
if (missing.length + lost > 0 || share(0.95) >= LIMIT_MS) process.exitCode = 1
