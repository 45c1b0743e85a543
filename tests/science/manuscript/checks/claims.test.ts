import { describe, expect, test } from 'vitest'

import type { PaperPart } from '#science/evidence/facts/fact.ts'
import { claimOf, leansBack, typedCitationIn, type Claim } from '#science/manuscript/checks/claims.ts'

/** Sentences as people write them in drafts, with what a careful editor says of each: made by hand. */
const sentences: readonly (readonly [claim: Claim, part: PaperPart | undefined, sentence: string])[] = [
  // Introductions: what is known, and from whom.
  ['finding', 'background', 'Tuberculosis is one of the leading causes of death worldwide.'],
  ['finding', 'background', 'About 10 million people fell ill with tuberculosis in 2019.'],
  ['finding', 'background', 'Smoking causes lung cancer.'],
  ['finding', 'background', 'Several trials have shown that vaccination at birth prevents miliary disease.'],
  ['finding', 'background', 'Previous studies reported conflicting results on bed rest after surgery.'],
  ['finding', 'background', 'It is well established that statins lower cholesterol.'],
  ['finding', 'background', 'Depression is associated with a higher risk of heart disease.'],
  ['finding', 'background', 'The vaccine has been estimated to avert two million deaths a year.'],
  ['finding', 'background', 'Observational studies suggest that coffee protects the liver.'],
  ['finding', 'background', 'One in five adults has chronic pain.'],
  ['finding', 'background', 'Efficacy varied from 0% to 80% between trials.'],
  ['finding', 'background', 'Half of all patients stop taking their tablets within a year.'],
  ['finding', 'background', 'According to the World Health Organization, the incidence is falling.'],
  ['finding', 'background', 'Low back pain remains the largest cause of disability in working adults.'],
  ['finding', 'background', 'Physical activity reduces the risk of falls in older people.'],
  ['finding', 'background', 'Antibiotics are ineffective against viruses.'],
  ['finding', 'background', 'The odds ratio was 0.49 (95% CI 0.34 to 0.70) in that review.'],
  ['finding', 'background', 'Mortality fell by 12% after the law was passed.'],
  ['finding', 'background', 'Evidence from animal experiments points in the other direction.'],
  ['finding', 'background', 'Helicobacter is thought to be responsible for most ulcers.'],
  // Introductions: what states nothing that needs a source.
  ['none', 'background', 'Little is known about the long-term effects of this treatment.'],
  ['none', 'background', 'Whether earlier treatment helps is still unclear.'],
  ['none', 'background', 'Why does the vaccine work in some places and not in others?'],
  ['none', 'background', 'It remains unclear how the effect comes about.'],
  ['own', 'background', 'We set out to measure how often this happens.'],
  ['own', 'background', 'This review summarises trials of the vaccine in adults.'],
  ['own', 'background', 'In this study, the effect of sleep on memory is examined.'],
  ['none', 'background', 'Efficacy is defined as one minus the relative risk.'],
  ['none', 'background', 'Table 1 lists the trials by latitude.'],
  ['none', 'background', 'The remainder of this chapter is in three parts.'],
  ['none', 'background', 'However, two questions are open.'],
  // Methods and results of a study of one's own.
  ['own', 'methods', 'Participants were randomly assigned to tea or water.'],
  ['own', 'methods', 'We searched MEDLINE and Embase from inception to March 2020.'],
  ['own', 'methods', 'Sleep was measured with a wrist device on seven nights.'],
  ['own', 'results', 'Of 312 women, 201 (64%) completed the trial.'],
  ['own', 'results', 'The intervention reduced pain (mean difference −1.3, 95% CI −2.0 to −0.6).'],
  ['own', 'results', 'Adverse events were more frequent in the treatment group.'],
  ['none', 'results', 'The characteristics of the participants are shown in Table 2.'],
  ['finding', 'methods', 'Earlier studies used a cut-off of ten points.'],
  // Abstracts carry no citations.
  ['own', 'abstract', 'Smoking causes lung cancer.'],
  ['own', 'abstract', 'The pooled relative risk was 0.49 (95% CI 0.34 to 0.70).'],
  // Discussions: both kinds beside each other.
  ['own', 'discussion', 'Our results do not support the routine use of bed rest.'],
  ['finding', 'discussion', 'Our findings agree with those of earlier trials in children.'],
  ['finding', 'discussion', 'A recent meta-analysis found no effect on mortality.'],
  ['own', 'discussion', 'The present study has several strengths.'],
  ['own', 'discussion', 'Clinicians should offer the vaccine to travellers.'],
  ['own', 'discussion', 'In conclusion, the vaccine halves the risk of disease.'],
  ['own', 'discussion', 'Further studies are needed in low-income countries.'],
  ['own', 'discussion', 'We cannot exclude confounding by age.'],
  ['finding', 'discussion', 'Other authors reported larger effects in hospital staff.'],
  ['finding', 'discussion', 'Distance from the equator accounts for much of the variation.'],
  ['finding', 'discussion', 'Latitude has been linked to exposure to environmental mycobacteria.'],
  ['finding', 'discussion', 'Storage at high temperature impairs the vaccine.'],
  ['none', 'discussion', 'Several explanations are possible.'],
  ['none', 'discussion', 'Suppose that every trial were free of bias.'],
  ['finding', 'discussion', 'Colditz et al. found an average efficacy of one half.'],
  // What stands outside the argument.
  ['none', 'funding', 'The study was supported by a grant that increased over time.'],
  ['none', 'acknowledgements', 'We thank the nurses who made this possible.'],
  ['none', 'conflicts', 'The authors have received fees that exceed 10% of their income.'],
  ['none', 'aim', 'To determine whether tea improves sleep in nurses.'],
  // Without a heading, as in a letter or a note.
  ['finding', undefined, 'Green tea improved sleep quality in nurses.'],
  ['finding', undefined, 'The rate of infection was significantly lower in vaccinated children.'],
  ['none', undefined, 'Dear Editor, many thanks.'],
  ['own', undefined, 'We read your paper with interest.'],
  ['none', undefined, 'Not so.'],
  ['finding', undefined, 'Patients with diabetes have been shown to heal more slowly.'],
  ['finding', undefined, 'Vitamin D prevents fractures only together with calcium.'],
  ['own', undefined, 'My own view is that the effect is small.'],
]

