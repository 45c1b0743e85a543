import type { FactOf } from '../evidence/facts/fact.ts'
import type { StudyDesign } from '#contract/papers.ts'

export const designWords: Record<StudyDesign, string> = {
  protocol: 'Protocol',
  'quasi-randomised-trial': 'Quasi-randomised trial',
  'controlled-trial': 'Controlled trial, allocation not stated',
  'meta-analysis': 'Meta-analysis',
  'systematic-review': 'Systematic review',
  'randomised-trial': 'Randomised trial',
  cohort: 'Cohort study',
  'case-control': 'Case-control study',
  'cross-sectional': 'Cross-sectional study',
  'before-after': 'Before-after study',
  'case-report': 'Case report',
  'secondary-analysis': 'Secondary analysis',
  qualitative: 'Qualitative study',
  animal: 'Animal study',
  'in-vitro': 'In vitro study',
  method: 'Method paper',
  review: 'Review',
  guideline: 'Guideline',
  theory: 'Theory',
  unknown: 'Unknown',
}

/** Words of the library's categories for what the rules read. */
export const categoryWords: Record<string, string> = {
  randomised: 'Randomised', computer: 'Computer-generated', blocks: 'Blocks', stratified: 'Stratified', minimisation: 'Minimisation',
  cluster: 'Clusters', ratio: 'Ratio stated', envelopes: 'Sealed envelopes', central: 'Central allocation', stated: 'Stated',
  double: 'Double', single: 'Single', triple: 'Triple', open: 'Open', assessor: 'Assessors', blinded: 'Blinded',
  'intention-to-treat': 'Intention to treat', 'modified intention-to-treat': 'Modified intention to treat', 'per-protocol': 'Per protocol',
  'as-treated': 'As treated', 'complete-case': 'Complete cases', none: 'None declared', declared: 'Declared', 'on request': 'On request',
  'not available': 'Not available', approved: 'Approved', waived: 'Waived', consent: 'Consent', declaration: 'Declaration',
} // prettier-ignore

/** A number with the minus sign of print. */
const signed = (value: number) => String(value).replace('-', '−')

/** "OR 2.1 (95% CI 1.2 to 3.4), p = 0.01"; of an estimate whose measure the text does not name this is said. */
export function effectWords({
  measure,
  value,
  interval,
  p,
}: Pick<FactOf<'effect-size'>, 'measure' | 'value' | 'interval' | 'p'>): string {
  const name =
    { proportion: '', estimate: '', difference: 'difference ', eta2: 'η² ', omega2: 'ω² ', R2: 'R² ', beta: 'β ' }[
      measure as string
    ] ?? `${measure} `
  const percent = measure === 'proportion' ? '%' : ''
  const range = interval ? ` (${interval.level}% CI ${signed(interval.low)} to ${signed(interval.high)})` : ''
  return `${name}${signed(value)}${percent}${range}${p ? `, p ${p.operator} ${p.value}` : ''}${measure === 'estimate' ? ' [measure not named]' : ''}`
}

/** "12.3 (SD 4.5) kg" */
export function meanWords({ value, spread, unit }: Pick<FactOf<'mean'>, 'value' | 'spread' | 'unit'>): string {
  const width = spread.type === 'unclear' ? `± ${spread.value}` : `(${spread.type} ${spread.value})`
  return `${signed(value)} ${width}${unit ? ` ${unit}` : ''}`
}

const perMonth = { hours: 1 / 730.5, days: 1 / 30.4375, weeks: 7 / 30.4375, months: 1, years: 12 }
const round = (value: number) => Math.round(value * 100) / 100

/** A time in months, to two decimals: 6 weeks are 1.38. */
export const monthsOf = ({ value, unit }: { value: number; unit: keyof typeof perMonth }): number =>
  round(value * perMonth[unit])

const perYear = { years: 1, months: 1 / 12, weeks: 1 / 52.1775, days: 1 / 365.25 }
/** An age in years, to two decimals. */
export const yearsOf = ({ value, unit }: { value: number; unit: keyof typeof perYear }): number =>
  round(value * perYear[unit])
