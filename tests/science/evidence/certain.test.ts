import { describe, expect, test } from 'vitest'

import { certainDesignOf, isSureDesign } from '#science/evidence/certain-design.ts'
import { certainSizeOf } from '#science/evidence/certain-size.ts'
import { sampleSizeOf } from '#science/evidence/sample-size.ts'
import { studyDesignOf } from '#science/evidence/study-design.ts'
import { findFacts } from '#science/evidence/facts/find-facts.ts'
import { certainDirectionOf } from '#science/synthesis/certain-direction.ts'
import { mainDirectionOf } from '#science/synthesis/main-direction.ts'

describe('a size that stands by itself', () => {
  test.each([
    ['Methods: 134 patients were randomly assigned to tea or water.', 134],
    ['In all, 200 patients were screened and 134 were randomised to tea (n = 67) or water (n = 67).', 134],
    ['We enrolled 88 adults with asthma and followed them for a year.', 88],
    ['Forty‐two patients were randomised to buprenorphine or methadone.', 42],
  ])('%s', (text, size) => {
    expect(certainSizeOf(text)?.value).toBe(size)
  })

  test.each([
    [
      'fewer who met the criteria',
      'The registry reported 104 patients who were treated. A review identified 27 patients who met our criteria.',
    ],
    [
      'controls counted beside them',
      'We enrolled 102 consecutive infants with stenosis. Fifty-one infants without it served as controls.',
    ],
    ['a larger number of people', 'We enrolled 38 adults who trained at home. The other arm had 39 participants.'],
    ['a second total', 'A total of 120 women were enrolled. In the second study, 80 women were enrolled.'],
    ['a part of another study', 'This secondary analysis of a trial included 134 patients who were randomised to tea.'],
    [
      'as many controls',
      'Twenty patients were treated and included, and 20 patients from the waiting list served as controls.',
    ],
    [
      'people of a programme',
      'Background: Meanwhile about 10,000 patients have been enrolled. Methods: Two groups were compared.',
    ],
    ['so many of each group', 'A sample of 70 control subjects was chosen from each of the 5 groups.'],
    [
      'others in a list',
      'The study included 88 women who were treated with a ring at first (Leeds), 41 with a gel (Oslo) and 36 with rest (Bern).',
    ],
    [
      'fewer who could be included',
      'In 2004, 31 patients were treated at our clinic. Nineteen of these patients could be included in this study.',
    ],
    [
      'people with whom they were compared',
      'We enrolled 26 parents. They were compared to 22 parents of healthy children.',
    ],
    ['a number that may be a year', 'ProtMeet 2016 brought together participants who were recruited for talks.'],
    ['the first arm of three', 'Twelve subjects were randomized to tea; 14, to water; and 13, to both.'],
    [
      'what was done to them alone',
      'Twenty-four knees were opened. At our clinic 31 patients were treated in 2004. Two patients died.',
    ],
    ['places that are called after people', 'The study was conducted in 45 outpatient centers in seven countries.'],
    [
      'trials and not people',
      'The review included 12 randomised trials; 5 controlled trials were randomised by cluster.',
    ],
  ])('is not one with %s', (_, text) => {
    expect(certainSizeOf(text)).toBeUndefined()
  })

  test('the same rules still propose those', () => {
    expect(
      sampleSizeOf('We enrolled 102 consecutive infants. Fifty-one infants without it served as controls.')?.value,
    ).toBe(102)
  })
})

describe('a design that stands by itself', () => {
  test.each([
    [
      'Tea for sleep: a randomised controlled trial',
      'Adults were randomly assigned to tea or water.',
      'randomised-trial',
    ],
    ['Tea for sleep', 'Eighty adults were randomised to tea or water.', 'randomised-trial'],
    ['Tea for sleep: study protocol for a randomised trial', 'Adults will be randomised.', 'protocol'],
    ['Tea for sleep: a systematic review and meta-analysis', 'We searched MEDLINE.', 'meta-analysis'],
  ])('%s', (title, abstract, design) => {
    expect(certainDesignOf({ title, abstract })).toBe(design)
  })

  test.each([
    [
      'an analysis of data from a trial',
      'Caffeine and sleep: analysis of data from a randomised trial',
      'We read the samples of one hospital.',
    ],
    [
      'a case-control study beside it',
      'Caffeine in disease',
      'A large prospective randomised study was made. A matched case-control study was conducted on patients.',
    ],
    [
      'the feasibility of a trial',
      'Tea at home: a pilot study',
      'To assess the feasibility of conducting an RCT comparing tea and water.',
    ],
    ['an algorithm', 'Clustering with a randomised algorithm', 'We present a randomised algorithm for clustering.'],
    ['methods that abstracts name', 'The ideal method of drainage', 'Patients were asked how satisfied they were.'],
  ])('is not one with %s', (_, title, abstract) => {
    expect(certainDesignOf({ title, abstract })).toBeUndefined()
  })

  test('a design that a person set against what rules read is sure, and one that rules alone read is not', () => {
    const paper = { title: 'The ideal method of drainage', abstract: 'Patients were asked how satisfied they were.' }
    const { design } = studyDesignOf(paper)
    expect(isSureDesign({ ...paper, design })).toBe(false)
    expect(isSureDesign({ ...paper, design: 'cross-sectional' })).toBe(true)
    expect(
      isSureDesign({ ...paper, publicationTypes: ['Randomized Controlled Trial'], design: 'randomised-trial' }),
    ).toBe(true)
  })
})

describe('a direction that stands by itself', () => {
  const direction = (text: string) => certainDirectionOf(text, 'abstract', findFacts(text, { kind: 'abstract' }))
  const trial = 'Tea for pain: a randomised trial\n\nMethods: 80 adults were randomised to tea or water. '

  test('is said between the arms, with a p value or an interval', () => {
    const text = `${trial}Results: Pain was significantly lower with tea than with water (p = 0.01). Conclusion: Tea reduces pain compared with water.`
    expect(direction(text)).toBe('decrease')
  })

  test('is not one without a figure, or of a study without arms', () => {
    const bare = `${trial}Results: Pain was lower with tea than with water. Conclusion: Tea reduces pain compared with water.`
    const cohort =
      'Tea and pain: a cohort study\n\nResults: Pain was lower in drinkers than in others (p = 0.01). Conclusion: Tea drinkers had less pain than others.'
    expect(direction(bare)).toBeUndefined()
    expect(direction(cohort)).toBeUndefined()
    expect(mainDirectionOf(bare, 'abstract', findFacts(bare, { kind: 'abstract' }))).toBe('decrease')
  })
})
