import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { fullTextOf } from '#science/evidence/full-text.ts'
import { createChecker, type CheckReport } from '#science/manuscript/checks/checker.ts'
import type { LinkedResult } from '#science/manuscript/checks/linked-results.ts'
import type { DraftSettings, Manuscript } from '#science/manuscript/manuscript.ts'
import { numberingOf } from '#science/manuscript/numbering.ts'
import type { ReadablePaper } from '#science/synthesis/read-papers.ts'

import { paper, teaPapers } from '../../synthesis/own-papers.ts'
import { cite, doc, h, p, standsAt, text } from './drafts.ts'

type More = { papers?: readonly ReadablePaper[]; settings?: DraftSettings; results?: readonly LinkedResult[] }

function report(manuscript: Manuscript, { papers = teaPapers, settings = {}, results = [] }: More = {}): CheckReport {
  const checker = createChecker()
  checker.setPapers(papers)
  return checker.check({ manuscript, settings, results })
}
const told = (manuscript: Manuscript, more?: More) =>
  report(manuscript, more)
    .findings.filter(({ kind }) => kind !== 'never-cited' && kind !== 'incomplete')
    .map(({ kind, place, subject }) => [kind, place ? standsAt(manuscript, place) : undefined, subject])

const suggested = { suggestionId: 's1', by: 'person' as const, name: 'Ada', at: '2026-11-22T10:00:00Z' }

describe('sentences and their citations', () => {
  test('a finding without a citation is named with its place; one with a citation is not', () => {
    const draft = doc(
      h('h', 'Introduction'),
      p('a', 'Green tea improved sleep quality in nurses ', cite('Adams'), '. Coffee causes bad sleep in adults.'),
    )
    expect(told(draft)).toEqual([['uncited', 'Coffee causes bad sleep in adults.', undefined]])
  })

  test('a citation behind the full stop belongs to the sentence before it, one that opens a sentence to that one', () => {
    const behind = doc(p('a', 'Green tea improved sleep quality in nurses.', cite('Adams'), ' It was a warm year.'))
    expect(told(behind)).toEqual([])
    const parted = doc(
      p('a', 'Green tea improved sleep quality in nurses. ', cite('Adams'), ' Coffee causes bad sleep.'),
    )
    expect(told(parted)).toEqual([['uncited', 'Coffee causes bad sleep.', undefined]])
    const opening = doc(
      p('a', 'Coffee causes bad sleep. ', cite('Adams'), ' found that tea improved sleep quality in nurses.'),
    )
    expect(told(opening)).toEqual([['uncited', 'Coffee causes bad sleep.', undefined]])
  })

  test('a citation in a footnote counts', () => {
    const note = { type: 'footnote' as const, attrs: { id: 'f', content: [cite('Adams')] } }
    expect(told(doc(p('a', 'Green tea improved sleep quality in nurses', note, '.')))).toEqual([])
  })

  test('what leans on a cited sentence is a note, what stands alone a warning', () => {
    const { findings } = report(
      doc(
        p(
          'a',
          'Green tea improved sleep ',
          cite('Adams'),
          '. The authors found no increased harm. Coffee causes bad sleep.',
        ),
      ),
    )
    expect(findings.filter(({ kind }) => kind === 'uncited').map(({ severity }) => severity)).toEqual([
      'note',
      'warning',
    ])
  })

  test('what is only proposed is not read; what is proposed to go still is', () => {
    const draft = doc(
      p(
        'a',
        text('Coffee causes bad sleep. ', { type: 'insertion', attrs: suggested }),
        text('Green tea improved sleep quality.', { type: 'deletion', attrs: suggested }),
      ),
    )
    expect(told(draft)).toEqual([['uncited', 'Green tea improved sleep quality.', undefined]])
  })

  test('a typed citation is told as one', () => {
    expect(told(doc(p('a', 'Green tea improved sleep quality in nurses (Adams et al., 2001).')))).toEqual([
      ['typed-citation', '(Adams et al., 2001)', '(Adams et al., 2001)'],
    ])
  })

  test('the cited passage stands beside the sentence, word for word', () => {
    const { cited } = report(doc(p('a', 'Tea made the sleep of nurses better ', cite('Adams', 'Clark'), '.')))
    expect(cited[0]?.sources.map(({ paperId }) => paperId)).toEqual(['Adams', 'Clark'])
    const [best] = cited[0]?.sources[0]?.passages ?? []
    expect(best?.evidence).toMatchObject({ documentId: 'Adams', verified: 'exact' })
    expect(best?.evidence.quote).toMatch(/improved .*sleep/)
  })

  test('a paper that says nothing of the kind is named', () => {
    expect(told(doc(p('a', 'Green tea improved sleep quality in nurses ', cite('Evans'), '.')))).toEqual([
      ['no-passage', 'Green tea improved sleep quality in nurses <citation>.', undefined],
    ])
  })
})

