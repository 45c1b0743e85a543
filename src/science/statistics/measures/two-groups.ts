import type { TwoGroups } from '../effect-sizes.ts'
import { firstWrong, HANDBOOK, measured, type Measured, refused } from './measured.ts'
import { type Cells, corrected, isDoubleZero, usualZeroCells, type ZeroCellRule } from './zero-cells.ts'

/** Counts of a trial; `sharedBy` says in how many comparisons its control group stands, 1 when absent. */
export type Counts = TwoGroups & { sharedBy?: number }

/** What makes counts impossible, in a sentence; undefined for counts that can be. */
export function wrongCounts({ events, total, controlEvents, controlTotal, sharedBy = 1 }: Counts): string | undefined {
  const all = [events, total, controlEvents, controlTotal]
  return firstWrong(
    all.some((count) => !Number.isFinite(count)) && 'A count is missing.',
    all.some((count) => count < 0) && 'A count is below 0.',
    all.some((count) => !Number.isInteger(count)) && 'A count is not a whole number.',
    (total === 0 || controlTotal === 0) && 'A group has nobody in it.',
    events > total && `The first group has more events (${events}) than people (${total}).`,
    controlEvents > controlTotal &&
      `The control group has more events (${controlEvents}) than people (${controlTotal}).`,
    !(Number.isInteger(sharedBy) && sharedBy >= 1) &&
      'The number of comparisons that share a control is not a whole number from 1 on.',
  )
}

/** The cells, the control divided among the comparisons that share it (Handbook 23.3.4). */
export function cellsOf({ events, total, controlEvents, controlTotal, sharedBy = 1 }: Counts): Cells {
  return {
    a: events,
    b: total - events,
    c: controlEvents / sharedBy,
    d: (controlTotal - controlEvents) / sharedBy,
  }
}

type CountMeasure = 'RR' | 'OR' | 'RD' | 'PETO'

const formulas: Record<CountMeasure, string> = {
  RR: 'ln((a/n₁)/(c/n₂)); variance 1/a − 1/n₁ + 1/c − 1/n₂',
  OR: 'ln(ad/bc); variance 1/a + 1/b + 1/c + 1/d',
  RD: 'a/n₁ − c/n₂; variance ab/n₁³ + cd/n₂³',
  PETO: '(O − E)/V; variance 1/V, with E = n₁(a + c)/N and V = n₁n₂(a + c)(b + d)/(N²(N − 1))',
}

/** Ratio or difference of two groups from their counts, on the pooled scale. Source: Handbook 6.4 and 10.4. */
export function effectOfCounts(measure: CountMeasure, counts: Counts, rule: ZeroCellRule = usualZeroCells): Measured {
  const wrong = wrongCounts(counts)
  if (wrong) return refused(wrong)
  const raw = cellsOf(counts)
  const { sharedBy = 1 } = counts
  if (measure !== 'RD' && isDoubleZero(raw) && (rule.doubleZero === 'leave-out' || measure === 'PETO')) {
    const what = raw.a === 0 ? 'Neither group has an event' : 'Everybody in both groups has the event'
    return refused(`${what}: the study tells nothing about a ratio.`)
  }

  const { cells, note } = measure === 'PETO' ? { cells: raw } : corrected(raw, rule.add)
  if (measure !== 'RD' && measure !== 'PETO' && [cells.a, cells.c].includes(0)) {
    return refused('A group has no event, and nothing is to be added to empty cells: the ratio cannot be computed.')
  }
  return measured({
    ...estimates[measure](cells),
    formula: formulas[measure],
    source: `${HANDBOOK}, 6.4 and 10.4`,
    derived: false,
    notes: [
      ...(sharedBy > 1 ? [`control group divided among ${sharedBy} comparisons`] : []),
      ...(note === undefined ? [] : [note]),
    ],
    n: raw.a + raw.b + raw.c + raw.d,
  })
}

const estimates: Record<CountMeasure, (cells: Cells) => { effect: number; variance: number }> = {
  RR: ({ a, b, c, d }) => ({
    effect: Math.log(a / (a + b) / (c / (c + d))),
    variance: 1 / a - 1 / (a + b) + 1 / c - 1 / (c + d),
  }),
  OR: ({ a, b, c, d }) => ({ effect: Math.log((a / b) * (d / c)), variance: 1 / a + 1 / b + 1 / c + 1 / d }),
  RD: ({ a, b, c, d }) => ({
    effect: a / (a + b) - c / (c + d),
    variance: (a * b) / (a + b) ** 3 + (c * d) / (c + d) ** 3,
  }),
  PETO: (cells) => {
    const { difference, variance } = observedMinusExpected(cells)
    return { effect: difference / variance, variance: 1 / variance }
  },
}

/** Peto's O − E and its hypergeometric variance. Source: Yusuf et al. 1985, Prog. Cardiovasc. Dis. 27:335–371. */
export function observedMinusExpected({ a, b, c, d }: Cells): { difference: number; variance: number } {
  const n1 = a + b
  const n2 = c + d
  const n = n1 + n2
  return {
    difference: a - (n1 * (a + c)) / n,
    variance: (n1 * n2 * (a + c) * (b + d)) / (n * n * (n - 1)),
  }
}
