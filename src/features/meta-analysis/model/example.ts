import type { MetaDocument } from '#research/meta-analysis/document.ts'
import { newOutcome, type Outcome } from '#research/meta-analysis/outcome.ts'

/** Trial, year, cases and others of the vaccinated, cases and others of the controls, latitude, allocation. */
const TRIALS: readonly (readonly [string, number, number, number, number, number, number, string])[] = [
  ['Aronson', 1948, 4, 119, 11, 128, 44, 'random'],
  ['Ferguson & Simes', 1949, 6, 300, 29, 274, 55, 'random'],
  ['Rosenthal', 1960, 3, 228, 11, 209, 42, 'random'],
  ['Hart & Sutherland', 1977, 62, 13_536, 248, 12_619, 52, 'random'],
  ['Frimodt-Moller', 1973, 33, 5036, 47, 5761, 13, 'alternate'],
  ['Stein & Aronson', 1953, 180, 1361, 372, 1079, 44, 'alternate'],
  ['Vandiviere', 1973, 8, 2537, 10, 619, 19, 'random'],
  ['TPT Madras', 1980, 505, 87_886, 499, 87_892, 13, 'random'],
  ['Coetzee & Berjak', 1968, 29, 7470, 45, 7232, 27, 'random'],
  ['Rosenthal', 1961, 17, 1699, 65, 1600, 42, 'systematic'],
  ['Comstock', 1974, 186, 50_448, 141, 27_197, 18, 'systematic'],
  ['Comstock & Webster', 1969, 5, 2493, 3, 2338, 33, 'systematic'],
  ['Comstock', 1976, 27, 16_886, 29, 17_825, 33, 'systematic'],
]

/** The thirteen trials of BCG against tuberculosis on which most programs for meta-analysis are shown (Colditz 1994). */
export function exampleDocument(): MetaDocument {
  const outcome: Outcome = {
    ...newOutcome('Tuberculosis', 'RR'),
    forms: ['cells'],
    extras: ['year', 'subgroup'],
    moderators: [{ key: 'latitude', name: 'Latitude' }],
    regressOn: ['latitude'],
    groups: { first: 'BCG', second: 'No vaccine' },
    favours: { left: 'Favours BCG', right: 'Favours none' },
    lines: TRIALS.map(([name, year, a, b, c, d, latitude, allocation], i) => ({
      id: `bcg-${i + 1}`,
      cells: {
        label: `${name} ${year}`,
        year: `${year}`,
        events: `${a}`,
        nonEvents: `${b}`,
        controlEvents: `${c}`,
        controlNonEvents: `${d}`,
        'mod:latitude': `${latitude}`,
        subgroup: allocation,
      },
    })),
  }
  return { schema: 'roadrunner/meta-analysis', version: 1, isExample: true, outcomes: [outcome] }
}
