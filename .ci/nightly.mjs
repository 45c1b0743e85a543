// `npm run nightly`: everything that takes long, one after the other, on a quiet machine: the whole test run, the checks
// with other random cases, the long end-to-end tests (keyboard journeys, leaks, slow API and translators among them, where
// they exist), every benchmark with its figures recorded, pictures of every page, planted faults, and the contract against
// a running server. A step that fails does not hide the ones after it. Names restrict it: `npm run nightly -- bench planted`.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'

import { findBrowser } from './browser.mjs'

const names = process.argv.slice(2)
const PORT = process.env.PORT || '4273'
const REPORT = 'node_modules/.tmp/nightly.json'
const seed = String(Math.floor(Date.now() / 86_400_000))

const browser = await findBrowser()
const env = { ...process.env, ...(browser && { CHROMIUM_PATH: browser.path }) }

const steps = [
  { name: 'tests', run: ['npm', 'test', '--silent'] },
  {
    name: 'cases',
    run: ['node_modules/.bin/vitest', 'run', '--project', 'unit', '--reporter=dot'],
    more: { FC_SEED: seed },
  },
  { name: 'e2e', run: ['npm', 'run', '--silent', 'e2e:long'] },
  { name: 'bench', run: ['npm', 'run', '--silent', 'bench', '--', '--all', '--record'] },
  { name: 'rules', run: ['npm', 'run', '--silent', 'bench:rules'] },
  { name: 'screening', run: ['npm', 'run', '--silent', 'bench:screening'] },
  { name: 'gallery', run: ['npm', 'run', '--silent', 'gallery'] },
  { name: 'routes', run: ['node', '.ci/budget.mjs', '--routes'] },
  { name: 'unused', run: ['node', '.ci/unused.mjs'] },
  { name: 'planted', run: ['npm', 'run', '--silent', 'planted'] },
  { name: 'openapi', run: ['npm', 'run', '--silent', 'openapi'] },
  { name: 'conformance', run: ['node', '.ci/nightly.mjs', '--conformance-alone'] },
]

/** The contract against the embedded API over real HTTP, writes included. */
async function conformance() {
  const server = spawn('node', ['.ci/start.mjs', '--e2e', '--api-only'], { env: { ...env, PORT }, stdio: 'ignore' })
  try {
    const url = `http://127.0.0.1:${PORT}`
    for (let tries = 0; tries < 240; tries += 1) {
      if (
        await fetch(`${url}/api/capabilities`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        break
      await new Promise((done) => setTimeout(done, 500))
    }
    const who = ['--user', 'team-owner@roadrunner.test', '--password', 'roadrunner-demo']
    return spawnSync('node', ['.ci/conformance.mjs', '--url', url, ...who, '--write', '--quiet'], { stdio: 'inherit' })
      .status
  } finally {
    server.kill()
  }
}

if (names.includes('--conformance-alone')) process.exit((await conformance()) ?? 1)

const results = []
for (const { name, run, more } of steps) {
  if (names.length > 0 && !names.includes(name)) continue
  console.log(`\n════ ${name}`)
  const started = Date.now()
  const [command, ...args] = run
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...env, ...more } })
  results.push({ name, isGood: status === 0, seconds: Math.round((Date.now() - started) / 1000) })
}

mkdirSync('node_modules/.tmp', { recursive: true })
writeFileSync(REPORT, `${JSON.stringify({ at: new Date().toISOString(), seed, results }, null, 2)}\n`)
console.log('\n════ nightly')
for (const { name, isGood, seconds } of results) {
  console.log(`${isGood ? 'ok    ' : 'FAILED'}  ${name.padEnd(14)}${String(seconds).padStart(6)} s`)
}
process.exitCode = results.every(({ isGood }) => isGood) ? 0 : 1
