// Prints what each page loads first and checks it against .ci/check/budget.json. Static imports are followed through the
// build's manifest; lazy parts that a page needs at once are named in the budget as entries of their own. The measured
// figure of a real browser is in `npm run bench:load` and in the end-to-end tests. Then every page of the route table by
// itself: what it adds to what everybody signed in has already, scripts and styles, static imports alone.
//   --routes    names every page; otherwise the five largest
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
const { pages, routes } = JSON.parse(readFileSync('.ci/check/budget.json', 'utf8'))
const isLong = process.argv.includes('--routes')

const sizes = new Map()
const sizeOf = (file) => {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length)
  return sizes.get(file)
}

/** Scripts and styles of a part of the build, with what it imports before it can run. */
function filesOf(key, seen) {
  const chunk = manifest[key]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const style of chunk.css ?? []) seen.add(style)
  for (const imported of chunk.imports ?? []) filesOf(imported, seen)
  return seen
}

/** An entry is a source file, or the name of a group of the build. */
const entryOf = (name) =>
  Object.keys(manifest).find((key) => key === name || manifest[key].src === name || manifest[key].name === name) ??
  (name === 'src/main.tsx' ? 'index.html' : undefined)

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
const isScript = (file) => file.endsWith('.js')
const isStyle = (file) => file.endsWith('.css')
const total = (files, isKind) => [...files].filter(isKind).reduce((sum, file) => sum + sizeOf(file), 0)

let over = 0
const judge = (value, max) => {
  if (value > max) over += 1
  return value <= max ? 'ok' : 'OVER BUDGET'
}

for (const [page, { max, entries }] of Object.entries(pages)) {
  const seen = new Set()
  for (const entry of entries) {
    const key = entryOf(entry)
    if (!key)
      throw new Error(`${entry} is not in the build's manifest: .ci/check/budget.json names what no longer exists`)
    filesOf(key, seen)
  }
  const scripts = [...seen].filter(isScript)
  const sum = total(seen, isScript)
  console.log(`${page}: ${kB(sum)} gzip of ${(max / 1000).toFixed(0)} kB (${judge(sum, max)})`)
  for (const file of scripts.sort((a, b) => sizeOf(b) - sizeOf(a))) {
    console.log(`  ${(sizeOf(file) / 1000).toFixed(1).padStart(6)} kB  ${file}`)
  }
}

const shared = new Set()
for (const entry of routes.base) filesOf(entryOf(entry), shared)
const own = Object.keys(manifest)
  .filter((key) => /^src\/pages\/.*Page\.tsx$/.test(manifest[key].src ?? key))
  .map((key) => {
    const added = [...filesOf(key, new Set())].filter((file) => !shared.has(file))
    return { page: key.replace(/^src\/pages\//, ''), js: total(added, isScript), css: total(added, isStyle) }
  })
  .sort((a, b) => b.js - a.js)
const css = total(shared, isStyle)
console.log(`\nstyles of every page: ${kB(css)} gzip of ${kB(routes.css)} (${judge(css, routes.css)})`)
console.log(`${own.length} pages, each with what it adds to the workspace, gzip; largest first:`)
for (const [at, { page, js, css: styles }] of own.entries()) {
  const max = routes.larger[page] ?? routes.max
  const verdict = judge(js, max)
  if (!isLong && at >= 5 && verdict === 'ok') continue
  console.log(
    `  ${kB(js).padStart(9)} of ${kB(max).padStart(9)}  styles ${kB(styles).padStart(7)}  ${page} (${verdict})`,
  )
}
process.exitCode = over > 0 ? 1 : 0
