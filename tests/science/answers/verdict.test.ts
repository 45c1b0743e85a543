import { describe, expect, it } from 'vitest'

import type { AnswerQuestion } from '#contract/answer.ts'
import { classOf } from '#science/answers/class-of.ts'
import { verdictWord, type Counts } from '#science/answers/verdict.ts'

const counts = (favour: number, none: number, against: number, mixed = 0): Counts => ({
  favour,
  none,
  against,
  mixed,
  nothing: 9,
})

describe('the word of a verdict', () => {
  it.each([
    [[3, 0, 0], 'yes'],
    [[3, 1, 0], 'yes'],
    [[6, 2, 0], 'yes'],
    [[6, 3, 0], 'mostly-yes'],
    [[8, 5, 0], 'mostly-yes'],
    [[9, 0, 1], 'mostly-yes'],
    [[8, 0, 1], 'mixed'],
    [[0, 3, 0], 'no-clear-effect'],
    [[1, 3, 0], 'no-clear-effect'],
    [[0, 9, 1], 'mixed'],
    [[0, 0, 4], 'opposite'],
    [[0, 4, 6], 'mostly-no'],
    [[1, 0, 9], 'mostly-no'],
    [[2, 2, 2], 'mixed'],
    [[1, 1, 0, 3], 'mixed'],
    [[2, 0, 0], 'too-few'],
    [[0, 1, 0], 'too-few'],
    [[0, 0, 0], 'nothing'],
  ] as const)('%j is %s', ([favour, none, against, mixed = 0], word) => {
    expect(verdictWord(counts(favour, none, against, mixed)).word).toBe(word)
  })

  it('a link that no study finds is mostly denied; two studies deny it only when they are very large', () => {
    expect(verdictWord(counts(0, 5, 0), true).word).toBe('mostly-no')
    expect(verdictWord(counts(4, 1, 0), true).word).toBe('yes')
    expect(verdictWord(counts(0, 2, 0), true, 1_000_000).word).toBe('mostly-no')
    expect(verdictWord(counts(0, 2, 0), true, 900).word).toBe('too-few')
  })

  it('never depends on how many papers are silent', () => {
    for (let nothing = 0; nothing < 50; nothing += 7)
      expect(verdictWord({ ...counts(3, 1, 0), nothing }).word).toBe('yes')
  })
})

describe('what a result says of a claim', () => {
  const question = (claim: AnswerQuestion['claim'], outcomeSide?: 'good' | 'bad') =>
    ({ text: '', kind: 'effect', concepts: [], claim, ...(outcomeSide && { outcomeSide }) }) as AnswerQuestion

  it.each([
    ['lower', 'lower', 'bad', 'favour'],
    ['higher', 'lower', 'bad', 'against'],
    ['same', 'lower', 'bad', 'none'],
    ['better', 'lower', 'bad', 'favour'],
    ['worse', 'lower', 'bad', 'against'],
    ['better', 'higher', 'good', 'favour'],
    ['lower', 'higher', 'good', 'against'],
    ['better', 'lower', undefined, 'nothing'],
    ['lower', 'better', undefined, 'nothing'],
    ['better', 'better', undefined, 'favour'],
  ] as const)('%s where %s was claimed of something %s: %s', (way, claim, side, says) => {
    expect(classOf(way, question(claim, side))).toBe(says)
  })
})