describe('numbers and quoted words', () => {
  test('a number that the cited paper does not have is named, a rounding and a share as per cent are not', () => {
    const draft = doc(
      p('a', 'Late tea made sleep worse (OR 1.45, 95% CI 1.1 to 1.78) in 5,000 adults ', cite('Clark'), '.'),
    )
    expect(told(draft)).toEqual([['number-not-found', '1.45', '1.45']])
  })

  test('it is a note while only the abstract is known, a warning with the full text', () => {
    const draft = doc(p('a', 'Tea had no effect on sleep in 85 students ', cite('Baker'), '.'))
    const severity = (papers: readonly ReadablePaper[]) =>
      report(draft, { papers }).findings.find(({ kind }) => kind === 'number-not-found')?.severity
    expect(severity(teaPapers)).toBe('note')
    const whole = teaPapers.map((each) => ({
      ...each,
      fullTexts: [fullTextOf([{ page: 1, text: `${each.abstract} And more.` }])],
    }))
    expect(severity(whole)).toBe('warning')
    const having = teaPapers.map((each) => ({
      ...each,
      fullTexts: [fullTextOf([{ page: 1, text: 'All 85 of them.' }])],
    }))
    expect(severity(having)).toBeUndefined()
  })

  test('words in quotation marks that the paper does not have are named', () => {
    const draft = doc(
      p('a', 'They wrote that “Green tea improved the sleep of nurses” ', cite('Adams'), '.'),
      p('b', 'They wrote that “green tea transformed the sleep of nurses” ', cite('Adams'), '.'),
    )
    expect(told(draft).filter(([kind]) => kind === 'quote-not-found')).toEqual([
      ['quote-not-found', 'green tea transformed the sleep of nurses', 'green tea transformed the sleep of nurses'],
    ])
  })

  const pooled: LinkedResult = {
    analysisId: 'm1', outcome: 'Tuberculosis', measure: 'RR', estimate: 0.4894, low: 0.3449, high: 0.6946, i2: 92.1, studies: 13,
  } // prettier-ignore

  test.each([
    ['The pooled relative risk was 0.49 (95% CI 0.34 to 0.69).', []],
    ['The pooled relative risk was 0.51 (95% CI 0.34 to 0.69).', ['RR 0.49 (95% CI 0.34 to 0.69)']],
    ['The pooled relative risk was 0.49 (95% CI 0.34 to 0.75).', ['RR 0.49 (95% CI 0.34 to 0.69)']],
    ['Heterogeneity was large (I² = 92%).', []],
    ['Heterogeneity was large (I² = 74%).', ['92.1 %']],
    ['The meta-analysis of 14 trials was done by hand.', ['13 studies']],
    ['In one trial the relative risk was 0.20 (95% CI 0.08 to 0.50).', []],
  ])('against the linked analysis: %s', (sentence, expected) => {
    const { findings } = report(doc(p('a', sentence)), { results: [pooled] })
    expect(findings.filter(({ kind }) => kind === 'number-differs').map(({ against }) => against)).toEqual(expected)
  })
})

