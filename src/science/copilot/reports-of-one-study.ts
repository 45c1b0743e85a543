import { reportKindOf, type ReportKind } from '../evidence/report-kind.ts'
import { sameStudies } from '../evidence/same-study.ts'
import type { ReadPaper } from '../synthesis/read-papers.ts'
import { frame, listed, type SentenceDraft } from '../synthesis/section-draft.ts'

const pooled = new Set(['meta-analysis', 'systematic-review', 'review', 'guideline'])

const kinds: Readonly<Record<ReportKind, string>> = {
  protocol: 'protocol',
  'secondary-analysis': 'secondary analysis',
  companion: 'later report',
  preprint: 'preprint',
}

/** What a paper is in relation to its study, for a list of papers: its design, and what kind of report it is. */
export function designAndKind({ paper }: ReadPaper): string {
  const design = paper.design === 'unknown' ? 'not known' : paper.design.replaceAll('-', ' ')
  const kind = reportKindOf(paper)?.kind
  return kind === undefined || kinds[kind] === design ? design : `${design} (${kinds[kind]})`
}

/** A sentence for each study of which several of these papers report: a list of papers is no list of studies. */
export function oneStudySentences(papers: readonly ReadPaper[]): SentenceDraft[] {
  const labels = new Map(papers.map(({ paper, label }) => [paper.id, label]))
  // Two syntheses by one author are two works, however like their titles are.
  const own = papers.map(({ paper }) => paper).filter(({ design }) => !pooled.has(design))
  return sameStudies(own).map(({ papers: ids, because }) =>
    frame(`${listed(ids.map((id) => labels.get(id) ?? id))} seem to report one study. ${because}`),
  )
}
