import type { StudyDesign } from '#contract/papers.ts'

import type { AnyEffectMeasure } from '../effect-measures.ts'
import type { RuleHit } from '../numbers.ts'
import type { SampleStage } from '../sample-role.ts'
import type { EffectRole } from './effect-role.ts'

/** Parts that papers have in common, whatever their headings say. */
export const paperParts = [
  'title', 'abstract', 'background', 'aim', 'methods', 'results', 'discussion', 'limitations', 'conclusions', 'funding',
  'conflicts', 'availability', 'ethics', 'registration', 'acknowledgements', 'references', 'supplement',
] as const // prettier-ignore
export type PaperPart = (typeof paperParts)[number]

/** Where a fact stands: `found === text.slice(start, end)`, in UTF-16 units of the text as it was given, end exclusive. */
export type FactPlace = RuleHit & {
  sentence: { start: number; end: number }
  /** Heading above it, as the text writes it. */
  section?: string
  part?: PaperPart
  /** Read by the headings of a table: the row, which is its sentence, does not say by itself what the figure is. */
  inTable?: true
}

export type Interval = { low: number; high: number; level: number }
/** Signs of a p value; `decimals` as it is written, because "p = .05" stands for everything that rounds to it. */
export type ReportedP = { operator: '=' | '<' | '>' | '≤' | '≥'; value: number; decimals: number }
export type TestStatistic = 't' | 'F' | 'chi2' | 'z' | 'r' | 'U' | 'Q' | 'H' | 'W'
export type Spread = { type: 'SD' | 'SE' | 'unclear'; value: number; decimals: number }

/** What the rules can read, by kind. `value` is normalised: a number, a word of a fixed list, or the words themselves. */
export type FactValues = {
  'sample-size': { value: number; of: string; role: 'total' | 'analysed' | 'arm' | 'screened' | 'planned' | 'unclear'; stage?: SampleStage; arm?: string }
  arm: { value: string; role: 'intervention' | 'comparator'; n?: number }
  population: { value: string }
  design: { value: StudyDesign; first: boolean }
  country: { value: string }
  setting: { value: string }
  period: { value: string; from: string; to?: string }
  'follow-up': { value: number; unit: TimeUnit }
  /** A time at which people were seen, by words that speak of no follow-up. */
  visit: { value: number; unit: TimeUnit }
  age: { value: number; unit: 'years' | 'months' | 'weeks' | 'days'; statistic: 'mean' | 'median' | 'range' | 'from'; spread?: number; to?: number }
  sex: { value: number; unit: '%' | 'people'; sex: 'female' | 'male' }
  'effect-size': { value: number; measure: AnyEffectMeasure; decimals: number; interval?: Interval & { decimals: number }; outside?: Interval; p?: ReportedP; role?: EffectRole; primary?: boolean; about?: string }
  mean: { value: number; decimals: number; unit?: string; spread: Spread; n?: number; whole?: boolean }
  median: { value: number; unit?: string; range?: { low: number; high: number; type: 'IQR' | 'range' | 'unclear' } }
  test: { value: number; statistic: TestStatistic; decimals: number; df?: number; df2?: number; n?: number; p?: ReportedP; oneSided: boolean; bound?: '<' | '>' }
  'p-value': { value: number; operator: ReportedP['operator']; decimals: number; role: 'result' | 'threshold' | 'other-study' }
  percentage: { value: number; unit: '%'; decimals: number; events?: number; of?: number; complement?: boolean }
  count: { value: number; of: number }
  registration: { value: string; register: string }
  funding: { value: 'named' | 'none'; funders: string[]; grants: string[] }
  conflict: { value: 'none' | 'declared' }
  'data-availability': { value: 'open' | 'on request' | 'not available' | 'stated' }
  'code-availability': { value: 'open' | 'on request' | 'stated' }
  ethics: { value: 'approved' | 'waived' | 'consent' | 'declaration' }
  limitation: { value: string }
  'future-work': { value: string }
  aim: { value: string }
  'main-finding': { value: string }
  'abstract-part': { value: PaperPart }
  blinding: { value: 'double' | 'single' | 'triple' | 'open' | 'assessor' | 'blinded' }
  randomisation: { value: 'randomised' | 'computer' | 'blocks' | 'stratified' | 'minimisation' | 'cluster' | 'ratio' }
  concealment: { value: 'envelopes' | 'central' | 'stated' }
  attrition: { value: number; unit: '%' | 'people'; of: 'lost' | 'kept' }
  analysis: { value: 'intention-to-treat' | 'modified intention-to-treat' | 'per-protocol' | 'as-treated' | 'complete-case' }
  outcome: { value: string; role: 'primary' | 'secondary' }
  'sample-size-reason': { value: string; power?: number; alpha?: number }
} // prettier-ignore

export type TimeUnit = 'hours' | 'days' | 'weeks' | 'months' | 'years'
export type FactKind = keyof FactValues
/** A fact of one kind: what it says and where it stands. */
export type FactOf<K extends FactKind> = { [Kind in K]: { kind: Kind } & FactValues[Kind] & FactPlace }[K]
/** What a rule found in a text. It finds; whether it means what it seems to, a person decides. */
export type Fact = FactOf<FactKind>

/** A fact before its sentence and section are known, in offsets of the folded text. */
export type RawFact = { [K in FactKind]: { kind: K } & FactValues[K] & { start: number; end: number } }[FactKind]
