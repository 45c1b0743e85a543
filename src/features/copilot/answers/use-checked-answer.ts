import { useMemo } from 'react'

import type { Answer } from '#contract/copilot.ts'
import type { Evidence } from '#contract/evidence.ts'
import { checkSections, tallyOf, type CheckedSection } from '#research/evidence/checked-citations.ts'
import { useSentenceCheck } from '#research/evidence/use-sentence-check.ts'
import { useFullTexts } from '#research/papers/full-texts.queries.ts'
import { useChangingPapers } from '#research/papers/opened-papers.queries.ts'

const citationsOf = ({ sections, table }: Pick<Answer, 'sections' | 'table'>): Evidence[] => [
  ...sections.flatMap(({ sentences }) => sentences.flatMap(({ citations }) => citations)),
  ...(table?.rows.flat().flatMap(({ evidence }) => evidence ?? []) ?? []),
]

/**
 * An answer with every quote looked up by the page. A section is `checked` when the papers that it cites are at hand;
 * until then it is shown without its citations.
 */
export function useCheckedAnswer(answer: Answer) {
  const ids = useMemo(() => [...new Set(citationsOf(answer).map(({ documentId }) => documentId))].sort(), [answer])
  const papers = useChangingPapers(ids)
  const texts = useFullTexts(papers.data)
  const known = new Set(papers.data?.map(({ id }) => id))
  const { problemsOf, isPending } = useSentenceCheck(answer.sections)
  const isSettled =
    !isPending && (ids.length === 0 || (papers.data !== undefined && !papers.isPlaceholderData && !texts.isPending))
  const sections = checkSections(answer.sections, texts.papers, problemsOf)
  const cited = (section: CheckedSection) =>
    section.sentences.flatMap(({ citations }) => citations.map(({ citation }) => citation.documentId))
  return {
    sections: sections.map((section) => ({
      section,
      isChecked: isSettled || (!isPending && !texts.isPending && cited(section).every((id) => known.has(id))),
    })),
    papers: texts.papers,
    tally: tallyOf(sections),
    isSettled,
    error: papers.error ?? texts.error,
    textsFailed: papers.error ? 0 : texts.failed,
    retry: () => {
      if (papers.error) void papers.refetch()
      texts.retry()
    },
  }
}
export type CheckedAnswer = ReturnType<typeof useCheckedAnswer>
