import type { GridEntry } from '#contract/grid.ts'
import { bodyWith, type ExampleAnalysis } from '#research/grid/example-analysis.ts'
import { passageIn } from '#research/grid/passage-in.ts'
import { startColumns } from '#research/grid/start-columns.ts'
import { evidenceItem } from '#science/hypotheses/evidence-item.ts'

import { exampleCopy as copy } from './example.copy.ts'
import { hypothesisColumn, itemColumns, SAMPLE_SIZE, type RatingWord } from './hypothesis-columns.ts'

type Hypothesis = keyof typeof copy.hypotheses
const columnId = (of: Hypothesis) => `hypothesis-${of}`

/** Passages with how each hypothesis bears them, and why where that is not plain. */
const items: readonly {
  quote: string
  ratings: Record<Hypothesis, RatingWord>
  why?: Partial<Record<Hypothesis, string>>
}[] = [
  {
    quote:
      'The risk ratio computed from these counts is 1.01 (95% CI 0.89 to 1.14), so BCG gave no measurable protection against adult pulmonary disease in Chingleput.',
    ratings: { exposure: 'consistent', age: 'neutral', allocation: 'inconsistent' },
    why: { allocation: copy.why.randomNone },
  },
  {
    quote:
      'The large effect in infants in a northern setting contrasts with the null results later obtained in south India.',
    ratings: { exposure: 'consistent', age: 'consistent', allocation: 'inconsistent' },
    why: { allocation: copy.why.randomLarge },
  },
  {
    quote:
      'The British trial remains the strongest single piece of evidence that BCG can protect adolescents against pulmonary tuberculosis.',
    ratings: { exposure: 'consistent', age: 'consistent', allocation: 'strongly inconsistent' },
    why: { age: copy.why.noReaction, allocation: copy.why.randomLarge },
  },
  {
    quote:
      'The region lies at 33 degrees of latitude and many residents had probably been sensitised by environmental mycobacteria.',
    ratings: { exposure: 'consistent', age: 'neutral', allocation: 'inconsistent' },
    why: { allocation: copy.why.ruleNone },
  },
  {
    quote: 'The protection in Puerto Rico was clearly smaller than in the British trial of adolescents.',
    ratings: { exposure: 'consistent', age: 'weakly inconsistent', allocation: 'weakly inconsistent' },
    why: { age: copy.why.noReactionLess },
  },
  {
    quote:
      'Trials at higher latitudes also showed more protection, but age and tuberculin testing accounted for much of that pattern.',
    ratings: { exposure: 'weakly inconsistent', age: 'strongly consistent', allocation: 'neutral' },
  },
  {
    quote:
      'Exposure to environmental mycobacteria is judged the most convincing single explanation, because such exposure is common near the equator and can give some immunity of its own.',
    ratings: { exposure: 'strongly consistent', age: 'neutral', allocation: 'neutral' },
  },
  {
    quote: 'The risk ratio computed from these counts is 0.46 (95% CI 0.39 to 0.54).',
    ratings: { exposure: 'consistent', age: 'neutral', allocation: 'consistent' },
    why: { allocation: copy.why.alternationClear },
  },
]

/** Three explanations of why trials of BCG differ, set against what the papers say. */
export const hypothesisExample: ExampleAnalysis = {
  question: copy.question,
  about: 'BCG',
  choose: (found) => found.filter((paper) => items.some(({ quote }) => passageIn([paper], quote))),
  body: () => {
    const hypotheses = Object.entries(copy.hypotheses).map(([key, statement]) =>
      hypothesisColumn(statement, `hypothesis-${key}`),
    )
    return bodyWith([...hypotheses, ...itemColumns, ...startColumns(SAMPLE_SIZE)])
  },
  entries: (papers) =>
    items.flatMap(({ quote, ratings, why = {} }, at): GridEntry[] => {
      const evidence = passageIn(papers, quote)
      if (!evidence) return []
      const { rowId, entries } = evidenceItem(
        { text: quote, documentId: evidence.documentId, evidence },
        `example-${at}`,
      )
      const rated = Object.entries(ratings).map(([key, value]): GridEntry => {
        const of = key as Hypothesis
        const note = why[of]
        const cell = {
          kind: 'cell' as const,
          verb: 'set' as const,
          rowId,
          columnId: columnId(of),
          columnVersion: 1,
          value,
        }
        return { ...cell, ...(note !== undefined && { note }) }
      })
      return [...entries, ...rated]
    }),
}
