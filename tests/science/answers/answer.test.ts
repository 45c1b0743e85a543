import { describe, expect, it } from 'vitest'

import { answerIn, answerSchema, type Answer } from '#contract/answer.ts'
import { starterPapers } from '#engine/starter-papers/all.ts'
import { trialTables } from '#engine/starter-papers/trial-data.ts'
import { answerFrom, answerPieces, recompute } from '#science/answers/answer.ts'
import { notFoundOf, sectionsOf } from '#science/answers/sections.ts'
import { documentText } from '#science/evidence/document-text.ts'

import { paper, teaPapers } from '../synthesis/own-papers.ts'

const starter = (...ids: string[]) => starterPapers.filter(({ id }) => ids.includes(id))
const bcgIds = trialTables.find(({ id }) => id === 'bcg-tuberculosis')?.rows.map(({ paperId }) => paperId) ?? []
const bcg = answerFrom({
  query: 'Does BCG vaccination prevent tuberculosis?',
  papers: starter(...bcgIds, 'p-mrc-streptomycin-1948', 'p-colditz-1994'),
})
const says = ({ rows }: Answer) => Object.fromEntries(rows.map((row) => [row.id, row.says]))
const prose = ({ prose: sentences }: Answer) => sentences.map(({ text }) => text).join(' ')

describe('BCG and tuberculosis, from the texts of the trials', () => {
  it('counts the trials: 8 less, 5 no clear difference, none more, 1 that says nothing on this', () => {
    expect(bcg.verdict?.word).toBe('mostly-yes')
    expect(bcg.verdict?.counts).toEqual({ favour: 8, none: 5, against: 0, mixed: 0, nothing: 1 })
    expect(bcg.verdict?.counted).toBe(
      '8 of 13 trials found less tuberculosis with BCG vaccination, 5 found no clear difference and none found more tuberculosis.',
    )
  })

  it('reads the counts of each trial as its table has them', () => {
    const table = trialTables.find(({ id }) => id === 'bcg-tuberculosis')?.rows ?? []
    for (const { paperId, treated, control } of table)
      expect(bcg.rows.find(({ id }) => id === paperId)?.counts, paperId).toEqual({
        events: treated.events,
        total: treated.total,
        controlEvents: control.events,
        controlTotal: control.total,
      })
  })

  it('pools them as the meta-analysis page begins: 0.49, I² 92 %', () => {
    expect(bcg.pooled).toMatchObject({ measure: 'RR', k: 13, people: 357_347 })
    expect(bcg.pooled?.estimate).toBeCloseTo(0.489, 2)
    expect(Math.round(bcg.pooled?.i2 ?? 0)).toBe(92)
    expect(bcg.pooled?.prediction?.high).toBeGreaterThan(1)
  })

  it('names latitude as what goes with the difference, how many columns were tried, and that it is no proof', () => {
    expect(bcg.leads.map(({ column }) => column)).toEqual(['latitude'])
    expect(bcg.leads[0]?.p).toBeLessThan(0.05)
    expect(bcg.leads[0]?.text).toMatch(/columns were tried: a lead and no proof/)
  })

  it('sets the review apart and keeps the trial that says nothing as a row', () => {
    expect(bcg.rows.find(({ id }) => id === 'p-colditz-1994')).toMatchObject({ group: 'review', says: 'favour' })
    expect(says(bcg)['p-mrc-streptomycin-1948']).toBe('nothing')
  })

  it('is made anew without some trials from its rows alone, and is the same again with them', () => {
    const without = recompute(bcg, new Set(['p-madras-trial-1980', 'p-comstock-1976']))
    expect(without.verdict?.counts).toMatchObject({ favour: 8, none: 3 })
    expect(without.pooled?.k).toBe(11)
    expect(without.rows.filter(({ isOut }) => isOut).map(({ id }) => id)).toHaveLength(2)
    expect(recompute(without, new Set())).toEqual(bcg)
  })
})

