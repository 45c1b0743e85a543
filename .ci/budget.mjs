// Prints what each page loads first and checks it against .ci/budget.json. Static imports are followed through the
// build's manifest; lazy parts that a page needs at once are named in the budget as entries of their own. The measured
// figure of a real browser is in `npm run bench:load` and in the end-to-end tests.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
const { pages } = JSON.parse(readFileSync('.ci/budget.json', 'utf8'))

const sizes = new Map()
const sizeOf = (file) => {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length)
  return sizes.get(file)
}

function filesOf(key, seen) {
  const chunk = manifest[key]
  if (!chunk || seen.has(chunk.file)) return
  seen.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(imported, seen)
}

/** An entry is a source file, or the name of a group of the build. */
const entryOf = (name) =>
  Object.keys(manifest).find((key) => key === name || manifest[key].src === name || manifest[key].name === name) ??
  (name === 'src/main.tsx' ? 'index.html' : undefined)

let over = 0
for (const [page, { max, entries }] of Object.entries(pages)) {
  const seen = new Set()
  for (const entry of entries) {
    const key = entryOf(entry)
    if (!key) throw new Error(`${entry} is not in the build's manifest: .ci/budget.json names what no longer exists`)
    filesOf(key, seen)
  }
  const scripts = [...seen].filter((file) => file.endsWith('.js'))
  const total = scripts.reduce((sum, file) => sum + sizeOf(file), 0)
  const verdict = total <= max ? 'ok' : 'OVER BUDGET'
  if (total > max) over += 1
  console.log(`${page}: ${(total / 1000).toFixed(1)} kB gzip of ${(max / 1000).toFixed(0)} kB (${verdict})`)
  for (const file of scripts.sort((a, b) => sizeOf(b) - sizeOf(a))) {
    console.log(`  ${(sizeOf(file) / 1000).toFixed(1).padStart(6)} kB  ${file}`)
  }
}
process.exitCode = over > 0 ? 1 : 0
