import { tokensOf } from '../search/tokens.ts'
import type { StatedGap } from './stated-gaps.ts'

/** Sentences that ask for much the same. `terms`: the words that hold the group together. */
export type GapCluster = { terms: string[]; gaps: StatedGap[]; papers: string[]; years: number[] }

/** Words of every such sentence: they join nothing. */
const saidByAll = new Set(
  tokensOf(
    `further more larger future research study studies trial trials needed required warranted limitation limitations limited
     evidence data results findings remain remains unclear unknown should be investigated examine determine evaluate assess
     confirm additional well designed high quality small sample size number include including however although effect effects
     this these paper review due lack insufficient little known not been only few caution interpreted also must necessary
     randomised controlled prospective longer term interpretation generalisability generalizability bias low certainty
     self reported work explore understand establish better important potential specific particular whether`,
  ).map(({ term }) => term),
)

/**
 * Groups sentences whose words are alike: weighted by how rare a word is among the sentences (tf-idf, cosine), joined by
 * average linkage from the most alike on, until nothing is alike by `least` (0 to 1; Manning, Raghavan & Schütze 2008,
 * Introduction to Information Retrieval, ch. 17). Every sentence is in exactly one group; most papers first.
 */
export function clusterGaps(gaps: readonly StatedGap[], least = 0.22): GapCluster[] {
  const bags = gaps.map(({ evidence }) => {
    const bag = new Map<string, number>()
    for (const { term } of tokensOf(evidence.quote)) {
      const isTold = term.length > 2 && !saidByAll.has(term) && !/^\d/.test(term)
      if (isTold) bag.set(term, (bag.get(term) ?? 0) + 1)
    }
    return bag
  })
  const having = new Map<string, number>()
  for (const bag of bags) for (const term of bag.keys()) having.set(term, (having.get(term) ?? 0) + 1)
  const vectors = bags.map((bag) => {
    const weighed = [...bag].map(([term, count]): [string, number] => [
      term,
      (1 + Math.log(count)) * Math.log(1 + bags.length / (having.get(term) ?? 1)),
    ])
    const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1
    return new Map(weighed.map(([term, weight]) => [term, weight / length]))
  })
  const groups = joined(vectors, least)
  return groups
    .map((members) => {
      const own = members.flatMap((index) => gaps[index] ?? [])
      const years = own.flatMap(({ year }) => year ?? [])
      return {
        terms: heads(members.flatMap((index) => vectors[index] ?? [])),
        gaps: own,
        papers: [...new Set(own.map(({ documentId }) => documentId))],
        years: [...new Set(years)].sort((a, b) => a - b),
      }
    })
    .sort((a, b) => b.papers.length - a.papers.length || b.gaps.length - a.gaps.length)
}

type Vector = ReadonlyMap<string, number>

/** Likeness of every pair: the sum over the words that both have. */
function likeness(vectors: readonly Vector[]): Float64Array[] {
  const alike = vectors.map(() => new Float64Array(vectors.length))
  const having = new Map<string, { index: number; weight: number }[]>()
  for (const [index, vector] of vectors.entries()) {
    for (const [term, weight] of vector) {
      const others = having.get(term) ?? []
      having.set(term, others)
      for (const other of others) {
        const row = alike[other.index]
        if (row) row[index] = (row[index] ?? 0) + weight * other.weight
      }
      others.push({ index, weight })
    }
  }
  for (const [a, row] of alike.entries()) for (const [b, column] of alike.entries()) if (a < b) column[a] = row[b] ?? 0
  return alike
}

/**
 * Average linkage with the likeness of every pair kept: of a joined group it is the mean of its parts', weighted by their
 * sizes (Lance & Williams 1967, Comput J 9:373). Each row remembers its most alike, so that a round looks at rows alone.
 */
function joined(vectors: readonly Vector[], least: number): number[][] {
  const count = vectors.length
  const alike = likeness(vectors)
  const members: (number[] | undefined)[] = vectors.map((_, index) => [index])
  const at = (a: number, b: number) => alike[a]?.[b] ?? 0
  const bestOf = (row: number): { b: number; value: number } => {
    let best = { b: -1, value: 0 }
    for (let b = row + 1; b < count; b++) if (members[b] && at(row, b) > best.value) best = { b, value: at(row, b) }
    return best
  }
  const best = vectors.map((_, row) => bestOf(row))
  for (;;) {
    let a = -1
    for (let row = 0; row < count; row++) if (members[row] && (best[row]?.value ?? 0) > (best[a]?.value ?? 0)) a = row
    const { b, value } = best[a] ?? { b: -1, value: 0 }
    const [one, two] = [members[a], members[b]]
    if (!one || !two || value < least) break
    for (let other = 0; other < count; other++) {
      const mean = (one.length * at(a, other) + two.length * at(b, other)) / (one.length + two.length)
      const [row, column] = [alike[a], alike[other]]
      if (!members[other] || other === a || other === b || !row || !column) continue
      row[other] = mean
      column[a] = mean
    }
    members[a] = [...one, ...two].sort((x, y) => x - y)
    members[b] = undefined
    for (let row = 0; row < count; row++) {
      const { b: partner, value: most } = best[row] ?? { b: -1, value: 0 }
      if (!members[row]) continue
      if (row === a || partner === a || partner === b) best[row] = bestOf(row)
      else if (row < a && at(row, a) > most) best[row] = { b: a, value: at(row, a) }
    }
  }
  return members.flatMap((group) => (group ? [group] : []))
}

function heads(vectors: readonly Vector[]): string[] {
  const sums = new Map<string, number>()
  for (const vector of vectors) for (const [term, weight] of vector) sums.set(term, (sums.get(term) ?? 0) + weight)
  return [...sums]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, 4)
    .map(([term]) => term)
}
