import { bodyWith, type ExampleAnalysis } from '#research/grid/example-analysis.ts'

import { columnOfConcept } from './concept-columns.ts'
import { exampleCopy as copy } from './example.copy.ts'

/** What trials of BCG speak of when they differ. The marks are read from the papers, as everybody's are. */
export const matrixExample: ExampleAnalysis = {
  question: copy.question,
  about: 'BCG',
  choose: (found) => found,
  body: (columns) => {
    const concepts = Object.entries(copy.concepts).map(([key, { name, synonyms }]) =>
      columnOfConcept({ id: `concept-${key}`, name, synonyms: [...synonyms] }),
    )
    return bodyWith([...columns, ...concepts])
  },
}
