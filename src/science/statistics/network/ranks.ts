import { seededRandom } from '../seeded-random.ts'
import { normalQuantile } from '../distributions/normal.ts'
import { cholesky } from '../models/matrix.ts'
import type { Network } from './network.ts'

export type Rank = {
  treatment: string
  /** Chance of each place, the best first; together 1. */
  chances: number[]
  mean: number
  /** The places between which it lies at the level asked for: a wide span says that the order is not known. */
  low: number
  high: number
}

/**
 * Places of the treatments with their uncertainty, by draws from the normal distribution of the effects: the same for the same
 * seed. A place without its span is no answer. Source: Salanti, Ades & Ioannidis 2011, J. Clin. Epidemiol. 64:163–171.
 */
export function ranksOf(
  { treatments, reference, versusReference, covariance }: Network,
  options: { draws?: number; seed?: number; level?: number; smallIsGood?: boolean } = {},
): Rank[] | undefined {
  const { draws = 10_000, seed = 1, level = 0.95, smallIsGood = true } = options
  const root = cholesky(covariance)
  if (!root) return undefined
  const random = seededRandom(seed)
  const counts = new Map(treatments.map((treatment) => [treatment, treatments.map(() => 0)]))
  for (let draw = 0; draw < draws; draw++) {
    const z = versusReference.map(() => normalQuantile((Math.floor(random() * 2 ** 30) + 0.5) / 2 ** 30))
    const drawn = versusReference.map(({ treatment, estimate }, i) => ({
      treatment,
      effect: estimate + (root[i] ?? []).reduce((sum, value, j) => sum + value * (z[j] ?? 0), 0),
    }))
    const order = [...drawn, { treatment: reference, effect: 0 }].sort((a, b) =>
      smallIsGood ? a.effect - b.effect : b.effect - a.effect,
    )
    for (const [place, { treatment }] of order.entries()) {
      const own = counts.get(treatment)
      if (own) own[place] = (own[place] ?? 0) + 1
    }
  }
  const tail = (1 - level) / 2
  return [...counts]
    .map(([treatment, own]) => {
      const chances = own.map((count) => count / draws)
      const mean = chances.reduce((sum, chance, place) => sum + chance * (place + 1), 0)
      return { treatment, chances, mean, low: placeAt(chances, tail), high: placeAt(chances, 1 - tail) }
    })
    .toSorted((a, b) => a.mean - b.mean)
}

/** The first place up to which so much of the chance lies. */
function placeAt(chances: readonly number[], share: number): number {
  let total = 0
  const place = chances.findIndex((chance) => (total += chance) >= share - 1e-12)
  return place < 0 ? chances.length : place + 1
}
