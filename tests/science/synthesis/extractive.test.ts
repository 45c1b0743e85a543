import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Paper } from '#contract/papers.ts'
import { studyDesignOf } from '#science/evidence/study-design.ts'
import { evidenceFor } from '#science/evidence/verify-quote.ts'
import { notFoundFor, synthesise, synthesiseSections, type ExtractiveSynthesis } from '#science/synthesis/extractive.ts'

import { corpusPapers } from '../corpus.ts'
import { paper, teaPapers } from './own-papers.ts'

const tea = synthesise({ query: 'Does green tea improve sleep quality, and what does it cost?', papers: teaPapers })
const section = (synthesis: ExtractiveSynthesis, heading: string) =>
  synthesis.sections.find((one) => one.heading === heading)
const texts = (synthesis: ExtractiveSynthesis, heading: string) =>
  section(synthesis, heading)?.sentences.map(({ text }) => text) ?? []

describe('a synthesis of five papers', () => {
  test('opens with what lies before the reader', () => {
    expect(texts(tea, 'About these papers')).toEqual([
      'This synthesis was made from titles and abstracts of 5 chosen papers, published from 2001 to 2015: 2 randomised trials, 1 cohort study and 2 of unknown design.',
      'Sentences in quotation marks stand word by word in the paper that is named with them; they were chosen by rules.',
      '1 paper has no abstract that could be read.',
    ])
  })

  test('tells findings in the papers’ own words, with their source', () => {
    expect(texts(tea, 'What the studies found')).toContain(
      'Baker (2005): “Tea had no significant effect on sleep quality in students (p = 0.45).”',
    )
    expect(
      section(tea, 'What the studies found')?.sentences.find(({ text }) => text.startsWith('Baker')),
    ).toMatchObject({
      states: 'finding',
      citations: [
        { documentId: 'Baker', quote: 'Tea had no significant effect on sleep quality in students (p = 0.45).' },
      ],
    })
  })

  test('puts effect sizes together and counts them', () => {
    expect(texts(tea, 'Effect sizes reported')).toEqual([
      'The sentences below hold 1 mean difference and 1 odds ratio, each with an interval.',
      'Adams (2001): “Green tea improved sleep quality in nurses (mean difference 1.2, 95% CI 0.4 to 2.0).”',
      'Clark (2010): “Adults who drank tea in the evening had worse sleep (OR 1.40, 95% CI 1.10 to 1.78).”',
    ])
  })

  test('sets side by side what points in opposite directions, and leaves the judgement to the reader', () => {
    const differ = texts(tea, 'Where the papers differ')
    expect(differ[0]).toMatch(
      /^Sentences with “\w+” use words of .+; whether they contradict one another is for the reader to judge\.$/,
    )
    expect(differ.join(' ')).toContain('Baker (2005)')
    expect(differ.length).toBeGreaterThan(2)
  })

  test('tells who was studied', () => {
    expect(texts(tea, 'Who was studied')).toEqual([
      'The rules read a sample size in 3 abstracts, from 80 in Baker (2005) to 5,000 in Clark (2010).',
      'Adams (2001): “A total of 120 nurses were randomised to green tea or water.”',
      'Baker (2005): “We tested tea in 80 students.”',
      'Clark (2010): “We followed 5,000 adults for ten years.”',
    ])
  })

  test('tells the limits that the authors name', () => {
    expect(texts(tea, 'Limits the authors name')).toEqual([
      'Adams (2001): “The trial was small and not blinded.”',
      'Baker (2005): “Further studies of longer duration are needed.”',
    ])
  })

  test('says what was not found, and where it was looked for', () => {
    expect(tea.notFound).toEqual([
      {
        term: 'cost',
        scope: 'None of the 5 chosen papers mentions “cost” in title or abstract. 1 of them has no abstract.',
      },
    ])
  })

  test('names the papers of which nothing was taken, with the reason', () => {
    expect(tea.unused).toEqual([
      { documentId: 'Dale', reason: 'It has no abstract, so there was no text to read.' },
      { documentId: 'Evans', reason: 'Its title and abstract have none of the words of the question.' },
    ])
  })
})

describe('what may be asked', () => {
  test('nothing in particular: what is common to the papers is told, and nothing is missed', () => {
    const all = synthesise({ query: 'Summarise these papers', papers: teaPapers })
    expect(texts(all, 'What the studies found').join(' ')).toContain('Adams (2001)')
    expect(all.notFound.map(({ term }) => term)).toEqual([])
  })

  test('something that no paper speaks of', () => {
    const none = synthesise({ query: 'zebrafish', papers: teaPapers.slice(0, 2) })
    expect(texts(none, 'What the studies found')).toEqual([
      'No sentence of these papers reports a result in words of the question.',
    ])
    expect(none.notFound[0]).toEqual({
      term: 'zebrafish',
      scope: 'None of the 2 chosen papers mentions “zebrafish” in title or abstract.',
    })
    expect(none.unused).toHaveLength(2)
  })

  test('one paper', () => {
    const one = synthesise({ query: 'Does tea cost sleep?', papers: teaPapers.slice(1, 2) })
    expect(one.notFound[0]?.scope).toBe('The chosen paper does not mention “cost” in title or abstract.')
    expect(one.notFound.at(-1)?.scope).toBe(
      'The chosen paper does not give an effect size with an interval that the rules can read in its abstract.',
    )
    expect(one.unused).toEqual([])
  })

  test('no paper, or one paper twice', () => {
    expect(synthesise({ query: 'tea', papers: [] })).toEqual({ sections: [], notFound: [], unused: [] })
    const [first] = teaPapers
    const twice = synthesise({ query: 'tea', papers: first ? [first, first] : [] })
    expect(twice.sections[0]?.sentences[0]?.text).toContain('1 chosen paper,')
  })

  test('a summary that is not the authors’ abstract is called one', () => {
    const papers = teaPapers.map((one) => ({ ...one, summarised: true }))
    const summed = synthesise({ query: 'tea and sleep', papers })
    expect(texts(summed, 'Limits the authors name')[0]).toBe(
      'Adams (2001), library summary: “The trial was small and not blinded.”',
    )
    expect(texts(summed, 'About these papers').at(-1)).toBe(
      '4 texts are summaries in the library’s own words, not the authors’ abstract.',
    )
  })

  test('the words of a question that no paper has can be asked for alone', () => {
    expect(notFoundFor({ query: 'tea and zebrafish', papers: teaPapers }).map(({ term }) => term)).toEqual([
      'zebrafish',
    ])
  })
})

