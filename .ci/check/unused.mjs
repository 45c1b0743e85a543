// `npm run unused`: modules of src and mocks that nothing leads to, names that are exported and imported nowhere, packages
// that no file names, and circles of imports, between files and between the folders of a room; with the count of each.
// Circles and unused packages end it with 1 (.ci/check/kept-packages.json names packages that are kept all the same, each
// with its reason); the rest is a list to look through, since a name may be exported for its type alone.
//   --strict   ends with 1 where anything is found
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

import { circlesOf, foldersOf } from './import-graph.mjs'
import { needlessReasons, unusedPackages } from './unused-packages.mjs'

const ROOMS = ['src', 'mocks', 'tests', 'e2e', '.ci']
const SOURCE = /\.(tsx?|mjs)$/
const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesUnder(path)
    return SOURCE.test(entry.name) ? [path] : []
  })

const files = [...ROOMS.filter(existsSync).flatMap(filesUnder), 'vite.config.ts', 'tailwind.config.ts']
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))

const FROM =
  /(?:^|[^\w.])(import|export)(\s+type)?\b([^'"`;]*?)\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]|new URL\(\s*['"]([^'"]+)['"]|typeof import\(['"]([^'"]+)['"]\)/gm
const ROOM_OF = { tests: 'tests', mocks: 'mocks' }

function targetOf(file, specifier, isFile = false) {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('#')) {
    const [room, ...rest] = bare.slice(1).split('/')
    return [ROOM_OF[room] ?? `src/${room}`, ...rest].join('/')
  }
  if (bare.startsWith('.') || isFile) return normalize(join(dirname(file), bare))
  if (bare.startsWith('/src/')) return bare.slice(1)
  return undefined
}

/** What a file imports: target, the names, whether it is for types alone, and whether at once. */
const links = new Map(
  files.map((file) => [
    file,
    [...texts.get(file).matchAll(FROM)].flatMap((match) => {
      const [, word, type, names = '', from, lazy, bare, url, typeOf] = match
      const target = targetOf(file, from ?? lazy ?? bare ?? url ?? typeOf ?? '', url !== undefined)
      if (!target || !texts.has(target)) return []
      const isAll = lazy !== undefined || typeOf !== undefined || url !== undefined || names.includes('*')
      const isType = type !== undefined || typeOf !== undefined
      return [
        { target, names, isAll, isType, isNow: from !== undefined || bare !== undefined, isAgain: word === 'export' },
      ]
    }),
  ]),
)

// What is started by name: pages of the build, servers, tests, scripts, and sources that scripts bundle.
const started = files.filter((file) => /^(tests|e2e|\.ci)\/|\.config\.ts$/.test(file))
const named = [...texts].flatMap(([file, text]) =>
  file.startsWith('.ci/') || file.endsWith('.config.ts')
    ? [...text.matchAll(/['"](?:\.\/)?((?:src|mocks)\/[^'"]+\.tsx?)['"]/g)].map(([, path]) => path)
    : [],
)
const product = [
  'src/main.tsx',
  'mocks/server/run-server.ts',
  'mocks/server/vite-plugin.ts',
  'mocks/worker.ts',
  ...named,
  'vite.config.ts',
]

function reached(entries) {
  const seen = new Set()
  const queue = entries.filter((file) => texts.has(file))
  while (queue.length > 0) {
    const file = queue.pop()
    if (seen.has(file)) continue
    seen.add(file)
    // A folder that is taken whole.
    for (const [, pattern] of texts.get(file).matchAll(/import\.meta\.glob[^(]*\(\s*\[?\s*['"]([^'"]+)['"]/g)) {
      const folder = normalize(join(dirname(file), dirname(pattern)))
      queue.push(...files.filter((one) => dirname(one) === folder))
    }
    queue.push(...links.get(file).map(({ target }) => target))
  }
  return seen
}

const fromProduct = reached(product)
const fromAll = reached([...product, ...started])
const rooms = files.filter((file) => /^(src|mocks)\//.test(file) && !file.endsWith('.d.ts'))
const dead = rooms.filter((file) => !fromAll.has(file))
const onlyTested = rooms.filter((file) => fromAll.has(file) && !fromProduct.has(file))

const imported = new Map()
for (const [file, all] of links) {
  for (const { target, names, isAll } of all) {
    const known = imported.get(target) ?? new Set()
    imported.set(target, known)
    if (isAll) known.add('*')
    for (const part of names.replace(/[{}]/g, '').split(',')) {
      const name = part
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/)[0]
      if (name) known.add(name)
    }
  }
  if (!imported.has(file)) imported.set(file, new Set())
}
const EXPORT = /^export\s+(?:async\s+)?(?:const|function\*?|class|let)\s+([A-Za-z_$][\w$]*)/gm
const alone = rooms.flatMap((file) => {
  const known = imported.get(file)
  // Pages are taken whole by the route table, and what starts a program or stands in for a library by who starts it.
  if (known.has('*') || product.includes(file) || !fromAll.has(file)) return []
  return [...texts.get(file).matchAll(EXPORT)]
    .map(([, name]) => name)
    .filter((name) => !known.has(name))
    .map((name) => `${file}: ${name}`)
})

const isUsedAtHome = (one) => {
  const [file, name] = one.split(': ')
  const words = texts.get(file).match(/[\w$]+/g) ?? []
  return words.filter((word) => word === name).length > 1
}
const needless = alone.filter(isUsedAtHome)
const unused = alone.filter((one) => !isUsedAtHome(one))

// Types and lazy imports count: who reads one file of a circle has to read them all.
const edges = new Map(rooms.map((file) => [file, links.get(file).map(({ target }) => target)]))
const circular = circlesOf(edges).map((group) => group.join(' ↔ '))
const circularFolders = circlesOf(foldersOf(edges)).map((group) => group.join(' ↔ '))

const print = (what, list) => {
  console.log(`${String(list.length).padStart(5)}  ${what}`)
  for (const one of list) console.log(`         ${one}`)
}
console.log(`${rooms.length} modules of src and mocks`)
print('that nothing leads to', dead)
print('that only tests lead to', onlyTested)
print('names that nothing uses, not even their own file', unused)
console.log(`${String(needless.length).padStart(5)}  names exported without need: used in their own file alone`)
const idle = unusedPackages(texts)
const wrongReasons = needlessReasons()
print('packages that nothing imports and no script runs', idle)
print('kept packages without a reason, or that are none of ours', wrongReasons)
print('circles of files, types and lazy imports included', circular)
print('circles of folders', circularFolders)
const isStrict = process.argv.includes('--strict')
const always = circular.length + circularFolders.length + idle.length + wrongReasons.length
process.exitCode = always > 0 || (isStrict && dead.length + unused.length > 0) ? 1 : 0
