import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

type Figure = { id: string; what: string; unit: string; better: string; value?: number; at?: string }
type Row = { id: string; was?: number; is?: number; verdict: string }
type Figures = {
  programs: { name: string; reads: [id: string, pattern: RegExp, unit: string, better: string, what: string][] }[]
  figuresIn: (program: object, output: string) => Figure[]
  compare: (recorded: Figure[], found: Figure[]) => Row[]
  record: (found: Figure[], file: string) => void
  readRecorded: (file?: string) => { machine: string; figures: Figure[] }
}
const file = new URL('../../.ci/bench/figures.mjs', import.meta.url)
const { programs, figuresIn, compare, record, readRecorded } = (await import(file.href)) as Figures

/** What the programs print, as they print it. */
const outputs: Record<string, [output: string, values: Record<string, number>]> = {
  load: [
    'cold load, 4× slower CPU, Fast 4G, 7 pairs, medians\n  /auth                     LCP 1412 ms, 151.0 kB over the line\n  ratio, pair by pair       1.15 (min 1.10, max 1.22)',
    { 'load.ratio': 1.15, 'load.lcp': 1412 },
  ],
  flood: [
    '  counted        60000 of 60000; newest on top: yes; rows drawn: 200\n  key to paint   p50 7 ms, p95 14 ms, max 60 ms (300 keys)\n  heap           7.0 → 8.0 → 10.1 MB (start, after each quarter, end)',
    { 'flood.counted': 60_000, 'flood.key.p50': 7, 'flood.key.p95': 14, 'flood.heap': 10.1 },
  ],
  library: [
    '  import     7.8 s to the ledger: 18000 new, 1000 duplicates, 1000 skipped\n  page       longest task meanwhile 52 ms',
    { 'library.import': 7.8, 'library.task': 52 },
  ],
  kill: [
    '| kills 50 | writes accepted 2620 | opened 50 | slowest start 900 ms | 120 s |\n50 passed, 0 failed',
    { 'kill.accepted': 2620, 'kill.failed': 0 },
  ],
  comments: ['with the overlay:    p50 16.7 ms, p95 16.8 ms, p99 16.8 ms, 0 of 300', { 'comments.p50': 16.7 }],
  grid: [
    'decision, key to cell in the page (40 of 40 changed a cell): median 21.0 ms, p95 30.0 ms, slowest 40.0 ms\nframes while scrolling down: median 16.7 ms, p95 16.8 ms, slowest 33.0 ms; 1 of 300 later than 25 ms',
    { 'grid.commit': 21, 'grid.frame.p95': 16.8 },
  ],
  review: [
    '5000 records:\np50 18 ms, p95 26 ms, slowest 70 ms, 1 of 200 at 50 ms or later',
    { 'review.p50': 18, 'review.p95': 26 },
  ],
  search: [
    'scifact: claims                         0.7001 | 0.6670 | 1.05      0.9000 | 0.8800',
    { 'search.scifact': 0.7001 },
  ],
}

describe('figures of the benchmarks', () => {
  test.each(programs.map((program) => [program.name, program] as const))(
    '%s says each of its figures',
    (name, program) => {
      const [output, values] = outputs[name] ?? ['', {}]
      expect(Object.fromEntries(figuresIn(program, output).map(({ id, value }) => [id, value]))).toEqual(values)
    },
  )

  const figure = (id: string, better: string, value?: number): Figure => ({
    id,
    what: id,
    unit: '',
    better,
    ...(value !== undefined && { value }),
  })
  test('what became worse by more than a quarter is named, as is what is not said any more', () => {
    const recorded = [
      figure('time', 'less', 100),
      figure('count', 'more', 100),
      figure('lost', 'less', 0),
      figure('old', 'less', 5),
    ]
    const verdicts = (...found: Figure[]) =>
      compare(recorded, found).map(({ id, verdict }) => `${id} ${verdict}`.trim())
    expect(verdicts(figure('time', 'less', 130), figure('count', 'more', 60))).toEqual([
      'time WORSE',
      'count WORSE',
      'lost',
      'old',
    ])
    expect(verdicts(figure('time', 'less', 60), figure('count', 'more', 120))).toEqual([
      'time better',
      'count',
      'lost',
      'old',
    ])
    expect(verdicts(figure('lost', 'less', 1), figure('old', 'less'))).toEqual([
      'time',
      'count',
      'lost WORSE',
      'old NOT SAID',
    ])
    expect(verdicts(figure('new', 'less', 3)).at(-1)).toBe('new')
  })

  test('recording keeps what was not measured', () => {
    const folder = mkdtempSync(join(tmpdir(), 'roadrunner-figures-'))
    const to = join(folder, 'figures.json')
    writeFileSync(to, JSON.stringify({ machine: '', figures: [figure('a', 'less', 1), figure('b', 'less', 2)] }))
    record([figure('b', 'less', 3), figure('c', 'less'), figure('d', 'more', 4)], to)
    expect(readRecorded(to).figures.map(({ id, value }) => [id, value])).toEqual([
      ['a', 1],
      ['b', 3],
      ['d', 4],
    ])
    rmSync(folder, { recursive: true })
  })

  test('every recorded figure of a program is one that it still says', () => {
    const { figures } = JSON.parse(readFileSync(new URL('../../docs/figures.json', import.meta.url), 'utf8')) as {
      figures: Figure[]
    }
    const known = programs.flatMap(({ reads }) => reads.map(([id]) => id))
    expect(figures.filter(({ id }) => !id.startsWith('bench.') && !known.includes(id)).map(({ id }) => id)).toEqual([])
  })
})
