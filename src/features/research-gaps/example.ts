import { bodyWith, papersExample, type ExampleAnalysis } from '#research/grid/example-analysis.ts'

import { exampleCopy as copy } from './example.copy.ts'
import type { GapState } from './gap-state.ts'

const facet = (id: string, { name, values }: { name: string; values: readonly string[] }) => ({
  id: `facet-${id}`,
  name,
  values: [...values],
})

/** Studies of BCG, mapped by whom they looked at and where: the words are looked up in them, as everybody's are. */
export const gapsExample: ExampleAnalysis = {
  ...papersExample,
  question: copy.question,
  body: (columns) =>
    bodyWith(columns, {
      gap: { facets: [facet('people', copy.people), facet('place', copy.place)] } satisfies GapState,
    }),
}
