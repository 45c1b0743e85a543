import type { StudyDesign } from '#contract/papers.ts'

import { studyDesignOf } from '../evidence/study-design.ts'
import type { ReadablePaper } from '../synthesis/read-papers.ts'

const names: Record<Exclude<StudyDesign, 'unknown'>, readonly [one: string, many: string]> = {
  'meta-analysis': ['meta-analysis', 'meta-analyses'],
  'systematic-review': ['systematic review', 'systematic reviews'],
  'randomised-trial': ['randomised trial', 'randomised trials'],
  'quasi-randomised-trial': ['quasi-randomised trial', 'quasi-randomised trials'],
  'controlled-trial': ['controlled trial', 'controlled trials'],
  cohort: ['cohort study', 'cohort studies'],
  'case-control': ['case-control study', 'case-control studies'],
  'cross-sectional': ['cross-sectional study', 'cross-sectional studies'],
  'before-after': ['before-after study', 'before-after studies'],
  'case-report': ['case report', 'case reports'],
  'secondary-analysis': ['secondary analysis', 'secondary analyses'],
  qualitative: ['qualitative study', 'qualitative studies'],
  animal: ['animal study', 'animal studies'],
  'in-vitro': ['laboratory study', 'laboratory studies'],
  method: ['paper on methods', 'papers on methods'],
  review: ['review', 'reviews'],
  guideline: ['guideline', 'guidelines'],
  protocol: ['protocol', 'protocols'],
  theory: ['theoretical paper', 'theoretical papers'],
}
const unknown = ['study of unknown design', 'studies of unknown design'] as const

/** How a paper was allocated, where its words say so. */
const allocations: readonly (readonly [string, RegExp])[] = [
  [
    'alternate',
    /\b(?:alternate(?:ly)? allocat\w+|allocated alternately|in alternation|alternately (?:assigned|allocated)|allocation was alternate)\b/i,
  ],
  [
    'systematic',
    /\b(?:systematic(?:ally)? (?:rule|allocat\w+|assign\w+)|allocation was systematic|by a (?:fixed|systematic) rule|not strictly random)\b/i,
  ],
  [
    'random',
    /\b(?:at random|randomi[sz]ed|randomly (?:assigned|allocated)|random(?:ized|ised)?(?: controlled)? trial)\b/i,
  ],
]

export const allocationOf = (text: string): string | undefined =>
  allocations.find(([, pattern]) => pattern.test(text))?.[0]

/** The design of a paper in words for people; a trial that says it allocated otherwise is not called randomised. */
export function designOf(paper: ReadablePaper): string | undefined {
  const allocation = allocationOf(`${paper.title} ${paper.abstract ?? ''}`)
  if (paper.design === 'randomised-trial' && allocation && allocation !== 'random') return 'quasi-randomised trial'
  if (paper.design !== 'unknown') return names[paper.design][0]
  // Filed before trials that are not randomised had names of their own.
  const { design } = studyDesignOf(paper)
  return design === 'quasi-randomised-trial' || design === 'controlled-trial' ? names[design][0] : undefined
}

const many = new Map([...Object.values(names), unknown].map(([one, more]) => [one, more]))

/** "1 cohort study", "3 cohort studies". */
export const countedDesign = (design: string | undefined, count: number): string =>
  `${count} ${count === 1 ? (design ?? unknown[0]) : (many.get(design ?? unknown[0]) ?? `${design ?? ''}s`)}`

export const isTrial = (design: string | undefined): boolean => design?.endsWith('trial') ?? false
