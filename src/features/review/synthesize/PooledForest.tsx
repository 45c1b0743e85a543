import { useMemo, useState } from 'react'

import { compute } from '#research/meta-analysis/compute.ts'
import { readDocument } from '#research/meta-analysis/document.ts'
import { forestOf } from '#research/meta-analysis/forest.ts'
import { ForestPlot } from '#research/meta-analysis/ForestPlot.tsx'

/** The forest plot of one outcome of an analysis, by its place there; nothing for what cannot be read or has no numbers. */
export function PooledForest({ body, place }: { body: unknown; place: number }) {
  const [chosenId, setChosenId] = useState<string>()
  const computed = useMemo(() => {
    const read = readDocument(body)
    const outcome = read.ok ? read.document.outcomes[place] : undefined
    return outcome && compute(outcome)
  }, [body, place])
  if (!computed || computed.analysis.used.length === 0) return null
  return (
    <ForestPlot
      computed={computed}
      forest={forestOf(computed)}
      chosenId={chosenId}
      onChoose={(id) => setChosenId(id === chosenId ? undefined : id)}
    />
  )
}
