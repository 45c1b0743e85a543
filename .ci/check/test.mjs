// `npm test`: types, lint, lock file, unit and component tests, build with its budget, end-to-end tests.
// Ends with one line of counts. A step that fails does not hide the ones after it.
//   --changed [ref]   what the change since `ref` (HEAD: what is not committed) can break: types, lint and format of
//                     everything, unit and component tests that import what changed, and the end-to-end tests of its rooms
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'

import { findBrowser } from '../serve/browser.mjs'
import { e2eOf } from './changed-e2e.mjs'

const REPORTS = 'node_modules/.tmp'
const unitReport = `${REPORTS}/unit.json`
const e2eReport = `${REPORTS}/e2e.json`
mkdirSync(REPORTS, { recursive: true })
for (const file of [unitReport, e2eReport]) rmSync(file, { force: true })

const at = process.argv.indexOf('--changed')
const since = at < 0 ? undefined : (process.argv[at + 1] ?? 'HEAD')
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
const changed = since && [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
const journeys = changed && e2eOf(changed)

const failedSteps = []
function step(name, command, args, env = {}) {
  console.log(`\n── ${name}`)
  const started = Date.now()
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  if (status !== 0) failedSteps.push(name)
  return status === 0
}

const bin = (name) => `node_modules/.bin/${name}`

step('types', bin('tsc'), ['--noEmit'])
step('lint', bin('oxlint'), ['--type-aware', '--deny-warnings'])
step('format', bin('oxfmt'), ['--check'])
step('lock file', 'node', ['.ci/check/complete-lock.mjs', '--check'])
step('unit and component tests', bin('vitest'), [
  'run',
  ...(since ? ['--changed', since, '--passWithNoTests'] : []),
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
])
const needsBrowser = journeys === undefined || journeys.length > 0
if (journeys) console.log(`\nEnd-to-end tests of what changed: ${journeys.join(', ') || 'none'}`)
const isBuilt = needsBrowser && step('build', 'npm', ['run', '--silent', 'build'])

const browser = needsBrowser ? await findBrowser() : undefined
if (!needsBrowser) {
  // Nothing that changed reaches a page.
} else if (!browser) {
  console.log('\nNo Chromium could be had: install one (for example `apt-get install chromium`) or set CHROMIUM_PATH.')
  failedSteps.push('browser')
} else if (isBuilt) {
  console.log(`\nBrowser: ${browser.path} (${browser.source})`)
  step(
    'end-to-end tests',
    bin('playwright'),
    ['test', '--config', 'e2e/playwright.config.ts', ...(Array.isArray(journeys) ? journeys : [])],
    {
      CHROMIUM_PATH: browser.path,
      E2E_REPORT: e2eReport,
    },
  )
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
const unit = read(unitReport)
const e2e = read(e2eReport)?.stats
const failedUnits = []
for (const { name, status: ofFile, assertionResults } of unit?.testResults ?? []) {
  for (const { status, fullName, failureMessages } of assertionResults) {
    if (status === 'passed' && failureMessages.length > 0) console.log(`Only at another try: ${name} › ${fullName}`)
    if (status === 'failed') failedUnits.push(`${name} › ${fullName}\n${failureMessages.join('\n').slice(0, 1500)}`)
  }
  // A file that could not be loaded has no tests of its own.
  if (ofFile === 'failed' && !assertionResults.some(({ status }) => status === 'failed')) failedUnits.push(name)
}
// Last, and with the reason: of a long run often only the end is kept.
for (const text of failedUnits) console.log(`\nFailed: ${text}`)
const passed = (unit?.numPassedTests ?? 0) + (e2e?.expected ?? 0) + (e2e?.flaky ?? 0)
const failedTests = failedUnits.length + (e2e?.unexpected ?? 0)
const otherSteps = failedSteps.filter((name) => !name.endsWith('tests') || failedTests === 0)
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`)
console.log(`\n${passed} passed, ${failedTests + otherSteps.length} failed`)
process.exitCode = failedSteps.length > 0 ? 1 : 0
