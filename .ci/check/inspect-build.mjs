// What a production build must not hold: the embedded API, its seed, a development login, source maps, keys, paths of
// the machine that built it; and an index.html for which the content-security policy would have to be loosened.
//   node .ci/check/inspect-build.mjs [folder]
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { loadEnv } from 'vite'

const dir = process.argv[2] ?? 'dist'
const FORBIDDEN = [
  [/dev\/login/, 'the development login'],
  [/roadrunner-demo/, 'the password of the seed'],
  [/@roadrunner\.test/, 'accounts of the seed'],
  [/Northfield Evidence Group/, 'rows of the seed'],
  [/mockServiceWorker/, 'the mock worker'],
  [/setupWorker|__msw|onUnhandledRequest/, 'mock code'],
  [/\/_control/, 'the control page of faults'],
  [/sourceMappingURL/, 'a source map'],
  [/\b[sr]k_(live|test)_[0-9a-zA-Z]{8}/, 'a secret key'],
  [/whsec_[0-9a-zA-Z]/, 'a secret key'],
  [/\bAKIA[0-9A-Z]{16}\b/, 'a secret key'],
  [/\b(ghp|gho|github_pat|glpat|xox[bap])[-_][0-9A-Za-z_-]{16}/, 'a secret key'],
  [/BEGIN [A-Z ]*PRIVATE KEY/, 'a private key'],
  [/ReactQueryDevtools/, 'developer tools'],
  [/\bfile:\/\/\/(?!\*)[a-z]/i, 'a path of the machine that built it'],
]
/** One is told by the folder in which the build ran. */
const here = process.cwd()

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

/** What the policy forbids: scripts and styles in the page itself, and anything from elsewhere. */
function wrongInPage(html) {
  const found = []
  if (/<script(?![^>]*\ssrc=)[^>]*>/i.test(html)) found.push('an inline script')
  if (/<style|\sstyle=/i.test(html)) found.push('an inline style')
  if (/\son[a-z]+\s*=/i.test(html)) found.push('an inline handler')
  if (/<base\b|http-equiv/i.test(html)) found.push('a base address or a header in the page')
  for (const [, address] of html.matchAll(/\s(?:src|href)="([^"]*)"/g)) {
    if (!/^\/(?!\/)/.test(address)) found.push(`something from elsewhere (${address})`)
  }
  return found
}

const found = filesUnder(dir)
  .filter((path) => statSync(path).size < 20_000_000)
  .flatMap((path) => {
    const text = readFileSync(path, 'latin1')
    if (path.endsWith('.map')) return [{ path, what: 'a source map' }]
    const kinds = FORBIDDEN.filter(([words]) => words.test(text)).map(([, what]) => what)
    if (text.includes(here)) kinds.push('a path of the machine that built it')
    return [...new Set(kinds)].map((what) => ({ path, what }))
  })
const index = join(dir, 'index.html')
if (!existsSync(index)) found.push({ path: index, what: 'nothing: it is not there' })
else found.push(...wrongInPage(readFileSync(index, 'utf8')).map((what) => ({ path: index, what })))

for (const { path, what } of found)
  console.error(`${path} holds ${what}${asked.includes(what) ? ', as was asked for' : ''}`)
const unasked = found.filter(({ what }) => !asked.includes(what))
if (found.length === 0) {
  console.log(`${dir} holds no mock, no seed, no development login, no source map, no key, no inline script or style`)
}
process.exitCode = unasked.length > 0 ? 1 : 0