describe('papers', () => {
  test('retracted, unknown, incomplete, doubled and never cited ones are named', () => {
    const complete = { venue: 'Sleep', ids: { doi: '10.1/a' }, volume: '1', pages: '1-9' }
    const papers = [
      paper('Gone', { title: 'A trial that was withdrawn later', year: 1999, flags: { retracted: true }, ...complete }),
      paper('Bare', { title: 'A record that lacks much' }),
      paper('Twin1', { title: 'The same work twice in one library', year: 2000, ...complete, ids: { doi: '10.1/b' } }),
      paper('Twin2', { title: 'The same work twice in one library', year: 2000, ...complete, ids: { doi: '10.1/b' } }),
      paper('Idle', { title: 'Nobody cites this one', year: 2001, ...complete, ids: { doi: '10.1/c' } }),
    ]
    const draft = doc(p('a', 'As was said ', cite('Gone', 'Bare'), ' and ', cite('Twin1', 'Twin2', 'Nobody'), '.'))
    expect(report(draft, { papers }).findings.map(({ kind, paperIds, severity }) => [kind, severity, ...(paperIds ?? [])])).toEqual([
      ['retracted', 'problem', 'Gone'],
      ['unknown-paper', 'problem', 'Nobody'],
      ['incomplete', 'warning', 'Bare'],
      ['duplicate', 'warning', 'Twin1', 'Twin2'],
      ['never-cited', 'note', 'Idle'],
    ]) // prettier-ignore
  })
})

describe('the draft as a whole', () => {
  test('words are counted for the text and under each heading, and limits are held against them', () => {
    const draft = doc(
      h('x', 'Abstract'), p('a', 'One two three four.'),
      h('y', 'Methods'), p('b', 'One two three.'), h('z', 'People', 2), p('c', 'One two.'),
    ) // prettier-ignore
    const { counts, findings } = report(draft, {
      papers: [],
      settings: { wordLimit: 4, sectionLimits: { x: 4, y: 4 } },
    })
    expect(counts.words).toBe(9)
    expect(counts.sections.map(({ headingId, words }) => [headingId, words])).toEqual([['x', 4], ['y', 5], ['z', 2]]) // prettier-ignore
    expect(findings.map(({ kind, place, subject, against }) => [kind, place?.blockId, subject, against])).toEqual([
      ['too-long', undefined, '9', '4'],
      ['too-long', 'y', '5', '4'],
    ])
  })

  test('items of the guideline stand with their places', () => {
    const draft = doc(
      h('t', 'Tea and sleep: a randomised trial'),
      h('m', 'Methods', 2),
      p('a', 'Nurses were randomly assigned by a computer-generated list. The trial was registered (NCT01234567).'),
    )
    const { outline } = report(draft, { settings: { guideline: 'consort-2010' } })
    const registration = outline?.items.find(({ item }) => item.cue === 'registration')
    expect(registration?.state).toBe('reported')
    expect(standsAt(draft, registration?.places[0] ?? { blockId: '', start: 0, end: 0 })).toContain('NCT01234567')
    expect(outline?.items.some(({ state }) => state === 'not found')).toBe(true)
  })

  test.each([
    ['Patients with chronic kidney disease (CKD) came. CKD was stable.', []],
    ['CKD was stable. Patients with chronic kidney disease (CKD) came.', [['CKD', 'introduced later']]],
    ['Patients with CKD came, and CKD was stable.', [['CKD', 'never introduced']]],
    ['BCG (bacille Calmette-Guérin) is a vaccine; BCG is old.', []],
    ['DNA, 95% CI and OR need no words. Nor does Table II.', []],
  ])('abbreviations: %s', (words, expected) => {
    const { findings } = report(doc(p('a', words)), { papers: [] })
    expect(
      findings.filter(({ kind }) => kind === 'abbreviation').map(({ subject, against }) => [subject, against]),
    ).toEqual(expected)
  })
})

