// `npm run bench`: runs every benchmark and prints its median, fastest and slowest run. Names restrict it:
// `npm run bench -- search`.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'

const report = 'node_modules/.tmp/bench.json'
mkdirSync('node_modules/.tmp', { recursive: true })
const { status } = spawnSync(
  'node_modules/.bin/vitest',
  ['bench', '--run', '--project', 'unit', '--outputJson', report, ...process.argv.slice(2)],
  { stdio: ['ignore', 'ignore', 'inherit'] },
)
if (status !== 0) process.exit(status ?? 1)

const ms = (value) => `${value.toFixed(value < 10 ? 2 : 0)} ms`.padStart(11)
const { files } = JSON.parse(readFileSync(report, 'utf8'))
console.log(`${'median'.padStart(11)}${'fastest'.padStart(11)}${'slowest'.padStart(11)}   runs`)
for (const { groups } of files) {
  for (const { fullName, benchmarks } of groups) {
    console.log(`\n${fullName.split(' > ').slice(1).join(', ')}`)
    for (const { name, median, min, max, sampleCount } of benchmarks) {
      console.log(`${ms(median)}${ms(min)}${ms(max)}${String(sampleCount).padStart(7)}   ${name}`)
    }
  }
}
