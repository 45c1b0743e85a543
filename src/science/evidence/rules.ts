import { effectSizesIn, type EffectSize } from './effect-sizes.ts'
import { percentagesIn, type Percentage } from './percentages.ts'
import { pValuesIn, type PValue } from './p-values.ts'
import type { SampleSize } from './sample-role.ts'
import { sampleSizesIn } from './sample-size.ts'

/** What the rules read from a text, each with its exact place. They find; whether it means what it seems to, a person decides. */
export type Reading = SampleSize | EffectSize | PValue | Percentage

/** Everything that the rules find in a text, in the order in which it stands there. */
export const readingsIn = (text: string): Reading[] =>
  [...sampleSizesIn(text), ...effectSizesIn(text), ...pValuesIn(text), ...percentagesIn(text)].sort(
    (a, b) => a.start - b.start || a.end - b.end,
  )
