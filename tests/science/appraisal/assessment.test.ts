import { describe, expect, test } from 'vitest'

import { summaryBars, trafficLight } from '#science/appraisal/appraisal-plots.ts'
import { type Assessment, conflictsBetween, resultOf } from '#science/appraisal/assessment.ts'
import { proposedJudgement, proposedOverall } from '#science/appraisal/judge.ts'
import { appraisalTools, toolById, toolsFor } from '#science/appraisal/tool-list.ts'
import { jbiCohort } from '#science/appraisal/tools/jbi.ts'
import { newcastleOttawaCaseControl, newcastleOttawaCohort } from '#science/appraisal/tools/newcastle-ottawa.ts'
import { quadas2 } from '#science/appraisal/tools/quadas-2.ts'
import { rob2Assignment } from '#science/appraisal/tools/rob-2.ts'
import { robinsI2016, robinsIV2 } from '#science/appraisal/tools/robins-i.ts'

const named = { outcome: 'Tuberculosis at 20 years' }
const assessment = (
  tool: { id: string; version: string; dataVersion: number },
  over: Partial<Assessment> = {},
): Assessment => ({
  studyId: 's1',
  label: 'Aronson 1948',
  toolId: tool.id,
  toolVersion: tool.version,
  dataVersion: tool.dataVersion,
  by: 'ann',
  answers: {},
  judgements: {},
  quotes: {},
  ...over,
})
const lowAnswers = {
  '1.1': 'Y', '1.2': 'Y', '1.3': 'N', '2.1': 'N', '2.2': 'N', '2.6': 'Y', '3.1': 'Y', '4.1': 'N', '4.2': 'N', '4.3': 'N',
  '5.1': 'Y', '5.2': 'N', '5.3': 'PN',
} // prettier-ignore

describe('every tool', () => {
  test.each(appraisalTools.map((tool) => [tool.id, tool] as const))('%s is whole', (id, tool) => {
    expect(toolById(id)).toBe(tool)
    expect(new URL(tool.link).protocol).toBe('https:')
    expect(tool.citation.length).toBeGreaterThan(20)
    expect(tool.version).not.toBe('')
    const questions = tool.domains.flatMap(({ questions: of }) => of.map((question) => question.id))
    expect(new Set(questions).size).toBe(questions.length)
    expect(new Set(tool.domains.map((domain) => domain.id)).size).toBe(tool.domains.length)
    const judgements = tool.judgements.map((judgement) => judgement.id)
    for (const domain of tool.domains) {
      const known = new Map(
        domain.questions.map((question) => [question.id, question.answers.map((answer) => answer.id)]),
      )
      for (const { when, gives } of domain.rules) {
        expect(judgements).toContain(gives)
        for (const { questions: of, are } of when) {
          for (const question of of) {
            expect(known.has(question), `${id} ${question}`).toBe(true)
            expect(are.some((answer) => answer === 'NA' || known.get(question)?.includes(answer))).toBe(true)
          }
        }
      }
    }
    expect(new Set(tool.judgements.map(({ sign }) => sign)).size).toBe(tool.judgements.length)
  })

  test('has as many questions as the tool, and is offered for its designs', () => {
    const count = (id: string) => toolById(id)?.domains.reduce((sum, { questions }) => sum + questions.length, 0)
    expect(['rob-2-assignment', 'rob-2-adherence', 'quadas-2'].map(count)).toEqual([22, 21, 11])
    expect(['jbi-trials', 'jbi-cohort', 'jbi-cross-sectional', 'jbi-prevalence', 'jbi-qualitative'].map(count)).toEqual(
      [13, 11, 8, 9, 10],
    )
    expect(count('robins-i-2016')).toBe(34)
    expect(toolsFor('randomised-trial').map(({ id }) => id)).toEqual([
      'rob-2-assignment',
      'rob-2-adherence',
      'jbi-trials',
    ])
    for (const scale of [newcastleOttawaCohort, newcastleOttawaCaseControl]) {
      expect(scale.domains.map(({ mostStars }) => mostStars)).toEqual([4, 2, 3])
    }
  })
})

