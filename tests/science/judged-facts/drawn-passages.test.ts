import { expect, test } from 'vitest'

import { textHash } from '#science/evidence/document-text.ts'

import { corpusText } from './corpus-texts.ts'
import { drawOf } from './every-draw.ts'
import { judgedDraw } from './judged.ts'
import { isOfWhole } from './measure.ts'

const draws = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const).flatMap((which) => {
  const passages = judgedDraw(which)
  return passages ? [{ which, passages }] : []
})

test.each(draws.filter(({ which }) => which < 3))(
  'draw $which holds enough judged facts of every main kind, and no words of a paper',
  ({ passages }) => {
    const all = passages.flatMap(({ facts }) => facts).filter(({ must }) => must)
    for (const kind of ['size', 'effect', 'interval', 'p', 'mean', 'percentage'])
      expect(all.filter((fact) => fact.kind === kind).length, kind).toBeGreaterThanOrEqual(100)
    const words = all
      .flatMap(({ kind, values }) => (kind === 'effect' ? [] : values))
      .filter((value) => typeof value === 'string')
    expect(words.filter((word) => word.length > 8)).toEqual([])
  },
)

test('no paper is in two draws, but for other paragraphs of whole articles', () => {
  const papers = draws.flatMap(({ passages }) =>
    passages.filter(({ kind }) => kind !== 'paragraphs').map(({ source, id }) => `${source}/${id}`),
  )
  expect(new Set(papers).size).toBe(papers.length)
  const spans = draws.flatMap(({ passages }) =>
    passages
      .filter(isOfWhole)
      .flatMap(({ kind, id, spans }) => spans.map(([start, end]) => ({ kind, id, start, end }))),
  )
  const shared = spans.filter(
    (one) =>
      one.kind === 'paragraphs' &&
      spans.some((other) => other !== one && other.id === one.id && other.start < one.end && one.start < other.end),
  )
  expect(shared).toEqual([])
})

test.each(draws)(
  'draw $which is the one that the recorded seed gives, and its quotes stand where they were judged',
  ({ which, passages }) => {
    const drawn = drawOf(which)
    if (drawn.length === 0) return
    expect([...new Set(drawn.map(({ source, id }) => `${source}/${id}`))].toSorted()).toEqual(
      passages.map(({ source, id }) => `${source}/${id}`).toSorted(),
    )
    for (const { source, id, facts } of passages) {
      const text = corpusText(source, id) ?? ''
      for (const { at, hash } of facts)
        if (at) expect(textHash(text.slice(...at)).slice(0, 8), `${source}/${id} at ${at[0]}`).toBe(hash)
    }
  },
)
