import { expect, test } from 'vitest'

import { statementProblems } from '#science/synthesis/check-statement.ts'
import { splitAnswer } from '#science/synthesis/check-model-answer.ts'
import type { ReadablePaper } from '#science/synthesis/read-papers.ts'

import { paper } from './own-papers.ts'

type Kind = 'number' | 'unit' | 'direction' | 'denial'
/** A passage of a paper, sentences that it bears, and sentences that it does not. */
type Case = { quote: string; bears: readonly string[] } & Partial<Record<Kind, readonly string[]>>
type Slots = { drug: string; outcome: string; a: number; b: number; d: string; e: string }

const drugs = 'aspirin metformin tea melatonin ibuprofen zinc'.split(' ')
const outcomes = ['pain', 'blood pressure', 'relapse', 'fatigue', 'hospital stay', 'anxiety']

const cases: readonly ((slots: Slots) => Case)[] = [
  ({ drug, outcome, a, b }) => ({
    quote: `Of ${b} patients given ${drug}, ${a} (${Math.round((a / b) * 100)}%) were free of ${outcome} after 12 weeks.`,
    bears: [`After 12 weeks ${a} of ${b} patients on ${drug} had no ${outcome}`, `${Math.round((a / b) * 100)}% were free of ${outcome}`],
    number: [`${drug} cured ${b - 1} of ${b} patients`, `After 14 weeks ${a} of ${b} were free of ${outcome}`, `${Math.round((a / b) * 100) + 2}% were free of ${outcome}`],
    unit: [`After 12 months ${a} of ${b} patients had no ${outcome}`, `${a}% had no ${outcome}`],
  }),
  ({ drug, outcome, a, d }) => ({
    quote: `${drug} at ${a} mg reduced ${outcome} by ${d} points compared with placebo.`,
    bears: [`With ${a} mg of ${drug}, ${outcome} was ${d} points lower than with placebo`, `${drug} lowered ${outcome}`, `There was less ${outcome} with ${drug} than with placebo`],
    number: [`${drug} at ${a + 5} mg reduced ${outcome}`, `${drug} reduced ${outcome} by ${(Number(d) + 1).toFixed(1)} points`],
    unit: [`${drug} at ${a} g reduced ${outcome}`, `${drug} reduced ${outcome} by ${d}%`, `${drug} at ${a} µg lowered ${outcome}`],
    direction: [`${drug} increased ${outcome} compared with placebo`, `${outcome} was ${d} points higher with ${drug}`, `There was more ${outcome} with ${drug}`],
    denial: [`${drug} did not reduce ${outcome}`, `${drug} had no effect on ${outcome}`, `${outcome} was similar with ${drug} and placebo`],
  }),
  ({ drug, outcome, d, e }) => ({
    quote: `There was no significant difference in ${outcome} between ${drug} and control (${d} versus ${e} days, p = 0.41).`,
    bears: [`${outcome} did not differ between ${drug} and control (p = 0.41)`, `${outcome} was similar: ${d} and ${e} days`, `${drug} made no significant difference to ${outcome}`],
    number: [`${outcome} did not differ (p = 0.21)`, `It was ${d} versus ${(Number(e) + 2.3).toFixed(1)} days`],
    unit: [`${outcome} was ${d} against ${e} hours`, `${outcome} did not differ: ${d} and ${e} months`],
    denial: [`There was a significant difference in ${outcome} between ${drug} and control`, `${outcome} differed between ${drug} and control`, `${drug} reduced ${outcome}`],
  }),
  ({ drug, outcome, a, d }) => ({
    quote: `Users of ${drug} had a higher risk of ${outcome} (hazard ratio 1.${a}, 95% CI 1.0${a % 9} to ${d}).`,
    bears: [`${drug} went with a raised risk of ${outcome} (hazard ratio 1.${a}, 95% CI 1.0${a % 9} to ${d})`, `The risk of ${outcome} was greater among users of ${drug}`],
    number: [`The risk was higher (hazard ratio 2.${a})`, `The hazard ratio was 1.${a + 1}`],
    unit: [`The odds ratio of ${outcome} was 1.${a}`],
    direction: [`Users of ${drug} had a lower risk of ${outcome}`, `${drug} reduced the risk of ${outcome}`],
    denial: [`Users of ${drug} did not have a higher risk of ${outcome}`, `${drug} was not linked to ${outcome}`],
  }),
  ({ drug, outcome, b, d }) => ({
    quote: `In a trial of ${b} adults aged ${d} years on average, ${drug} improved ${outcome}.`,
    bears: [`${drug} improved ${outcome} in ${b} adults`, `The ${b} adults had a mean age of ${d} years`, `${outcome} got better with ${drug}`],
    number: [`${drug} improved ${outcome} in ${b + 7} adults`, `The adults were ${(Number(d) + 3).toFixed(1)} years old`],
    unit: [`The adults were ${d} months old`],
    direction: [`${drug} worsened ${outcome}`, `${outcome} was worse with ${drug}`],
    denial: [`${drug} did not improve ${outcome}`, `${drug} failed to improve ${outcome}`],
  }),
  ({ drug, a, b }) => ({
    quote: `Participants took ${a} mL of ${drug} daily for ${b} days and were not blinded to treatment.`,
    bears: [`${drug} was taken for ${b} days at ${a} mL daily`, 'Participants were not blinded', 'Nobody was blinded to treatment'],
    number: [`${drug} was taken for ${b + 10} days`, `They took ${a + 1} mL of ${drug}`],
    unit: [`${drug} was taken for ${b} weeks`, `They took ${a} L of ${drug} daily`, `They took ${a} mg of ${drug} daily`],
    denial: ['Participants were blinded to treatment', 'All were blinded'],
  }),
  ({ drug, outcome, a, b }) => ({
    quote: `${outcome} fell from ${b} to ${b - a} mmHg with ${drug} and from ${b + 3} to ${b + 1} mmHg with water.`,
    bears: [`With ${drug}, ${outcome} fell from ${b} to ${b - a} mmHg`, `${outcome} declined with ${drug}, to ${b - a} mmHg`],
    number: [`${outcome} fell to ${b - a - 40} mmHg with ${drug}`],
    unit: [`${outcome} fell from ${b} to ${b - a} points`],
    direction: [`${outcome} rose with ${drug}`, `${drug} raised ${outcome}`],
    denial: [`${outcome} did not fall with ${drug}`, `${outcome} was unchanged with ${drug}`],
  }),
  ({ drug, outcome, a, d }) => ({
    quote: `${drug} was not associated with ${outcome} (odds ratio 0.${a}, 95% CI 0.12 to ${d}).`,
    bears: [`${drug} and ${outcome} were not associated (odds ratio 0.${a})`, `No association of ${drug} with ${outcome} was seen`],
    number: [`The odds ratio was 0.${a + 3}`, `The interval was 0.12 to ${(Number(d) + 1).toFixed(1)}`],
    unit: [`The hazard ratio was 0.${a}`],
    denial: [`${drug} was associated with ${outcome}`, `${drug} was linked to ${outcome}`, `${drug} increased ${outcome}`],
  }),
  ({ drug, outcome, a, b }) => ({
    quote: `The pooled analysis of ${a} trials with ${b},412 people found fewer episodes of ${outcome} under ${drug}.`,
    bears: [`Episodes of ${outcome} were fewer under ${drug} in ${a} trials`, `${b},412 people were studied`, `${drug} reduced episodes of ${outcome}`],
    number: [`The analysis had ${b},421 people`, `It pooled ${a + 4} trials`],
    direction: [`Episodes of ${outcome} were more frequent under ${drug}`, `${drug} increased episodes of ${outcome}`],
    denial: [`${drug} did not reduce episodes of ${outcome}`, `There was no effect of ${drug} on ${outcome}`],
  }),
  ({ drug, outcome, d }) => ({
    quote: `${outcome} lasted ${d} h longer in the ${drug} group than in the control group.`,
    bears: [`${outcome} was ${d} hours longer with ${drug} than in controls`, `${drug} prolonged ${outcome} by ${d} h`],
    number: [`${outcome} was ${(Number(d) + 0.4).toFixed(1)} hours longer`],
    unit: [`${outcome} was ${d} days longer with ${drug}`, `${drug} prolonged ${outcome} by ${d} min`],
    direction: [`${outcome} was shorter in the ${drug} group`, `${drug} shortened ${outcome}`],
    denial: [`${outcome} was no longer with ${drug} than without`, `${outcome} was the same in both groups`],
  }),
] // prettier-ignore

