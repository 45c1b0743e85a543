import { measures } from '../measures/measure.ts'
import type { Reported } from '../measures/study-effect.ts'
import type { Analysis } from './analysis.ts'
import { furtherColumns, furtherLines, moderatorColumns, rmaCall, type ScriptChoices } from './r-further.ts'
import { oneLine, rNumber, rText } from './r-values.ts'
import type { AnalysisSettings } from './study-table.ts'

/**
 * An R script for the package metafor that computes the same from the same table: the raw numbers where metafor knows the measure,
 * otherwise effects and variances; then subgroups, moderators, small-study tests and what the answer hangs on, where the table has
 * what they need. Runs as it is, with no file beside it.
 */
export function rScript(analysis: Analysis, choices: ScriptChoices = {}): string {
  const { settings, used } = analysis
  const raw = rawColumns(analysis)
  const effects = { yi: used.map(({ effect }) => effect.effect), vi: used.map(({ effect }) => effect.variance) }
  const moderators = moderatorColumns(analysis, choices.moderators)
  const columns = [
    `study = c(${used.map(({ label }) => rText(label)).join(', ')})`,
    ...Object.entries(raw ?? effects).map(([name, values]) => `${name} = c(${values.map(rNumber).join(', ')})`),
    ...furtherColumns(analysis, moderators),
  ]
  const lines = [
    '# Made by Roadrunner. Needs the package metafor: install.packages("metafor")',
    'library(metafor)',
    '',
    ...moderators.map(({ column, name }) => `# ${column}: ${oneLine(name)}`),
    'dat <- data.frame(',
    columns.map((column) => `  ${column}`).join(',\n'),
    ')',
    ...(raw ? [escalc(settings, raw)] : []),
    '',
    ...fit(settings, raw),
    'print(res)',
    ...after(analysis),
    ...furtherLines(analysis, moderators, choices),
  ]
  return `${lines.join('\n')}\n`
}

const isByTable = ({ model }: AnalysisSettings) => model === 'mantel-haenszel' || model === 'peto'

type Columns = Record<string, number[]>

/** The columns by metafor's names, when every line has the numbers that its measure is computed from. */
function rawColumns({ used, settings }: Analysis): Columns | undefined {
  if (settings.zeroCells.add === 'by-group-size') return undefined
  const rows = used.map(({ row }) => columnsOf(row.reported))
  const names = Object.keys(rows[0] ?? {})
  const same = rows.every((row) => row && Object.keys(row).join() === names.join())
  if (!same || names.length === 0) return undefined
  return Object.fromEntries(names.map((name) => [name, rows.map((row) => row?.[name] ?? Number.NaN)]))
}

function columnsOf(reported: Reported): Record<string, number> | undefined {
  switch (reported.kind) {
    case 'counts': {
      const { events, total, controlEvents, controlTotal, sharedBy = 1 } = reported
      return { ai: events, n1i: total, ci: controlEvents / sharedBy, n2i: controlTotal / sharedBy }
    }
    case 'rates': {
      const { events, time, controlEvents, controlTime, sharedBy = 1 } = reported
      return { x1i: events, t1i: time, x2i: controlEvents / sharedBy, t2i: controlTime / sharedBy }
    }
    case 'means': {
      const { mean, sd, n, controlMean, controlSd, controlN, sharedBy = 1 } = reported
      return { m1i: mean, sd1i: sd, n1i: n, m2i: controlMean, sd2i: controlSd, n2i: controlN / sharedBy }
    }
    case 'mean':
      return { mi: reported.mean, sdi: reported.sd, ni: reported.n }
    case 'correlation':
      return { ri: reported.r, ni: reported.n }
    case 'share':
      return { xi: reported.events, ni: reported.total }
    default:
      return undefined
  }
}

const argumentsOf = (columns: Columns) =>
  Object.keys(columns)
    .map((name) => `${name} = ${name}`)
    .join(', ')
const zeroCells = ({ zeroCells: { add, doubleZero } }: AnalysisSettings) => {
  const to = { 'where-zero': 'only0', all: 'all', never: 'none', 'by-group-size': 'only0' }[add]
  return `add = 1/2, to = "${to}", drop00 = ${doubleZero === 'leave-out' ? 'TRUE' : 'FALSE'}`
}

function escalc(settings: AnalysisSettings, columns: Columns): string {
  const measure = measures[settings.measure].metafor
  const counts = ('ai' in columns || 'x1i' in columns) && settings.measure !== 'PETO' ? `, ${zeroCells(settings)}` : ''
  const variance = settings.measure === 'MD' && settings.meanVariance === 'pooled' ? ', vtype = "HO"' : ''
  return `dat <- escalc(measure = "${measure}", ${argumentsOf(columns)}, data = dat${counts}${variance})`
}

function fit(settings: AnalysisSettings, raw: Columns | undefined): string[] {
  const level = `level = ${Number((100 * settings.level).toFixed(6))}`
  if (settings.model === 'peto' && raw)
    return [`res <- rma.peto(${argumentsOf(raw)}, slab = study, data = dat, ${level})`]
  if (settings.model === 'mantel-haenszel' && raw) {
    return [`res <- rma.mh(measure = "${settings.measure}", ${argumentsOf(raw)}, slab = study, data = dat, ${level})`]
  }
  return [`res <- ${rmaCall(settings, 'slab = study, data = dat')}`]
}

const TRANSFORMS = {
  exp: 'exp',
  tanh: 'transf.ztor',
  logistic: 'transf.ilogit',
  sine: 'transf.iarcsin',
  'freeman-tukey': 'transf.ipft.hm',
  same: '',
} as const

function after({ settings, used, pooled }: Analysis): string[] {
  const transform = TRANSFORMS[measures[settings.measure].back]
  const sizes = used.map(({ effect }) => effect.n ?? Number.NaN)
  const targs = transform === 'transf.ipft.hm' ? `, targs = list(ni = c(${sizes.map(rNumber).join(', ')}))` : ''
  const lines = transform ? [`print(predict(res, transf = ${transform}${targs}))`] : ['print(predict(res))']
  const kind = pooled?.prediction?.kind
  if (isByTable(settings) || settings.model === 'common' || kind === undefined) return lines
  const tail = rNumber(1 - (1 - settings.level) / 2)
  const quantile = kind === 'normal' ? `qnorm(${tail})` : `qt(${tail}, res$k - ${kind === 'k-2' ? 2 : 1})`
  return [
    ...lines,
    'print(confint(res))',
    `# prediction interval on the pooled scale`,
    `print(res$beta[1] + c(-1, 1) * ${quantile} * sqrt(res$tau2 + res$se^2))`,
  ]
}
