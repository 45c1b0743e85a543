import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Claim } from '#contract/narrative.ts'
import type { Paper } from '#contract/papers.ts'
import { starterPapers } from '#engine/starter-papers/all.ts'
import { emptyNarrative, readNarrative } from '#science/narrative/body.ts'
import {
  balanceOf,
  blocksTheEnd,
  coverageOfPapers,
  dissentIn,
  problemsOf,
  recencyOf,
  wordsIn,
} from '#science/narrative/measures.ts'
import { outlineFrom } from '#science/narrative/outline.ts'
import { namedMarks, partsOf, textFromClaims } from '#science/narrative/write-section.ts'

const papers = starterPapers.filter(({ title, abstract }) => /bcg|statin/i.test(`${title} ${abstract ?? ''}`))
let names = 0
const newId = () => `n${(names += 1)}`

const claim = (id: string, more: Partial<Claim> = {}): Claim => ({
  id,
  text: `Claim ${id}`,
  evidence: [],
  stance: 'neutral',
  by: 'person',
  ...more,
})
const on = (...ids: string[]): Claim['evidence'] =>
  ids.map((documentId) => ({ documentId, quote: 'q', start: 0, end: 1, textHash: 'h', verified: 'exact' as const }))
const paper = (id: string, more: Partial<Paper> = {}): Paper => ({
  id,
  type: 'article-journal',
  title: id,
  authors: [{ family: `Author ${id}` }],
  keywords: [],
  ids: {},
  design: 'unknown',
  flags: {},
  counts: {},
  origin: [],
  ...more,
})

describe('an outline from the papers alone', () => {
  const outline = outlineFrom(papers, 'Do statins prevent a first event?', newId)

  test('every claim carries its sentence, word by word, from the paper it names', () => {
    expect(papers.length).toBeGreaterThan(5)
    expect(outline.claims.length).toBeGreaterThan(10)
    for (const { text, evidence, by } of outline.claims) {
      expect(evidence).toMatchObject([{ quote: text, verified: 'exact' }])
      expect(by).toBe('rule')
    }
  })

  test('has themes that claims stand under, and each claim once', () => {
    const ids = new Set(outline.sections.map(({ id }) => id))
    expect(outline.sections.length).toBeGreaterThan(2)
    expect(outline.sections[0]?.heading).toBe('Background')
    for (const { sectionId } of outline.claims) expect(sectionId === undefined || ids.has(sectionId)).toBe(true)
    expect(new Set(outline.claims.map(({ text }) => text)).size).toBe(outline.claims.length)
  })

  test('the same papers and question give the same outline', () => {
    const words = ({ sections, claims }: typeof outline) => [sections.map((s) => s.heading), claims.map((c) => c.text)]
    expect(words(outlineFrom(papers, 'Do statins prevent a first event?', newId))).toEqual(words(outline))
  })

  test('no papers give no claims and no error', () => {
    expect(outlineFrom([], 'Anything?', newId).claims).toEqual([])
  })
})