test('papers that would be named alike get letters; one without authors its title, one without a year says so', () => {
  const abstract = 'Tea improved sleep in all of them by 12% (p = 0.01).'
  const papers = [
    paper('1', { authors: [{ family: 'Li' }, { family: 'Wu' }, { family: 'Ho' }], year: 2001, abstract }),
    paper('2', {
      authors: [{ family: 'Li' }, { family: 'Ma' }, { family: 'Xu' }],
      year: 2001,
      abstract: 'Tea worsened sleep of old men by 5% (p = 0.02).',
    }),
    paper('3', {
      authors: [{ literal: 'Tea Group' }, { family: 'Ito' }],
      abstract: 'No effect of tea on sleep was seen in children (p = 0.9).',
    }),
    paper('4', {
      authors: [],
      title: 'Sleep and tea',
      year: 1990,
      abstract: 'Sleep of farmers was longer on days with tea (p = 0.03).',
    }),
  ]
  const labels = synthesise({ query: 'tea sleep', papers }).sections.flatMap(({ sentences }) =>
    sentences.flatMap(({ states, text }) => (states === 'finding' ? [text.split(': “')[0] ?? ''] : [])),
  )
  expect([...new Set(labels)].sort()).toEqual([
    'Li et al. (2001a)',
    'Li et al. (2001b)',
    'Tea Group and Ito (no year)',
    '“Sleep and tea” (1990)',
  ])
})

test('sections come one by one, the same as all at once', () => {
  const request = { query: 'tea and sleep', papers: teaPapers }
  const pieces = synthesiseSections(request)
  const first = pieces.next()
  expect(first.done).toBe(false)
  expect(first.value).toEqual(synthesise(request).sections[0])
})

describe('what holds for any papers and any question', () => {
  const library: Paper[] = (corpusPapers('rct-a') ?? teaPapers).map((record) =>
    paper(record.id, { ...record, design: studyDesignOf(record).design }),
  )
  const questions = [
    'exercise and depression',
    'Does treatment reduce mortality?',
    '',
    'blood pressure OR diabetes',
    'Summarise',
    'vaccin* p < 0.05 [x]',
  ]
  const some = fc.uniqueArray(fc.constantFrom(...library), { minLength: 0, maxLength: 25, selector: ({ id }) => id })

  /** The promises of a synthesis; returns the number of citations. */
  function holds(papers: readonly Paper[], query: string): number {
    const result = synthesise({ query, papers })
    const byId = new Map(papers.map((one) => [one.id, one]))
    const used = new Set<string>()
    let citations = 0
    for (const { heading, sentences } of result.sections) {
      expect(sentences.length, heading).toBeGreaterThan(0)
      for (const sentence of sentences) {
        if (sentence.states === 'frame') {
          expect(sentence.citations).toEqual([])
          continue
        }
        expect(sentence.citations.length, sentence.text).toBeGreaterThan(0)
        for (const { documentId, quote } of sentence.citations) {
          const source = byId.get(documentId)
          expect(source && evidenceFor(source, quote).verified, sentence.text).toBe('exact')
          expect(sentence.text.endsWith(`: “${quote}”`)).toBe(true)
          used.add(documentId)
          citations++
        }
      }
    }
    const unused = result.unused.map(({ documentId }) => documentId)
    expect([...used, ...unused].sort()).toEqual(papers.map(({ id }) => id).sort())
    expect(synthesise({ query, papers })).toEqual(result)
    return citations
  }

  test('every finding is a quote that stands in its paper letter by letter, and every paper is used or named', () => {
    fc.assert(
      fc.property(some, fc.constantFrom(...questions), (papers, query) => void holds(papers, query)),
      { numRuns: 40 },
    )
  })

  test('all papers of a library, 200 at a time', () => {
    let citations = 0
    const took: number[] = []
    for (let at = 0; at < library.length; at += 200) {
      const papers = library.slice(at, at + 200)
      const start = performance.now()
      synthesise({ query: 'Does treatment improve quality of life?', papers })
      took.push(performance.now() - start)
      citations += holds(papers, 'Does treatment improve quality of life?')
    }
    console.info(
      `${citations} citations, all exact; ${took.map((ms) => ms.toFixed(0)).join(', ')} ms for up to 200 papers each`,
    )
    expect(citations).toBeGreaterThan(0)
    expect(Math.min(...took)).toBeLessThan(1000)
  })
})
