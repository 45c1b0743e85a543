// `npm run gallery`: pictures of every route, light and dark, at three widths, into gallery/. Needs a built dist.
// Options: route prefixes to restrict it, for example `npm run gallery -- /search /auth`.
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

import { chromium } from 'playwright'

import { chromiumArgs, findBrowser } from './browser.mjs'

const PORT = 4391
const base = `http://127.0.0.1:${PORT}`
const WIDTHS = [1440, 820, 390]
const only = process.argv.slice(2)

const open = [
  '/',
  '/auth',
  '/auth?view=register',
  '/auth?view=forgot',
  '/reset-password?token=unknown',
  '/support-center',
]
const signedIn = [
  '/personalized-dashboard',
  '/search',
  '/search?q=BCG+vaccine+tuberculosis',
  '/search-history',
  '/resources',
  '/document/BCG',
  '/synthesis',
  '/synthesis-history',
  '/copilot',
  '/analyze',
  '/write',
  '/collaborate',
  '/settings?tab=billing',
  '/help',
  '/not-a-page',
]
const wanted = (routes) =>
  routes.filter((route) => only.length === 0 || only.some((prefix) => route.startsWith(prefix)))
const nameOf = (route) => route.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'

const browserPath = await findBrowser()
if (!browserPath) throw new Error('No Chromium could be had.')
mkdirSync('gallery', { recursive: true })
const server = spawn('node', ['.ci/start.mjs', '--e2e'], {
  env: { ...process.env, PORT: String(PORT) },
  stdio: 'inherit',
})
for (let tries = 0; tries < 240; tries += 1) {
  if (
    await fetch(base).then(
      (reply) => reply.ok,
      () => false,
    )
  )
    break
  await wait(500)
}

const browser = await chromium.launch({ executablePath: browserPath.path, args: chromiumArgs })
try {
  for (const theme of ['light', 'dark']) {
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        baseURL: base,
        reducedMotion: 'reduce',
      })
      await context.addInitScript((value) => localStorage.setItem('theme', value), theme)
      const page = await context.newPage()
      const shoot = async (route) => {
        await page.goto(route, { waitUntil: 'networkidle' })
        await page
          .locator('h1')
          .first()
          .waitFor({ timeout: 10_000 })
          .catch(() => console.log(`no h1 on ${route}`))
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        if (overflow > 0) console.log(`${route} at ${width}: ${overflow} px too wide`)
        await page.screenshot({ path: `gallery/${nameOf(route)}-${width}-${theme}.png` })
      }
      for (const route of wanted(open)) await shoot(route)
      await page.request.post('/api/auth/login', {
        data: { email: 'individual@roadrunner.test', password: 'roadrunner-demo' },
      })
      for (const route of wanted(signedIn)) await shoot(route)
      await context.close()
    }
  }
} finally {
  await browser.close()
  server.kill('SIGTERM')
}
