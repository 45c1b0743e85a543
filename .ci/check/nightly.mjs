// `npm run nightly`: everything that takes long, one after the other, on a quiet machine: the whole test run with the
// random cases of the day, the long end-to-end tests, every benchmark with its figures recorded, pictures of every page,
// planted faults, the contract against a running server, and the hosting files behind real servers. A step that fails does
// not hide the ones after it.
//   names …        only these (`npm run nightly -- bench planted`)
//   --again        only the steps of the last run that failed or were never come to, with its random cases; of the long
//                  end-to-end tests only those that failed
// Each step's output is kept in node_modules/.tmp/nightly/, the report beside it.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { findBrowser } from '../serve/browser.mjs'
import { figuresOf, stepsOf } from './nightly-report.mjs'
import { startServer } from '../serve/test-server.mjs'

const PORT = process.env.PORT || '4273'
const FOLDER = 'node_modules/.tmp/nightly'
const REPORT = join(FOLDER, 'report.json')

const steps = [
  { name: 'tests', run: ['npm', 'test', '--silent'] },
  { name: 'e2e', run: ['npm', 'run', '--silent', 'e2e:long'], again: ['--', '--last-failed'] },
  {
    name: 'faults',
    run: ['npx', 'vitest', 'run', '--project', 'dom', 'tests/faults/pages', '--testTimeout=300000'],
    env: { FAULTS: 'all' },
  },
  {
    name: 'servers',
    run: ['npx', 'vitest', 'run', '--project', 'unit', 'tests/mocks/world/several-servers.test.ts'],
    env: { FAULTS: 'all' },
  },
  { name: 'bench', run: ['npm', 'run', '--silent', 'bench', '--', '--all', '--record'] },
  { name: 'rules', run: ['npm', 'run', '--silent', 'bench:rules'] },
  { name: 'screening', run: ['npm', 'run', '--silent', 'bench:screening'] },
  { name: 'gallery', run: ['npm', 'run', '--silent', 'gallery'] },
  { name: 'firefox', run: ['npm', 'run', '--silent', 'firefox'] },
  { name: 'routes', run: ['node', '.ci/check/budget.mjs', '--routes'] },
  { name: 'unused', run: ['node', '.ci/check/unused.mjs'] },
  { name: 'planted', run: ['npm', 'run', '--silent', 'planted'] },
  { name: 'openapi', run: ['npm', 'run', '--silent', 'openapi'] },
  { name: 'conformance', run: ['node', '.ci/check/nightly.mjs', '--conformance-alone'] },
  { name: 'hosting', run: ['npm', 'run', '--silent', 'hosting:try'] },
]

/** The contract against the embedded API over real HTTP, writes included. */
async function conformance() {
  const server = await startServer(PORT, ['--e2e', '--api-only'])
  const who = ['--user', 'team-owner@roadrunner.test', '--password', 'roadrunner-demo']
  const args = ['.ci/check/conformance.mjs', '--url', server.url, ...who, '--write', '--quiet']
  const { status } = spawnSync('node', args, { stdio: 'inherit' })
  await server.stop()
  return status ?? 1
}
if (process.argv.includes('--conformance-alone')) process.exit(await conformance())

const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isAgain = process.argv.includes('--again')
mkdirSync(FOLDER, { recursive: true })
const last = isAgain && existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : {}
const seed = last.seed ?? String(Math.floor(Date.now() / 86_400_000))
const { kept, chosen, failed } = stepsOf(steps, { names, isAgain, results: last.results })

const browser = await findBrowser()
const env = { ...process.env, FC_SEED: seed, ...(browser && { CHROMIUM_PATH: browser.path }) }

/** Whether it ended well, and all that it said, which is shown and kept meanwhile. */
async function runStep({ name, run: [command, ...args], env: own }) {
  const log = createWriteStream(join(FOLDER, `${name}.log`))
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...env, ...own } })
  let output = ''
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    from.setEncoding('utf8').on('data', (text) => {
      output += text
      log.write(text)
      to.write(text)
    })
  }
  const [status] = await once(child, 'close')
  log.end()
  return { isGood: status === 0, output }
}

const results = [...kept]
for (const step of chosen) {
  console.log(`\n════ ${step.name}`)
  const started = Date.now()
  const before = step.again && failed.find(({ name }) => name === step.name)
  const { isGood, output } = await runStep(before ? { ...step, run: [...step.run, ...step.again] } : step)
  const seconds = Math.round((Date.now() - started) / 1000) + (before?.seconds ?? 0)
  const figures = [...(before?.figures ?? []), ...figuresOf(output).map((line) => (before ? `again: ${line}` : line))]
  results.push({ name: step.name, isGood, seconds, figures })
  // After each step: a run that was broken off goes on with --again.
  writeFileSync(REPORT, `${JSON.stringify({ at: new Date().toISOString(), seed, results }, null, 2)}\n`)
}

console.log(`\n════ nightly, random cases ${seed}`)
for (const { name, isGood, seconds, figures } of results) {
  const [first = '', ...rest] = figures
  console.log(`${isGood ? 'ok    ' : 'FAILED'}  ${name.padEnd(12)}${String(seconds).padStart(6)} s  ${first}`)
  for (const line of rest) console.log(' '.repeat(30) + line)
}
const minutes = results.reduce((sum, { seconds }) => sum + seconds, 0) / 60
const bad = results.filter(({ isGood }) => !isGood).length
console.log(`\n${results.length - bad} of ${results.length} steps well, ${minutes.toFixed(0)} minutes`)
if (bad > 0) console.log('npm run nightly -- --again runs the others once more')
process.exitCode = bad > 0 ? 1 : 0