/** A generator with a seed: the same sentences in every run. */
function* sequence(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

const made = (seed: number): Case[] => {
  const random = sequence(seed)
  const next = (least: number, most: number) => least + Math.floor((random.next().value as number) * (most - least + 1))
  return Array.from({ length: 60 }, (_, at) =>
    cases[at % cases.length]!({
      drug: drugs[next(0, drugs.length - 1)]!,
      outcome: outcomes[next(0, outcomes.length - 1)]!,
      a: next(13, 60),
      b: next(110, 480),
      d: (next(110, 690) / 10 + 0.05).toFixed(1),
      e: (next(700, 990) / 10 + 0.05).toFixed(1),
    }),
  )
}

const paperOf = (id: string, quote: string): ReadablePaper =>
  paper(id, { year: 2011, abstract: `Some context first. ${quote} More follows here.` })
const problemsIn = (text: string, { quote }: Case, cites = 'one') => {
  const papers = [paperOf('one', quote), paperOf('two', 'Another paper altogether, on other things.')]
  const [section] = splitAnswer(`${text} [[${cites}|"${quote}"]].`, papers).sections
  return section!.sentences.flatMap(({ problems }) => problems ?? [])
}
const isStruck = (text: string, one: Case, cites = 'one') => problemsIn(text, one, cites).length > 0
/** Said to be contradicted or doubtful, and not only not checked. */
const isAgainst = (text: string, one: Case) => problemsIn(text, one).some(({ kind }) => kind !== 'not-checked')

const shareOf = (results: readonly { text: string; isStruck: boolean }[]) =>
  results.filter((result) => result.isStruck).length / results.length
const all = made(24)
const planted = (kind: Kind) =>
  all.flatMap((one) => (one[kind] ?? []).map((text) => ({ text, isStruck: isStruck(text, one) })))

test.each([
  ['number', 0.99],
  ['unit', 0.99],
  ['direction', 0.95],
  ['denial', 0.95],
] as const)('a false %s beside a true quote is struck', (kind, least) => {
  const results = planted(kind)
  const passed = [...new Set(results.filter((result) => !result.isStruck).map(({ text }) => text))]
  expect(results.length).toBeGreaterThan(50)
  expect(shareOf(results), passed.join('\n')).toBeGreaterThanOrEqual(least)
})

test('a true quote under another paper is struck', () => {
  const results = all.flatMap((one) => one.bears.map((text) => ({ text, isStruck: isStruck(text, one, 'two') })))
  expect(shareOf(results)).toBe(1)
})

test('what its quote bears stays', () => {
  const results = all.flatMap((one) => one.bears.map((text) => ({ text, isStruck: isAgainst(text, one) })))
  const lost = [...new Set(results.filter((result) => result.isStruck).map(({ text }) => text))]
  expect(results.length).toBeGreaterThan(120)
  expect(shareOf(results), lost.join('\n')).toBeLessThanOrEqual(0.05)
  const marked = all.flatMap((one) => one.bears.map((text) => ({ text, isStruck: isStruck(text, one) })))
  expect(shareOf(marked)).toBeLessThanOrEqual(0.08)
})

test('a figure in a line that leads over, and a finding without a source, are struck; a question is not', () => {
  const problemsOf = (text: string) =>
    splitAnswer(text, []).sections.flatMap(({ sentences }) => sentences.map(({ problems }) => problems?.[0]?.kind))
  expect(problemsOf('Cured were 99%:')).toEqual(['no-source'])
  expect(problemsOf('Tea cures colds.')).toEqual(['no-source'])
  expect(problemsOf('What do the papers say?')).toEqual([undefined])
  expect(problemsOf('Three things were found:')).toEqual([undefined])
})

test('the year of a cited paper and the people whom it studied are known facts', () => {
  const known = paper('one', {
    year: 2011,
    abstract: 'We studied 413 patients. The drug was well tolerated by most of them.',
  })
  const struck = (text: string) =>
    splitAnswer(`${text} [[one|"The drug was well tolerated by most of them"]].`, [known]).sections[0]?.sentences[0]
      ?.problems
  expect(struck('In 2011 a trial of 413 patients found it well tolerated')).toBeUndefined()
  expect(struck('It cured 412 of 413 patients')).toEqual([{ kind: 'number-not-found', subject: '412' }])
})

test('a result that chance may explain bears a denial in whatever words, and no direction; a level of confidence is a number', () => {
  const one: Case = { quote: 'Pain was 43.7 with tea and 42.4 with water (90% CI −2.1 to 4.7, p = 0.32).', bears: [] }
  const open: Case = {
    quote: 'The difference in pain between tea and water was not significant (p = 0.18).',
    bears: [],
  }
  expect(isStruck('There was no significant difference in pain between tea and water', one)).toBe(false)
  expect(isStruck('There was no significant difference in pain between tea and water', open)).toBe(false)
  expect(isStruck('Tea increased pain compared with water', one)).toBe(true)
  expect(isStruck('Pain was 43.7 and 42.4 (99% CI −2.1 to 4.7)', one)).toBe(true)
})

test('a direction beside passages that speak of none, and hold no figure, is doubtful', () => {
  const sources = ['Participants were allocated at random to BCG or to no vaccine in three towns.']
  expect(statementProblems('The effect was larger in other people.', { sources })).toMatchObject([
    { kind: 'direction-differs', subject: 'larger', isDoubtful: true },
  ])
  expect(statementProblems('Participants were allocated at random.', { sources })).toEqual([])
})

test('a claim without a counterpart in its passage is marked as not checked, and never struck', () => {
  const sources = ['Seven days after the infusion, ropivacaine gave 43.9% relief and bupivacaine gave 92.2% relief.']
  expect(
    statementProblems('Relief came to 92.2% with ropivacaine, seven days after the infusion.', { sources }),
  ).not.toEqual([])
  const unaligned = statementProblems('Children in whom the genes were expressed grew faster.', {
    sources: ['The genes were expressed in all children of the group, and in some adults.'],
  })
  expect(unaligned.length).toBeGreaterThan(0)
  expect(unaligned.every(({ isDoubtful }) => isDoubtful === true)).toBe(true)
})

test('short forms that a paper explains stand for what they are short for', () => {
  const one = paper('one', {
    abstract: 'Patients had nerve conduction studies (NCS) first. NCS caused pain in women.',
  })
  expect(
    statementProblems('Nerve conduction studies caused women pain.', {
      sources: ['NCS caused pain in women.'],
      papers: [one],
    }),
  ).toEqual([])
})