describe('other answers from the starter papers', () => {
  it('dexamethasone: the whole, and the parts by oxygen beside it, counted once', () => {
    const answer = answerFrom({
      query: 'Does dexamethasone reduce death in COVID-19?',
      papers: starter('p-recovery-dexa-2021'),
    })
    expect(answer.rows.map(({ subgroup, says: own }) => [subgroup, own])).toEqual([
      [undefined, 'favour'],
      ['patients on mechanical ventilation', 'favour'],
      ['those on oxygen alone', 'favour'],
      ['Patients without oxygen', 'none'],
    ])
    expect(answer.verdict?.counts.favour).toBe(1)
    expect(answer.verdict?.word).toBe('too-few')
  })

  it('MMR and autism: mostly no, and the retracted report is marked and not counted', () => {
    const answer = answerFrom({
      query: 'Does the MMR vaccine cause autism?',
      papers: starter('p-wakefield-1998', 'p-madsen-2002', 'p-hviid-2019'),
    })
    expect(answer.verdict?.word).toBe('mostly-no')
    expect(answer.rows.find(({ id }) => id === 'p-wakefield-1998')?.group).toBe('retracted')
    expect(answer.notPooled).toMatch(/2 measures that cannot be put together/)
  })

  it('magnesium: the overview in favour stands under reviews, and the trials do not agree with it', () => {
    const answer = answerFrom({
      query: 'Does intravenous magnesium reduce mortality after myocardial infarction?',
      papers: starter('p-teo-1991', 'p-limit2-1992', 'p-isis4-1995', 'p-magic-2002'),
    })
    expect(says(answer)).toMatchObject({ 'p-teo-1991': 'favour', 'p-limit2-1992': 'favour', 'p-isis4-1995': 'none', 'p-magic-2002': 'none' })
    expect(answer.rows.find(({ id }) => id === 'p-teo-1991')?.group).toBe('review')
    // With captopril fewer died: that is not what was asked.
    expect(answer.rows.find(({ id }) => id === 'p-isis4-1995')?.counts?.events).toBe(2216)
  })

  it('two reports of one experiment are one study', () => {
    const answer = answerFrom({ query: 'Do small classes improve achievement?', papers: starter('p-finn-1990', 'p-krueger-1999') })
    expect(new Set(answer.rows.map(({ study }) => study)).size).toBe(1)
    expect(answer.verdict?.counts.favour).toBe(1)
  })
}) // prettier-ignore

describe('papers of one’s own', () => {
  const nulls = ['Abel', 'Bora', 'Ciro', 'Dunn'].map((id, at) =>
    paper(id, {
      title: `Zinc lozenges for the common cold: a randomised trial in ${id}ville`,
      design: 'randomised-trial',
      abstract: `We randomised ${100 + at * 37} adults to zinc or placebo. Zinc did not shorten colds: there was no significant difference between groups in the duration of colds (p = 0.${at + 3}1).`,
    }),
  )

  it('a set of nulls is an answer: no clear effect, with every row', () => {
    const answer = answerFrom({ query: 'Does zinc shorten the common cold?', papers: nulls })
    expect(answer.verdict?.word).toBe('no-clear-effect')
    expect(answer.rows.map(({ says: own }) => own)).toEqual(['none', 'none', 'none', 'none'])
    expect(prose(answer)).toContain('No clear effect. None of 4 trials found less common cold with zinc')
  })

  it('for, against, without difference, without text and about something else: five rows', () => {
    const answer = answerFrom({ query: 'Does green tea improve sleep?', papers: teaPapers })
    expect(says(answer)).toEqual({
      Adams: 'favour',
      Baker: 'none',
      Clark: 'against',
      Dale: 'nothing',
      Evans: 'nothing',
    })
    expect(answer.verdict?.word).toBe('mixed')
    expect(prose(answer)).toContain('Adams (2001): “The trial was small and not blinded.”')
  })

  it('says what is absent only when none of its names and no form of its word is there', () => {
    const terms = (query: string) => answerFrom({ query, papers: teaPapers }).absent.filter(({ about }) => about === 'concept').map(({ term }) => term)
    expect(terms('Does green tea prevent astrolabe malfunction?')).toContain('astrolabe malfunction')
    expect(terms('Does tea prevent sleeplessness?')).toEqual([])
    const bcgAbsent = answerFrom({ query: 'Does BCG prevent tuberculosis in zebrafish?', papers: starter(...bcgIds) })
    expect(notFoundOf(bcgAbsent)).toEqual([{ term: 'zebrafish', scope: 'None of the 13 chosen papers uses the word “zebrafish”, in title, abstract and keywords.' }])
  }) // prettier-ignore

  it('a protocol stands under way and a retracted paper apart; neither is counted', () => {
    const answer = answerFrom({
      query: 'Does zinc shorten the common cold?',
      papers: [
        ...nulls,
        paper('Eel', { title: 'Zinc for the common cold: study protocol for a randomised trial', abstract: 'We will randomise 200 adults to zinc or placebo.' }),
        paper('Fox', { title: 'Zinc cures the common cold', abstract: 'Zinc shortened colds by 3 days (p < 0.001) against placebo.', flags: { retracted: true } }),
      ],
    })
    expect(answer.rows.find(({ id }) => id === 'Eel')?.group).toBe('under-way')
    expect(answer.rows.find(({ id }) => id === 'Fox')?.group).toBe('retracted')
    expect(answer.verdict?.counts).toMatchObject({ favour: 0, none: 4 })
  }) // prettier-ignore

  it('without a yes or no each paper has its sentence, and there is no verdict', () => {
    const answer = answerFrom({ query: 'Summarise these papers', papers: teaPapers })
    expect(answer.verdict).toBeUndefined()
    expect(answer.rows.filter(({ evidence }) => evidence)).toHaveLength(4)
  })

  it('no papers and empty papers are answered, never thrown at', () => {
    expect(answerFrom({ query: 'Does tea help?', papers: [] }).verdict?.word).toBe('nothing')
    expect(answerFrom({ query: '', papers: [paper('Zed')] }).rows).toHaveLength(1)
  })
})

