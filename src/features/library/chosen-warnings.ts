import type { Paper } from '#contract/papers.ts'
import { hasAbstract } from '#research/papers/paper-words.ts'

/** What a person should know of a choice before using it. */
export type ChosenWarnings = {
  /** Groups of papers that look like one paper: a DOI or PMID in common, or the same title and year. */
  duplicates: Paper[][]
  retracted: Paper[]
  withoutAbstract: Paper[]
}

const foldTitle = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

const keysOf = ({ ids, title, year }: Paper): string[] => [
  ...(ids.doi ? [`doi:${ids.doi}`] : []),
  ...(ids.pmid ? [`pmid:${ids.pmid}`] : []),
  ...(title.trim() === '' ? [] : [`title:${foldTitle(title)}:${year ?? ''}`]),
]

function duplicatesOf(papers: readonly Paper[]): Paper[][] {
  const groups = new Map<string, Paper[]>()
  for (const paper of papers) {
    const keys = keysOf(paper)
    const met = new Set(keys.flatMap((key) => groups.get(key) ?? []))
    const group = [...met, paper]
    // Every key of every member leads to the group: two papers may be joined by a third.
    for (const key of group.flatMap(keysOf)) groups.set(key, group)
  }
  return [...new Set(groups.values())].filter((group) => group.length > 1)
}

export const chosenWarnings = (papers: readonly Paper[]): ChosenWarnings => ({
  duplicates: duplicatesOf(papers),
  retracted: papers.filter((paper) => paper.flags.retracted === true),
  withoutAbstract: papers.filter((paper) => !hasAbstract(paper)),
})
