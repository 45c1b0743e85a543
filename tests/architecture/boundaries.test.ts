import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

type Edges = ReadonlyMap<string, Iterable<string>>
const graph = new URL('../../.ci/check/import-graph.mjs', import.meta.url)
const { circlesOf, foldersOf } = (await import(graph.href)) as {
  circlesOf: (edges: Edges) => string[][]
  foldersOf: (edges: Edges) => Edges
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What each room may import besides itself. Read top to bottom: knowledge only flows down this list. */
const mayImport: Record<string, RegExp> = {
  'src/contract': /^$/,
  'src/science': /^src\/contract\//,
  'src/engine': /^src\/(contract|science)\//,
  'src/shared': /^src\/contract\/endpoint\.ts$/,
  'src/platform': /^src\/(contract|shared)\//,
  'src/research': /^src\/(contract|science|shared|platform)\//,
  'src/features': /^src\/(contract|science|shared|platform|research)\//,
  'src/pages': /^src\/(contract|shared|platform|research)\/|^src\/features\/(.*\.tsx|[\w-]+\/example\.ts)$/,
  'src/app': /^src\/(contract|shared|platform|research|pages|engine)\/|^src\/features\/.*\.tsx$/,
  mocks: /^src\/(contract|science|engine)\//,
}

/** Packages that only some rooms may know. Everything else is free above `contract`. */
const mayUse: Record<string, RegExp> = {
  'src/contract': /^zod\/mini$/,
  'src/engine': /^(zod\/mini|idb-keyval)$/,
  'src/science': /^(?!react|@tanstack|@radix-ui|msw|socket\.io)/,
  mocks: /^(?!react|@tanstack|@radix-ui)/,
}

const rooms = Object.keys(mayImport)
const roomOf = (file: string) => rooms.find((room) => file.startsWith(`${room}/`))

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesUnder(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

const SPECIFIER =
  /(?:^|[^\w.])(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]|new URL\(\s*['"]([^'"]+\.tsx?)['"]/gm

const ALIAS = /^#(contract|science|engine|shared|platform|research|features|pages|app)\//

/** The file that an import means, relative to the root; undefined for a package. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return relative(root, join(root, dirname(file), specifier))
  if (ALIAS.test(specifier)) return `src/${specifier.slice(1)}`
  if (specifier.startsWith('#')) return specifier.slice(1)
  return undefined
}

const imports = ['src', 'mocks'].flatMap(filesUnder).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(SPECIFIER)].map((match) => {
    const specifier = match[1] ?? match[2] ?? match[3] ?? match[4] ?? ''
    return { file, specifier, target: targetOf(file, specifier) }
  }),
)

test('the imports of the whole project are found', () => {
  expect(imports.length).toBeGreaterThan(500)
  expect(imports).toContainEqual({
    file: 'src/app/routes.ts',
    specifier: '#pages/search/SearchPage.tsx',
    target: 'src/pages/search/SearchPage.tsx',
  })
})

test('knowledge flows one way: no room imports from a room that stands above it', () => {
  const wrong = imports.filter(({ file, target }) => {
    const room = roomOf(file)
    if (target === undefined || room === undefined || roomOf(target) === room) return false
    return !mayImport[room]?.test(target)
  })
  expect(wrong.map(({ file, target }) => `${file} → ${target}`)).toEqual([])
})

test('features never import each other', () => {
  const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1]
  const wrong = imports.filter(
    ({ file, target }) =>
      target !== undefined && featureOf(file) && featureOf(target) && featureOf(file) !== featureOf(target),
  )
  expect(wrong.map(({ file, target }) => `${file} → ${target}`)).toEqual([])
})

test('nothing in src knows the embedded API, but the entry of the preview that needs no server', () => {
  const wrong = imports.filter(({ file, target }) => file.startsWith('src/') && target?.startsWith('mocks/'))
  expect(wrong.map(({ file, target }) => `${file} → ${target}`)).toEqual(['src/main.tsx → mocks/server/browser.ts'])
})

test('contract knows zod alone, science no page, and the embedded API no React', () => {
  const wrong = imports.filter(({ file, target, specifier }) => {
    const room = roomOf(file)
    return target === undefined && room !== undefined && !(mayUse[room]?.test(specifier) ?? true)
  })
  expect(wrong.map(({ file, specifier }) => `${file} → ${specifier}`)).toEqual([])
})

test('Word documents have one writer and one reader, our own', () => {
  expect(imports.filter(({ specifier }) => /^(?:docx|mammoth)(?:\/|$)/.test(specifier))).toEqual([])
})

test('the engine speaks no HTTP, draws nothing and knows no Node', () => {
  const bare = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`/g, '')
  const foreign = /\b(new (Request|Response)|HttpResponse|XMLHttpRequest|document\.(body|cookie)|window\.|process\.)/
  const files = filesUnder('src/engine')
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => foreign.test(bare(readFileSync(join(root, file), 'utf8'))))).toEqual([])
})

test('imports across rooms begin with #, and paths name their file with its extension', () => {
  const wrong = imports.filter(({ file, specifier, target }) => {
    if (target === undefined) return false
    const isAcross = specifier.startsWith('.') && roomOf(file) !== roomOf(target)
    return isAcross || !/\.(tsx?|css|mjs|json)(\?.*)?$/.test(specifier)
  })
  expect(wrong.map(({ file, specifier }) => `${file} → ${specifier}`)).toEqual([])
})

const leads = new Map<string, string[]>()
for (const { file, target } of imports) {
  if (target !== undefined) leads.set(file, [...(leads.get(file) ?? []), target])
}

test('no file leads back to itself, by a type or a lazy import either', () => {
  expect(circlesOf(leads)).toEqual([])
})

test('no folder of a room leads back to itself over another one', () => {
  expect(circlesOf(foldersOf(leads))).toEqual([])
})

test('a circle is found, whatever its length and wherever one enters it', () => {
  const circle = new Map([
    ['src/platform/a/in.ts', ['src/platform/a/one.ts', 'src/shared/ui/far.ts']],
    ['src/platform/a/one.ts', ['src/platform/b/two.ts']],
    ['src/platform/b/two.ts', ['src/platform/c/three.ts', 'src/platform/b/leaf.ts']],
    ['src/platform/c/three.ts', ['src/platform/a/one.ts']],
  ])
  expect(circlesOf(circle)).toEqual([['src/platform/a/one.ts', 'src/platform/b/two.ts', 'src/platform/c/three.ts']])
  const there = new Map([
    ['mocks/a/one.ts', ['mocks/b/two.ts', 'src/contract/user.ts']],
    ['mocks/b/other.ts', ['mocks/a/leaf.ts']],
  ])
  expect(circlesOf(there)).toEqual([])
  expect(circlesOf(foldersOf(there))).toEqual([['mocks/a', 'mocks/b']])
})
