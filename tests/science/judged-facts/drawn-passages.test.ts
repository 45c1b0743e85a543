import { expect, test } from 'vitest'

import { textHash } from '#science/evidence/document-text.ts'

import { corpusText } from './corpus-texts.ts'
import { drawOf } from './every-draw.ts'
import { judgedDraw } from './judged.ts'

const draws = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21] as const).flatMap(
  (which) => {
    const passages = judgedDraw(which)
    return passages ? [{ which, passages }] : []
  },
)

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

test('no paper is in two draws, but for other paragraphs of whole articles and the other sentences of draws 14 to 18', () => {
  const read = draws.flatMap(({ which, passages }) =>
    passages.map(({ kind, source, id, spans }) => ({
      paper: `${source}/${id}`,
      spans,
      isFurther: kind === 'paragraphs' || (kind === 'sentence' && which >= 14 && which !== 20),
    })),
  )
  const papers = read.filter(({ isFurther }) => !isFurther).map(({ paper }) => paper)
  expect(new Set(papers).size).toBe(papers.length)
  const spans = read.flatMap(({ paper, spans, isFurther }) =>
    spans.map(([start, end]) => ({ paper, start, end, isFurther })),
  )
  const shared = spans.filter(
    (one) =>
      one.isFurther &&
      spans.some(
        (other) => other !== one && other.paper === one.paper && other.start < one.end && one.start < other.end,
      ),
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
