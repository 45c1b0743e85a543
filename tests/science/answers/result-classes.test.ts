import { describe, expect, test } from 'vitest'

import { starterPapers } from '#engine/starter-papers/all.ts'
import { resultClasses } from '#science/answers/result-classes.ts'

import { teaPapers } from '../synthesis/own-papers.ts'

const of = (...words: string[]) => starterPapers.filter(({ id }) => words.some((word) => id.includes(word)))

describe('what the results of a search say of its question', () => {
  test('is said of each paper that has a result, and on one line over three studies or more', () => {
    const { byPaper, line } = resultClasses('Does BCG vaccination prevent tuberculosis?', of('hart-1977', 'ferguson', 'madras', 'stein', 'colditz-1994')) // prettier-ignore
    expect(byPaper['p-hart-1977']).toMatchObject({ says: 'favour', name: 'less tuberculosis', isCounted: true })
    expect(byPaper['p-madras-trial-1980']).toMatchObject({ says: 'none', name: 'no clear difference' })
    // A review has its class and is not counted beside its studies.
    expect(byPaper['p-colditz-1994']?.isCounted).toBe(false)
    expect(line).toBe('Of 4 with a result that can be read: 3 less tuberculosis, 1 no clear difference, 0 more tuberculosis.')
  }) // prettier-ignore

  test('has no line over two studies, and nothing of papers without a result', () => {
    const { byPaper, line } = resultClasses('Does tea improve sleep?', teaPapers.slice(1))
    expect(Object.keys(byPaper).sort()).toEqual(['Baker', 'Clark'])
    expect(line).toBeUndefined()
  })

  test('is nothing for a question without a yes or no', () => {
    expect(resultClasses('How many patients were in RALES?', of('rales'))).toEqual({ byPaper: {} })
  })
})
