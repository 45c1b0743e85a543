import { describe, expect, test } from 'vitest'

import { studyDesignSchema, studyDesigns } from '#contract/papers.ts'
import { studyDesignOf } from '#science/evidence/study-design.ts'

import { corpusPapers } from '../corpus.ts'

const design = (title: string, abstract?: string, publicationTypes?: string[]) =>
  studyDesignOf({ title, ...(abstract ? { abstract } : {}), ...(publicationTypes ? { publicationTypes } : {}) }).design

describe('read from the title', () => {
  test.each([
    ['Tea for sleep: a systematic review and meta-analysis of randomised trials', 'meta-analysis'],
    ['Tea for sleep: a systematic review', 'systematic-review'],
    ['Tea versus coffee for sleep: a randomized, double-blind trial', 'randomised-trial'],
    ['A non-randomised comparison of tea and coffee', 'unknown'],
    ['Tea and heart disease: a Mendelian randomization study', 'unknown'],
    ['Randomised controlled trials of tea: a review', 'review'],
    ['Tea and mortality: a prospective cohort study', 'cohort'],
    ['Tea and gastric cancer: a case–control study', 'case-control'],
    ['Tea drinking in Finland: a cross-sectional survey', 'cross-sectional'],
    ['Tea before and after: a quasi-experimental study', 'before-after'],
    ['Liver failure after green tea: a case report', 'case-report'],
    ['Why nurses drink tea: a qualitative study', 'qualitative'],
    ['Effects of tea on blood pressure in hypertensive rats', 'animal'],
    ['Randomised allocation of tea in a mouse model of stroke', 'animal'],
    ['Horseback riding in children with cerebral palsy: a randomised trial', 'randomised-trial'],
    ['Tea inhibits platelet aggregation in vitro', 'in-vitro'],
    ['A new method for measuring tannins', 'method'],
    ['Clinical practice guideline for tea', 'guideline'],
    ['Does a guideline influence tea prescribing? A cluster randomised trial', 'randomised-trial'],
    ['Tea', 'unknown'],
  ])('%s → %s', (title, expected) => {
    expect(design(title)).toBe(expected)
  })
})

describe('read from the abstract', () => {
  test.each([
    ['Forty adults were randomly assigned to tea or water.', 'randomised-trial'],
    ['Subjects were not randomised.', 'unknown'],
    ['Forty drank tea and forty water; no randomisation was done.', 'unknown'],
    ['Patients could not be randomised and chose tea or coffee.', 'unknown'],
    ['By preference; none of the participants were randomised.', 'unknown'],
    ['Patients were allocated by their physician, not at random.', 'unknown'],
    ['This was not a randomised trial; two wards were compared.', 'unknown'],
    ['It was considered unethical to randomise patients.', 'unknown'],
    ['In this controlled trial the 80 participants were not randomly assigned.', 'controlled-trial'],
    ['A non-randomised, controlled trial was done in two towns.', 'controlled-trial'],
    ['Patients were not blinded and were randomised to tea or water.', 'randomised-trial'],
    ['Those who could not be randomised were left out; patients were randomised to tea or water.', 'randomised-trial'],
    ['Patients were not randomised until week 4.', 'randomised-trial'],
    ['Two patients in the placebo group died.', 'controlled-trial'],
    ['Three hundred patients with asthma had tea.', 'unknown'],
    ['Two groups of 20 patients had tea.', 'unknown'],
    ['Four men from the intervention arm dropped out.', 'unknown'],
    ['Two women with twins had tea.', 'case-report'],
    [
      'Tea was compared with coffee. A previous randomised trial had shown no effect. We reviewed the records of 40 patients.',
      'cohort',
    ],
    ['Twenty rats were randomised to tea or water.', 'animal'],
    ['We searched MEDLINE and Embase to May 2020. Twelve randomised trials met the criteria.', 'systematic-review'],
    ['This meta-analysis included 12 randomised trials.', 'meta-analysis'],
    ['OBJECTIVE: To review the pharmacology of tea. Placebo-controlled trials are discussed.', 'review'],
    ['We followed 40,000 nurses over ten years. They were followed by post.', 'cohort'],
    ['The hazard ratio was 0.9.', 'unknown'],
    ['Cases drank more tea than matched controls.', 'case-control'],
    ['A questionnaire was sent to 400 nurses.', 'cross-sectional'],
    ['In-depth interviews were held with 12 nurses.', 'qualitative'],
    ['We report a patient who drank too much tea.', 'case-report'],
    ['In this open-label pilot study, ten adults drank tea.', 'before-after'],
    ['Cells were cultured with tea.', 'in-vitro'],
    ['Tea is a drink.', 'unknown'],
  ])('%s → %s', (abstract, expected) => {
    expect(design('Tea', abstract)).toBe(expected)
  })
})

