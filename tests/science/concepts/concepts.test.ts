import { describe, expect, test } from 'vitest'

import type { FullText } from '#science/evidence/full-text.ts'
import { fullTextOf } from '#science/evidence/full-text.ts'
import { findMarks, stanceIn } from '#science/concepts/find-marks.ts'
import { phraseKey, phrasePlaces, runsOf } from '#science/concepts/phrases.ts'
import { suggestConcepts } from '#science/concepts/suggest-concepts.ts'

import { corpusPapers } from '../corpus.ts'

const paper = (id: string, title: string, abstract: string, keywords: string[] = []) => ({
  id,
  title,
  abstract,
  keywords,
})
const concept = (id: string, name: string, ...synonyms: string[]) => ({ id, name, synonyms })

describe('phrases', () => {
  test('are found by their stems, in any spelling, and not across a full stop', () => {
    const text = 'Randomised trials of vaccines. Trials were small; a randomized trial was not.'
    const places = phrasePlaces(runsOf(text), new Set([phraseKey('randomised trial')]))
    expect(places.map(({ start, end }) => text.slice(start, end))).toEqual(['Randomised trials', 'randomized trial'])
  })

  test('the longest phrase is taken where one stands in another', () => {
    const text = 'Chronic low back pain is common.'
    const keys = new Set([phraseKey('pain'), phraseKey('low back pain')])
    expect(phrasePlaces(runsOf(text), keys)).toEqual([{ start: 8, end: 21 }])
  })
})

describe('suggested concepts', () => {
  const papers = [
    paper('a', 'Vitamin D and fractures', 'Vitamin D lowered fractures in older people with low bone density.', [
      'Osteoporosis',
    ]),
    paper('b', 'Vitamin D in children', 'Vitamin D did not change bone density.', ['Osteoporosis']),
    paper('c', 'Calcium for bone', 'Calcium raised bone density; osteoporosis was rarer.'),
  ]

  test('keywords and frequent phrases come, with the papers that have them', () => {
    const found = suggestConcepts(papers)
    const named = new Map(found.map(({ name, ...rest }) => [name, rest]))
    expect(named.get('bone density')?.papers).toEqual(['a', 'b', 'c'])
    expect(named.get('Vitamin D')?.papers).toEqual(['a', 'b'])
    expect(named.get('osteoporosis')).toMatchObject({ papers: ['a', 'b', 'c'], keywordOf: 2 })
  })

  test('a word that only stands inside a longer phrase is not offered beside it', () => {
    expect(suggestConcepts(papers).map(({ name }) => name)).not.toContain('density')
  })

  test('what one paper of several says is no concept of the set', () => {
    expect(suggestConcepts(papers).flatMap(({ papers: having }) => (having.length < 2 ? having : []))).toEqual([])
  })

  test('words that name nothing are no concepts: pronouns, verbs, what changes them', () => {
    const abstract =
      'They let nurses keep earlier records. Hepatitis B was found later. At the assessment every nurse let go.'
    const names = suggestConcepts([1, 2].map((n) => ({ id: String(n), title: 'Hepatitis B', abstract, keywords: [] }))).map(({ name }) => name) // prettier-ignore
    expect(names).toContain('Hepatitis B')
    expect(names.filter((name) => /^(?:they|let|keep|earlier|later|go)$|every$/i.test(name))).toEqual([])
  })

  test('on real papers the suggestions stand where they are said to', () => {
    const real = corpusPapers('rct-a')?.slice(0, 60)
    if (!real) return
    const found = suggestConcepts(real)
    expect(found.length).toBeGreaterThan(10)
    for (const { name, papers: having } of found) {
      const marks = findMarks(real, [concept('x', name)]).map(({ documentId }) => documentId)
      const inKeywords = real.filter(({ keywords }) => keywords.some((word) => phraseKey(word) === phraseKey(name)))
      const all = new Set([...marks, ...inKeywords.map(({ id }) => id)])
      expect([name, having.filter((id) => !all.has(id))]).toEqual([name, []])
    }
  })
})

describe('marks', () => {
  test.each([
    ['Adherence is defined as taking four of five doses.', 'Adherence', 'defines'],
    ['We defined adherence as taking four of five doses.', 'adherence', 'defines'],
    ['These findings support the use of exercise.', 'exercise', 'supports'],
    ['Our results do not support exercise in this group.', 'exercise', 'opposes'],
    ['This contradicts earlier claims about exercise.', 'exercise', 'opposes'],
    ['The effects of exercise were inconsistent with theory.', 'exercise', 'opposes'],
    ['Participants were randomly assigned to exercise.', 'exercise', 'uses'],
    ['Exercise is common.', 'Exercise', 'mentions'],
  ])('%s', (text, word, stance) => {
    const start = text.indexOf(word)
    expect(stanceIn({ text }, start, start + word.length)).toBe(stance)
  })

  test('each stands on a passage of the paper, letter by letter; name and synonyms count alike', () => {
    const one = paper('a', 'A trial', 'Physical activity is common. Our data support the value of exercise.')
    const [mark, ...more] = findMarks([one], [concept('c', 'exercise', 'physical activity')])
    expect(more).toEqual([])
    expect(mark).toMatchObject({ documentId: 'a', conceptId: 'c', stance: 'supports' })
    const text = `${one.title}\n\n${one.abstract}`
    expect(text.slice(mark?.evidence.start, mark?.evidence.end)).toBe('Our data support the value of exercise.')
  })

  test('a file is read too, and its page is named', () => {
    const full: FullText = fullTextOf([
      { page: 1, text: 'Nothing here.' },
      { page: 2, text: 'We used resilience as an outcome.' },
    ])
    const found = findMarks([paper('a', 'Title', '')], [concept('c', 'resilience')], new Map([['a', [full]]]))
    expect(found[0]?.evidence).toMatchObject({
      page: 2,
      textHash: full.textHash,
      quote: 'We used resilience as an outcome.',
    })
  })

  test('a concept of stop words alone marks nothing', () => {
    expect(findMarks([paper('a', 'The of and', 'To be or not.')], [concept('c', 'of the')])).toEqual([])
  })
})

test('what is offered is no number, no half of a word, nothing that was done, and no part of one longer name alone', () => {
  const of = (id: string, abstract: string) => ({ id, title: `Trial ${id}`, keywords: [], abstract })
  const names = suggestConcepts([
    of(
      'a',
      'Borderline personality disorder was diagnosed. Fifty-eight women completed the interviews after self-harm.',
    ),
    of(
      'b',
      'Diagnosed with borderline personality disorder, fifty-eight women completed the interviews. Self-harm fell.',
    ),
  ]).map(({ name }) => name.toLowerCase())
  expect(names).toContain('borderline personality disorder')
  expect(names).toContain('interviews')
  for (const word of ['disorder', 'personality disorder', 'self', 'harm', 'fifty-eight', 'diagnosed', 'completed'])
    expect(names).not.toContain(word)
})
