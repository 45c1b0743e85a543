// Packages that package.json names and nothing uses, for `npm run unused`.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (path) => JSON.parse(readFileSync(path, 'utf8'))
const manifest = read('package.json')
const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })

const KEPT = '.ci/check/kept-packages.json'
/** Packages that stay although nothing here names them, with the reason of each. */
const kept = existsSync(KEPT) ? read(KEPT) : {}

/** The package that a specifier means. */
const packageOf = (specifier) => /^(@[^/]+\/[^/]+|[^./#@][^/]*)/.exec(specifier)?.[1]
function manifestOf(name) {
  const path = join('node_modules', name, 'package.json')
  if (!existsSync(path)) throw new Error(`${name} is not installed: run npm ci first.`)
  return read(path)
}

// A word in quotes is no use of a package: 'docx' and 'diff' are words of ours as well. Imports, styles, what stands in
// for a module in a test, a path into the folder of packages.
const USES =
  /(?:\bfrom|\bimport|@import|@plugin|@source|\bimport\s*\(|\bmock\s*\(|\bresolve\s*\(|\brequire\s*\(|\burl\()\s*['"]([^'"\s]+)['"]|['"][^'"\s]*node_modules\/([^'"\s]+)['"]/g
/** A test's or a tool's surroundings are named by a word: `environment: 'jsdom'`, `types: ['node']`. */
const NAMED = /\b(?:environment|types|preset)\b[^'"\n]*['"]([^'"\s]+)['"]/g

const namesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, one, path]) => packageOf(one ?? path))

/**
 * Packages that nothing imports and no script runs, without those that are kept for a reason.
 * @param {ReadonlyMap<string, string>} texts sources by their paths
 * @returns {string[]}
 */
export function unusedPackages(texts) {
  const styles = readdirSync('src', { recursive: true }).filter((name) => name.endsWith('.css'))
  const scripts = [...texts].filter(([file]) => file.startsWith('.ci/')).map(([, text]) => text)
  const settings = [...texts].filter(([file]) => file.endsWith('.config.ts')).map(([, text]) => text)
  const used = new Set([
    ...[...texts.values(), ...styles.map((name) => readFileSync(join('src', name), 'utf8'))].flatMap((text) =>
      namesIn(text, USES),
    ),
    ...settings.flatMap((text) => namesIn(text, NAMED)),
  ])
  const commands = [...Object.values(manifest.scripts ?? {}), ...scripts].join(' ')
  const isRun = (name) => {
    const { bin = {} } = manifestOf(name)
    const names = typeof bin === 'string' ? [name.split('/').at(-1)] : Object.keys(bin)
    return names.some((command) => new RegExp(`(^|[\\s'"/])${command}($|[\\s'"])`).test(commands))
  }
  const named = packages.filter((name) => used.has(name) || isRun(name))
  // What a used package wants beside itself, and the types of a used one.
  for (const name of named) {
    used.add(name)
    for (const peer of Object.keys(manifestOf(name).peerDependencies ?? {})) used.add(peer)
  }
  const isTyped = (name) => name.startsWith('@types/') && (name === '@types/node' || used.has(name.slice(7)))
  return packages.filter((name) => !used.has(name) && !isTyped(name) && kept[name] === undefined)
}

/** Entries of the list of kept packages that say no reason, or that package.json does not name. */
export const needlessReasons = () =>
  Object.entries(kept)
    .filter(([name, reason]) => typeof reason !== 'string' || reason.trim() === '' || !packages.includes(name))
    .map(([name]) => name)