test.each(sentences)('%s (%s): %s', (claim, part, sentence) => {
  expect(claimOf(sentence, { part, documentType: 'article' })).toBe(claim)
})

test('the table is large enough to mean something, and has each verdict often', () => {
  expect(sentences.length).toBeGreaterThanOrEqual(60)
  for (const claim of ['finding', 'own', 'none'] as const)
    expect(sentences.filter(([each]) => each === claim).length).toBeGreaterThan(10)
})

describe('the type of the draft', () => {
  const result = 'Mortality was significantly lower in vaccinated infants.'
  test('results of a review are other people’s results', () => {
    expect(claimOf(result, { part: 'results', documentType: 'article' })).toBe('own')
    expect(claimOf(result, { part: 'results', documentType: 'review' })).toBe('finding')
    expect(claimOf(result, { part: 'results', documentType: 'systematic-review' })).toBe('finding')
  })
})

test.each([
  ['as was found before [12, 14–16].', '[12, 14–16]'],
  ['It helps (Smith et al., 2003).', '(Smith et al., 2003)'],
  ['Smith and Lee (2003a) saw it.', 'Smith and Lee (2003a)'],
  ['It helps (see Berg, 1999, p. 12).', '(see Berg, 1999, p. 12)'],
  ['The years 1990 to 1994 were dry (see below).', undefined],
  ['An interval of [0, 1] is closed.', undefined],
])('a citation that was typed: %s', (sentence, found) => {
  expect(typedCitationIn(sentence)?.found).toBe(found)
})

test('some sentences lean on the one before', () => {
  expect(leansBack('This was seen in children too.')).toBe(true)
  expect(leansBack('The authors found no harm.')).toBe(true)
  expect(leansBack('Statins lower cholesterol.')).toBe(false)
})
