import { expect, test } from 'vitest'

import { splitAnswer } from '#science/synthesis/check-model-answer.ts'
import { readMarkedAnswer } from '#science/synthesis/marked-answer.ts'

import { teaPapers } from './own-papers.ts'

const LENGTH = 100_000
const filled = (piece: string, last = '') => piece.repeat(Math.ceil(LENGTH / piece.length)) + last

const adversarial: readonly (readonly [string, string])[] = [
  ['a heading of spaces', `# a${filled(' ')}b`],
  ['a heading of signs', `# a${filled('# ')}b`],
  ['opening brackets', filled('[')],
  ['opening brackets and an end', filled('[', ']]')],
  ['marks that begin and do not end', filled('[[a|"')],
  ['marks that begin, with an end', filled('[[a|"', '"]]')],
  ['empty marks', filled('a [[b]] ')],
  ['quotation marks and ends', `[[a|"${filled('" ]] ')}`],
  ['spaces in a mark', filled('[[a| ')],
  ['stars', filled(' *a')],
  ['rules', filled('- ', 'x')],
  ['stops', filled('.')],
  ['stops with what closes', filled('.")')],
  ['spaces', filled(' ', 'x')],
  ['spaces and stops', `${filled(' ')}${filled('. ')}`],
  ['numbers in groups', filled('111 ', 'x')],
  ['numbers with commas', filled('1,', 'x')],
  ['numbers with points', filled('.1')],
  ['numbers in words', filled('one hundred and ', 'x')],
  ['denials', filled('not no ', 'x')],
  ['line ends', filled('\r\n x')],
  ['one word', filled('a')],
]

/** CPU of the reading alone: the clock of a busy machine would measure the others. */
function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

test.each(adversarial)('100 kB of %s are read in less than a blink', (_, text) => {
  const fastest = Math.min(...[1, 2, 3].map(() => cpuOf(() => readMarkedAnswer(text))))
  expect(fastest).toBeLessThan(100)
})

test.each(adversarial)('100 kB of %s behind a quote that stands are checked without freezing', (_, text) => {
  const cited = `${text} [[Adams|"Green tea improved sleep quality in nurses"]].`
  const fastest = Math.min(...[1, 2].map(() => cpuOf(() => splitAnswer(cited, teaPapers))))
  expect(fastest).toBeLessThan(500)
})