describe('a trial is randomised only where its allocation is said to be random', () => {
  const kind = (title: string, abstract?: string) => studyDesignOf({ title, ...(abstract ? { abstract } : {}) })
  test.each([
    ['In this double-blind, placebo-controlled study, 40 adults drank tea.', 'controlled-trial'],
    ['Adults were assigned to tea or to placebo.', 'controlled-trial'],
    ['Adults were allocated alternately to tea or water.', 'quasi-randomised-trial'],
    ['Children were allocated to vaccine or none by their date of birth.', 'quasi-randomised-trial'],
    ['Alternate patients received tea.', 'quasi-randomised-trial'],
    ['Patients were systematically allocated to tea or water.', 'quasi-randomised-trial'],
    ['Neonates were assigned quasi-randomly (odd/even birth date) to tea or water.', 'quasi-randomised-trial'],
    ['Adults were randomly assigned to tea or water.', 'randomised-trial'],
    ['Adults were randomised, stratified by hospital, to tea or water.', 'randomised-trial'],
    ['Patients will be randomised to tea or water at twelve hospitals.', 'protocol'],
    ['We will recruit 160 adults who attempted suicide and randomise them.', 'protocol'],
    ['Experiments studied how reading and naming of colours interfere with each other in students.', 'unknown'],
  ])('%s → %s', (abstract, expected) => {
    expect(kind('Tea', abstract).design).toBe(expected)
  })

  test.each([
    ['Tea for sleep: study protocol for a randomised controlled trial', 'protocol'],
    ['Protocol for a systematic review of tea', 'protocol'],
    ['Rationale and design of the TEA trial', 'protocol'],
    ['Deviations from a treatment protocol for tea: a randomised trial', 'randomised-trial'],
    ['A quasi-randomised trial of tea', 'quasi-randomised-trial'],
    ['Tea against water: statistical analysis plan of the TEA trial', 'protocol'],
    ['Tea for sleep: the design of a randomised controlled trial', 'protocol'],
    ['A secondary analysis of the TEA trial', 'secondary-analysis'],
  ])('%s → %s', (title, expected) => {
    expect(kind(title).design).toBe(expected)
  })
})

test('a plan is a protocol although its title names a randomised trial; a trial with results is none', () => {
  const title = 'Tea for sleep: a randomised controlled trial'
  const plan =
    'Background: Sleep is short. Methods/Design: Adults will be randomised to tea or water. Sleep will be measured. Discussion: This trial will provide evidence.'
  expect(studyDesignOf({ title, abstract: plan }).design).toBe('protocol')
  const done =
    'Methods: Adults were randomised to tea or water. Results: Sleep was longer (p = 0.01). Conclusion: Patients will be glad, care will be better and costs will be lower.'
  expect(studyDesignOf({ title, abstract: done }).design).toBe('randomised-trial')
})

test('designs that were stored before the finer kinds existed are still read', () => {
  const before = ['meta-analysis', 'systematic-review', 'randomised-trial', 'cohort', 'case-control', 'cross-sectional', 'before-after', 'case-report', 'qualitative', 'animal', 'in-vitro', 'method', 'review', 'guideline', 'theory', 'unknown'] // prettier-ignore
  for (const design of before) expect(studyDesignSchema.parse(design)).toBe(design)
})

