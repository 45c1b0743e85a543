import { firstWrong, measured, type Measured, refused } from './measured.ts'

/** A correlation and the number of people it was computed from. */
export type Correlation = { r: number; n: number }

/** Fisher's z of a correlation with variance 1/(n − 3), or r itself with (1 − r²)²/(n − 1). */
export function effectOfCorrelation(measure: 'COR' | 'ZCOR', { r, n }: Correlation): Measured {
  const wrong = firstWrong(
    !(Number.isFinite(r) && Number.isFinite(n)) && 'The correlation or the number of people is missing.',
    Math.abs(r) > 1 && `A correlation lies between −1 and 1, not at ${r}.`,
    Math.abs(r) === 1 && 'A correlation of exactly 1 or −1 has no variance.',
    !Number.isInteger(n) && 'The number of people is not a whole number.',
    n < 4 && 'A correlation of fewer than 4 people has no variance.',
  )
  if (wrong) return refused(wrong)
  if (measure === 'COR') {
    return measured({
      effect: r,
      variance: (1 - r * r) ** 2 / (n - 1),
      formula: 'r; variance (1 − r²)²/(n − 1)',
      source: 'Hunter & Schmidt 2004, Methods of Meta-Analysis, chapter 3',
      derived: false,
      notes: [],
      n,
    })
  }
  return measured({
    effect: Math.atanh(r),
    variance: 1 / (n - 3),
    formula: 'z = ½ ln((1 + r)/(1 − r)); variance 1/(n − 3)',
    source: 'Fisher 1921, Metron 1:3–32',
    derived: false,
    notes: [],
    n,
  })
}

/** Events among the people of one group. */
export type Share = { events: number; total: number }

const arcsine = (share: number) => Math.asin(Math.sqrt(share))

/** The Freeman-Tukey double arcsine of a share, in radians. */
export const doubleArcsine = ({ events, total }: Share): number =>
  0.5 * (arcsine(events / (total + 1)) + arcsine((events + 1) / (total + 1)))

/**
 * A proportion of one group as it is, as logit, arcsine or double arcsine. Where nobody or everybody has the event, a half is
 * added to both counts for PR and PLO, whose variance would be 0 or endless.
 */
export function effectOfShare(measure: 'PR' | 'PLO' | 'PAS' | 'PFT', share: Share): Measured {
  const { events, total } = share
  const wrong = firstWrong(
    !(Number.isFinite(events) && Number.isFinite(total)) && 'A count is missing.',
    !(Number.isInteger(events) && Number.isInteger(total)) && 'A count is not a whole number.',
    events < 0 && 'A count is below 0.',
    total <= 0 && 'The group has nobody in it.',
    events > total && `The group has more events (${events}) than people (${total}).`,
  )
  if (wrong) return refused(wrong)
  const isExtreme = events === 0 || events === total
  const added = isExtreme && (measure === 'PR' || measure === 'PLO') ? 0.5 : 0
  const x = events + added
  const rest = total - events + added
  const about = {
    derived: false,
    notes: added > 0 ? ['0.5 added to events and to non-events'] : [],
    n: total,
  }
  switch (measure) {
    case 'PR': {
      const n = x + rest
      return measured({
        effect: x / n,
        variance: (x * rest) / n ** 3,
        formula: 'p = x/n; variance p(1 − p)/n',
        source: BARENDREGT,
        ...about,
      })
    }
    case 'PLO':
      return measured({
        effect: Math.log(x / rest),
        variance: 1 / x + 1 / rest,
        formula: 'ln(x/(n − x)); variance 1/x + 1/(n − x)',
        source: BARENDREGT,
        ...about,
      })
    case 'PAS':
      return measured({
        effect: arcsine(events / total),
        variance: 1 / (4 * total),
        formula: 'arcsin √(x/n); variance 1/(4n)',
        source: BARENDREGT,
        ...about,
      })
    case 'PFT':
      return measured({
        effect: doubleArcsine(share),
        variance: 1 / (4 * total + 2),
        formula: '½(arcsin √(x/(n + 1)) + arcsin √((x + 1)/(n + 1))); variance 1/(4n + 2)',
        source: 'Freeman & Tukey 1950, Ann. Math. Stat. 21:607–611',
        ...about,
      })
  }
}

const BARENDREGT = 'Barendregt et al. 2013, J. Epidemiol. Community Health 67:974–978'
