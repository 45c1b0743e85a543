import type { Paper } from '#contract/papers.ts'
import { bodyWith, trialsOf, type ExampleAnalysis } from '#research/grid/example-analysis.ts'
import { readPapers } from '#science/synthesis/read-papers.ts'

import { newOutcome, type ClinicalState } from './clinical-state.ts'
import { exampleCopy as copy } from './example.copy.ts'

/** Per cent of the unvaccinated who fell ill: the median of the trials by their own counts. */
const BASELINE = '1.4'

/** The risk ratio that each text gives, as somebody would have taken it over. */
const takenFrom = (papers: readonly Paper[]): Record<string, string> =>
  Object.fromEntries(
    readPapers(papers).flatMap(({ paper, sentences }) => {
      const effect = sentences.flatMap(({ effects }) => effects).find(({ measure }) => measure === 'RR')
      return effect?.interval ? [[paper.id, `${effect.value} (${effect.interval.low} to ${effect.interval.high})`]] : []
    }),
  )

/** One outcome over trials of BCG, in absolute numbers, with what its certainty loses and why. */
export const clinicalExample: ExampleAnalysis = {
  question: copy.question,
  about: 'BCG',
  choose: trialsOf,
  body: (columns, papers) => {
    const state: ClinicalState = {
      parts: { ...copy.parts },
      outcomes: [
        {
          ...newOutcome('tuberculosis', copy.outcome, 'RR'),
          typed: takenFrom(papers),
          baseline: BASELINE,
          steps: {
            'risk-of-bias': { levels: '1', reason: copy.steps.bias },
            inconsistency: { levels: '1', reason: copy.steps.inconsistency },
          },
        },
      ],
      applicability: {},
    }
    return bodyWith(columns, { clinical: state })
  },
}