test('publication types come first, the strongest of them', () => {
  expect(design('Tea', undefined, ['Journal Article', 'Review', 'Meta-Analysis'])).toBe('meta-analysis')
  expect(design('Tea in rats', undefined, ['Randomized Controlled Trial'])).toBe('randomised-trial')
  expect(design('Tea: a case report', undefined, ['Review', 'Case Reports'])).toBe('case-report')
})

test('a weak publication type speaks only when the words do not', () => {
  expect(design('Tea', 'Adults were randomly assigned to tea.', ['Clinical Trial'])).toBe('randomised-trial')
  expect(design('Tea', 'Adults drank tea.', ['Clinical Trial'])).toBe('before-after')
  expect(design('Tea', undefined, ['Journal Article', 'Review'])).toBe('review')
})

test('the reason quotes the words that it was read from', () => {
  expect(studyDesignOf({ title: 'Tea', abstract: 'Adults were randomly  assigned to tea.' }).because).toBe(
    'The abstract says “were randomly assigned”.',
  )
  expect(studyDesignOf({ title: 'Tea' }).because).toBe(
    'There is no abstract, and the title names no design that the rules know.',
  )
  expect(studyDesignOf({ title: 'Tea', publicationTypes: ['Meta-Analysis'] }).because).toBe(
    'The record names the publication type “Meta-Analysis”.',
  )
})

type Truth = (typeof studyDesigns)[number]

/** What MeSH design headings say, as far as they say it: a follow-up may be a trial's, so trials come first. */
function truthOf(mesh: readonly string[]): Truth | undefined {
  const has = (...names: string[]) => names.some((name) => mesh.includes(name))
  if (mesh.some((name) => name.endsWith('as Topic'))) return undefined
  if (has('Double-Blind Method', 'Single-Blind Method', 'Cross-Over Studies')) return 'randomised-trial'
  if (has('Case-Control Studies')) return 'case-control'
  if (has('Cross-Sectional Studies')) return 'cross-sectional'
  if (has('Retrospective Studies', 'Cohort Studies', 'Longitudinal Studies')) return 'cohort'
  return undefined
}

/** A trial, whatever it says of its allocation, or the plan of one. */
const isTrial = (paper: Parameters<typeof studyDesignOf>[0]) =>
  ['randomised-trial', 'quasi-randomised-trial', 'controlled-trial', 'protocol'].includes(studyDesignOf(paper).design)

test('designs of indexed papers mostly agree with their MeSH headings', () => {
  const own = [
    {
      title: 'Tea versus water',
      abstract: 'Adults were randomised, double-blind, to tea.',
      mesh: ['Double-Blind Method'],
    },
    { title: 'Tea and death', abstract: 'Records of 400 patients were reviewed.', mesh: ['Retrospective Studies'] },
  ]
  const counts = new Map<string, { right: number; unknown: number; all: number }>()
  for (const paper of corpusPapers('reviews-a') ?? own) {
    const truth = truthOf(paper.mesh ?? [])
    if (!truth || !paper.abstract) continue
    const count = counts.get(truth) ?? { right: 0, unknown: 0, all: 0 }
    counts.set(truth, count)
    const read = studyDesignOf(paper).design
    count.all++
    if (read === truth || (truth === 'randomised-trial' && isTrial(paper))) count.right++
    else if (read === 'unknown') count.unknown++
  }
  console.info('agreement with MeSH design headings', Object.fromEntries(counts))
  const trials = counts.get('randomised-trial')
  const cohorts = counts.get('cohort')
  expect((trials?.right ?? 0) / (trials?.all ?? 0)).toBeGreaterThanOrEqual(0.8)
  expect((cohorts?.right ?? 0) / (cohorts?.all ?? 0)).toBeGreaterThanOrEqual(0.65)
})

test('articles on trials are mostly read as trials or as their protocols', () => {
  const papers = corpusPapers('rct-a') ?? [
    { title: 'Tea', abstract: 'Adults were randomly allocated to tea or coffee.' },
  ]
  const trials = papers.filter(isTrial).length
  console.info(`${trials} of ${papers.length} articles on trials read as trials or their protocols`)
  // The others look at a trial from outside: interviews about it, second looks at its data, teeth drawn by lot.
  expect(trials / papers.length).toBeGreaterThanOrEqual(0.82)
})
