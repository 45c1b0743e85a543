import type { AccuracyTable } from '#science/statistics/diagnostic/bivariate.ts'
import type { NetworkArm } from '#science/statistics/network/contrasts.ts'

import { columns, forms, type ColumnKey } from './columns.ts'
import { numberIn } from './numbers.ts'
import type { Line, Outcome } from './outcome.ts'

/** A line that is not used, and why. */
export type LeftOut = { id: string; label: string; reason: string }

export type AccuracyStudy = { id: string; label: string; table: AccuracyTable }

type Numbers = { ok: true; of: (key: ColumnKey) => number } | { ok: false; reason: string }

const labelOf = (line: Line, place: number) => line.cells['label']?.trim() || `Line ${place + 1}`
const isEmpty = ({ cells }: Line) => Object.values(cells).every((text) => text.trim() === '')

/** The numbers of a line in some columns; what is missing or no number, in words. */
function numbersOf({ cells }: Line, keys: readonly ColumnKey[]): Numbers {
  const read = new Map<ColumnKey, number>()
  for (const key of keys) {
    const { kind, label } = columns[key]
    const number = numberIn(cells[key] ?? '', kind)
    if (!number) return { ok: false, reason: `${label} is missing.` }
    if ('problem' in number) return { ok: false, reason: number.problem }
    read.set(key, number.value)
  }
  return { ok: true, of: (key) => read.get(key) ?? Number.NaN }
}

/** The studies of a test with their four numbers, and the lines that do not have them. */
export function accuracyStudies({ lines }: Outcome): { studies: AccuracyStudy[]; leftOut: LeftOut[] } {
  const studies: AccuracyStudy[] = []
  const leftOut: LeftOut[] = []
  for (const [place, line] of lines.entries()) {
    if (isEmpty(line)) continue
    const about = { id: line.id, label: labelOf(line, place) }
    const read = numbersOf(line, forms.accuracy.columns)
    if (line.excluded !== undefined) leftOut.push({ ...about, reason: line.excluded || 'left out' })
    else if (!read.ok) leftOut.push({ ...about, reason: read.reason })
    else {
      const { of } = read
      studies.push({ ...about, table: { tp: of('tp'), fn: of('fn'), fp: of('fp'), tn: of('tn') } })
    }
  }
  return { studies, leftOut }
}

/** The groups of a network's studies, and the lines that are none. */
export function networkArms({ lines, network }: Outcome): { arms: NetworkArm[]; leftOut: LeftOut[] } {
  const arms: NetworkArm[] = []
  const leftOut: LeftOut[] = []
  for (const [place, line] of lines.entries()) {
    if (isEmpty(line)) continue
    const label = labelOf(line, place)
    const treatment = line.cells['treatment']?.trim() ?? ''
    const isMeans = network?.measure === 'MD'
    const read = numbersOf(line, isMeans ? ['armMean', 'armSd', 'armTotal'] : ['armEvents', 'armTotal'])
    const about = { id: line.id, label: treatment === '' ? label : `${label}, ${treatment}` }
    if (line.excluded !== undefined) leftOut.push({ ...about, reason: line.excluded || 'left out' })
    else if (treatment === '') leftOut.push({ ...about, reason: 'The treatment is missing.' })
    else if (!read.ok) leftOut.push({ ...about, reason: read.reason })
    else {
      const { of } = read
      const numbers = isMeans
        ? { kind: 'means' as const, mean: of('armMean'), sd: of('armSd'), n: of('armTotal') }
        : { kind: 'counts' as const, events: of('armEvents'), total: of('armTotal') }
      arms.push({ study: label, treatment, ...numbers })
    }
  }
  return { arms, leftOut }
}