describe('any answer', () => {
  const questions = [
    'Do statins reduce death from any cause?', 'Do SGLT2 inhibitors prevent admission for heart failure?', 'Do beta-blockers reduce death in heart failure?',
    'Do ACE inhibitors reduce death in heart failure?', 'Do COVID-19 vaccines prevent symptomatic disease?', 'Does smoking cause lung cancer?',
    'Does retrieval practice improve retention?', 'Does climate change shift species ranges?', 'What is known about ego depletion?', 'Does folic acid prevent neural tube defects?',
  ] // prettier-ignore
  it.each(questions)('%s: every paper has a row, every sentence stands on rows, every passage is in its paper', (query) => {
    const papers = starterPapers.slice(0, 120)
    const answer = answerFrom({ query, papers })
    expect(answerIn({ answer: JSON.parse(JSON.stringify(answer)) as unknown })).toEqual(answer)
    expect(answerSchema.safeParse(answer).success).toBe(true)
    expect(new Set(answer.rows.map(({ paperIds }) => paperIds[0])).size).toBe(papers.length)
    const byId = new Map(papers.map((each) => [each.id, each]))
    for (const { evidence } of answer.rows) {
      const source = byId.get(evidence?.documentId ?? '')
      if (evidence) expect(documentText(source ?? { title: '' }).slice(evidence.start, evidence.end)).toBe(evidence.quote)
    }
    const ids = new Set(answer.rows.map(({ id }) => id))
    for (const { rowIds, figures, part } of answer.prose) {
      expect(rowIds.every((id) => ids.has(id))).toBe(true)
      if (part !== 'absent') expect(rowIds.length + figures.length).toBeGreaterThan(0)
    }
    for (const sentence of sectionsOf(answer).flatMap(({ sentences }) => sentences))
      if (sentence.states === 'finding') expect(sentence.citations.length).toBeGreaterThan(0)
  }) // prettier-ignore

  it('comes paper by paper, and the last piece is the whole', () => {
    const pieces = [...answerPieces({ query: 'Does green tea improve sleep?', papers: teaPapers })]
    expect(pieces.map((rows) => rows[0]?.id)).toEqual(teaPapers.map(({ id }) => id))
  })

  it('what is damaged or was kept before there were answers is no answer', () => {
    for (const body of [undefined, null, {}, { answer: { schema: 'other' } }, 'text'])
      expect(answerIn(body)).toBeUndefined()
  })
})

it('answers a title or topic on which nobody has a result with what each paper reports, and no verdict', () => {
  const italy = paper('p-italy', {
    title: 'Pheochromocytoma in Italy: a multicentric retrospective study',
    abstract:
      'We collected data on 284 patients with pheochromocytoma. Hypertension was found in 80% of the patients. Malignant tumours were found in 10% of the patients.',
  })
  const answer = answerFrom({ query: italy.title, papers: [italy] })
  expect(answer.verdict).toBeUndefined()
  expect(answer.rows[0]?.evidence?.quote).toContain('%')
})
