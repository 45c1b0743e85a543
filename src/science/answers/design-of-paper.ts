import { isSureDesign } from '../evidence/certain-design.ts'
import { studyDesignOf } from '../evidence/study-design.ts'
import type { ReadablePaper } from '../synthesis/read-papers.ts'
import { designNames } from './design-words.ts'

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
function designOf(paper: ReadablePaper): string | undefined {
  const allocation = allocationOf(`${paper.title} ${paper.abstract ?? ''}`)
  if (paper.design === 'randomised-trial' && allocation && allocation !== 'random') return 'quasi-randomised trial'
  if (paper.design !== 'unknown') return designNames[paper.design][0]
  // Filed before trials that are not randomised had names of their own.
  const { design } = studyDesignOf(paper)
  return design === 'quasi-randomised-trial' || design === 'controlled-trial' ? designNames[design][0] : undefined
}

/** The same where it is beyond doubt, or was set by a person: only such a design is counted. */
export function sureDesignOf(paper: ReadablePaper): string | undefined {
  const design = designOf(paper)
  return design === designNames['quasi-randomised-trial'][0] || isSureDesign(paper) ? design : undefined
}
