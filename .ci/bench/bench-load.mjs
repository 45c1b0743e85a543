// `npm run bench:load`: cold load of /auth under a 4× slower processor and Fast 4G, against a bare React + router page
// measured in the same run, in turns. Prints medians of the largest contentful paint and their ratio.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

import { chromium } from 'playwright'
import { build } from 'vite'

import { chromiumArgs, findBrowser } from '../serve/browser.mjs'
import { startServer } from '../serve/test-server.mjs'

const RUNS = Number(process.env.RUNS ?? 9)
const PORT = 4392
const BARE_PORT = 4393
/** Fast 4G as browsers' developer tools have it: 9 Mbit/s down (with their factor of 0.9), 60 ms × 2.75 latency. */
const FAST_4G = {
  offline: false,
  downloadThroughput: (9 * 1000 * 1000 * 0.9) / 8,
  uploadThroughput: (1.5 * 1000 * 1000 * 0.9) / 8,
  latency: 165,
}

async function buildBare() {
  const dir = 'node_modules/.tmp/bare'
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  writeFileSync(
    `${dir}/index.html`,
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title></head><body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>',
  )
  writeFileSync(
    `${dir}/main.jsx`,
    `import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
createRoot(document.getElementById('root')).render(
  <BrowserRouter><Routes><Route path="*" element={<main><h1>Sign in to a bare page</h1><form><label>Email <input name="email"/></label><label>Password <input type="password" name="password"/></label><button>Sign in</button></form></main>} /></Routes></BrowserRouter>,
)`,
  )
  await build({
    root: dir,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'out', modulePreload: { polyfill: false } },
  })
  return join(dir, 'out')
}

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
const serve = (dir) =>
  createServer(async (request, response) => {
    const path = extname(request.url) ? request.url : '/index.html'
    const body = await readFile(join(dir, path)).catch(() => undefined)
    if (!body) return response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
    })
    response.end(gzipSync(body))
  }).listen(BARE_PORT, '127.0.0.1')

async function measure(browser, url) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', FAST_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    globalThis.__lcp = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.__lcp = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.goto(url, { waitUntil: 'load' })
  await page.locator('h1').waitFor()
  await page.waitForLoadState('networkidle')
  await wait(300)
  const lcp = await page.evaluate(() => globalThis.__lcp)
  await context.close()
  return { lcp, bytes }
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

const found = await findBrowser()
if (!found) throw new Error('No Chromium could be had.')
const bare = serve(await buildBare())
const server = await startServer(PORT)
const browser = await chromium.launch({ executablePath: found.path, args: chromiumArgs })
try {
  const ours = []
  const theirs = []
  for (let run = 0; run <= RUNS; run += 1) {
    const a = await measure(browser, `http://127.0.0.1:${PORT}/auth`)
    const b = await measure(browser, `http://127.0.0.1:${BARE_PORT}/`)
    // The first pair warms both servers up.
    if (run > 0) {
      ours.push(a)
      theirs.push(b)
    }
  }
  const ratios = ours.map((one, index) => one.lcp / theirs[index].lcp)
  console.log(`cold load, 4× slower CPU, Fast 4G, ${RUNS} pairs, medians`)
  console.log(
    `  /auth                     LCP ${median(ours.map((x) => x.lcp)).toFixed(0)} ms, ${(median(ours.map((x) => x.bytes)) / 1000).toFixed(1)} kB over the line`,
  )
  console.log(
    `  bare React + router page  LCP ${median(theirs.map((x) => x.lcp)).toFixed(0)} ms, ${(median(theirs.map((x) => x.bytes)) / 1000).toFixed(1)} kB over the line`,
  )
  console.log(
    `  ratio, pair by pair       ${median(ratios).toFixed(2)} (min ${Math.min(...ratios).toFixed(2)}, max ${Math.max(...ratios).toFixed(2)})`,
  )
} finally {
  await browser.close()
  await server.stop()
  bare.close()
}
