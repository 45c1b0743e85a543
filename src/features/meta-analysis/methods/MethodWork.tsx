import type { Outcome } from '#research/meta-analysis/outcome.ts'

import { AccuracyResults } from './AccuracyResults.tsx'
import { NetworkResults } from './NetworkResults.tsx'

/** What follows from the table of a method besides the usual one. */
export const MethodWork = ({ outcome }: { outcome: Outcome }) =>
  outcome.network ? <NetworkResults outcome={outcome} /> : <AccuracyResults outcome={outcome} />
