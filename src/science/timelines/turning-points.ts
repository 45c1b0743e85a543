import { studyDesigns, type StudyDesign } from '#contract/papers.ts'

import { oppose, type Direction } from '../synthesis/opposed.ts'
import type { CitationLink, DatedPaper } from './dated.ts'
import type { FirstAppearance } from './first-appearances.ts'
import { localScores, type MainPath } from './main-path.ts'
import { papersByYear, silencesOf } from './pace.ts'

export const turningRules = ['term', 'burst', 'silence', 'hub', 'reversal', 'design'] as const
export type TurningRule = (typeof turningRules)[number]

/** A point at which the set turns, with the rule that found it, in words, and the papers behind it. */
export type TurningPoint = { rule: TurningRule; at: number; words: string; papers: string[] }

/** What each rule asks for. All of it counts inside the set alone. */
export const turningWords: Readonly<Record<TurningRule, string>> = {
  term: 'A term appears that at least three later papers and a fifth of them take up.',
  burst: 'A year has at least three papers and twice the mean of the three years before it.',
  silence: 'Papers appear again after at least three years without any.',
  hub: 'A paper on the main path is cited by at least a quarter of the papers that came later, and by three or more.',
  reversal:
    'The first finding whose words point against the direction of all that were there before, of which there are at least two.',
  design:
    'The first paper of a design that stands higher than those of all papers before it, of which there are at least two with a known design.',
}

/** Designs that answer whether something works, the highest first; others are on no ladder. */
const ladder = studyDesigns.slice(0, studyDesigns.indexOf('case-report') + 1)

/** Direction of a paper's finding, where its words have one. */
export type DirectedPaper = { id: string; direction: Direction }

export function turningPoints(given: {
  dated: readonly DatedPaper[]
  appearances: readonly FirstAppearance[]
  links: readonly CitationLink[]
  path: Pick<MainPath, 'papers'>
  directions: readonly DirectedPaper[]
  designs?: readonly { id: string; design: StudyDesign; name: string }[]
}): TurningPoint[] {
  const { dated, appearances } = given
  const at = new Map(dated.map((paper) => [paper.id, paper.at]))
  const laterThan = (when: number) => dated.filter((paper) => paper.at > when)
  const start = dated[0]?.at ?? 0
  const points: TurningPoint[] = appearances
    .filter(({ at: when, later }) => when > start && later.length >= 3 && later.length >= laterThan(when).length / 5)
    .map(({ term, at: when, first, later }) => ({
      rule: 'term',
      at: when,
      words: `“${term}” appears; ${later.length} of the ${laterThan(when).length} later papers take it up.`,
      papers: [...first, ...later],
    }))

  const years = papersByYear(dated)
  for (const [i, { year, papers }] of years.entries()) {
    const before = years.slice(Math.max(0, i - 3), i)
    const mean = before.reduce((sum, each) => sum + each.papers.length, 0) / Math.max(1, before.length)
    if (before.length === 3 && papers.length >= 3 && mean > 0 && papers.length >= 2 * mean)
      points.push({
        rule: 'burst',
        at: year,
        words: `${papers.length} papers in ${year}; ${mean.toFixed(1)} a year in the three years before.`,
        papers,
      })
  }
  for (const { from, to, years: length, after } of silencesOf(dated))
    points.push({
      rule: 'silence',
      at: to + 1,
      words: `After ${length} years without a paper (${from} to ${to}).`,
      papers: after,
    })

  const scores = localScores([...at.keys()], given.links)
  for (const id of given.path.papers) {
    const when = at.get(id)
    const citing = scores.get(id) ?? []
    if (when === undefined || citing.length < 3 || citing.length < laterThan(when).length / 4) continue
    points.push({
      rule: 'hub',
      at: when,
      words: `On the main path, and cited by ${citing.length} of the ${laterThan(when).length} later papers.`,
      papers: [id, ...citing],
    })
  }
  points.push(...reversals(given.directions, at), ...higherDesigns(given.designs ?? [], at))
  return points.sort((a, b) => a.at - b.at)
}

function reversals(directions: readonly DirectedPaper[], at: ReadonlyMap<string, number>): TurningPoint[] {
  const placed = directions
    .flatMap(({ id, direction }) => {
      const when = at.get(id)
      return when === undefined ? [] : [{ id, direction, at: when }]
    })
    .sort((a, b) => a.at - b.at)
  for (const [i, paper] of placed.entries()) {
    const before = placed.slice(0, i).filter((other) => other.at < paper.at)
    if (before.length < 2 || !before.every((other) => oppose(other.direction, paper.direction))) continue
    const directionsBefore = [...new Set(before.map(({ direction }) => direction))].join(', ')
    return [
      {
        rule: 'reversal',
        at: paper.at,
        words: `Its words point to ${paper.direction}; those of the ${before.length} papers before point to ${directionsBefore}.`,
        papers: [paper.id, ...before.map(({ id }) => id)],
      },
    ]
  }
  return []
}

function higherDesigns(
  designs: readonly { id: string; design: StudyDesign; name: string }[],
  at: ReadonlyMap<string, number>,
): TurningPoint[] {
  const placed = designs
    .flatMap(({ id, design, name }) => {
      const [when, rung] = [at.get(id), ladder.indexOf(design)]
      return when === undefined || rung === -1 ? [] : [{ id, name, rung, at: when }]
    })
    .sort((a, b) => a.at - b.at || a.rung - b.rung)
  return placed.flatMap(({ id, name, rung, at: when }, place): TurningPoint[] => {
    const before = placed.filter((other) => other.at < when)
    const isFirst = placed.findIndex((other) => other.at === when && other.rung === rung) === place
    if (before.length < 2 || !isFirst || before.some((other) => other.rung <= rung)) return []
    // Of several on one date the highest alone is told.
    if (placed.some((other) => other.at === when && other.rung < rung)) return []
    const highest = before.reduce((top, other) => (other.rung < top.rung ? other : top))
    const words = `The first ${name.toLowerCase()} of the set; the ${before.length} papers before it go as far as ${highest.name.toLowerCase()}.`
    return [{ rule: 'design', at: when, words, papers: [id] }]
  })
}
