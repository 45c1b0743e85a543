// What a production build must not hold: the embedded API, its seed, a development login, source maps, keys.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { loadEnv } from 'vite'

const dir = process.argv[2] ?? 'dist'
const FORBIDDEN = [
  ['dev/login', 'the development login'],
  ['roadrunner-demo', 'the password of the seed'],
  ['@roadrunner.test', 'accounts of the seed'],
  ['mockServiceWorker', 'the mock worker'],
  ['setupWorker', 'mock code'],
  ['sourceMappingURL', 'a source map'],
  ['sk_live', 'a secret key'],
  ['sk_test', 'a secret key'],
  ['whsec_', 'a secret key'],
  ['BEGIN PRIVATE KEY', 'a private key'],
]

// What somebody has asked for by name is told, and does not stop the build.
const env = loadEnv('production', '.', '')
const asked = [
  ...(env.VITE_DEV_LOGIN === 'true' ? ['the development login'] : []),
  ...(env.SOURCE_MAP === 'true' ? ['a source map'] : []),
]

const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesUnder(path) : [path]
  })

const found = filesUnder(dir)
  .filter((path) => statSync(path).size < 20_000_000)
  .flatMap((path) => {
    const text = readFileSync(path, 'latin1')
    if (path.endsWith('.map')) return [{ path, what: 'a source map' }]
    return FORBIDDEN.filter(([words]) => text.includes(words)).map(([, what]) => ({ path, what }))
  })
for (const { path, what } of found)
  console.error(`${path} holds ${what}${asked.includes(what) ? ', as was asked for' : ''}`)
const unasked = found.filter(({ what }) => !asked.includes(what))
if (found.length === 0) console.log(`${dir} holds no mock, no seed, no development login, no source map, no key`)
process.exitCode = unasked.length > 0 ? 1 : 0
