import { Link } from 'react-router-dom'

import { EvidenceQuote } from '#research/evidence/EvidenceQuote.tsx'
import { passageAddress } from '#research/evidence/passage-address.ts'
import type { CheckReport } from '#science/manuscript/checks/checker.ts'
import { canBeRead, SPEAKS_FROM } from '#science/manuscript/checks/passages.ts'
import { tidy } from '#science/manuscript/checks/tidy.ts'
import { paperLabels } from '#science/synthesis/paper-label.ts'
import type { ReadablePaper } from '#science/synthesis/read-papers.ts'

import { PanelEmpty } from '../beside/PanelBody.tsx'
import { useDraft } from '../draft-context.ts'
import { checksCopy as copy } from './checks.copy.ts'
import { useCursorPlace } from './use-cursor-place.ts'

/** What the sources of the sentence at the cursor say, beside it. Follows the cursor. */
export function SourcesBeside({ report, papers }: { report: CheckReport; papers: readonly ReadablePaper[] }) {
  const { editor } = useDraft()
  const cursor = useCursorPlace(editor)
  const cited =
    cursor &&
    report.cited.find(
      ({ place }) => place.blockId === cursor.blockId && cursor.offset >= place.start && cursor.offset <= place.end + 1,
    )
  if (!cited) return <PanelEmpty title={copy.cursorTitle}>{copy.cursorNone}</PanelEmpty>
  const labels = paperLabels(papers)
  return (
    <div className="space-y-5">
      <p dir="auto" className="border-l-2 border-accent pl-3 font-serif text-base wrap-anywhere">
        {tidy(cited.sentence)}
      </p>
      {cited.sources.map(({ paperId, passages }) => {
        const paper = papers.find(({ id }) => id === paperId)
        const telling = passages.filter(({ overlap }) => overlap >= SPEAKS_FROM)
        return (
          <section key={paperId} className="space-y-3" aria-label={labels.get(paperId)}>
            <h3 className="wrap-anywhere">
              <Link
                to={passageAddress({ documentId: paperId })}
                className="font-semibold text-accent underline-offset-2 hover:underline"
              >
                {labels.get(paperId) ?? paperId}
              </Link>{' '}
              <span className="text-ink-muted">{paper?.title}</span>
            </h3>
            {telling.map(({ evidence }) => (
              <EvidenceQuote key={`${evidence.textHash} ${evidence.start}`} evidence={evidence} />
            ))}
            {telling.length === 0 && (
              <p className="text-ink-muted">{paper && !canBeRead(paper) ? copy.unreadable : copy.nothingOnIt}</p>
            )}
          </section>
        )
      })}
    </div>
  )
}
