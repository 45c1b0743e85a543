// `npm run gallery`: pictures of every route, filled, empty and failing, light and dark, at three widths, on one page:
// gallery/index.html. It also names pages that are too wide, have no heading or threw. Builds what is missing.
// Options: beginnings of names to restrict it, for example `npm run gallery -- /search /auth`.
import { writeFileSync } from 'node:fs'

import { HEIGHT, startGallery, takePicture, THEMES, WIDTHS } from './gallery-start.mjs'
import { importSource } from './source.mjs'

const PORT = Number(process.env.PORT || 4391)
const WORKERS = 2
const folder = 'gallery'
const only = process.argv.slice(2)

const { addressesIn, pageAddresses, pageStates, visitAll } = await importSource('e2e/support/addresses.ts')
const started = Date.now()
const problems = []
const report = (problem) => {
  problems.push(problem)
  console.log(problem)
}

const numberOf = (address) => String(pageAddresses.indexOf(address) + 1).padStart(3, '0')
const nameOf = (address, state, theme, width) =>
  `${numberOf(address)}-${address.name.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')}-${state}-${theme}-${width}.jpg`

/** One address in both themes, at each width. */
async function picture(page, path, address, state) {
  for (const theme of THEMES) {
    const where = `${address.name}, ${state}, ${theme}`
    const handleError = (error) => report(`${where}: uncaught ${error.message}`)
    page.on('pageerror', handleError)
    await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT })
    await page.evaluate((value) => localStorage.setItem('theme', value), theme)
    await page.goto(path)
    await page
      .getByRole('heading', { level: 1 })
      .first()
      .waitFor()
      .catch(() => report(`${where}: no heading`))
    await page.waitForLoadState('networkidle').catch(() => report(`${where}: never at rest`))
    for (const width of WIDTHS) {
      const wider = await takePicture(page, width, `${folder}/${nameOf(address, state, theme, width)}`)
      if (wider > 0) report(`${where}, at ${width}: ${wider} px too wide`)
    }
    page.off('pageerror', handleError)
  }
  shown.push({ address, state })
}

/** Addresses of a state, in a world and a browser context of their own. */
async function pictures(browser, state, addresses, worker) {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' })
  context.setDefaultTimeout(15_000)
  await context.addCookies([{ name: 'mock-world', value: `gallery-${state}-${worker}`, url }])
  const page = await context.newPage()
  await page.goto('/help')
  await visitAll(page, state, addresses, (path, address) => picture(page, path, address, state))
  await context.close()
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const shown = []

function writeIndex() {
  const rows = pageAddresses.flatMap((address) => {
    const states = pageStates.filter((state) => shown.some((one) => one.address === address && one.state === state))
    if (states.length === 0) return []
    const row = (state) =>
      `<tr><th scope="row">${state}</th>${THEMES.flatMap((theme) =>
        WIDTHS.map((width) => {
          const file = nameOf(address, state, theme, width)
          const alt = escaped(`${address.name}, ${state}, ${theme}, ${width} px wide`)
          return `<td><a href="${file}"><img loading="lazy" src="${file}" alt="${alt}" width="${width / 4}" height="${HEIGHT / 4}"></a></td>`
        }),
      ).join('')}</tr>`
    return [
      `<h2 id="n${numberOf(address)}">${escaped(address.name)}</h2><table><tr><td></td>${THEMES.flatMap((theme) =>
        WIDTHS.map((width) => `<th scope="col">${theme}, ${width} px</th>`),
      ).join('')}</tr>${states.map(row).join('')}</table>`,
    ]
  })
  const contents = pageAddresses
    .filter((address) => shown.some((one) => one.address === address))
    .map((address) => `<li><a href="#n${numberOf(address)}">${escaped(address.name)}</a></li>`)
  writeFileSync(
    `${folder}/index.html`,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every page</title><style>
body{font:14px system-ui;margin:2rem}ol{columns:18rem}table{border-spacing:8px}th{text-align:left;font-weight:500}
img{border:1px solid #999;display:block;object-fit:cover}</style>
<h1>Every page</h1><p>${shown.length} pages by state, ${shown.length * THEMES.length * WIDTHS.length} pictures.</p>
<h2>Found</h2>${problems.length === 0 ? '<p>Nothing too wide, no heading missing, nothing uncaught.</p>' : `<ul>${problems.map((one) => `<li>${escaped(one)}</li>`).join('')}</ul>`}
<h2>Contents</h2><ol>${contents.join('')}</ol>${rows.join('\n')}</html>\n`,
  )
}

const { url, browser, stop } = await startGallery(folder, PORT)
try {
  for (const state of pageStates) {
    const wanted = addressesIn(state).filter(
      ({ name }) => only.length === 0 || only.some((beginning) => name.startsWith(beginning)),
    )
    const each = Math.ceil(wanted.length / WORKERS)
    const parts = Array.from({ length: WORKERS }, (_, worker) => wanted.slice(worker * each, (worker + 1) * each))
    await Promise.all(parts.map((part, worker) => pictures(browser, state, part, worker)))
  }
} finally {
  await stop()
  writeIndex()
}
const minutes = ((Date.now() - started) / 60_000).toFixed(1)
console.log(`${shown.length} pages by state, ${problems.length} problems, ${minutes} min: ${folder}/index.html`)
process.exitCode = problems.length === 0 ? 0 : 1
