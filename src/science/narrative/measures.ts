import type { Claim, NarrativeBody } from '#contract/narrative.ts'
import type { Paper } from '#contract/papers.ts'

import { familyOf } from '../records/names.ts'
import { papersOfClaim } from './outline.ts'

/** Words of a text, as a person counts them. */
export const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0

export type Coverage = {
  /** Papers on which a claim of a section stands, and those on which none does, in the order of the papers. */
  used: string[]
  unused: string[]
}

/** Which of the chosen papers the argument uses. Claims that wait beside the outline do not count. */
export function coverageOfPapers(body: Pick<NarrativeBody, 'claims'>, documentIds: readonly string[]): Coverage {
  const inText = new Set(body.claims.filter(({ sectionId }) => sectionId !== undefined).flatMap(papersOfClaim))
  return {
    used: documentIds.filter((id) => inText.has(id)),
    unused: documentIds.filter((id) => !inText.has(id)),
  }
}

const leadOf = (paper: Paper): string => {
  const [first] = paper.authors
  return familyOf(first) || paper.title
}

export type Balance = { name: string; claims: number; share: number }[]

/**
 * How much of the argument rests on each first author, most first; shares (0 to 1) are of all pairs of a claim and a paper.
 * One name with much of it is worth a sentence in the review.
 */
export function balanceOf(body: Pick<NarrativeBody, 'claims'>, papers: readonly Paper[]): Balance {
  const byId = new Map(papers.map((paper) => [paper.id, paper]))
  const counts = new Map<string, number>()
  let all = 0
  for (const claim of body.claims) {
    if (claim.sectionId === undefined) continue
    for (const id of papersOfClaim(claim)) {
      const paper = byId.get(id)
      if (!paper) continue
      all += 1
      counts.set(leadOf(paper), (counts.get(leadOf(paper)) ?? 0) + 1)
    }
  }
  return [...counts]
    .map(([name, claims]) => ({ name, claims, share: claims / all }))
    .sort((a, b) => b.claims - a.claims || a.name.localeCompare(b.name))
}

export type Recency = {
  median: number | undefined
  oldest: number | undefined
  newest: number | undefined
  recent: number
  dated: number
}

/** How old the used papers are: median year, range, and how many of the dated ones are of the last five years. */
export function recencyOf(papers: readonly Paper[], thisYear: number): Recency {
  const years = papers.flatMap(({ year }) => year ?? []).sort((a, b) => a - b)
  const middle = years.length / 2
  const median =
    years.length === 0
      ? undefined
      : Number.isInteger(middle)
        ? ((years[middle - 1] ?? 0) + (years[middle] ?? 0)) / 2
        : years[Math.floor(middle)]
  return {
    median,
    oldest: years[0],
    newest: years.at(-1),
    recent: years.filter((year) => year > thisYear - 5).length,
    dated: years.length,
  }
}

export type Dissent = { sectionId: string; supporting: Claim[]; opposing: Claim[] }

/** Sections in which papers disagree: claims on both sides, of different papers. */
export function dissentIn({ sections, claims }: Pick<NarrativeBody, 'sections' | 'claims'>): Dissent[] {
  return sections.flatMap(({ id }) => {
    const here = claims.filter(({ sectionId }) => sectionId === id)
    const supporting = here.filter(({ stance }) => stance === 'supports')
    const opposing = here.filter(({ stance }) => stance === 'opposes')
    return supporting.length > 0 && opposing.length > 0 ? [{ sectionId: id, supporting, opposing }] : []
  })
}

export type Problem =
  | { kind: 'no-evidence'; claimId: string }
  | { kind: 'not-found'; claimId: string; quote: string }
  | { kind: 'retracted'; claimId: string; documentId: string }
  | { kind: 'empty-section'; sectionId: string }
  | { kind: 'too-long'; words: number; allowed: number }

/** Papers under which only a commentary is honest. */
export const PAPERS_LEAST = 5

/**
 * What stands between the review and its end, worst first: claims without evidence, quotes that are not in their paper,
 * retracted sources, sections without text, too many words. Claims that wait beside the outline do not count.
 */
export function problemsOf(body: NarrativeBody, papers: readonly Paper[]): Problem[] {
  const retracted = new Set(papers.filter(({ flags }) => flags.retracted).map(({ id }) => id))
  const inText = body.claims.filter(({ sectionId }) => sectionId !== undefined)
  const words = body.sections.reduce((sum, { text }) => sum + wordsIn(text), 0)
  return [
    ...inText
      .filter(({ evidence }) => evidence.length === 0)
      .map(({ id }): Problem => ({ kind: 'no-evidence', claimId: id })),
    ...inText.flatMap(({ id, evidence }) =>
      evidence
        .filter(({ verified }) => verified === 'none')
        .map(({ quote }): Problem => ({ kind: 'not-found', claimId: id, quote })),
    ),
    ...inText.flatMap((claim) =>
      papersOfClaim(claim)
        .filter((documentId) => retracted.has(documentId))
        .map((documentId): Problem => ({ kind: 'retracted', claimId: claim.id, documentId })),
    ),
    ...body.sections
      .filter(({ text }) => text.trim() === '')
      .map(({ id }): Problem => ({ kind: 'empty-section', sectionId: id })),
    ...(body.words !== undefined && words > body.words
      ? [{ kind: 'too-long' as const, words, allowed: body.words }]
      : []),
  ]
}

/** A retracted source, a quote that is nowhere and a claim on nothing end no review; the rest is the writer's to judge. */
export const blocksTheEnd = ({ kind }: Problem): boolean =>
  kind === 'retracted' || kind === 'not-found' || kind === 'no-evidence'
