import { IntervalPlot } from '#research/meta-analysis/IntervalPlot.tsx'
import type { Outcome } from '#research/meta-analysis/outcome.ts'
import { FigureFrame } from '#shared/figures/FigureFrame.tsx'

import { methodsCopy as copy } from './methods.copy.ts'
import type { NetworkFound } from './methods.ts'
import { networkForest, type NetworkForest } from './network-forest.ts'

/** The plot alone, for files too. */
export function NetworkForestPlot({
  forest,
  reference,
  width,
}: {
  forest: NetworkForest
  reference: string
  width: number
}) {
  // prettier-ignore
  return (
    <IntervalPlot
      width={width}
      title={copy.forest(reference)}
      desc={copy.forestCaption(reference)}
      analysis={forest.analysis}
      rows={forest.rows}
      head="Treatment"
    />
  )
}

/** Each treatment against the reference, with its interval. */
export function NetworkForestFigure({ outcome, found }: { outcome: Outcome; found: NetworkFound }) {
  const { reference } = found.network
  const forest = networkForest(outcome, found)
  return (
    <FigureFrame
      title={copy.forest(reference)}
      fileName={`network forest ${outcome.name}`}
      caption={copy.forestCaption(reference)}
      table={forest.table}
    >
      {(width) => <NetworkForestPlot forest={forest} reference={reference} width={width} />}
    </FigureFrame>
  )
}
