import { expit, sensitivityAt, type Bivariate } from '#science/statistics/diagnostic/bivariate.ts'
import { numberText } from '#science/statistics/report/number-text.ts'
import { axisTicks } from '#shared/figures/axis-ticks.ts'
import { FigureFrame } from '#shared/figures/FigureFrame.tsx'
import { paint } from '#shared/figures/paint.ts'
import type { AccuracyStudy } from '#research/meta-analysis/method-tables.ts'

import { ScatterPlot, type Place } from '../figures/ScatterPlot.tsx'

type Props = { name: string; studies: readonly AccuracyStudy[]; model: Bivariate }

const STEPS = 96
const AXIS = { low: 0, high: 1, ticks: axisTicks(0, 1, 6) }

const pointOf = ({ tp, fn, fp, tn }: AccuracyStudy['table']) => ({ x: fp / (fp + tn), y: tp / (tp + fn) })

/** A region around the mean logits as a closed line: false positives across, sensitivity up. */
function regionPath(model: Bivariate, covariance: readonly (readonly number[])[], place: Place): string {
  const [[a = 0, b = 0] = [], [, d = 0] = []] = covariance
  const root = Math.sqrt(model.regions.radius)
  const [first, second] = [Math.sqrt(a), b / Math.sqrt(a)]
  const rest = Math.sqrt(Math.max(0, d - second * second))
  const points = Array.from({ length: STEPS }, (_, i) => {
    const angle = (2 * Math.PI * i) / STEPS
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    const sens = expit(model.sensitivity.logit + root * first * x)
    const spec = expit(model.specificity.logit + root * (second * x + rest * y))
    return `${place.x(1 - spec).toFixed(1)},${place.y(sens).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

/** The summary curve over the false positives that the studies saw, not beyond them. */
function curvePath(model: Bivariate, studies: readonly AccuracyStudy[], place: Place): string | undefined {
  const { curve } = model
  if (!curve) return undefined
  const seen = studies.map(({ table }) => pointOf(table).x)
  const [low, high] = [Math.max(0.001, Math.min(...seen)), Math.min(0.999, Math.max(...seen))]
  const points = Array.from({ length: STEPS + 1 }, (_, i) => {
    const x = low + ((high - low) * i) / STEPS
    return `${place.x(x).toFixed(1)},${place.y(sensitivityAt(curve, x)).toFixed(1)}`
  })
  return `M${points.join('L')}`
}

/** Studies in ROC space with the summary point, its regions and the summary curve; the plot alone, for files too. */
export function SrocPlot({ studies, model, width }: Omit<Props, 'name'> & { width: number }) {
  const most = Math.max(...studies.map(({ table: { tp, fn, fp, tn } }) => tp + fn + fp + tn))
  const points = studies.map(({ id, label, table }) => {
    const { x, y } = pointOf(table)
    const size = table.tp + table.fn + table.fp + table.tn
    return {
      id,
      label: `${label}: sensitivity ${numberText(y, 2)}, specificity ${numberText(1 - x, 2)}`,
      x,
      y,
      radius: 3 + 6 * Math.sqrt(size / most),
    }
  })
  return (
    <ScatterPlot
      width={width}
      title={`Summary ROC of ${studies.length} studies`}
      desc={`Sensitivity ${numberText(model.sensitivity.estimate, 2)}, specificity ${numberText(model.specificity.estimate, 2)}.`}
      x={{ ...AXIS, label: '1 − specificity' }}
      y={{ ...AXIS, label: 'Sensitivity' }}
      points={points}
      behind={(place) => {
        const [x, y] = [place.x(1 - model.specificity.estimate), place.y(model.sensitivity.estimate)]
        const curve = curvePath(model, studies, place)
        return (
          <g fill="none">
            <path
              d={regionPath(model, model.regions.prediction, place)}
              stroke={paint.lineStrong}
              strokeDasharray="3 4"
            />
            <path
              d={regionPath(model, model.regions.confidence, place)}
              fill={paint.accentSoft}
              stroke={paint.accent}
            />
            {curve !== undefined && <path d={curve} stroke={paint.ink} strokeWidth={1.5} />}
            <path d={`M${x - 7},${y}L${x},${y - 7}L${x + 7},${y}L${x},${y + 7}Z`} fill={paint.accent} />
          </g>
        )
      }}
    />
  )
}

/** The summary ROC plot with its caption and table. */
export function SrocFigure({ name, studies, model }: Props) {
  return (
    <FigureFrame
      title="Summary ROC"
      fileName={`summary ROC ${name}`}
      caption="Each circle is a study, larger with its number of people. The diamond is the mean, the line around it its 95% confidence region, the broken line the 95% prediction region of a new study. The curve runs over the false positives that the studies saw, not beyond them."
      table={{
        columns: [
          { label: 'Study' },
          ...['TP', 'FN', 'FP', 'TN'].map((label) => ({ label, isNumber: true })),
          { label: 'Sensitivity', isNumber: true },
          { label: 'Specificity', isNumber: true },
        ],
        rows: studies.map(({ id, label, table }) => {
          const { x, y } = pointOf(table)
          return {
            id,
            cells: [
              label,
              ...[table.tp, table.fn, table.fp, table.tn].map((value) => ({ text: String(value), value })),
              { text: numberText(y, 3), value: y },
              { text: numberText(1 - x, 3), value: 1 - x },
            ],
          }
        }),
      }}
    >
      {(width) => <SrocPlot studies={studies} model={model} width={Math.min(width, 620)} />}
    </FigureFrame>
  )
}
