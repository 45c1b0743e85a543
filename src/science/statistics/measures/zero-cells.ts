/** Cells of a two-by-two table: events and non-events, first group and control. */
export type Cells = { a: number; b: number; c: number; d: number }

export type ZeroCellRule = {
  /**
   * `where-zero`: a half to all four cells of a study that has an empty one (the usual rule). `all`: a half to every study.
   * `by-group-size`: to each group what the other's size makes proportionate, together 1 (Sweeting, Sutton & Lambert 2004,
   * Statistics in Medicine 23:1351–1375). `never`: nothing is added.
   */
  add: 'where-zero' | 'all' | 'by-group-size' | 'never'
  /** A study without an event in both groups, or with nothing but events: a ratio learns nothing from it. */
  doubleZero: 'leave-out' | 'keep'
}

/** A half where a cell is empty, double zeros left out: what the Cochrane Handbook says in 10.4.4.1 and 10.4.4.2. */
export const usualZeroCells: ZeroCellRule = { add: 'where-zero', doubleZero: 'leave-out' }

/** Events and person-time of two groups. */
export type RateCells = { a: number; t1: number; c: number; t2: number }

export const isDoubleZero = ({ a, b, c, d }: Cells): boolean => (a === 0 && c === 0) || (b === 0 && d === 0)

/** The cells after the rule, and what was done, in words. */
export function corrected(cells: Cells, rule: ZeroCellRule['add']): { cells: Cells; note?: string } {
  const { a, b, c, d } = cells
  const hasZero = [a, b, c, d].includes(0)
  if (rule === 'never' || (rule !== 'all' && !hasZero)) return { cells }
  if (rule === 'by-group-size') {
    const share = (a + b) / (a + b + c + d)
    return {
      cells: { a: a + share, b: b + share, c: c + 1 - share, d: d + 1 - share },
      note: `${share.toFixed(3)} added to the cells of the first group and ${(1 - share).toFixed(3)} to the control's`,
    }
  }
  return { cells: { a: a + 0.5, b: b + 0.5, c: c + 0.5, d: d + 0.5 }, note: '0.5 added to all four cells' }
}

/** The same for rates: events are added to, the time never is. */
export function zeroRates(cells: RateCells, rule: ZeroCellRule['add']): { cells: RateCells; note?: string } {
  const { a, t1, c, t2 } = cells
  if (rule === 'never' || (rule !== 'all' && a !== 0 && c !== 0)) return { cells }
  if (rule === 'by-group-size') {
    const share = t1 / (t1 + t2)
    return {
      cells: { a: a + share, t1, c: c + 1 - share, t2 },
      note: `${share.toFixed(3)} added to the events of the first group and ${(1 - share).toFixed(3)} to the control's`,
    }
  }
  return { cells: { a: a + 0.5, t1, c: c + 0.5, t2 }, note: '0.5 added to the events of both groups' }
}
