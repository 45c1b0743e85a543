import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { findFacts } from '#science/evidence/facts/find-facts.ts'
import { recheckFacts } from '#science/evidence/recheck/recheck-facts.ts'
import { columnLibrary } from '#science/extraction/column-library.ts'
import { readFromFacts } from '#science/extraction/propose-cells.ts'

import { corpusLines, corpusPapers } from '../../corpus.ts'
import { handChecked } from './hand-checked.ts'

function holds(text: string, kind: 'abstract' | 'fulltext') {
  const facts = findFacts(text, { kind })
  let last = 0
  for (const { start, end, found, sentence } of facts) {
    expect(text.slice(start, end)).toBe(found)
    expect(start).toBeLessThan(end)
    expect(start).toBeGreaterThanOrEqual(last)
    expect(sentence.start).toBeLessThanOrEqual(start)
    expect(sentence.end).toBeLessThanOrEqual(text.length)
    last = start
  }
  recheckFacts(facts, text)
  readFromFacts(facts, { text }, columnLibrary)
  return facts
}

const pieces = handChecked.map(([sentence]) => sentence)
const space = fc.constantFrom(' ', '\n', '\u00A0', '\r\n', '\n\n', ' \u2009 ', '\t')

describe('offsets', () => {
  test('are those of the text as it is, whatever white space and signs stand between', () => {
    const text = fc
      .array(fc.tuple(fc.constantFrom(...pieces), space), { minLength: 1, maxLength: 8 })
      .map((parts) =>
        parts.map(([sentence, gap]) => sentence.replaceAll(' ', gap === '\n\n' ? ' ' : gap) + gap).join(''),
      )
    fc.assert(
      fc.property(
        text,
        fc.constantFrom('abstract' as const, 'fulltext' as const),
        (words, kind) => void holds(words, kind),
      ),
    )
  })

  test('hold in any string, and nothing throws', () => {
    const signs = fc.string({ unit: fc.constantFrom('1', '0', '.', ',', ' ', 'p', 't', '=', '<', 'O', 'R', '%', '−', '(', ')', 'n', '–', '±', '\n', '#', 'χ', '²', '/'), maxLength: 80 }) // prettier-ignore
    fc.assert(
      fc.property(
        fc.oneof(signs, fc.string({ unit: 'binary', maxLength: 80 })),
        (text) => void holds(text, 'fulltext'),
      ),
      { numRuns: 300 },
    )
    fc.assert(
      fc.property(signs, (text) => void holds(text, 'abstract')),
      { numRuns: 300 },
    )
  })

  test('hold in real abstracts and full texts', () => {
    for (const { title, abstract = '' } of corpusPapers('rct-a')?.slice(0, 150) ?? [
      { title: 'Tea', abstract: pieces.join(' ') },
    ])
      holds(`${title}\n\n${abstract}`, 'abstract')
    const texts = (corpusLines('rct-a.fulltext.jsonl.gz') as { text: string }[] | undefined)?.slice(0, 6) ?? [
      { text: pieces.join('\n') },
    ]
    for (const { text } of texts) expect(holds(text, 'fulltext').length).toBeGreaterThan(20)
  })
})

test('typesetting changes nothing: line ends, thin spaces, raised points and dashes are read as what they mean', () => {
  const plain = 'A total of 1,204 women were randomised. The odds ratio was 0.74 (95% CI -0.10-0.91), p = 0.02.'
  const set =
    'A total of 1\u2009204 women were\nrandomised. The odds\u00A0ratio was 0·74 (95%\u00A0CI −0·10–0·91), p\u2009=\u20090·02.'
  const values = (text: string) => findFacts(text, { kind: 'abstract' }).map(({ kind, value }) => [kind, value])
  expect(values(set)).toEqual(values(plain))
})

const n = 30_000
test.each([
  ['spaces', `OR${' '.repeat(n)}x`],
  ['figures', '1'.repeat(n)],
  ['decimals', '1.'.repeat(n / 2)],
  ['fractions', '12/45 '.repeat(n / 6)],
  ['brackets', `OR 2 ${'('.repeat(n)}`],
  ['n =', 'n = 1 '.repeat(n / 6)],
  ['p =', 'p = .0 '.repeat(n / 7)],
  ['t()', 't(1'.repeat(n / 3)],
  ['words without a stop', 'aim of the study was to '.repeat(n / 24)],
  ['capitals', 'Foundation of the '.repeat(n / 18)],
  ['randomised to', 'randomised to receive either '.repeat(n / 29)],
  ['percent', '12% '.repeat(n / 4)],
  ['dashes', '-'.repeat(n)],
  ['line ends', '\n'.repeat(n)],
  ['headings', 'Methods\n'.repeat(n / 8)],
  ['hundreds', 'one hundred and '.repeat(n / 16)],
  ['future', 'future larger, '.repeat(n / 15)],
  ['plus minus', '1 ± '.repeat(n / 4)],
  ['commas', 'tea, '.repeat(n / 5)],
])(
  'quick on an endless run of %s',
  (_name, text) => {
    const once = () => {
      // Work and not time: a crowded machine is no slow expression.
      const before = process.cpuUsage()
      findFacts(text, { kind: 'fulltext' })
      return process.cpuUsage(before).user / 1000
    }
    // Some tenths of a second. A pattern that tries again from every place would take the square of it: minutes, or for ever.
    expect(Math.min(once(), once())).toBeLessThan(5000)
  },
  60_000,
)
