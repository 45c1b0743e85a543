import { expect, test } from 'vitest'

type Step = { name: string }
type Result = { name: string; isGood: boolean }
const { figuresOf, stepsOf } = (await import(new URL('../../.ci/check/nightly-report.mjs', import.meta.url).href)) as {
  figuresOf: (output: string) => string[]
  stepsOf: (
    steps: Step[],
    which: { names?: string[]; isAgain?: boolean; results?: Result[] },
  ) => { kept: Result[]; chosen: Step[]; failed: Result[] }
}

const steps = ['tests', 'e2e', 'bench', 'planted'].map((name) => ({ name }))
const chosen = (which: Parameters<typeof stepsOf>[1]) => stepsOf(steps, which).chosen.map(({ name }) => name)

test('all steps, those that were named, or again those that failed and those that a broken run never came to', () => {
  expect(chosen({})).toEqual(['tests', 'e2e', 'bench', 'planted'])
  expect(chosen({ names: ['planted', 'e2e'] })).toEqual(['e2e', 'planted'])
  const results = [
    { name: 'tests', isGood: true },
    { name: 'e2e', isGood: false },
    { name: 'bench', isGood: true },
  ]
  expect(chosen({ isAgain: true, results })).toEqual(['e2e', 'planted'])
  expect(stepsOf(steps, { isAgain: true, results }).kept.map(({ name }) => name)).toEqual(['tests', 'bench'])
  expect(stepsOf(steps, { isAgain: true, results }).failed.map(({ name }) => name)).toEqual(['e2e'])
  // Without that word an earlier report counts for nothing.
  expect(stepsOf(steps, { results }).failed).toEqual([])
  expect(chosen({ results })).toEqual(['tests', 'e2e', 'bench', 'planted'])
  expect(() => stepsOf(steps, { names: ['bensh'] })).toThrow('No such step: bensh')
})

test.each([
  ['npm test', '── build: ok (31.0 s)\n\n7781 passed, 1 failed\n', ['7781 passed, 1 failed']],
  [
    'the long end-to-end tests, in colour',
    '  ok 1 a.e2e.ts\n\u001B[31m  1 failed\u001B[39m\n    a.e2e.ts:3:1 › b\n\u001B[32m  38 passed\u001B[39m (9.1m)\n',
    ['1 failed', '38 passed (9.1m)'],
  ],
  [
    'planted faults',
    'caught         latch     gone\nNOT CAUGHT     escape    gone\n\n22 of 23 planted faults caught\n',
    ['NOT CAUGHT     escape    gone', '22 of 23 planted faults caught'],
  ],
  [
    'benchmarks',
    '     12 ms       20 ms    +67 %  search (WORSE)\n     12 ms       12 ms     +0 %  index\n',
    ['12 ms       20 ms    +67 %  search (WORSE)'],
  ],
  [
    'measurements on labelled papers',
    ' ✓ work saved is counted 12ms\nOud_2018, 952 records, from the question: work saved at 95% 74.8%\n} all 0.890 0.861\nabstract parts found 2247 of 2333 (96.3%)\n',
    [
      'Oud_2018, 952 records, from the question: work saved at 95% 74.8%',
      '} all 0.890 0.861',
      'abstract parts found 2247 of 2333 (96.3%)',
    ],
  ],
  ['a counter, said again and again', '3 passed, 0 failed\n12 passed, 0 failed\n', ['12 passed, 0 failed']],
  ['a program that counts nothing', 'Reading …\nopenapi.json is written\n\n', ['openapi.json is written']],
])('of %s the lines that say how it went', (_, output, lines) => {
  expect(figuresOf(output)).toEqual(lines)
})
