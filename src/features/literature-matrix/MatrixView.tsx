import { CheckCheck, Plus, Redo2, Sparkles, Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'

import { AnalysisFrame } from '#research/grid/AnalysisFrame.tsx'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { PapersProvider } from '#research/views/show-papers.tsx'
import { UnreadTexts } from '#research/views/UnreadTexts.tsx'
import { count } from '#shared/format/count.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { TabPanel } from '#shared/ui/TabPanel.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'

import { conceptChanges } from './change-concepts.ts'
import { ConceptForm } from './ConceptForm.tsx'
import { CoOccurrenceFigure } from './CoOccurrenceFigure.tsx'
import { HeatFigure } from './HeatFigure.tsx'
import { MarkPanel } from './MarkPanel.tsx'
import { matrixExports } from './matrix-exports.ts'
import { matrixCopy as copy } from './matrix.copy.ts'
import { MatrixTable, type Place } from './MatrixTable.tsx'
import { PaperLikeness } from './PaperLikeness.tsx'
import { PivotTable } from './PivotTable.tsx'
import { SaturationFigure } from './SaturationFigure.tsx'
import { SuggestConcepts } from './SuggestConcepts.tsx'
import { useMatrix } from './use-matrix.ts'

const tabs = [
  { value: 'matrix', label: 'Matrix' },
  { value: 'together', label: 'Together' },
  { value: 'saturation', label: 'Saturation' },
  { value: 'papers', label: 'Papers' },
  { value: 'pivot', label: 'Pivot' },
]

/** Concepts against papers: marks with their passages, and everything that can be counted from them. */
export function MatrixView({ open }: { open: OpenGrid }) {
  const { grid, papers, mayWrite, writes, canUndo, canRedo } = open
  const [tab, setTab] = useState('matrix')
  const [isSuggesting, setIsSuggesting] = useState(false)
  const [edited, setEdited] = useState<{ id?: string }>()
  const [chosen, setChosen] = useState<Place>()
  const matrix = useMatrix(open, isSuggesting)
  const { concepts, marks } = matrix
  const changes = useMemo(() => conceptChanges({ writes, grid }, marks), [writes, grid, marks])
  const paper = chosen && grid.papers.get(chosen.documentId)
  const concept = chosen && concepts.find(({ id }) => id === chosen.conceptId)
  const waiting = marks.all.filter(({ by }) => by !== 'person').length
  const confirmed = () => {
    const done = concepts.reduce((sum, { id }) => sum + changes.confirmAll(id), 0)
    toast({ title: `${count(done, 'mark', 'marks')} confirmed` })
  }
  const add = (
    <>
      <Button
        icon={Sparkles}
        variant={concepts.length === 0 ? 'primary' : 'secondary'}
        onClick={() => setIsSuggesting(true)}
      >
        {copy.suggest}
      </Button>
      <Button icon={Plus} onClick={() => setEdited({})}>
        {copy.add}
      </Button>
    </>
  )
  return (
    <PapersProvider papers={grid.papers}>
      <AnalysisFrame
        open={open}
        kind="lit_matrix"
        isReading={matrix.isReading}
        exports={concepts.length > 0 ? matrixExports(open, matrix) : []}
        actions={
          mayWrite && (
            <>
              <IconButton label="Undo" icon={Undo2} disabled={!canUndo} onClick={() => writes.undo()} />
              <IconButton label="Redo" icon={Redo2} disabled={!canRedo} onClick={() => writes.redo()} />
            </>
          )
        }
        {...(paper &&
          concept && {
            detailsLabel: 'Mark',
            details: (
              <MarkPanel
                paper={paper}
                concept={concept}
                marks={marks}
                {...(mayWrite && { changes })}
                onClose={() => setChosen(undefined)}
              />
            ),
          })}
      >
        {matrix.isFailed && (
          <div className="mb-4">
            <Notice tone="warning">{copy.readingFailed}</Notice>
          </div>
        )}
        <UnreadTexts texts={matrix.fullTexts} />
        {concepts.length === 0 ? (
          <EmptyState title={copy.empty} {...(mayWrite && { action: add })}>
            {copy.emptyText}
          </EmptyState>
        ) : (
          <>
            <div className="mb-4 flex flex-wrap items-center gap-2">
              {mayWrite && add}
              {mayWrite && !matrix.isReading && waiting > 0 && (
                <Button icon={CheckCheck} onClick={confirmed}>
                  Confirm all {waiting}
                </Button>
              )}
              <span role="status" className="ml-auto text-ink-muted">
                {matrix.isReading ? copy.reading : `${count(marks.all.length, 'mark', 'marks')}, ${waiting} to confirm`}
              </span>
            </div>
            <h2 className="sr-only">Views of the matrix</h2>
            <Tabs label="Views of the matrix" value={tab} onValueChange={setTab} tabs={tabs}>
              <TabPanel value="matrix">
                <p className="mb-3 max-w-reading text-ink-muted">{copy.howToRead}</p>
                <MatrixTable
                  matrix={matrix}
                  papers={papers}
                  chosen={chosen}
                  onChoose={setChosen}
                  {...(mayWrite && { onEdit: (id: string) => setEdited({ id }) })}
                />
                <div className="mt-8">
                  {!matrix.isReading && <HeatFigure matrix={matrix} papers={papers} onChoose={setChosen} />}
                </div>
              </TabPanel>
              <TabPanel value="together">
                {matrix.isReading ? <Skeleton lines={6} /> : <CoOccurrenceFigure matrix={matrix} />}
              </TabPanel>
              <TabPanel value="saturation">
                {matrix.isReading ? <Skeleton lines={6} /> : <SaturationFigure matrix={matrix} papers={papers} />}
              </TabPanel>
              <TabPanel value="papers">
                {matrix.isReading ? <Skeleton lines={6} /> : <PaperLikeness matrix={matrix} papers={papers} />}
              </TabPanel>
              <TabPanel value="pivot">
                {matrix.isReading ? <Skeleton lines={6} /> : <PivotTable open={open} matrix={matrix} />}
              </TabPanel>
            </Tabs>
          </>
        )}
        {isSuggesting && (
          <SuggestConcepts
            matrix={matrix}
            onClose={() => setIsSuggesting(false)}
            onTake={(names) => {
              changes.add(names)
              setIsSuggesting(false)
            }}
          />
        )}
        {edited && (
          <ConceptForm
            key={edited.id ?? 'new'}
            concept={concepts.find(({ id }) => id === edited.id)}
            others={concepts.filter(({ id }) => id !== edited.id)}
            place={open.id}
            onSave={(words) => changes.save(edited.id, words)}
            {...(edited.id !== undefined && {
              onRemove: () => changes.remove(edited.id ?? ''),
              onMerge: (into: string) => changes.merge(edited.id ?? '', into),
            })}
            onClose={() => setEdited(undefined)}
          />
        )}
      </AnalysisFrame>
    </PapersProvider>
  )
}
