import type { StatementProblem } from '#contract/evidence.ts'

import { sampleSizesIn } from '../evidence/sample-size.ts'
import { directionOf, oppose } from './direction.ts'
import type { ReadablePaper } from './read-papers.ts'
import { amountProblems } from './statement-amounts.ts'
import { polarityProblems } from './statement-polarity.ts'

type Borne = {
  /** Passages that were found where they were said to stand. */
  sources: readonly string[]
  /** Papers that these passages are from. */
  papers?: readonly ReadablePaper[]
}

const MOST = 20
const SUBJECT_MAX = 300
/** Of a longer sentence the direction is not read beyond this. */
const LETTERS = 4000

/**
 * What a sentence says beyond, or against, the passages that bear it: numbers, units and names of ratios that stand in none
 * of them and are no known fact of their papers (year, people studied), another direction, a denial that is not theirs. One
 * check for everything that a model writes. It reads words, and does not see who was compared with whom: an empty list means that
 * nothing was found, not that the sentence is true.
 */
export function statementProblems(text: string, { sources, papers = [] }: Borne): StatementProblem[] {
  if (sources.length === 0) return []
  const amounts = amountProblems(text, sources, { facts: papers.flatMap(factsOf), counts: papers.length })
  const isNull = sources.some((source) => directionOf(source.slice(0, LETTERS)) === 'no difference')
  const polarity = polarityProblems(text, sources, isNull)
  const problems: StatementProblem[] = [...amounts, ...(polarity.length > 0 ? polarity : figureProblems(text, sources))]
  return problems
    .slice(0, MOST)
    .map(({ kind, subject }) => ({ kind, ...(subject !== undefined && { subject: subject.slice(0, SUBJECT_MAX) }) }))
}

/** "Higher" beside a quote whose ratio says lower, or whose p value or interval leaves it open. Of several quotes it is not known which one is meant. */
function figureProblems(text: string, [only, ...more]: readonly string[]): StatementProblem[] {
  if (only === undefined || more.length > 0) return []
  const said = directionOf(text.slice(0, LETTERS))
  const borne = directionOf(only.slice(0, LETTERS))
  if (!said || !borne || said === 'no difference' || !oppose(said, borne)) return []
  return [{ kind: borne === 'no difference' ? 'denial-differs' : 'direction-differs', subject: said }]
}

/** Numbers that are known of a paper: its year, and how many people it says that it studied. */
function factsOf({ year, abstract = '' }: ReadablePaper): number[] {
  return [...(year === undefined ? [] : [year]), ...sampleSizesIn(abstract.slice(0, 6000)).map(({ value }) => value)]
}
