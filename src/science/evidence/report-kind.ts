import type { Paper } from '#contract/papers.ts'

import { studyDesignOf } from './study-design.ts'

/** What a paper is in relation to its study, where it is not the study's first report. */
export const reportKinds = ['protocol', 'secondary-analysis', 'companion', 'preprint'] as const
export type ReportKind = (typeof reportKinds)[number]

type Readable = Pick<Paper, 'title' | 'abstract' | 'publicationTypes' | 'venue' | 'ids' | 'type'>

const secondary =
  /\b(?:secondary|post[ -]hoc|ancillary|exploratory|subgroup|sub-group|mediation|cost-effectiveness) (?:data )?analys[ei]s (?:of|from|within)\b|\b(?:ancillary|sub-?) ?study of\b|\b(?:data|participants) from (?:the|a) [\w-]+(?: [\w-]+){0,4} (?:trial|study) (?:was|were) (?:re-?)?analy[sz]ed\b|\bsubstudy\b/i
const companion =
  /\b(?:long-term|extended|final|\w+-year|\d+-?(?:year|month)|\d+ ?(?:years?|months?)|further) (?:follow-?up|results|outcomes) (?:of|from|after)\b|\bfollow-?up of (?:the|a|an) (?:[\w-]+ ){0,4}(?:trial|study)\b/i
const preprintVenue =
  /\b(?:arxiv|biorxiv|medrxiv|psyarxiv|chemrxiv|socarxiv|preprints?|ssrn|research square|osf|authorea)\b/i
const preprintDoi = /^10\.(?:1101|48550|21203|31234|2139|20944|26434|31235|22541)\//

/** Whether a paper is a plan, a second look, a later report or a preprint of a study, with the words that show it. */
export function reportKindOf(paper: Readable): { kind: ReportKind; because: string } | undefined {
  const doi = paper.ids.doi ?? ''
  if (preprintDoi.test(doi) || preprintVenue.test(paper.venue ?? ''))
    return { kind: 'preprint', because: `It appeared in ${paper.venue ?? `a preprint server (${doi})`}.` }
  const design = studyDesignOf(paper)
  if (design.design === 'protocol') return { kind: 'protocol', because: design.because }
  for (const [kind, pattern] of [
    ['secondary-analysis', secondary],
    ['companion', companion],
  ] as const) {
    const said = pattern.exec(paper.title) ?? (kind === 'companion' ? null : pattern.exec(paper.abstract ?? ''))
    if (said) return { kind, because: `It says “${said[0]}”.` }
  }
  return undefined
}
