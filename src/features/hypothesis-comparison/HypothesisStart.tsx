import { Plus } from 'lucide-react'
import { useMemo } from 'react'

import { useDraft } from '#platform/drafts/use-draft.ts'
import { startColumns } from '#research/grid/start-columns.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { PapersButton } from '#research/views/show-papers.tsx'
import { viewsCopy } from '#research/views/views.copy.ts'
import { shortCitation } from '#science/grid/record-columns.ts'
import { statedHypotheses } from '#science/hypotheses/stated-hypotheses.ts'
import { AddField } from '#shared/forms/AddField.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { Button } from '#shared/ui/Button.tsx'

import { HYPOTHESES_MAX, hypothesisColumn, itemColumns, SAMPLE_SIZE } from './hypothesis-columns.ts'
import { hypothesisCopy as copy } from './hypothesis.copy.ts'
import type { Comparison } from './use-comparison.ts'

const SHOWN = 12

/** Adds a hypothesis: one's own words, or those of a paper. Guides who has none yet. */
export function HypothesisStart({ open, comparison }: { open: OpenGrid; comparison: Comparison }) {
  const { grid, papers, writes } = open
  const { hypotheses } = comparison
  const [text, setText, discard] = useDraft('hypothesis', open.id, '')
  const stated = useMemo(() => statedHypotheses(papers), [papers])
  const isFull = hypotheses.length >= HYPOTHESES_MAX
  const add = (statement: string) => {
    const missing = [...itemColumns, ...startColumns(SAMPLE_SIZE)].filter(({ id }) => !grid.columnById.has(id))
    writes.putColumns([hypothesisColumn(statement), ...missing])
  }
  return (
    <section aria-labelledby="hypothesis-start" className="rounded-card border border-line bg-surface p-5">
      <h2 id="hypothesis-start" className="text-base font-semibold">
        {hypotheses.length < 2 ? copy.guidedTitle : 'Add a hypothesis'}
      </h2>
      <p className="mt-1 max-w-reading text-ink-muted">{isFull ? copy.tooMany : copy.guided}</p>
      {!isFull && (
        <>
          <AddField
            className="mt-4 flex flex-wrap items-end gap-2"
            label="Hypothesis"
            maxLength={2000}
            rule={neededText('Write what is claimed.')}
            kept={{ text, onText: setText }}
            onAdd={(statement) => {
              add(statement)
              discard()
            }}
            action="Add hypothesis"
          />
          <h3 className="mt-5 font-semibold">{copy.stated}</h3>
          {stated.length === 0 ? (
            <p className="text-ink-muted">
              {open.hasNoPapers
                ? `${viewsCopy.noPapers}. ${viewsCopy.noPapersText}`
                : open.papersState.isPending
                  ? copy.reading
                  : copy.noneStated}
            </p>
          ) : (
            <ul className="mt-1 divide-y divide-line">
              {stated.slice(0, SHOWN).map(({ documentId, statement, evidence }) => {
                const paper = grid.papers.get(documentId)
                const isTaken = hypotheses.some(({ name }) => name === statement.slice(0, 200))
                return (
                  <li
                    key={`${documentId} ${evidence.start}`}
                    className="flex flex-wrap items-start justify-between gap-2 py-2"
                  >
                    <div className="min-w-0 flex-1 basis-72">
                      <p className="wrap-anywhere">{statement}</p>
                      <PapersButton
                        title="Where it is stated"
                        ids={[documentId]}
                        evidence={[evidence]}
                        className="-ml-1 text-xs text-ink-muted"
                      >
                        {paper ? shortCitation(paper) : documentId}
                      </PapersButton>
                    </div>
                    <Button size="small" icon={Plus} disabled={isTaken} onClick={() => add(statement)}>
                      {isTaken ? 'Taken' : 'Take it'}
                    </Button>
                  </li>
                )
              })}
            </ul>
          )}
        </>
      )}
    </section>
  )
}