describe('what an argument rests on', () => {
  const body = {
    ...emptyNarrative(),
    sections: [
      { id: 's1', heading: 'One', text: 'Some words here.', origin: 'person' as const },
      { id: 's2', heading: 'Two', text: ' ', origin: 'empty' as const },
    ],
    claims: [
      claim('a', { sectionId: 's1', evidence: on('p1', 'p1', 'p2'), stance: 'supports' }),
      claim('b', { sectionId: 's1', evidence: on('p3'), stance: 'opposes' }),
      claim('c', { sectionId: 's2', evidence: [] }),
      claim('d', { evidence: on('p4') }),
    ],
    words: 2,
  }
  const set = [
    paper('p1'),
    paper('p2', { authors: [{ family: 'Author p1' }] }),
    paper('p3', { flags: { retracted: true } }),
    paper('p4'),
  ]

  test('coverage counts papers under sections alone, and every paper once', () => {
    expect(coverageOfPapers(body, ['p1', 'p2', 'p3', 'p4'])).toEqual({ used: ['p1', 'p2', 'p3'], unused: ['p4'] })
  })

  test('balance gives each first author their share, and the shares add up to one', () => {
    expect(balanceOf(body, set)).toEqual([
      { name: 'Author p1', claims: 2, share: 2 / 3 },
      { name: 'Author p3', claims: 1, share: 1 / 3 },
    ])
  })

  test('dissent stands where claims of one section go both ways', () => {
    expect(
      dissentIn(body).map(({ sectionId, supporting, opposing }) => [sectionId, supporting.length, opposing.length]),
    ).toEqual([['s1', 1, 1]])
  })

  test('problems come worst first; retracted sources and claims on nothing block the end, length does not', () => {
    const problems = problemsOf(body, set)
    expect(problems).toEqual([
      { kind: 'no-evidence', claimId: 'c' },
      { kind: 'retracted', claimId: 'b', documentId: 'p3' },
      { kind: 'empty-section', sectionId: 's2' },
      { kind: 'too-long', words: 3, allowed: 2 },
    ])
    expect(problems.map(blocksTheEnd)).toEqual([true, true, false, false])
  })

  test('age: median, range, and the last five years', () => {
    const dated = [2012, 2022, 2024, 2026].map((year) => paper(`y${year}`, { year }))
    expect(recencyOf([...dated, paper('none')], 2026)).toEqual({
      median: 2023,
      oldest: 2012,
      newest: 2026,
      recent: 3,
      dated: 4,
    })
    expect(recencyOf([], 2026)).toMatchObject({ median: undefined, dated: 0 })
  })

  test('words are counted as people count them', () => {
    expect(wordsIn('Fewer deaths (RR 0.5, 95 % CI 0.3–0.8) in low-income settings.')).toBe(11)
    expect(wordsIn('  ')).toBe(0)
  })
})

describe('the text of a section', () => {
  test('comes from its claims, cited before the full stop, those against in a paragraph of their own', () => {
    expect(
      textFromClaims([
        claim('a', { text: 'Fewer died', evidence: on('p1', 'p2') }),
        claim('b', { text: 'More bled.', evidence: on('p3'), stance: 'opposes' }),
        claim('c', { text: 'It was “cheap.”', evidence: on('p4') }),
      ]),
    ).toBe('Fewer died {p1}{p2}. It was “cheap {p4}.”\n\nMore bled {p3}.')
  })

  test('cut at its citations and put together again it is the same, and unknown braces are text', () => {
    expect(partsOf('a {p1} b {x} c', (id) => id === 'p1')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'citation', documentId: 'p1' },
      { kind: 'text', text: ' b {x} c' },
    ])
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('{p1}', '{p2}', '{', '}'))), (pieces) => {
        const text = pieces.join('')
        const again = partsOf(text, (id) => id.startsWith('p'))
          .map((part) => (part.kind === 'text' ? part.text : `{${part.documentId}}`))
          .join('')
        expect(again).toBe(text)
      }),
    )
  })
})

test('a body of another form begins anew, its own is read as it was', () => {
  expect(readNarrative({ schema: 9 })).toEqual(emptyNarrative())
  expect(readNarrative(undefined)).toEqual(emptyNarrative())
  const body = { ...emptyNarrative(), scope: 'Adults', claims: [claim('a')] }
  expect(readNarrative(structuredClone(body))).toEqual(body)
})

test('in the text that a person edits a citation has the name of its paper, and is kept by its id', () => {
  const marks = namedMarks(new Map([['d-1', 'Wanner et al. (2005)'], ['d-2', 'Downs (1998)'], ['d-3', 'Downs (1998)']])) // prettier-ignore
  const kept = 'No benefit {d-1}. Two trials {d-2}{d-3}. A set {x, y} and {d-9} stay.'
  const shown = 'No benefit {Wanner et al. 2005}. Two trials {Downs 1998a}{Downs 1998b}. A set {x, y} and {d-9} stay.'
  expect(marks.show(kept)).toBe(shown)
  expect(marks.read(shown)).toBe(kept)
  expect(marks.read(kept)).toBe(kept)
})
