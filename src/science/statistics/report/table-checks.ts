import type { MeasuredEffect } from '../measures/measured.ts'
import { measures } from '../measures/measure.ts'
import type { AnalysisSettings, StudyRow } from './study-table.ts'

/** Something that a person should look at. `stops`: nothing is pooled until it is decided. */
export type TableIssue = {
  kind: 'same-sample' | 'shared-control' | 'same-control' | 'same-numbers' | 'opposite' | 'deviation'
  rows: string[]
  message: string
  stops: boolean
}

type Used = { label: string; row: StudyRow; effect: MeasuredEffect }

/** What is suspicious in the lines that are to be pooled. */
export function checkTable(used: readonly Used[], settings: AnalysisSettings): TableIssue[] {
  const stops = settings.dependent === 'refuse'
  return [
    ...sameSample(used, stops),
    ...sharedControl(used, stops),
    ...likelySameControl(used),
    ...sameNumbers(used),
    ...opposite(used, settings),
    ...smallDeviations(used),
  ]
}

function sameSample(used: readonly Used[], stops: boolean): TableIssue[] {
  return groupsOf(used, ({ row }) => row.sampleId).map((group) => ({
    kind: 'same-sample',
    rows: idsOf(group),
    message: `${labelsOf(group)} report on the same people, who would count more than once. Keep one line, or combine them.`,
    stops,
  }))
}

function sharedControl(used: readonly Used[], stops: boolean): TableIssue[] {
  const undivided = groupsOf(used, ({ row }) => row.controlId).filter((group) =>
    group.some(({ row }) => sharedBy(row) < group.length),
  )
  return undivided.map((group) => ({
    kind: 'shared-control',
    rows: idsOf(group),
    message: `${labelsOf(group)} share one control group, which would count ${group.length} times. Divide it among them, or combine the other groups.`,
    stops,
  }))
}

const sharedBy = ({ reported }: StudyRow) => ('sharedBy' in reported ? reported.sharedBy : undefined) ?? 1

/** Two lines of one study with the very same control numbers, though nobody said that they share it. */
function likelySameControl(used: readonly Used[]): TableIssue[] {
  const control = ({ row }: Used) => {
    const { reported, controlId, label } = row
    if (controlId !== undefined || sharedBy(row) > 1) return undefined
    const study = label.replace(/[^\p{L}\p{N} ].*$/u, '').trim()
    if (reported.kind === 'counts') return `${study} ${reported.controlEvents}/${reported.controlTotal}`
    if (reported.kind === 'rates') return `${study} ${reported.controlEvents}/${reported.controlTime}`
    if (reported.kind === 'means') return `${study} ${reported.controlMean} ${reported.controlSd} ${reported.controlN}`
    return undefined
  }
  return groupsOf(used, control).map((group) => ({
    kind: 'same-control',
    rows: idsOf(group),
    message: `${labelsOf(group)} have the same control numbers. If it is one group of people, say so and divide it.`,
    stops: false,
  }))
}

function sameNumbers(used: readonly Used[]): TableIssue[] {
  const numbers = ({ effect }: Used) => `${effect.effect} ${effect.variance}`
  return groupsOf(used, numbers).map((group) => ({
    kind: 'same-numbers',
    rows: idsOf(group),
    message: `${labelsOf(group)} have exactly the same effect and error: is one of them entered twice?`,
    stops: false,
  }))
}

/** One study against all others, surely: often its two groups are exchanged. */
function opposite(used: readonly Used[], { measure }: AnalysisSettings): TableIssue[] {
  const { none } = measures[measure]
  if (none === undefined || used.length < 3) return []
  const isSure = ({ effect }: Used) => Math.abs(effect.effect - none) > 2 * Math.sqrt(effect.variance)
  const sides = used.map(({ effect }) => Math.sign(effect.effect - none))
  return used.flatMap((one, i): TableIssue[] => {
    const isAlone = sides.every((side, j) => i === j || side === -(sides[i] ?? 0))
    if (!isAlone || !isSure(one)) return []
    const message = `${one.label} lies on the other side of no effect than every other study: are its groups exchanged, or does its scale run the other way?`
    return [{ kind: 'opposite', rows: [one.row.id], message, stops: false }]
  })
}

/** Deviations far below those of the others are often standard errors. */
function smallDeviations(used: readonly Used[]): TableIssue[] {
  const deviations = used.flatMap(({ label, row }) =>
    row.reported.kind === 'means' ? [{ label, row, sd: Math.max(row.reported.sd, row.reported.controlSd) }] : [],
  )
  if (deviations.length < 3) return []
  const sorted = deviations.map(({ sd }) => sd).sort((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
  return deviations
    .filter(({ sd }) => sd < middle / 5)
    .map(({ label, row }) => ({
      kind: 'deviation',
      rows: [row.id],
      message: `The standard deviations of ${label} are far smaller than those of the other studies: are they standard errors?`,
      stops: false,
    }))
}

function groupsOf(used: readonly Used[], key: (one: Used) => string | undefined): Used[][] {
  const groups = new Map<string, Used[]>()
  for (const one of used) {
    const name = key(one)
    if (name !== undefined) groups.set(name, [...(groups.get(name) ?? []), one])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

const idsOf = (group: readonly Used[]) => group.map(({ row }) => row.id)
const labelsOf = (group: readonly Used[]) => {
  const labels = group.map(({ label }) => label)
  return `${labels.slice(0, -1).join(', ')} and ${labels.at(-1) ?? ''}`
}
