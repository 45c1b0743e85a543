import type { Paper } from '#contract/papers.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { count } from '#shared/format/count.ts'
import { Notice } from '#shared/ui/Notice.tsx'

import { chosenWarnings } from './chosen-warnings.ts'

const SHOWN = 5

const Titles = ({ papers }: { papers: readonly Paper[] }) => (
  <ul className="mt-0.5 list-disc pl-5">
    {papers.slice(0, SHOWN).map((paper) => (
      <li key={paper.id} className="font-serif">
        {paper.title || 'Untitled'}
        {paper.year !== undefined && ` (${paper.year})`}
      </li>
    ))}
    {papers.length > SHOWN && <li>and {papers.length - SHOWN} more</li>}
  </ul>
)

/** Said before a choice is used: what was retracted, what stands in it twice, what has no text to read. */
export function ChosenWarnings({ papers }: { papers: readonly Paper[] }) {
  const { retracted, duplicates, withoutAbstract } = chosenWarnings(papers)
  if (retracted.length + duplicates.length + withoutAbstract.length === 0) return null
  return (
    <div className="mt-4 space-y-2">
      {retracted.length > 0 && (
        <Notice
          tone="warning"
          title={`${count(retracted.length, 'paper was', 'papers were')} retracted`}
          action={<HelpLink article="retractions" about="retracted papers" />}
        >
          <Titles papers={retracted} />
        </Notice>
      )}
      {duplicates.map((group) => (
        <Notice key={group[0]?.id} tone="warning" title={`These ${group.length} look like one paper`}>
          <Titles papers={group} />
        </Notice>
      ))}
      {withoutAbstract.length > 0 && (
        <Notice
          title={`${count(withoutAbstract.length, 'paper has', 'papers have')} no abstract, so nothing can be quoted from it`}
        >
          <Titles papers={withoutAbstract} />
        </Notice>
      )}
    </div>
  )
}
