// `npm run planted`: twenty-odd small faults of different kinds, one at a time, in a copy of the tree; the tests that
// should notice are run and it is said whether they did. Ends with 1 where one was not caught.
//   --head          copies what is committed instead of what stands in the folder
//   names …         only these (`npm run planted -- latch formula`)
// The faults stand in planted-faults.data.mjs.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { faults } from './planted-faults.data.mjs'

const root = process.cwd()
const isHead = process.argv.includes('--head')
const names = process.argv.slice(2).filter((name) => !name.startsWith('--'))
const chosen = faults.filter(({ name }) => names.length === 0 || names.includes(name))

const copy = mkdtempSync(join(tmpdir(), 'roadrunner-planted-'))
if (isHead) {
  execFileSync('sh', ['-c', `git archive HEAD | tar -x -C "${copy}"`], { cwd: root })
} else {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const file of listed.toString().split('\0').filter(Boolean)) {
    if (!existsSync(join(root, file))) continue
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
}
symlinkSync(resolve(root, 'node_modules'), join(copy, 'node_modules'))

/** How many tests of these files failed; undefined where none could run. */
function run(tests) {
  const report = join(copy, 'planted-report.json')
  rmSync(report, { force: true })
  const args = ['run', '--bail=1', '--reporter=json', `--outputFile=${report}`, ...tests]
  spawnSync(join(root, 'node_modules/.bin/vitest'), args, { cwd: copy, stdio: 'ignore', timeout: 600_000 })
  if (!existsSync(report)) return undefined
  const { numFailedTests, numPassedTests } = JSON.parse(readFileSync(report, 'utf8'))
  return numFailedTests + numPassedTests === 0 ? undefined : numFailedTests
}

/** The text with the fault in it. */
function planted(text, { find, put }) {
  if (text.split(find).length !== 2) return undefined
  return text.replace(find, () => put)
}

const missed = []
try {
  const before = run([...new Set(chosen.flatMap(({ tests }) => tests))])
  if (before !== 0) throw new Error(`The tests do not pass without a fault (${before ?? 'none ran'})`)
  for (const { name, what, file, tests, also, ...change } of chosen) {
    const path = join(copy, file)
    const text = readFileSync(path, 'utf8')
    let broken = planted(text, change)
    if (broken !== undefined && also) broken = planted(broken, also)
    let verdict = 'NO LONGER FITS'
    if (broken !== undefined) {
      writeFileSync(path, broken)
      const failed = run(tests)
      verdict = failed === undefined ? 'DOES NOT RUN' : failed > 0 ? 'caught' : 'NOT CAUGHT'
      writeFileSync(path, text)
    }
    if (verdict !== 'caught') missed.push(name)
    console.log(`${verdict.padEnd(15)}${name.padEnd(18)}${what}`)
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
console.log(`\n${chosen.length - missed.length} of ${chosen.length} planted faults caught`)
process.exitCode = missed.length > 0 ? 1 : 0
