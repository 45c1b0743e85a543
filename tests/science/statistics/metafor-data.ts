import type { EffectSize } from '#science/statistics/effect-sizes.ts'
import type { MeanVariance } from '#science/statistics/measures/means.ts'
import type { Measure } from '#science/statistics/measures/measure.ts'
import { effectOf, type Reported } from '#science/statistics/measures/study-effect.ts'

import { sharedBytes, sharedJson } from '../records/shared-data.ts'

/** Analyses with results of metafor to 15 digits that may lie beside the project. */
export type Numbers = Record<string, number | null>
export type ReferenceModel = {
  estimate: number
  se: number
  stat: number | null
  stat_df: number | null
  pval: number
  ci_lb: number
  ci_ub: number
  tau2: number
  se_tau2: number | null
  I2: number
  H2: number
  Q: number
  Q_df: number
  Q_p: number
  I2_Q: number
  pi_z?: [number, number]
  pi_t_km2?: [number, number]
  pi_t_km1?: [number, number]
  bt?: { estimate: number; ci_lb: number; ci_ub: number }
}
type ModelForms = { z: ReferenceModel; hartung_knapp?: ReferenceModel; hartung_knapp_adhoc?: ReferenceModel }
export type Fill = {
  k0: number
  se_k0: number | null
  side: 'left' | 'right'
  estimate: number
  se: number
  tau2: number
  filled_yi: number[]
  filled_vi: number[]
}
type Slice = { estimate: number; se: number; tau2: number; I2: number; Q: number }

export type Reference = {
  id: string
  measure: Measure
  studies: {
    slab: string
    yi: number
    vi: number
    bt_yi?: number
    ni?: number
    weight_pct_FE: number
    weight_pct_REML: number
  }[]
  models: Record<string, ModelForms>
  heterogeneity_ci?: Record<'REML' | 'DL', Record<'tau2' | 'I2' | 'H2', [number, number, number]>>
  I2_ci_higgins_thompson?: { I2: number; ci_lb: number; ci_ub: number }
  mantel_haenszel?: Numbers
  peto?: Numbers
  egger_classical?: {
    bias: number
    se: number
    t: number
    df: number
    pval: number
    limit_estimate: number
    limit_ci_lb: number
    limit_ci_ub: number
  }
  egger_mixed_REML?: {
    z: number
    pval: number
    slope: number
    slope_se: number
    limit_estimate: number
    limit_ci_lb: number
    limit_ci_ub: number
  }
  begg_rank?: { tau: number | null; pval: number | null }
  trimfill?: Record<string, Fill>
  leave_one_out?: Record<'FE' | 'DL' | 'REML', Slice[]>
  cumulative?: Record<'FE' | 'DL' | 'REML', (Slice & { added: string })[]> & { order: string }
  influence_REML?: (Numbers & { flagged: boolean })[]
  failsafe_n?: { rosenthal: number; orwin_half: number; rosenberg: number }
  subgroups?: Record<
    string,
    {
      groups: Record<'FE' | 'DL' | 'REML', (Slice & { group: string; k: number })[]>
      test_between_separate_tau2: Record<'FE' | 'DL' | 'REML', { Q: number; df: number; pval: number }>
      test_between_common_tau2: Record<'FE' | 'DL' | 'REML', { QM: number; df: number; pval: number; tau2: number }>
    }
  >
  meta_regression?: Record<
    string,
    Record<
      string,
      {
        coef: number[]
        se: number[]
        stat: number[]
        pval: number[]
        ci_lb: number[]
        ci_ub: number[]
        tau2: number
        QM: number
        QM_p: number
        QE: number
        QE_p: number
        I2: number
        H2: number
        R2: number
      }
    >
  >
}

type Entry = {
  id: string
  data: string
  measure: Measure
  columns: Record<string, string>
  k_used: number
  notes: string | null
}
export type Row = Record<string, string>
export type Case = {
  id: string
  measure: Measure
  entry: Entry
  rows: Row[]
  used: Row[]
  raw: EffectSize[]
  effects: EffectSize[]
  expected: Reference
}

export function tableOf(path: string): Row[] {
  const bytes = sharedBytes(path)
  if (!bytes) return []
  const [head = '', ...lines] = new TextDecoder().decode(bytes).split('\n').filter(Boolean)
  const cells = (line: string) =>
    [...line.matchAll(/("([^"]*)"|[^,]*)(,|$)/g)].map((match) => match[2] ?? match[1] ?? '')
  const names = cells(head)
  return lines.map((line) => Object.fromEntries(cells(line).map((cell, i) => [names[i] ?? '', cell])))
}

export function reportedOf({ measure, columns }: Entry, row: Row): Reported {
  const number = (key: string) => {
    const cell = row[columns[key] ?? '']
    return cell === undefined || cell === '' || cell === 'NA' ? Number.NaN : Number(cell)
  }
  switch (measure) {
    case 'RR':
    case 'OR':
    case 'RD':
      return {
        kind: 'counts',
        events: number('ai'),
        total: columns['n1i'] ? number('n1i') : number('ai') + number('bi'),
        controlEvents: number('ci'),
        controlTotal: columns['n2i'] ? number('n2i') : number('ci') + number('di'),
      }
    case 'MD':
    case 'SMD':
    case 'ROM':
      return {
        kind: 'means',
        mean: number('m1i'),
        sd: number('sd1i'),
        n: number('n1i'),
        controlMean: number('m2i'),
        controlSd: number('sd2i'),
        controlN: number('n2i'),
      }
    case 'COR':
    case 'ZCOR':
      return { kind: 'correlation', r: number('ri'), n: number('ni') }
    case 'PR':
    case 'PLO':
    case 'PAS':
    case 'PFT':
      return { kind: 'share', events: number('xi'), total: number('ni') }
    default:
      return { kind: 'effect-variance', effect: number('yi'), variance: number('vi') }
  }
}

/** All cases, each with the effects that our own formulas make of the raw table. Empty where the data are not. */
export function referenceCases(): Case[] {
  const entries = (sharedJson('meta-analysis/index.json') as Entry[] | undefined) ?? []
  return entries.map((entry) => {
    const rows = tableOf(`meta-analysis/${entry.data}`)
    const meanVariance: MeanVariance = entry.id.endsWith('MDpooled') ? 'pooled' : 'separate'
    const computed = rows.map((row) => ({
      row,
      result: effectOf(entry.measure, reportedOf(entry, row), {
        meanVariance,
        zeroCells: { add: 'where-zero', doubleZero: 'keep' },
      }),
    }))
    const used = computed.flatMap(({ row, result }) => (result.ok ? [{ row, effect: result.effect }] : []))
    return {
      id: entry.id,
      measure: entry.measure,
      entry,
      rows,
      used: used.map(({ row }) => row),
      raw: used.map(({ effect }) => effect),
      effects: used.map(({ effect }) => effect),
      expected: sharedJson(`meta-analysis/${entry.id}.json`) as Reference,
    }
  })
}
