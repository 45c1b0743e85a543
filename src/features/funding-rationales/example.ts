import { bodyWith, type ExampleAnalysis } from '#research/grid/example-analysis.ts'
import { passageIn } from '#research/grid/passage-in.ts'

import { exampleCopy as copy } from './example.copy.ts'
import { startState, type FundingState } from './funding-state.ts'

/** Claims by part of the proposal, each with the passages that it stands on. */
const claims: readonly { id: keyof typeof copy.claims; sectionId: string; quotes: readonly string[] }[] = [
  { id: 'burden', sectionId: 'burden', quotes: ['About 100 million infants were given BCG in 2002.'] },
  {
    id: 'average',
    sectionId: 'known',
    quotes: [
      'Thirteen trials with data on cases gave an average relative risk of tuberculosis of 0.49 (95% CI 0.34 to 0.70) for vaccinated against unvaccinated people under a random-effects model.',
      'On average BCG halved the risk of tuberculosis, but a single average hides trials with strong protection and trials with none.',
    ],
  },
  {
    id: 'differs',
    sectionId: 'known',
    quotes: [
      'Results differed far more between trials than chance allows, and the distance of the trial site from the equator explained a large part of the differences.',
      'Trials at higher latitudes also showed more protection, but age and tuberculin testing accounted for much of that pattern.',
    ],
  },
  {
    id: 'south',
    sectionId: 'gap',
    quotes: [
      'The risk ratio computed from these counts is 1.01 (95% CI 0.89 to 1.14), so BCG gave no measurable protection against adult pulmonary disease in Chingleput.',
      'The risk ratio computed from these counts is 0.80 (95% CI 0.52 to 1.25), which is compatible with a modest benefit and with none.',
    ],
  },
  {
    id: 'signal',
    sectionId: 'now',
    quotes: ['BCG revaccination reduced sustained conversion with an efficacy of 45.4% (95% CI 6.4 to 68.1).'],
  },
  {
    id: 'marker',
    sectionId: 'new',
    quotes: ['Sustained conversion is a marker of persistent infection and not of disease.'],
  },
  {
    id: 'brazil',
    sectionId: 'precedent',
    quotes: [
      'The efficacy of revaccination against tuberculosis was 9% (95% CI -16 to 29), so the trial gave no support for a routine second dose.',
    ],
  },
  {
    id: 'size',
    sectionId: 'feasible',
    quotes: ['The trial randomised 2,797 HIV-negative infants to one dose of MVA85A or to placebo.'],
  },
  {
    id: 'deaths',
    sectionId: 'impact',
    quotes: [
      'In seven trials that reported deaths from tuberculosis the relative risk was 0.29 (95% CI 0.16 to 0.53).',
    ],
  },
]

/** The reasons for a trial of a second dose, each with what it stands on. */
export const fundingExample: ExampleAnalysis = {
  question: copy.question,
  about: 'BCG',
  choose: (found) =>
    found.filter((paper) => claims.some(({ quotes }) => quotes.some((quote) => passageIn([paper], quote)))),
  body: (columns, papers) => {
    const standing = claims.map(({ id, sectionId, quotes }) => ({
      id,
      sectionId,
      text: copy.claims[id],
      evidence: quotes.flatMap((quote) => passageIn(papers, quote) ?? []),
    }))
    const state: FundingState = {
      ...startState,
      idea: copy.idea,
      claims: standing.filter(({ evidence }) => evidence.length > 0),
    }
    return bodyWith(columns, { funding: state })
  },
}