describe('an assessment', () => {
  test('all low, and what is missing while it is not finished', () => {
    const result = resultOf(rob2Assignment, assessment(rob2Assignment, { ...named, answers: lowAnswers }))
    expect(result.overall).toEqual({ proposed: 'low', judgement: 'low', isOverridden: false })
    expect(result.missing).toEqual([])
    const half = resultOf(
      rob2Assignment,
      assessment(rob2Assignment, { ...named, answers: { ...lowAnswers, '1.3': undefined } }),
    )
    expect(half.missing).toEqual(['Randomisation process: 1.3 not answered.'])
    expect(half.overall.judgement).toBeUndefined()
    const unnamed = assessment(rob2Assignment, { answers: lowAnswers, outcome: ' ' })
    expect(resultOf(rob2Assignment, unnamed).missing).toEqual(['The result that is judged is not named.'])
  })

  test("a person's judgement stands above the proposal and wants a reason", () => {
    const over = { ...named, answers: lowAnswers, judgements: { 'missing-data': { judgement: 'high' } } }
    const result = resultOf(rob2Assignment, assessment(rob2Assignment, over))
    expect(result.domains[2]).toMatchObject({ proposed: 'low', judgement: 'high', isOverridden: true })
    expect(result.overall.judgement).toBe('high')
    expect(result.missing).toEqual(['Missing outcome data: the judgement differs from the proposal without a reason.'])
    const raised = { answers: lowAnswers, judgements: { overall: { judgement: 'some-concerns', why: 'Small trial.' } } }
    expect(resultOf(rob2Assignment, assessment(rob2Assignment, raised)).overall).toEqual({
      proposed: 'low',
      judgement: 'some-concerns',
      isOverridden: true,
    })
  })

  test('only a quote that was found makes a domain quoted', () => {
    const quote = {
      documentId: 'd',
      quote: 'sealed envelopes',
      start: 0,
      end: 16,
      textHash: 'x',
      verified: 'exact' as const,
    }
    const quoted = (verified: 'exact' | 'none') =>
      resultOf(rob2Assignment, assessment(rob2Assignment, { quotes: { '1.2': [{ ...quote, verified }] } })).domains[0]
        ?.isQuoted
    expect([quoted('exact'), quoted('none')]).toEqual([true, false])
  })

  test('QUADAS-2: all yes proposes low, anything else is for people', () => {
    const [patients] = quadas2.domains
    if (!patients) throw new Error('no domain')
    expect(proposedJudgement(patients, { '1.1': 'Y', '1.2': 'Y', '1.3': 'Y' })).toBe('low')
    expect(proposedJudgement(patients, { '1.1': 'Y', '1.2': 'N', '1.3': 'Y' })).toBeUndefined()
    const result = resultOf(quadas2, assessment(quadas2, { answers: { '1.1': 'Y', '1.2': 'N', '1.3': 'Y' } }))
    expect(result.missing[0]).toBe('Patient selection: not judged.')
  })

  test('ROBINS-I: the worst domain; no information leaves it open unless one is serious', () => {
    const of = (...judgements: string[]) =>
      proposedOverall(
        robinsI2016,
        Object.fromEntries(robinsI2016.domains.map(({ id }, i) => [id, judgements[i] ?? 'low'])),
      )
    expect([of(), of('moderate'), of('moderate', 'serious'), of('critical', 'no-information')]).toEqual([
      'low',
      'moderate',
      'serious',
      'critical',
    ])
    expect([of('no-information'), of('no-information', 'moderate'), of('no-information', 'serious')]).toEqual([
      'no-information',
      'no-information',
      'serious',
    ])
    expect(robinsIV2.domains).toHaveLength(6)
  })

  test('Newcastle-Ottawa: stars of each part and in all', () => {
    const answers = { '1': 'a', '2': 'a', '3': 'c', '4': 'a', '5a': 'a', '5b': 'b', '6': 'b', '7': 'a', '8': 'c' }
    const result = resultOf(newcastleOttawaCohort, assessment(newcastleOttawaCohort, { answers }))
    expect(result.domains.map(({ stars }) => stars)).toEqual([3, 1, 2])
    expect(result.stars).toEqual({ given: 6, most: 9 })
    expect(result.missing).toEqual([])
  })

  test('two people: where they differ', () => {
    const first = assessment(rob2Assignment, { answers: lowAnswers })
    const second = assessment(rob2Assignment, { by: 'bob', answers: { ...lowAnswers, '1.3': 'Y' } })
    expect(conflictsBetween(rob2Assignment, first, second)).toEqual([
      { id: 'randomisation', first: 'low', second: 'some-concerns' },
      { id: 'overall', first: 'low', second: 'some-concerns' },
    ])
    const yes = assessment(jbiCohort, { answers: { '1': 'Y', '2': 'Y' } })
    const no = assessment(jbiCohort, { answers: { '1': 'Y', '2': 'N' } })
    expect(conflictsBetween(jbiCohort, yes, no)).toEqual([{ id: '2', first: 'Y', second: 'N' }])
  })
})

describe('plots', () => {
  const good = assessment(rob2Assignment, { answers: lowAnswers })
  const bad = assessment(rob2Assignment, {
    studyId: 's2',
    label: 'Hart 1977',
    outcome: 'deaths',
    answers: { ...lowAnswers, '1.2': 'N' },
  })
  const open = assessment(rob2Assignment, { studyId: 's3', label: 'New 2026' })

  test('the traffic light has a cell for each domain and one for overall', () => {
    const { columns, rows } = trafficLight(rob2Assignment, [good, bad, open])
    expect(columns.map(({ id }) => id)).toEqual([
      'randomisation',
      'deviations',
      'missing-data',
      'measurement',
      'reported-result',
      'overall',
    ])
    expect(rows).toEqual([
      { studyId: 's1', label: 'Aronson 1948', cells: ['low', 'low', 'low', 'low', 'low', 'low'] },
      { studyId: 's2', label: 'Hart 1977', outcome: 'deaths', cells: ['high', 'low', 'low', 'low', 'low', 'high'] },
      { studyId: 's3', label: 'New 2026', cells: [undefined, undefined, undefined, undefined, undefined, undefined] },
    ])
    expect(trafficLight(quadas2, []).columns.map(({ id }) => id)).not.toContain('overall')
  })

  test('the bars add up to 1, by studies and by weight', () => {
    const bars = summaryBars(rob2Assignment, [good, bad, open])
    for (const { parts } of bars) expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12)
    expect(bars[0]?.parts.map(({ judgement, count }) => [judgement, count])).toEqual([['low', 1], ['some-concerns', 0], ['high', 1], ['', 1]]) // prettier-ignore
    const weighted = summaryBars(rob2Assignment, [good, bad, open], { s1: 75, s2: 25 })
    expect(weighted[0]?.parts.map(({ share }) => share)).toEqual([0.75, 0, 0.25, 0])
    expect(summaryBars(rob2Assignment, [])[0]?.parts.every(({ share }) => share === 0)).toBe(true)
  })
})
