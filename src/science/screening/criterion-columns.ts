import type { Criterion } from '#contract/review-body.ts'
import type { GridColumn } from '#contract/grid.ts'

import { textHash } from '../evidence/document-text.ts'

const HOLDS = 'holds'
const HOLDS_NOT = 'does not hold'
const NAME_MAX = 200

/** A criterion whose words are changed is another question: what was suggested for the old words no longer shows. */
export const criterionColumnId = ({ kind, text }: Pick<Criterion, 'kind' | 'text'>): string =>
  `criterion-${textHash(`${kind} ${text}`)}`

/** The criteria of a review as questions to one record: for each whether it holds, by the words of the record. */
export const criterionColumns = (criteria: readonly Criterion[]): GridColumn[] =>
  criteria
    .filter(({ text }) => text.trim() !== '')
    .map((criterion) => ({
      id: criterionColumnId(criterion),
      version: 1,
      name: criterion.text.slice(0, NAME_MAX),
      type: 'choice',
      choices: [HOLDS, HOLDS_NOT],
      instruction:
        'Say whether this holds for the study, and quote the words that show it. Leave it out where the text does not tell.',
    }))

type Told = { value: unknown; isBorne: boolean }

/**
 * What the answers to the criteria come to: one that shuts the record out is enough, and all that let it in are needed.
 * Undefined where they do not tell. Only answers whose quote stands in the record (`isBorne`) count.
 */
export function verdictBy(
  criteria: readonly Criterion[],
  answers: ReadonlyMap<string, Told>,
): 'include' | 'exclude' | undefined {
  const says = (criterion: Criterion) => {
    const told = answers.get(criterionColumnId(criterion))
    return told?.isBorne ? told.value : undefined
  }
  const including = criteria.filter(({ kind }) => kind === 'include')
  const excluding = criteria.filter(({ kind }) => kind === 'exclude')
  if (excluding.some((each) => says(each) === HOLDS) || including.some((each) => says(each) === HOLDS_NOT))
    return 'exclude'
  return including.length > 0 && including.every((each) => says(each) === HOLDS) ? 'include' : undefined
}
