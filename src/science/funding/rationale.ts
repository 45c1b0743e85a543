import type { Evidence } from '#contract/evidence.ts'
import type { Paper } from '#contract/papers.ts'

/** A part of a proposal: what it is for, and how many words it may have. */
export type RationaleSection = { id: string; heading: string; asks: string; limit?: number | undefined }
export type FundingTemplate = { id: string; name: string; sections: readonly RationaleSection[] }
export type RationaleClaim = { id: string; sectionId: string; text: string; evidence: readonly Evidence[] }

/** Parts that most funders ask for in some form, in our own words; own templates change, add and limit them. */
export const fundingTemplates: readonly FundingTemplate[] = [
  {
    id: 'general',
    name: 'Any funder',
    sections: [
      { id: 'burden', heading: 'Burden', asks: 'Whom does the problem harm, and how many?', limit: 200 },
      { id: 'known', heading: 'What is known', asks: 'What do the best studies say?', limit: 400 },
      { id: 'gap', heading: 'The gap', asks: 'What has nobody answered?', limit: 250 },
      { id: 'now', heading: 'Why now', asks: 'What has changed that makes it possible or urgent?', limit: 150 },
      { id: 'new', heading: 'What is new', asks: 'What would be known that is not?', limit: 200 },
      {
        id: 'precedent',
        heading: 'Approach and its precedents',
        asks: 'Who has done something alike, and did it work?',
        limit: 400,
      },
      { id: 'feasible', heading: 'Feasibility', asks: 'Why can this team do it in this time?', limit: 250 },
      { id: 'impact', heading: 'Impact', asks: 'What will be different for whom?', limit: 200 },
    ],
  },
  {
    id: 'short',
    name: 'One page',
    sections: [
      { id: 'problem', heading: 'Problem', asks: 'What is wrong, and for whom?', limit: 120 },
      { id: 'gap', heading: 'Gap', asks: 'What is not known?', limit: 120 },
      { id: 'approach', heading: 'Approach', asks: 'What will be done, and why should it work?', limit: 180 },
      { id: 'impact', heading: 'Impact', asks: 'What follows?', limit: 80 },
    ],
  },
]

/** How firmly a claim stands: on nothing, on one paper, on several, on several with a trial or review of trials among them. */
export type Strength = 'none' | 'one' | 'several' | 'strong'
const strongDesigns: readonly string[] = ['meta-analysis', 'systematic-review', 'randomised-trial']

/** Retracted papers and quotes that were not found carry nothing. */
export function strengthOf(claim: Pick<RationaleClaim, 'evidence'>, papers: ReadonlyMap<string, Paper>): Strength {
  const standing = claim.evidence
    .filter(({ verified }) => verified !== 'none')
    .flatMap(({ documentId }) => papers.get(documentId) ?? [])
    .filter(({ flags }) => flags.retracted !== true)
  const distinct = new Map(standing.map((paper) => [paper.id, paper]))
  if (distinct.size < 2) return distinct.size === 0 ? 'none' : 'one'
  return [...distinct.values()].some(({ design }) => strongDesigns.includes(design)) ? 'strong' : 'several'
}

const order: readonly Strength[] = ['none', 'one', 'several', 'strong']

/** Claims with the weakest first: what needs work is seen first. */
export const weakestFirst = <C extends Pick<RationaleClaim, 'evidence'>>(
  claims: readonly C[],
  papers: ReadonlyMap<string, Paper>,
): C[] => claims.toSorted((a, b) => order.indexOf(strengthOf(a, papers)) - order.indexOf(strengthOf(b, papers)))

/** Share of the claims that stand on something, 0 to 1; undefined without claims. */
export function coverageOfClaims(
  claims: readonly Pick<RationaleClaim, 'evidence'>[],
  papers: ReadonlyMap<string, Paper>,
): number | undefined {
  if (claims.length === 0) return undefined
  return claims.filter((claim) => strengthOf(claim, papers) !== 'none').length / claims.length
}

export type Funder = { name: string; paperIds: string[] }

/** Who paid for the papers, as they say it themselves: each funder with its papers, most papers first. */
export function fundersOf(statements: readonly { paperId: string; names: readonly string[] }[]): Funder[] {
  const byName = new Map<string, Funder>()
  for (const { paperId, names } of statements) {
    for (const name of names) {
      const key = name.trim().toLowerCase().replace(/^the /, '')
      if (key === '') continue
      const known = byName.get(key) ?? { name: name.trim(), paperIds: [] }
      byName.set(key, known)
      if (!known.paperIds.includes(paperId)) known.paperIds.push(paperId)
    }
  }
  return [...byName.values()].sort((a, b) => b.paperIds.length - a.paperIds.length || a.name.localeCompare(b.name))
}
