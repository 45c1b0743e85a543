import type { ReactNode } from 'react'

import type { Analysis } from '#science/statistics/report/analysis.ts'
import {
  FEW_FOR_FUNNEL,
  smallStudyEffects,
  type SmallStudyEffects,
} from '#science/statistics/report/further-analyses.ts'
import { resultsText } from '#science/statistics/report/results-text.ts'
import { compute, type Computed } from '#research/meta-analysis/compute.ts'
import { forestOf } from '#research/meta-analysis/forest.ts'
import { IntervalPlot } from '#research/meta-analysis/IntervalPlot.tsx'
import { accuracyStudies, networkArms } from '#research/meta-analysis/method-tables.ts'
import { isOtherMethod, type Outcome } from '#research/meta-analysis/outcome.ts'

import { FunnelFigure } from '../figures/FunnelFigure.tsx'
import { methodsCopy as copy } from '../methods/methods.copy.ts'
import { runMethod } from '../methods/methods.ts'
import { networkForest } from '../methods/network-forest.ts'
import { NetworkForestPlot } from '../methods/NetworkForestFigure.tsx'
import { NetworkPlot } from '../methods/NetworkFigure.tsx'
import { SrocPlot } from '../methods/SrocFigure.tsx'
import { methodRows } from './method-rows.ts'

const WIDE = 960
const SQUARE = 720

/** A figure that a file takes, before it is drawn. */
export type FileFigure = { title: string; drawn: ReactNode }

/** The figures of an outcome for a file: its forest, and what its method or further methods show. */
export function outcomeFigures(outcome: Outcome): FileFigure[] {
  return isOtherMethod(outcome) ? ofMethod(outcome) : ofStudies(compute(outcome))
}

function ofMethod(outcome: Outcome): FileFigure[] {
  const { network: choices, accuracy } = outcome
  if (accuracy) {
    const { studies } = accuracyStudies(outcome)
    const found = runMethod({ is: 'accuracy', tables: studies.map(({ table }) => table), model: accuracy.model })
    if (found.is !== 'accuracy' || !found.result.ok) return []
    return [{ title: 'Summary ROC', drawn: <SrocPlot studies={studies} model={found.result.model} width={SQUARE} /> }]
  }
  const { arms } = networkArms(outcome)
  const found = choices && runMethod({ is: 'network', arms, choices })
  if (found?.is !== 'network' || !found.result.ok) return []
  const { network, edges } = found.result
  return [
    { title: 'Network', drawn: <NetworkPlot treatments={network.treatments} edges={edges} width={SQUARE} /> },
    {
      title: copy.forest(network.reference),
      drawn: <NetworkForestPlot forest={networkForest(outcome, found.result)} reference={network.reference} width={WIDE} />, // prettier-ignore
    },
  ]
}

/** The forest plot of what is pooled by study, as wide as a file takes it. */
export function forestFigure(computed: Computed): FileFigure {
  const { outcome, analysis } = computed
  const { rows, columns, domains, sides } = forestOf(computed)
  const drawn = (
    <IntervalPlot
      width={WIDE}
      title="Forest plot"
      desc={resultsText(analysis)}
      analysis={analysis}
      rows={rows}
      columns={columns}
      domains={domains}
      line={outcome.line}
      favours={sides}
    />
  )
  return { title: 'Forest plot', drawn }
}

/** The funnel plot with the studies that trim and fill would put in. */
export const funnelFigure = (analysis: Analysis, effects: SmallStudyEffects): ReactNode => (
  <FunnelFigure width={SQUARE} analysis={analysis} effects={effects} hasContours hasFilled chosenId={undefined} onChoose={() => {}} /> // prettier-ignore
)

function ofStudies(computed: Computed): FileFigure[] {
  const { outcome, analysis } = computed
  if (analysis.used.length === 0) return []
  const figures = [forestFigure(computed)]
  const effects = analysis.used.length < FEW_FOR_FUNNEL ? undefined : smallStudyEffects(analysis, outcome.fill)
  if (effects) {
    figures.push({ title: 'Funnel plot with the studies of trim and fill', drawn: funnelFigure(analysis, effects) })
  }
  const others = methodRows(computed)
  if (others.length > 0) {
    figures.push({
      title: copy.byOthers,
      drawn: <IntervalPlot width={WIDE} title={copy.byOthers} desc="" analysis={analysis} rows={others} line={outcome.line} head="Method" />, // prettier-ignore
    })
  }
  return figures
}
