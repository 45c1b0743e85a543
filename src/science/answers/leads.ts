import type { AnswerRow, Lead } from '#contract/answer.ts'

import { metaRegression } from '../statistics/models/meta-regression.ts'
import { fitModel } from '../statistics/models/model.ts'
import { poolSubgroups } from '../statistics/models/subgroups.ts'
import { pText } from '../statistics/report/number-text.ts'
import type { Pool } from './pool.ts'
import { twoDigits } from './words.ts'

/** When a column is named as a lead: what chance rarely gives, with studies enough on each side, known for most of them. */
export const leadRules = { p: 0.1, side: 3, known: 0.6 } as const

type Entry = { row: AnswerRow; effect: number; variance: number; value: number | string }

const columnsOf = (rows: readonly AnswerRow[]) => [...new Set(rows.flatMap(({ traits }) => Object.keys(traits)))].sort()

/** What goes with the differences between the pooled studies: a lead, no proof, and how many columns were tried for it. */
export function leadsOf({ analysis, rows }: Pool): { leads: Lead[]; tried: number } {
  const effects = new Map(analysis.used.map(({ id, effect }) => [id, effect]))
  const found: Omit<Lead, 'tried'>[] = []
  let tried = 0
  for (const column of columnsOf(rows)) {
    // The risk in the control group is a part of each ratio itself: it would go with it by chance alone.
    if (column === 'risk in the control group' || column === 'people') continue
    const entries = rows.flatMap((row): Entry[] => {
      const effect = effects.get(row.id)
      const value = row.traits[column]
      return effect && value !== undefined ? [{ row, effect: effect.effect, variance: effect.variance, value }] : []
    })
    if (entries.length < leadRules.known * rows.length || entries.length < 2 * leadRules.side) continue
    const isNumber = entries.every(({ value }) => typeof value === 'number')
    const lead = isNumber ? byNumber(column, entries, analysis.toNatural) : byGroup(column, entries, analysis.toNatural)
    if (lead === 'not tried') continue
    tried += 1
    if (lead && lead.p < leadRules.p) found.push(lead)
  }
  const leads = found
    .toSorted((a, b) => a.p - b.p)
    .map((lead) => ({
      ...lead,
      text: `${lead.text} ${tried === 1 ? 'It is the one column that was tried' : `${tried} columns were tried`}: a lead and no proof.`,
      tried,
    }))
  return { leads, tried }
}

const options = { test: 'knapp-hartung-ad-hoc', profile: false } as const

function byNumber(
  column: string,
  entries: readonly Entry[],
  natural: (value: number) => number,
): Omit<Lead, 'tried'> | undefined | 'not tried' {
  const values = entries.map(({ value }) => Number(value))
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
  const low = entries.filter(({ value }) => Number(value) < middle)
  const high = entries.filter(({ value }) => Number(value) >= middle)
  if (low.length < leadRules.side || high.length < leadRules.side) return 'not tried'
  const result = metaRegression(entries, [{ name: column, values }], 'REML', options)
  const slope = result.ok ? result.regression.coefficients[1] : undefined
  if (!slope || Number.isNaN(slope.p)) return undefined
  const [first, last] = [sorted[0] ?? 0, sorted.at(-1) ?? 0]
  const groups = [groupOf(`under ${middle}`, low, natural), groupOf(`${middle} and more`, high, natural)]
  const text = `The effect goes with ${column} (from ${first} to ${last} in ${entries.length} studies, ${pText(slope.p)}): pooled it is ${figure(groups[0])} where ${column} is under ${middle} and ${figure(groups[1])} from ${middle} on.`
  return {
    id: `lead-${column.replaceAll(/\W+/g, '-')}`,
    column,
    text,
    p: slope.p,
    groups,
    slope: { estimate: slope.estimate, low: slope.low, high: slope.high },
  }
}

function byGroup(
  column: string,
  entries: readonly Entry[],
  natural: (value: number) => number,
): Omit<Lead, 'tried'> | undefined | 'not tried' {
  const counts = new Map<string, number>()
  for (const { value } of entries) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
  const kept = entries.filter(({ value }) => (counts.get(String(value)) ?? 0) >= leadRules.side)
  const names = kept.map(({ value }) => String(value))
  if (new Set(names).size < 2) return 'not tried'
  const result = poolSubgroups(kept, names, 'REML', { ...options, tau2: 'shared' })
  const p = result.ok ? result.subgroups.between?.p : undefined
  if (p === undefined || Number.isNaN(p)) return undefined
  const groups = [...new Set(names)].map((name) =>
    groupOf(
      name,
      kept.filter(({ value }) => String(value) === name),
      natural,
    ),
  )
  const text = `The effect goes with ${column} (${pText(p)}): pooled it is ${groups.map((group) => `${figure(group)} in ${group.studies} with ${group.name}`).join(', ')}.`
  return { id: `lead-${column.replaceAll(/\W+/g, '-')}`, column, text, p, groups }
}

function groupOf(name: string, entries: readonly Entry[], natural: (value: number) => number): Lead['groups'][number] {
  const result = fitModel(entries, 'REML', options)
  return {
    name,
    studies: entries.length,
    ...(result.ok && {
      estimate: natural(result.model.estimate),
      low: natural(result.model.low),
      high: natural(result.model.high),
    }),
    rowIds: entries.map(({ row }) => row.id),
  }
}

const figure = (group: Lead['groups'][number] | undefined) =>
  group?.estimate === undefined || group.low === undefined || group.high === undefined
    ? 'not known'
    : `${twoDigits(group.estimate)} (${twoDigits(group.low)} to ${twoDigits(group.high)})`