const words = fc.constantFrom(
  'Coffee causes bad sleep in adults.', 'Green tea improved sleep quality in nurses.', 'It was a warm year.', 'We met at noon.',
  'They wrote “green tea ruined the lives of many”.', 'Some 45% of adults drink tea.', 'The KLM was late.', 'Smith et al. (2003) saw it.',
) // prettier-ignore
const piece = fc.oneof(
  words.map((sentence) => text(`${sentence} `)),
  words.map((sentence) => text(`${sentence} `, { type: 'insertion' as const, attrs: suggested })),
  fc.constantFrom('Adams', 'Baker', 'Evans', 'Nobody').map((id) => cite(id)),
  fc.constant({ type: 'equation' as const, attrs: { latex: 'x' } }),
  fc.constant({ type: 'hardBreak' as const }),
)
const paragraphs = fc.array(fc.array(piece, { maxLength: 8 }), { minLength: 1, maxLength: 6 })

describe('for any draft', () => {
  test('places are where the sentence and the subject stand', () => {
    fc.assert(
      fc.property(paragraphs, (given) => {
        const draft = doc(...given.map((content, index) => p(`b${index}`, ...content)))
        for (const { place, subject, sentence, kind } of report(draft).findings) {
          if (!place) continue
          const there = standsAt(draft, place)
          expect(there).not.toBe('')
          if (kind === 'retracted' || kind === 'unknown-paper') expect(there).toBe('<citation>')
          else if (subject !== undefined) expect(plain(there)).toBe(plain(subject))
          else expect(plain(there)).toBe(plain(sentence ?? ''))
        }
      }),
      { numRuns: 200 },
    )
  })

  test('words are counted as the head of the draft counts them', () => {
    fc.assert(
      fc.property(paragraphs, (given) => {
        const draft = doc(h('t', 'A heading'), ...given.map((content, index) => p(`b${index}`, ...content)))
        expect(report(draft).counts.words).toBe(numberingOf(draft).words)
      }),
      { numRuns: 60 },
    )
  })

  test('a report does not depend on what was checked before', () => {
    fc.assert(
      fc.property(paragraphs, paragraphs, (one, other) => {
        const draft = (given: typeof one) => doc(...given.map((content, index) => p(`b${index}`, ...content)))
        const checker = createChecker()
        checker.setPapers(teaPapers)
        checker.check({ manuscript: draft(one), settings: {} })
        const { readBlocks: _again, ...again } = checker.check({ manuscript: draft(other), settings: {} })
        const { readBlocks: _anew, ...anew } = report(draft(other))
        expect(again).toEqual(anew)
      }),
      { numRuns: 60 },
    )
  })

  test('a dismissed sentence stays dismissed whatever is written elsewhere, and only as long as it stays the same', () => {
    const claim = 'Coffee causes bad sleep in adults.'
    const keysOf = (draft: Manuscript) =>
      report(draft).findings.flatMap(({ kind, sentence, dismissKey }) =>
        kind === 'uncited' && sentence === claim ? [dismissKey] : [],
      )
    const [key] = keysOf(doc(p('x', claim)))
    fc.assert(
      fc.property(paragraphs, fc.nat(5), (given, at) => {
        const others = given.map((content, index) =>
          p(`b${index}`, ...content.filter((node) => node.type !== 'text' || !node.text.startsWith('Coffee'))),
        )
        others.splice(Math.min(at, others.length), 0, p('x', 'We met at noon. ', claim))
        expect(keysOf(doc(...others))).toEqual([key])
      }),
      { numRuns: 100 },
    )
    const [changed] = report(doc(p('x', 'Coffee causes good sleep in adults.'))).findings
    expect(changed?.dismissKey).not.toBe(key)
  })

  test('the same finding keeps its id while other blocks change', () => {
    const before = report(doc(p('x', 'Coffee causes bad sleep in adults.'))).findings[0]
    const after = report(
      doc(p('n', 'Tea causes bad sleep in adults.'), p('x', 'Coffee causes bad sleep in adults, too.')),
    )
    expect(after.findings.map(({ id }) => id)).toContain(before?.id)
  })
})

const plain = (words: string) => words.replaceAll(/<\w+>|\uFFFC|\s+/g, '').replace(/^A(?=[a-z])/, '')
