import { PenLine, Plus, Redo2, Trash2, Undo2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import type { Paper } from '#contract/papers.ts'
import { AnalysisFrame } from '#research/grid/AnalysisFrame.tsx'
import { bundleExport, exportFile, provenance, tableExports, type ExportEntry } from '#research/grid/grid-exports.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { PapersProvider } from '#research/views/show-papers.tsx'
import { csvEntry } from '#research/views/view-exports.ts'
import { messageOf } from '#shared/api/errors.ts'
import { lazyPart } from '#shared/browser/lazy-part.tsx'
import { useIsHere } from '#shared/browser/use-is-here.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { cellText } from '#shared/figures/figure-table.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { paths } from '#shared/paths.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { argumentOutline, citedByKey, evidenceMatrixTable, standingTable } from './comparison-tables.ts'
import { EffectSides } from './EffectSides.tsx'
import { EvidenceTable, letterOf } from './EvidenceTable.tsx'
import { HypothesisStart } from './HypothesisStart.tsx'
import { statementOf } from './hypothesis-columns.ts'
import { hypothesisCopy as copy } from './hypothesis.copy.ts'
import { ItemPanel } from './ItemPanel.tsx'
import { OrderNotes } from './OrderNotes.tsx'
import { StandingFigure } from './StandingFigure.tsx'
import { useComparison, type Comparison } from './use-comparison.ts'
import { WeightRulesForm } from './WeightRulesForm.tsx'

const AddEvidence = lazyPart(async () => (await import('./AddEvidence.tsx')).AddEvidence)

const exportsOf = (open: OpenGrid, comparison: Comparison): ExportEntry[] => [
  csvEntry(open, 'CSV of the evidence matrix', () => evidenceMatrixTable(open.grid, comparison), 'evidence'),
  csvEntry(open, 'CSV of the order', () => standingTable(comparison), 'order'),
  {
    label: 'Argument as an outline (Markdown)',
    file: () => {
      const text = `# ${open.head?.title ?? ''}\n\n${argumentOutline(open.grid, comparison, provenance(open))}`
      return Promise.resolve(exportFile(open, text, 'md', ' outline'))
    },
  },
  ...tableExports(open, () => {
    const { columns, rows } = evidenceMatrixTable(open.grid, comparison)
    return {
      title: open.head?.title || 'Hypothesis comparison',
      head: columns.map(({ label }) => label),
      groups: [{ rows: rows.map(({ cells }) => cells.map(cellText)) }],
      notes: [copy.rankingText],
      provenance: provenance(open),
    }
  }),
  bundleExport(open, 'hypothesis'),
]

/** Makes a draft that begins with a text and answers its id; the page passes it in, since drafts belong to the writing workspace. */
export type DraftFrom = (draft: { title: string; markdown: string; papers: readonly Paper[] }) => Promise<string>

/** The argument as the beginning of a text: a draft of its own, which leaves the comparison as it is. */
function OutlineAsDraft({ open, comparison, onDraft }: { open: OpenGrid; comparison: Comparison; onDraft: DraftFrom }) {
  const navigate = useNavigate()
  const isHere = useIsHere()
  const [make, isMaking] = useOnce(async () => {
    const title = open.head?.title || 'Hypothesis comparison'
    const papers = open.papers.filter(({ id }) => comparison.items.some(({ documentId }) => documentId === id))
    try {
      const markdown = argumentOutline(open.grid, comparison, provenance(open), citedByKey)
      const id = await onDraft({ title, markdown, papers })
      if (isHere()) await navigate(paths.write(id))
    } catch (error) {
      toast({ title: copy.draftFailed, description: messageOf(error, copy.draftKept), variant: 'destructive' })
    }
  })
  return (
    <Button icon={PenLine} busy={isMaking} onClick={() => make()}>
      {copy.draft}
    </Button>
  )
}

/** Competing explanations against the evidence: what is inconsistent ranks, what fits is shown. */
export function HypothesisView({ open, onDraft }: { open: OpenGrid; onDraft?: DraftFrom }) {
  const { grid, papers, mayWrite, writes, canUndo, canRedo } = open
  const comparison = useComparison(open)
  const { hypotheses, items, ratings, state, setState } = comparison
  const [isAdding, setIsAdding] = useState(false)
  const [chosenId, setChosenId] = useState<string>()
  const chosen = items.find(({ id }) => id === chosenId)
  const isReady = hypotheses.length >= 2
  const designs = [
    ...new Set(
      items.flatMap(({ documentId }) => (documentId === undefined ? [] : (grid.papers.get(documentId)?.design ?? []))),
    ),
  ]
  return (
    <PapersProvider papers={grid.papers}>
      <AnalysisFrame
        open={open}
        kind="hypothesis"
        exports={isReady ? exportsOf(open, comparison) : []}
        actions={
          mayWrite && (
            <>
              {isReady && onDraft && <OutlineAsDraft open={open} comparison={comparison} onDraft={onDraft} />}
              <IconButton label="Undo" icon={Undo2} disabled={!canUndo} onClick={() => writes.undo()} />
              <IconButton label="Redo" icon={Redo2} disabled={!canRedo} onClick={() => writes.redo()} />
            </>
          )
        }
        {...(chosen &&
          mayWrite && {
            detailsLabel: 'Evidence item',
            details: (
              <ItemPanel
                key={chosen.id}
                open={open}
                comparison={comparison}
                item={chosen}
                onClose={() => setChosenId(undefined)}
              />
            ),
          })}
      >
        <div className="space-y-8">
          {hypotheses.length > 0 && (
            <ol aria-label="Hypotheses" className="space-y-1">
              {hypotheses.map((hypothesis) => (
                <li key={hypothesis.id} className="flex items-start gap-2">
                  <span className="font-semibold">{letterOf(hypotheses, hypothesis.id)}</span>
                  <span className="min-w-0 flex-1 font-serif text-base wrap-anywhere">{statementOf(hypothesis)}</span>
                  {mayWrite && (
                    <IconButton
                      size="small"
                      icon={Trash2}
                      label={`Remove hypothesis ${letterOf(hypotheses, hypothesis.id)}`}
                      onClick={() => writes.removeColumn(hypothesis)}
                    />
                  )}
                </li>
              ))}
            </ol>
          )}
          {!isReady && mayWrite && <HypothesisStart open={open} comparison={comparison} />}
          {isReady && (
            <>
              <section aria-label="Evidence" className="space-y-3">
                <p className="max-w-reading text-ink-muted">{copy.howTo}</p>
                {items.length === 0 ? (
                  <EmptyState
                    title={copy.noItems}
                    {...(mayWrite && {
                      action: (
                        <Button variant="primary" icon={Plus} onClick={() => setIsAdding(true)}>
                          Add evidence
                        </Button>
                      ),
                    })}
                  >
                    {copy.noItemsText}
                  </EmptyState>
                ) : (
                  <>
                    <div className="flex flex-wrap items-end justify-between gap-3">
                      {mayWrite && (
                        <Button icon={Plus} onClick={() => setIsAdding(true)}>
                          Add evidence
                        </Button>
                      )}
                      <SelectField
                        label="Order of the evidence"
                        value={state.order ?? 'added'}
                        onChange={(event) =>
                          setState((before) => ({
                            ...before,
                            order: event.target.value === 'diagnostic' ? ('diagnostic' as const) : ('added' as const),
                          }))
                        }
                        options={[
                          { value: 'added', label: 'As added' },
                          { value: 'diagnostic', label: 'Tells most apart first' },
                        ]}
                      />
                    </div>
                    <EvidenceTable open={open} comparison={comparison} chosen={chosenId} onChoose={setChosenId} />
                  </>
                )}
              </section>
              {ratings.length > 0 ? (
                <>
                  <StandingFigure open={open} comparison={comparison} />
                  <OrderNotes comparison={comparison} onChoose={setChosenId} />
                </>
              ) : (
                items.length > 0 && <p className="text-ink-muted">{copy.noRatings}</p>
              )}
              <EffectSides papers={papers} />
              {mayWrite && <WeightRulesForm comparison={comparison} designs={designs} />}
              {mayWrite && <HypothesisStart open={open} comparison={comparison} />}
            </>
          )}
        </div>
        {isAdding && (
          <Suspense fallback={null}>
            <AddEvidence open={open} comparison={comparison} onClose={() => setIsAdding(false)} />
          </Suspense>
        )}
      </AnalysisFrame>
    </PapersProvider>
  )
}
