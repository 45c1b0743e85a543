import { expect, test } from 'vitest'

import { createChecker } from '#science/manuscript/checks/checker.ts'
import { knownNumbers, statedNumbers } from '#science/manuscript/checks/numbers.ts'

import { paper } from '../../synthesis/own-papers.ts'
import { cite, doc, h, p } from './drafts.ts'

test.each([
  ['The risk fell by 45% in 1,204 children (p = 0.03).', ['45', '1,204', '0.03']],
  ['In 1994, COVID-19 and IL-6 were measured at week 12 in Table 34.', []],
  ['Five of 11 arms took a 12-week course with 95% CI 1.2 to 3.4.', ['11', '1.2', '3.4']],
  ['The difference was significant (p < 0.05).', []],
  ['It fell by −1.3 points.', ['−1.3']],
])('numbers that need a source: %s', (sentence, expected) => {
  expect(statedNumbers(sentence).map(({ written }) => written)).toEqual(expected)
})

test.each([
  ['0.49', '0.4894', true],
  ['0.49', '0.48', false],
  ['49%', '0.49', true],
  ['0.49', '49%', true],
  ['1.3', '−1.3', true],
  ['12%', '12.4%', true],
  ['120', 'one hundred and twenty', true],
  ['1,204', '1204', true],
  ['1,204', '1,205', false],
  ['45', '44.6', false],
])('%s against a text with %s', (written, text, has) => {
  const [number] = statedNumbers(`It was ${written} there.`)
  if (!number) throw new Error('No number was read.')
  expect(knownNumbers([`It was ${text} then.`]).has(number)).toBe(has)
})

test('an edit of a draft of 10,000 words with 300 citations reads one block', () => {
  const papers = Array.from({ length: 150 }, (_, n) =>
    paper(`P${n}`, {
      title: `Trial ${n} of treatment ${n % 17} in adults`,
      year: 1980 + (n % 40),
      abstract: `Background: Much is asked. Methods: We randomised ${100 + n} adults. Results: Treatment ${n % 17} reduced symptoms by ${10 + (n % 60)}% (RR 0.${30 + (n % 60)}, 95% CI 0.20 to 0.90). Conclusions: Treatment ${n % 17} works in adults who can take it.`,
    }),
  )
  const blocks = Array.from({ length: 300 }, (_, n) =>
    n % 30 === 0
      ? h(`h${n}`, `Part ${n}`, 2)
      : p(
          `b${n}`,
          `Treatment ${n % 17} reduced symptoms by ${10 + (n % 60)}% in adults who could take it for a year `,
          cite(`P${n % 150}`),
          '. In other people the effect was smaller, and the reasons for that are many and not well understood by anybody so far. Of all ways to look at it this is the ',
          `${n}th one `, cite(`P${(n + 7) % 150}`), '.',
        ),
  ) // prettier-ignore
  const checker = createChecker()
  checker.setPapers(papers)
  const started = performance.now()
  const first = checker.check({ manuscript: doc(...blocks), settings: {} })
  const whole = performance.now() - started
  expect(first.counts.words).toBeGreaterThan(10_000)
  const times: number[] = []
  for (let edit = 0; edit < 40; edit++) {
    const at = 1 + ((edit * 37) % 298)
    const block = blocks[at]
    if (block?.type !== 'paragraph') continue
    blocks[at] = { ...block, content: [...(block.content ?? []), { type: 'text', text: ` Edit ${edit}.` }] }
    const manuscript = doc(...blocks)
    const began = performance.now()
    const { readBlocks } = checker.check({ manuscript, settings: {} })
    times.push(performance.now() - began)
    expect(readBlocks).toBe(1)
  }
  times.sort((a, b) => a - b)
  const median = times[times.length >> 1] ?? 0
  process.stdout.write(
    `Check of ${first.counts.words} words: at first ${whole.toFixed(0)} ms, after an edit median ${median.toFixed(1)} ms, slowest ${times.at(-1)?.toFixed(1)} ms\n`,
  )
  // How long that is depends on the machine; that it is a small part of reading everything does not.
  expect(median).toBeLessThan(whole / 4)
})
