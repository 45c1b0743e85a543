import { itemsOf, type Guideline } from '../guideline.ts'

/** Percie du Sert and others 2020, PLoS Biology 18:e3000410. */
export const arrive2020: Guideline = {
  id: 'arrive-2.0',
  name: 'ARRIVE',
  version: '2.0 (2020)',
  covers: 'Experiments with animals',
  designs: ['animal'],
  source: 'https://doi.org/10.1371/journal.pbio.3000410',
  items: itemsOf({
    'Essential ten': [
      ['1', 'Groups compared, controls included, and the experimental unit.', 'trial-design'],
      ['2', 'Number of units in each group and in all, and how it was settled.', 'sample-size-any'],
      ['3', 'Criteria for leaving animals or data out, and what was left out.', 'eligibility'],
      ['4', 'Whether and how units were randomised, and how order effects were kept small.', 'randomisation-any'],
      ['5', 'Who knew the allocation at which stage.', 'blinding'],
      ['6', 'Outcomes defined, the primary one named.', 'outcomes'],
      ['7', 'Statistical methods and how assumptions were checked.', 'statistics'],
      ['8', 'Species, strain, sex, age or weight, source and health.', 'animals'],
      ['9', 'Procedures: what, how, when, where and why.', 'procedures'],
      ['10', 'Results with variability, and effects with their interval.', 'results-spread'],
    ],
    'Recommended set': [
      ['11', 'An abstract with aims, species, methods, findings and conclusions.', 'structured-abstract'],
      ['12', 'Background, and why this animal model answers the question.', 'background'],
      ['13', 'The research question or hypothesis.', 'aim'],
      ['14', 'Approval of the use of animals.', 'animal-ethics'],
      ['15', 'Housing and care.', 'housing'],
      ['16', 'What was done against pain and distress, and humane end points.', 'welfare'],
      ['17', 'Interpretation with limitations.', 'limitations'],
      ['18', 'How far findings carry over to other species.', 'generalisability'],
      ['19', 'Whether a protocol was registered before.', 'protocol'],
      ['20', 'Whether and where data can be had.', 'data-availability'],
      ['21', 'Interests and funding.', 'funding'],
    ],
  }),
}
