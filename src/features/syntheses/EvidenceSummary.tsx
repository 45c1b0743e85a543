import type { Synthesis } from '#contract/syntheses.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { costWords } from '#research/model-runs/run-words.ts'
import { momentWords } from '#shared/format/dates.ts'
import { count } from '#shared/format/count.ts'
import { Notice } from '#shared/ui/Notice.tsx'

import { lookedUpWords, struckWords, type Tally } from '#research/evidence/checked-citations.ts'
import { ByRulesButton } from './ByRulesButton.tsx'
import { synthesesCopy as copy } from './syntheses.copy.ts'

type Props = { synthesis: Synthesis; tally: Tally; papers: number }

/** How this text came about, and what the page itself found when it looked each quote up. */
export function EvidenceSummary({ synthesis, tally, papers }: Props) {
  const { writtenBy } = synthesis
  const struck = struckWords(tally)
  const isByModel = writtenBy?.kind === 'model'
  const cost = writtenBy ? costWords(writtenBy) : ''
  return (
    <Notice
      tone={tally.missing + tally.unread + tally.unsupported > 0 || struck !== '' ? 'warning' : 'info'}
      title="How this was made"
      action={<HelpLink article="citations-you-can-check" about="how quotes are looked up" />}
    >
      <p>
        {isByModel ? copy.byModel(writtenBy.model ?? 'unnamed') : copy.extractive(tally.summaries)}
        {isByModel && cost !== '' && ` ${cost}.`}
      </p>
      <p className="mt-1">
        {synthesis.createdAt && `Begun ${momentWords(synthesis.createdAt)}. `}From {count(papers, 'paper', 'papers')}.
        This page looked up {count(tally.citations, 'quote', 'quotes')}: {lookedUpWords(tally)}
        {tally.unsupported > 0 && `; ${count(tally.unsupported, 'sentence', 'sentences')} without a source`}
        {struck !== '' && `; ${struck}`}.
      </p>
      {isByModel && synthesis.status === 'complete' && (
        <p className="mt-2">
          <ByRulesButton synthesis={synthesis} />
        </p>
      )}
    </Notice>
  )
}
