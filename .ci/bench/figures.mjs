// Figures of the benchmarks: what each command prints, where it stands in its output, and the last recorded value in
// docs/figures.json. Used by `npm run bench` and by `.ci/check/nightly.mjs`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'

const FILE = 'docs/figures.json'

/**
 * Benchmarks that are programs of their own. `server`: needs `node .ci/serve/start.mjs --e2e` on PORT. `reads`: id, pattern whose
 * first group is the figure, unit, which way is better, and what it is.
 */
export const programs = [
  {
    name: 'load',
    run: ['node', '.ci/bench/bench-load.mjs'],
    reads: [
      [
        'load.ratio',
        /ratio, pair by pair\s+([\d.]+)/,
        '×',
        'less',
        'largest paint of a cold /auth against a bare React page',
      ],
      ['load.lcp', /\/auth\s+LCP (\d+) ms/, 'ms', 'less', 'the same, by itself'],
    ],
  },
  {
    name: 'flood',
    run: ['node', '.ci/bench/bench-flood.mjs'],
    reads: [
      ['flood.counted', /counted\s+(\d+) of/, '', 'more', 'events of 60 s at 1,000 a second that were counted'],
      ['flood.key.p50', /key to paint\s+p50 (\d+) ms/, 'ms', 'less', 'key to paint meanwhile, p50'],
      ['flood.key.p95', /key to paint.*p95 (\d+) ms/, 'ms', 'less', 'key to paint meanwhile, p95'],
      ['flood.heap', /heap .*→ ([\d.]+) MB/, 'MB', 'less', 'heap afterwards'],
    ],
  },
  {
    name: 'library',
    run: ['node', '.ci/bench/bench-library.mjs'],
    reads: [
      ['library.import', /import\s+([\d.]+) s to the ledger/, 's', 'less', '20,000 records from file to ledger'],
      ['library.task', /longest task meanwhile (\d+) ms/, 'ms', 'less', 'longest task of the page meanwhile'],
    ],
  },
  {
    name: 'kill',
    run: ['node', '.ci/bench/kill-test.mjs'],
    reads: [
      ['kill.accepted', /writes accepted (\d+)/, '', 'more', 'writes acknowledged during 50 kills'],
      ['kill.failed', /(\d+) failed$/m, '', 'less', 'kills after which something acknowledged was lost'],
    ],
  },
  {
    name: 'comments',
    server: true,
    run: ['node', '.ci/bench/bench-comments.mjs'],
    reads: [
      ['comments.p50', /with the overlay:\s+p50 ([\d.]+)/, 'ms', 'less', 'frame with 1,000 comment markers, p50'],
    ],
  },
  {
    name: 'grid',
    server: true,
    run: ['node', '.ci/bench/bench-grid.mjs'],
    reads: [
      [
        'grid.commit',
        /changed a cell\): median ([\d.]+) ms/,
        'ms',
        'less',
        'decision to cell in a grid of 100 × 5,000',
      ],
      [
        'grid.frame.p95',
        /frames while scrolling \w+: median [\d.]+ ms, p95 ([\d.]+)/,
        'ms',
        'less',
        'frame while scrolling it, p95',
      ],
    ],
  },
  {
    name: 'review',
    server: true,
    run: ['node', '.ci/bench/bench-review.mjs'],
    reads: [
      ['review.p50', /^p50 ([\d.]+) ms/m, 'ms', 'less', 'screening 5,000 records, key to next record, p50'],
      ['review.p95', /^p50 .*p95 ([\d.]+) ms/m, 'ms', 'less', 'the same, p95'],
    ],
  },
  {
    name: 'search',
    run: ['node', '.ci/bench/bench-search.mjs'],
    reads: [['search.scifact', /^scifact: claims\s+(0\.\d+) \|/m, '', 'more', 'nDCG@10 on SciFact, ours']],
  },
]

/** What a program's output says: found figures by id. A program that stopped saying one of them is told. */
export function figuresIn(program, output) {
  return program.reads.map(([id, pattern, unit, better, what]) => {
    const found = pattern.exec(output)?.[1]
    return { id, what, unit, better, ...(found !== undefined && { value: Number(found) }) }
  })
}

export const readRecorded = (file = FILE) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { machine: '', figures: [] }

/** A change for the worse of more than a quarter is named; what is less is the machine. */
const NOTABLE = 0.25

/** One row for each figure: recorded, now, and how they compare. */
export function compare(recorded, found) {
  const now = new Map(found.map((one) => [one.id, one]))
  const ids = [...new Set([...recorded.map(({ id }) => id), ...now.keys()])]
  return ids.map((id) => {
    const before = recorded.find((one) => one.id === id)
    const { what, unit, better } = now.get(id) ?? before
    const [was, is] = [before?.value, now.get(id)?.value]
    const isComparable = was !== undefined && is !== undefined && was !== 0
    const change = isComparable ? (is - was) / was : undefined
    const worse = change === undefined ? undefined : better === 'less' ? change : -change
    const isLost = now.has(id) && is === undefined
    const became = was === 0 && is !== undefined && is > 0 && better === 'less'
    const verdict = isLost
      ? 'NOT SAID'
      : became || (worse ?? 0) > NOTABLE
        ? 'WORSE'
        : (worse ?? 0) < -NOTABLE
          ? 'better'
          : ''
    return { id, what, unit, was, is, change, verdict }
  })
}

const shown = (value, unit) => (value === undefined ? '–' : `${value} ${unit}`.trim())

export function printTable(rows) {
  console.log(`\n${'recorded'.padStart(12)}${'now'.padStart(12)}${'change'.padStart(9)}  `)
  for (const { what, unit, was, is, change, verdict } of rows) {
    const percent = change === undefined ? '' : `${change > 0 ? '+' : ''}${(change * 100).toFixed(0)} %`
    console.log(
      `${shown(was, unit).padStart(12)}${shown(is, unit).padStart(12)}${percent.padStart(9)}  ${what}${verdict && ` (${verdict})`}`,
    )
  }
}

/** Writes what was found over what was recorded; figures that were not measured stay. */
export function record(found, file = FILE) {
  const { figures } = readRecorded(file)
  const day = new Date().toISOString().slice(0, 10)
  const said = found.filter(({ value }) => value !== undefined)
  const kept = figures.filter(({ id }) => !said.some((one) => one.id === id))
  const all = [...kept, ...said.map((one) => ({ ...one, at: day }))].sort((a, b) => (a.id < b.id ? -1 : 1))
  const machine = `${cpus().length} cores, Node ${process.versions.node}`
  writeFileSync(file, `${JSON.stringify({ machine, figures: all }, null, 2)}\n`)
}
