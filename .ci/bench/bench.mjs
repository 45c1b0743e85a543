// `npm run bench`: runs every benchmark and prints its median, fastest and slowest run, then one table of all figures
// beside the last recorded ones (docs/figures.json). Names restrict it: `npm run bench -- search`.
//   --all      also the programs of their own (browser, server, corpus): minutes, on a quiet machine, after a build
//   --table    runs nothing and shows what is recorded
//   --record   writes what was measured into docs/figures.json
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'

import { compare, figuresIn, printTable, programs, readRecorded, record } from './figures.mjs'
import { startServer } from '../serve/test-server.mjs'

const options = process.argv.slice(2).filter((word) => word.startsWith('--'))
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const has = (name) => options.includes(`--${name}`)
const PORT = process.env.PORT || '4273'

const ms = (value) => `${value.toFixed(value < 10 ? 2 : 0)} ms`.padStart(11)

/** The benchmarks of the test runner: each prints a line and gives its median. */
function runSmall() {
  const report = 'node_modules/.tmp/bench.json'
  mkdirSync('node_modules/.tmp', { recursive: true })
  const { status } = spawnSync(
    'node_modules/.bin/vitest',
    ['bench', '--run', '--project', 'unit', '--outputJson', report, ...names],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (status !== 0) process.exit(status ?? 1)
  const { files } = JSON.parse(readFileSync(report, 'utf8'))
  const found = []
  console.log(`${'median'.padStart(11)}${'fastest'.padStart(11)}${'slowest'.padStart(11)}   runs`)
  for (const { groups } of files) {
    for (const { fullName, benchmarks } of groups) {
      const group = fullName.split(' > ').slice(1).join(', ')
      console.log(`\n${group}`)
      for (const { name, median, min, max, sampleCount } of benchmarks) {
        console.log(`${ms(median)}${ms(min)}${ms(max)}${String(sampleCount).padStart(7)}   ${name}`)
        const value = Number(median.toFixed(median < 10 ? 2 : 0))
        found.push({ id: `bench.${group}.${name}`, what: `${group}: ${name}`, unit: 'ms', better: 'less', value })
      }
    }
  }
  return found
}

async function runPrograms() {
  const chosen = programs.filter(({ name }) => names.length === 0 || names.includes(name))
  const found = []
  for (const program of chosen) {
    console.log(`\n── ${program.name}`)
    const server = program.server ? await startServer(PORT) : undefined
    const [command, ...args] = program.run
    const { stdout, status } = spawnSync(command, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...(program.server && { PORT }) },
    })
    await server?.stop()
    process.stdout.write(stdout)
    if (status !== 0) {
      console.log(`── ${program.name} FAILED`)
      process.exitCode = 1
    }
    found.push(...figuresIn(program, stdout))
  }
  return found
}

const found = has('table') ? [] : [...runSmall(), ...(has('all') ? await runPrograms() : [])]
const { machine, figures } = readRecorded()
if (machine) console.log(`\nRecorded on ${machine}`)
printTable(compare(figures, found))
if (has('record')) record(found)
