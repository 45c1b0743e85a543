import { measures } from '../measures/measure.ts'
import { tau2Names } from '../models/tau2.ts'
import type { Analysis } from './analysis.ts'
import { decimalsFor, numberText, pText } from './number-text.ts'
import type { AnalysisSettings } from './study-table.ts'

const levelText = (level: number) => `${Number((100 * level).toFixed(4))}%`

/** How the model is called in a sentence: "a random-effects model (restricted maximum likelihood)". */
export function modelText({ model, test }: AnalysisSettings): string {
  if (model === 'mantel-haenszel') return 'the Mantel-Haenszel method, which takes one common effect'
  if (model === 'peto') return "Peto's method, which takes one common effect"
  const interval =
    test === 'normal'
      ? ''
      : test === 'knapp-hartung'
        ? ', Knapp-Hartung interval'
        : ', Knapp-Hartung interval that is never narrower than the normal one'
  if (model === 'common') return `a common-effect model (inverse variance${interval})`
  return `a random-effects model (variance between studies by ${tau2Names[model]}${interval})`
}

/** What was found, in two to four sentences with all the numbers; why not, where nothing was pooled. */
export function resultsText({ pooled, notPooled, settings }: Analysis): string {
  if (!pooled) return notPooled?.reason ?? 'Nothing was pooled.'
  const { name } = measures[settings.measure]
  const level = levelText(settings.level)
  const { natural, heterogeneity, prediction } = pooled
  const shown = decimalsFor(natural.low, natural.high)
  const range = ({ low, high }: { low: number; high: number }, decimals = shown) =>
    `${numberText(low, decimals)} to ${numberText(high, decimals)}`
  const test = measures[settings.measure].none === undefined ? '' : `; ${pText(pooled.p)}`
  const found = `${pooled.k} studies were pooled by ${modelText(settings)}: the ${name} was ${numberText(natural.estimate, shown)} (${level} CI ${range(natural)}${test}).`

  const i2Range = heterogeneity.i2Interval ? `, ${level} CI ${range(heterogeneity.i2Interval, 0)}%` : ''
  const tau2 = isRandom(settings) ? `; τ² = ${numberText(heterogeneity.tau2, 3)}` : ''
  const differ = `Heterogeneity: Q = ${numberText(heterogeneity.q)} on ${heterogeneity.df} degree${heterogeneity.df === 1 ? '' : 's'} of freedom, ${pText(heterogeneity.p)}; I² = ${numberText(heterogeneity.i2, 0)}%${isRandom(settings) ? i2Range : ''}${tau2}.`
  if (!prediction)
    return isRandom(settings) ? `${found} ${differ} ${noPrediction(pooled.k)}`.trim() : `${found} ${differ}`

  const by = {
    'k-2': `t with k − 2 = ${pooled.k - 2} degrees of freedom`,
    'k-1': `t with k − 1 = ${pooled.k - 1} degrees of freedom`,
    normal: 'normal distribution',
  }[prediction.kind]
  const predicted = `In a new study the ${name} would be expected between ${numberText(prediction.natural.low, shown)} and ${numberText(prediction.natural.high, shown)} (${level} prediction interval, ${by}).`
  return `${found} ${differ} ${predicted}`
}

const isRandom = ({ model }: AnalysisSettings) => model !== 'common' && model !== 'mantel-haenszel' && model !== 'peto'
const noPrediction = (k: number) =>
  k === 2 ? 'Two studies allow no prediction interval with k − 2 degrees of freedom.' : ''

/** What was added to empty cells, for a table in which something was. */
function zeroCellText({ measure, zeroCells: { add } }: AnalysisSettings): string {
  const cells = measure === 'IRR' ? 'event counts' : 'cells'
  if (add === 'all') return `To all ${cells} of every study 0.5 was added.`
  const what = add === 'by-group-size' ? 'together 1, by the sizes of the groups,' : '0.5'
  return `Where a cell was empty, ${what} was added to all ${cells} of the study.`
}

/** What was done, for the methods section. */
export function methodsText({ settings, used, rows }: Analysis): string {
  const { scaleName, name, back } = measures[settings.measure]
  const scale = back === 'same' ? `The ${name} was pooled` : `The ${name} was pooled as ${scaleName}`
  const derived = used.filter(({ effect }) => effect.derived).length
  const out = rows.filter(({ state }) => state !== 'used').length
  const sentences = [
    `${scale} by ${modelText(settings)}, with ${levelText(settings.level)} intervals.`,
    used.some(({ effect }) => effect.notes.some((note) => note.includes(' added to '))) && zeroCellText(settings),
    used.some(({ effect }) => effect.notes.some((note) => note.startsWith('control group divided'))) &&
      'Control groups in several comparisons were divided among them.',
    derived > 0 &&
      `${derived} of ${used.length} effects were worked out from intervals, p values or other reported numbers.`,
    out > 0 && `${out} of ${rows.length} lines of the table did not enter the analysis.`,
  ]
  return sentences.filter((sentence) => typeof sentence === 'string').join(' ')
}
