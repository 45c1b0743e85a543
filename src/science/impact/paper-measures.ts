import type { Author } from '#contract/papers.ts'

import { foldWord } from '../search/tokens.ts'
import { linksInside, type ReferenceLists } from './reference-lists.ts'

/** Citations a year since the paper appeared, its own year counting in full. `undefined` where a count or the year is unknown. */
export function perYear(citedBy: number | undefined, year: number | undefined, now: number): number | undefined {
  if (citedBy === undefined || year === undefined || year > now) return undefined
  return citedBy / (now - year + 1)
}

/**
 * Citations against the mean of the papers of the same year in this set: 1 = as many as they have on average. `undefined`
 * where fewer than three papers of the year have a count, or none of them is cited: a mean of two says nothing.
 */
export function againstItsYear(
  paper: { citedBy?: number | undefined; year?: number | undefined },
  set: readonly { citedBy?: number | undefined; year?: number | undefined }[],
): number | undefined {
  if (paper.citedBy === undefined || paper.year === undefined) return undefined
  const counts = set.flatMap(({ citedBy, year }) => (citedBy !== undefined && year === paper.year ? citedBy : []))
  const mean = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length)
  return counts.length < 3 || mean === 0 ? undefined : paper.citedBy / mean
}

type Authored = { id: string; authors: readonly Author[] }

/** One key a person: family name and first initial. Two people of one name are taken for one. */
const personKey = ({ family, given, literal }: Author): string => {
  const name = (family ?? literal ?? '').trim()
  if (name === '') return ''
  return `${foldWord(name)} ${foldWord((given ?? '').trim().charAt(0))}`.trim()
}

/** People who wrote at least two papers of the set, by family name and first initial; those with most papers first. */
export function peopleOfSeveral(papers: readonly Authored[]): { name: string; papers: string[] }[] {
  const people = new Map<string, { name: string; papers: string[] }>()
  for (const { id, authors } of papers)
    for (const author of authors) {
      const key = personKey(author)
      if (!key.includes(' ')) continue
      const initial = author.given?.trim().charAt(0)
      const known = people.get(key) ?? {
        name: `${author.family ?? author.literal ?? ''} ${initial ?? ''}`.trim(),
        papers: [],
      }
      people.set(key, { ...known, papers: [...new Set([...known.papers, id])] })
    }
  return [...people.values()]
    .filter(({ papers: wrote }) => wrote.length > 1)
    .sort((a, b) => b.papers.length - a.papers.length || (a.name < b.name ? -1 : 1))
}

/**
 * Share of the citations inside the set in which citing and cited paper have an author in common, by family name and first
 * initial (Aksnes 2003, Scientometrics 56:235). `links`: those citations. `undefined` where nothing is cited inside.
 */
export function selfCitationShare(
  papers: readonly Authored[],
  lists: ReferenceLists,
): { share: number; links: { from: string; to: string }[]; of: number } | undefined {
  const people = new Map(papers.map(({ id, authors }) => [id, new Set(authors.map(personKey).filter(Boolean))]))
  const inside = linksInside(
    papers.map(({ id }) => id),
    lists,
  )
  if (inside.length === 0) return undefined
  const links = inside.filter(({ from, to }) => {
    const own = people.get(from)
    return [...(people.get(to) ?? [])].some((person) => own?.has(person))
  })
  return { share: links.length / inside.length, links, of: inside.length }
}

/** A paper that the set cites much and the world little. */
export type Sleeper = { id: string; local: number; citedBy: number }

/**
 * Sleepers: cited inside the set as often as its upper quarter (and twice at least), and in total no more than the median
 * of the papers whose count is known. After the idea of van Raan 2004, Scientometrics 59:467; the cut-offs are ours.
 */
export function sleepersOf(
  papers: readonly { id: string; citedBy?: number | undefined }[],
  local: ReadonlyMap<string, readonly string[]>,
): Sleeper[] {
  const counted = papers.flatMap(({ id, citedBy }) =>
    citedBy === undefined ? [] : [{ id, citedBy, local: local.get(id)?.length ?? 0 }],
  )
  if (counted.length < 4) return []
  const median = quantile(
    counted.map(({ citedBy }) => citedBy),
    0.5,
  )
  const upper = Math.max(
    2,
    quantile(
      [...local.values()].map(({ length }) => length),
      0.75,
    ),
  )
  return counted
    .filter((paper) => paper.local >= upper && paper.citedBy <= median)
    .sort((a, b) => b.local - a.local || a.citedBy - b.citedBy)
}

/** Quantile by linear interpolation between neighbours (Hyndman & Fan 1996, type 7). */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const [low, high] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0]
  return low + (high - low) * (place - Math.floor(place))
}
