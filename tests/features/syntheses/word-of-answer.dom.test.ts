import { describe, expect, test } from 'vitest'

import { starterPapers } from '#engine/starter-papers/all.ts'
import { forestPicture } from '#features/syntheses/answer/forest-picture.ts'
import { answerFrom, recompute } from '#science/answers/answer.ts'
import { manuscriptOf } from '#science/manuscript/from-analysis.ts'
import type { TableNode } from '#science/manuscript/manuscript.ts'

const ids = ['p-hart-1977', 'p-ferguson-1949', 'p-madras-trial-1980', 'p-mrc-streptomycin-1948']
const answer = answerFrom({
  query: 'Does BCG vaccination prevent tuberculosis?',
  papers: starterPapers.filter(({ id }) => ids.includes(id)),
})
const textIn = (node: unknown): string =>
  typeof node !== 'object' || node === null
    ? ''
    : 'text' in node
      ? String(node.text)
      : 'content' in node && Array.isArray(node.content)
        ? node.content.map(textIn).join('')
        : ''
const tableOf = (of: typeof answer) =>
  manuscriptOf({ id: 's', kind: 'synthesis', body: { answer: of } }, starterPapers).content.find(
    (block): block is TableNode => block.type === 'table',
  )

describe('the Word file of an answer', () => {
  test('has each study once, with its counts, its effect and what it found; the silent one too', () => {
    const lines = (tableOf(answer)?.content ?? []).map((row) => row.content.map(textIn))
    expect(lines[0]).toEqual(['Study', 'Design', 'People', 'Outcome', 'Effect', 'Found'])
    expect(lines).toHaveLength(5)
    expect(lines.find(([study]) => study?.startsWith('Ferguson'))).toEqual(expect.arrayContaining([expect.stringContaining('6 of 306 against 29 of 303; risk ratio 0.20'), 'less tuberculosis'])) // prettier-ignore
    expect(lines.find(([study]) => study?.startsWith('Streptomycin') || study?.includes('Medical Research'))?.at(-1)).toBe('nothing on this') // prettier-ignore
  })

  test('leaves out what was taken out', () => {
    expect(tableOf(recompute(answer, new Set(['p-ferguson-1949'])))?.content).toHaveLength(4)
  })

  test('draws every interval, and the pooled one as a diamond', () => {
    const svg = forestPicture(answer)
    expect(svg?.querySelectorAll('rect')).toHaveLength(3)
    expect(svg?.querySelectorAll('path')).toHaveLength(1)
    expect(svg?.textContent).toContain('Pooled, 3 studies')
    expect(forestPicture({ ...answer, rows: answer.rows.slice(0, 1) })).toBeUndefined()
  })
})
