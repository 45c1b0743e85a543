import { expect, test } from 'vitest'

import { checkedPieces, splitAnswer, type CheckedBefore } from '#science/synthesis/check-model-answer.ts'
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

/** The CPU of the longest piece of work between two moments in which others can be answered. */
function longestPiece(work: Generator<unknown, unknown>): number {
  let longest = 0
  for (;;) {
    let isDone = false
    const cost = cpuOf(() => {
      isDone = work.next().done === true
    })
    longest = Math.max(longest, cost)
    if (isDone) return longest
  }
}

const costly: readonly (readonly [string, string])[] = [
  ...adversarial,
  ['a heading a line', filled('# a\nb\n')],
  ['quotes that do not stand', filled('Sleep fell by 1% [[Adams|"no such words"]]. ')],
]

test.each(costly)('100 kB of %s behind a quote that stands are checked in pieces of less than 50 ms', (_, text) => {
  const cited = `${text} [[Adams|"Green tea improved sleep quality in nurses"]].`
  expect(Math.min(...[1, 2, 3].map(() => longestPiece(checkedPieces(cited, teaPapers))))).toBeLessThan(50)
})

test('of an answer that grows only what is new is checked, with the same result', () => {
  const answer = 'Tea helps [[Adams|"Green tea improved sleep quality in nurses"]]. Nobody says this. It is so'
  const known: CheckedBefore = new Map()
  const atOnce = (text: string) => {
    const work = checkedPieces(text, teaPapers, known)
    for (;;) {
      const { done, value } = work.next()
      if (done) return value
    }
  }
  atOnce(answer.slice(0, 90))
  expect(atOnce(answer)).toEqual(splitAnswer(answer, teaPapers).sections)
  expect([...known.values()].map(({ text }) => text)).toContain('Nobody says this.')
})
