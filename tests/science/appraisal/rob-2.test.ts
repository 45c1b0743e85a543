import { describe, expect, test } from 'vitest'

import type { AppraisalTool, Domain } from '#science/appraisal/appraisal-tool.ts'
import {
  type Answers,
  countedAnswers,
  proposedJudgement,
  proposedOverall,
  questionsToAsk,
} from '#science/appraisal/judge.ts'
import { rob2Adherence, rob2Assignment } from '#science/appraisal/tools/rob-2.ts'

// The flow charts of the guidance of 22 August 2019, written down a second time as they are drawn, and compared over every
// possible set of answers.

const yes = (answer?: string) => answer === 'Y' || answer === 'PY'
const no = (answer?: string) => answer === 'N' || answer === 'PN'
type Chart = (a: Record<string, string | undefined>) => string

const randomisation: Chart = (a) => {
  if (no(a['1.2'])) return 'high'
  if (a['1.2'] === 'NI') return yes(a['1.3']) ? 'high' : 'some-concerns'
  if (no(a['1.1'])) return 'some-concerns'
  return yes(a['1.3']) ? 'some-concerns' : 'low'
}
const assignment: Chart = (a) => {
  const deviations = () => {
    if (no(a['2.1']) && no(a['2.2'])) return 'low'
    if (no(a['2.3'])) return 'low'
    if (a['2.3'] === 'NI') return 'some-concerns'
    if (no(a['2.4'])) return 'some-concerns'
    return yes(a['2.5']) ? 'some-concerns' : 'high'
  }
  const analysis = () => (yes(a['2.6']) ? 'low' : no(a['2.7']) ? 'some-concerns' : 'high')
  const both = [deviations(), analysis()]
  return both.includes('high') ? 'high' : both.includes('some-concerns') ? 'some-concerns' : 'low'
}
const adherence: Chart = (a) => {
  const analysis = () => (yes(a['2.6']) ? 'some-concerns' : 'high')
  const someoneKnew = !(no(a['2.1']) && no(a['2.2']))
  if (someoneKnew && !yes(a['2.3']) && a['2.3'] !== 'NA') return analysis()
  const fine = (answer?: string) => no(answer) || answer === 'NA'
  return fine(a['2.4']) && fine(a['2.5']) ? 'low' : analysis()
}
const missing: Chart = (a) => {
  if (yes(a['3.1']) || yes(a['3.2']) || no(a['3.3'])) return 'low'
  return no(a['3.4']) ? 'some-concerns' : 'high'
}
const measurement: Chart = (a) => {
  if (yes(a['4.1']) || yes(a['4.2'])) return 'high'
  const best = a['4.2'] === 'NI' ? 'some-concerns' : 'low'
  if (no(a['4.3']) || no(a['4.4'])) return best
  return no(a['4.5']) ? 'some-concerns' : 'high'
}
const selection: Chart = (a) => {
  if (yes(a['5.2']) || yes(a['5.3'])) return 'high'
  if (a['5.2'] === 'NI' || a['5.3'] === 'NI') return 'some-concerns'
  return yes(a['5.1']) ? 'low' : 'some-concerns'
}

/** Every way in which a person can answer the questions that are asked. */
function* everyWay(domain: Domain, answers: Answers = {}): Generator<Answers> {
  const next = questionsToAsk(domain, answers).find(({ id }) => answers[id] === undefined)
  if (!next) {
    yield answers
    return
  }
  for (const { id } of next.answers) yield* everyWay(domain, { ...answers, [next.id]: id })
}

const domainOf = (tool: AppraisalTool, id: string) => {
  const domain = tool.domains.find((of) => of.id === id)
  if (!domain) throw new Error(id)
  return domain
}

describe.each([
  ['randomisation', rob2Assignment, randomisation, 125],
  ['deviations', rob2Assignment, assignment, undefined],
  ['deviations', rob2Adherence, adherence, undefined],
  ['missing-data', rob2Assignment, missing, undefined],
  ['measurement', rob2Assignment, measurement, undefined],
  ['reported-result', rob2Assignment, selection, 125],
] as const)('%s', (id, tool, chart, ways) => {
  const domain = domainOf(tool, id)

  test(`${tool.name}: every set of answers leads where the chart leads`, () => {
    let count = 0
    for (const answers of everyWay(domain)) {
      count++
      expect(proposedJudgement(domain, answers), JSON.stringify(answers)).toBe(chart(countedAnswers(domain, answers)))
    }
    if (ways !== undefined) expect(count).toBe(ways)
    expect(count).toBeGreaterThan(20)
  })

  test(`${tool.name}: a proposal made before all is answered is never taken back by the rest`, () => {
    for (const answers of everyWay(domain)) {
      const ids = Object.keys(answers)
      const early = Object.fromEntries(ids.slice(0, -1).map((of) => [of, answers[of]]))
      const proposed = proposedJudgement(domain, early)
      if (proposed !== undefined) expect(proposedJudgement(domain, answers), JSON.stringify(answers)).toBe(proposed)
    }
  })
})

test('answers to questions that are no longer asked do not count', () => {
  const domain = domainOf(rob2Assignment, 'measurement')
  const answers = { '4.1': 'N', '4.2': 'N', '4.3': 'N', '4.4': 'Y', '4.5': 'Y' }
  expect(questionsToAsk(domain, answers).map(({ id }) => id)).toEqual(['4.1', '4.2', '4.3'])
  expect(proposedJudgement(domain, answers)).toBe('low')
})

test('overall: as bad as the worst domain, and not before all are judged unless one is high', () => {
  const of = (...judgements: (string | undefined)[]) =>
    proposedOverall(rob2Assignment, Object.fromEntries(rob2Assignment.domains.map(({ id }, i) => [id, judgements[i]])))
  expect(of('low', 'low', 'low', 'low', 'low')).toBe('low')
  expect(of('low', 'some-concerns', 'low', 'low', 'low')).toBe('some-concerns')
  expect(of('low', 'some-concerns', 'high', 'low', 'low')).toBe('high')
  expect(of('low', 'some-concerns', undefined, 'low', 'low')).toBeUndefined()
  expect(of('high', undefined, undefined, undefined, undefined)).toBe('high')
})
